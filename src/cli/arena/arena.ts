/** The command that lets bots play each other, many times over, and writes a report. */

import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES_VERSION } from 'frantic-engine';
import { formatRecord } from 'frantic-engine/notation';
import { GameFailed, InvalidRun, playParts, type Results, resultsOf } from 'frantic-engine/sim';
import { SPOKEN } from '../languages/languages.ts';
import { BadArguments } from '../shared/arguments.ts';
import { type Command, CommandFailed } from '../shared/command.ts';
import { itemAt } from '../shared/item-at.ts';
import type { Terminal } from '../shared/terminal.ts';
import { version } from '../shared/version.ts';
import { help, readArguments, type Wanted } from './arguments.ts';
import { Journal } from './journal.ts';
import { page } from './page.ts';
import { type Rated, ratingsOf } from './ratings.ts';
import { tables } from './tables.ts';
import { estimate, named, number, percent } from './words.ts';

export const arena: Command = {
  name: 'arena',
  line: (lang) => SPOKEN[lang].lines.arena,
  help,
  async run(given, terminal, call) {
    const wanted = readArguments(given, call);
    makeFolder(wanted.out);
    const journal = Journal.open(join(wanted.out, 'journal.jsonl'), settingsOf(wanted), wanted.fresh);
    try {
      await playMissing(wanted, journal, terminal);
      const results = named(resultsOf(wanted.run, journal.part), wanted.names);
      const ratings = ratingsOf(results);
      writeReport(wanted, results, ratings);
      tell(wanted, results, ratings, terminal);
    } finally {
      journal.close();
    }
  },
};

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new BadArguments(`--out: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Everything that decides what happens in a game. More games may be asked for later. */
const settingsOf = ({ run, modules }: Wanted) => ({
  journal: 1,
  'frantic-engine': version(),
  rules: RULES_VERSION,
  bots: run.bots,
  modules: modules.map((text) => createHash('sha256').update(text).digest('hex')),
  setup: run.setup,
  seed: run.seed,
});

async function playMissing({ run, games, workers, out }: Wanted, journal: Journal, terminal: Terminal): Promise<void> {
  const missing = journal.missing(games);
  const before = journal.part.games;
  if (before > 0) terminal.print(`${before} of ${games} games are in the journal.`);
  if (missing.length === 0) return;
  const progress = terminal.pace(games, before, 'games');
  try {
    await playParts(
      run,
      missing,
      (part, at) => {
        journal.add(part, at);
        progress.at(journal.part.games);
      },
      { workers },
    );
  } catch (error) {
    progress.end();
    if (error instanceof InvalidRun) throw new BadArguments(error.message, { cause: error });
    if (!(error instanceof GameFailed)) throw error;
    const file = join(out, 'failed.txt');
    writeFileSync(file, formatRecord(error.record));
    throw new CommandFailed(`${error.message}\nThe game up to then is in ${file}.`, { cause: error });
  }
  progress.end();
}

function writeReport({ out, command }: Wanted, results: Results, ratings: readonly Rated[]): void {
  const write = (name: string, text: string): void => writeFileSync(join(out, name), text);
  const kept: Record<string, string> = {};
  for (const [reason, game] of Object.entries(results.kept)) {
    if (game === undefined) continue;
    kept[reason] = `${reason}.txt`;
    write(`${reason}.txt`, game.record);
  }
  for (const [name, text] of Object.entries(tables(results, ratings))) write(name, text);
  write('results.json', `${JSON.stringify({ command, ratings, ...results }, null, 1)}\n`);
  write('report.html', page(results, ratings, { command, kept }));
}

/** Prints what there is to know at once. */
function tell({ out }: Wanted, results: Results, ratings: readonly Rated[], { print, paint }: Terminal): void {
  const width = Math.max(3, ...results.bots.map(({ bot }) => bot.length)) + 2;
  const row = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(width) : cell.padStart(i === 1 ? 8 : 26))).join('');
  print(paint.bold(row(['Bot', 'Games', 'Won', 'Points at the end', 'Rating'])));
  results.bots.forEach(({ bot, games, wins, points }, i) => {
    const said = [estimate(wins, percent), estimate(points, number), estimate(itemAt(ratings, i), number)];
    print(row([bot, String(games), ...said]));
  });
  print(`${results.games} games, ${results.rounds} rounds. In brackets: 99 % intervals. The fewest points win.`);
  print(`The report is ${join(out, 'report.html')}.`);
}
