/** The command that lets bots play each other, many times over, and writes a report. */

import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RULES_VERSION } from 'frantic-engine';
import { formatRecord as formatBoardRecord } from 'frantic-engine/board-game';
import { formatRecord } from 'frantic-engine/notation';
import { GameFailed, type GameRange, type GameRow, InvalidRun, playParts, resultsOf } from 'frantic-engine/sim';
import { SPOKEN } from '../languages/languages.ts';
import { BadArguments } from '../shared/arguments.ts';
import { type Command, CommandFailed } from '../shared/command.ts';
import { readText } from '../shared/files.ts';
import type { Terminal } from '../shared/terminal.ts';
import { version } from '../shared/version.ts';
import { help, readArguments, readMerging, type Wanted } from './arguments.ts';
import { Journal } from './journal.ts';
import { mergeAndReport } from './merge.ts';
import { makeFolder, report } from './report.ts';
import { looksOf, type Verdict, verdictAt } from './stop.ts';

export const arena: Command = {
  name: 'arena',
  line: (lang) => SPOKEN[lang].lines.arena,
  help,
  async run(given, terminal, call) {
    if (given[0] === 'report') {
      mergeAndReport(readMerging(given.slice(1), call), terminal);
      return;
    }
    const wanted = readArguments(given, call);
    const settings = await settingsOf(wanted);
    makeFolder(wanted.out);
    const journal = Journal.open(join(wanted.out, 'journal.jsonl'), settings, wanted.fresh);
    try {
      journal.checkMost(wanted.range);
      const verdict = wanted.stop
        ? await playUntilSettled(wanted, journal, terminal)
        : await playMissing(wanted, wanted.range, journal, terminal);
      report({ ...wanted, played: journal, verdict }, terminal);
    } finally {
      journal.close();
    }
  },
};

/** Everything that decides what happens in a game. More games may be asked for later, unless it is settled when to look. */
const settingsOf = async ({ run, modules, rows, stop, range }: Wanted) => ({
  journal: 2,
  'frantic-engine': version(),
  rules: RULES_VERSION,
  game: run.game,
  bots: run.bots,
  modules: await Promise.all(modules.map(markOf)),
  setup: run.setup,
  seed: run.seed,
  ...(rows ? { rows } : {}),
  ...(stop ? { stop: range.to } : {}),
});

/**
 * What a bot's file is known by: its text, and its `version` if it exports one, such as the text of a net that it reads. A file that
 * cannot be loaded is refused when it is to play.
 */
async function markOf(file: URL): Promise<string> {
  const text = readText(fileURLToPath(file));
  const { version: own = '' }: Readonly<Record<string, unknown>> = await import(file.href).catch(() => ({}));
  return createHash('sha256').update(text).update(String(own)).digest('hex');
}

/** Plays from look to look, until one of them settles it. */
async function playUntilSettled(wanted: Wanted, journal: Journal, terminal: Terminal): Promise<Verdict | null> {
  const { run, range } = wanted;
  let verdict: Verdict | null = null;
  for (const look of looksOf(range.to, run.bots.length)) {
    // Games were played after this look, so it settled nothing.
    if (journal.part.games > look.games) continue;
    await playMissing(wanted, { from: 0, to: look.games }, journal, terminal);
    const [first] = resultsOf(run, journal.part).bots;
    if (first !== undefined) verdict = verdictAt(look, first.ahead);
    if (verdict?.isSettled === true) break;
  }
  return verdict;
}

async function playMissing(
  { run, workers, out, rows: wantsRows }: Wanted,
  range: GameRange,
  journal: Journal,
  terminal: Terminal,
): Promise<null> {
  const missing = journal.missing(range);
  const games = range.to - range.from;
  const before = journal.part.games;
  if (before > 0) terminal.print(`${before} of ${games} games are in the journal.`);
  if (missing.length === 0) return null;
  const progress = terminal.pace(games, before, 'games');
  let rows: GameRow[] = [];
  try {
    await playParts(
      run,
      missing,
      (part, at) => {
        journal.add(part, at, rows);
        rows = [];
        progress.at(journal.part.games);
      },
      { workers, ...(wantsRows ? { onGame: (row: GameRow) => rows.push(row) } : {}) },
    );
  } catch (error) {
    progress.end();
    if (error instanceof InvalidRun) throw new BadArguments(error.message, { cause: error });
    if (!(error instanceof GameFailed)) throw error;
    const file = join(out, 'failed.txt');
    const { record } = error;
    writeFileSync(file, record.game === 'board' ? formatBoardRecord(record) : formatRecord(record));
    throw new CommandFailed(`${error.message}\nThe game up to then is in ${file}.`, { cause: error });
  }
  progress.end();
  return null;
}
