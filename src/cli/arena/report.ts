/** The report of a run: files for people and for programs, and a few lines for whoever waits. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Results, type Run, resultsOf } from 'frantic-engine/sim';
import { BadArguments } from '../shared/arguments.ts';
import { itemAt } from '../shared/item-at.ts';
import type { Terminal } from '../shared/terminal.ts';
import { wrap } from '../shared/words.ts';
import type { Played } from './lines.ts';
import { page } from './page.ts';
import { type Rated, ratingsOf } from './ratings.ts';
import { rowFiles, type Timed, timesOf } from './rows.ts';
import { sheetOf } from './sheet.ts';
import type { Verdict } from './stop.ts';
import { tables } from './tables.ts';
import { estimate, named, number, percent, said } from './words.ts';

/** What a report is made of. */
export interface Reported {
  readonly run: Run;
  /** The bots as a reader knows them. */
  readonly names: readonly string[];
  readonly command: string;
  readonly out: string;
  readonly played: Played;
  /** What the last look said, if the run might end early. */
  readonly verdict: Verdict | null;
}

/** Makes the folder that a report goes to. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new BadArguments(`--out: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Writes the report, and prints what there is to know at once. */
export function report({ run, names, command, out, played, verdict }: Reported, terminal: Terminal): void {
  const results = named(resultsOf(run, played.part), names);
  const ratings = ratingsOf(results);
  const bots = results.bots.map(({ bot }) => bot);
  const times = played.rows.length > 0 ? timesOf(played.rows, bots) : [];
  const write = (name: string, text: string | Uint8Array): void => writeFileSync(join(out, name), text);
  const kept: Record<string, string> = {};
  for (const [reason, game] of Object.entries(results.kept)) {
    if (game === undefined) continue;
    kept[reason] = `${reason}.txt`;
    write(`${reason}.txt`, game.record);
  }
  for (const [name, text] of Object.entries(tables(results, ratings))) write(name, text);
  if (times.length > 0)
    for (const [name, text] of Object.entries(rowFiles(played.rows, times, bots))) write(name, text);
  const more = { ...(verdict === null ? {} : { verdict }), ...(times.length === 0 ? {} : { times }) };
  write('results.json', `${JSON.stringify({ command, ratings, ...more, ...results }, null, 1)}\n`);
  write('report.html', page(results, ratings, { command, kept, verdict, times }));
  tell(results, ratings, times, verdict, terminal);
  terminal.print(`The report is ${join(out, 'report.html')}.`);
}

function tell(
  results: Results,
  ratings: readonly Rated[],
  times: readonly Timed[],
  verdict: Verdict | null,
  { print, paint }: Terminal,
): void {
  const isRated = ratings.length > 0;
  const head = ['Bot', 'Games', 'Won', 'Ahead, a round', 'Points at the end', ...(isRated ? ['Rating'] : [])];
  const rows = results.bots.map(({ bot, games, wins, points, ahead }, i) => {
    const rated = isRated ? [number(itemAt(ratings, i).value)] : [];
    return [bot, String(games), estimate(wins, percent), estimate(ahead, number), estimate(points, number), ...rated];
  });
  for (const line of sheetOf(head, rows, paint)) print(line);
  const say = (text: string): void => {
    for (const line of wrap(text, paint.width, '')) print(line);
  };
  say(`${results.games} games, ${results.rounds} rounds. In brackets: 99 % intervals. The fewest points win.`);
  for (const { bot, milliseconds, slowest } of times)
    say(`${bot}: ${number(milliseconds, 3)} ms a decision, at most ${number(slowest, 1)} ms.`);
  if (verdict !== null) say(said(verdict, results.bots[0]?.bot ?? ''));
}
