/**
 * Measures how much stronger each bot is than the one before it, and how fast it is, and writes what it found into the
 * tables of `docs/bots.md`. All rows take about an hour of an idle core; `npm run bots -- heuristic base` measures the rows with
 * these words. `-- --quick` plays a tenth of the games and only prints, with the seconds that each row has taken.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRandom } from 'frantic-engine';
import { type Bot, botOf, decide } from 'frantic-engine/bots';
import { championBot, instinctBot } from 'frantic-engine/champion';
import * as fast from 'frantic-engine/fast';
import { createRun, type Estimate, playGames, resultsOf } from 'frantic-engine/sim';
import { browserHere, timesInBrowser } from './bots/browser.ts';
import { spreadOf, timesOf } from './bots/decisions.ts';
import type { Measured } from './bots/measure.ts';

const PAGE = new URL('../docs/bots.md', import.meta.url);

const SETS = {
  base: [],
  all: ['troublemaker', 'supercharge', 'pandoras-box'],
} as const;

type Sets = keyof typeof SETS;

/** What is measured: a bot, the one it sits with, and how many games that takes to tell. */
const PAIRS = [
  { bot: 'greedy', others: 'random', games: { base: 2000, all: 2000 } },
  { bot: 'heuristic', others: 'greedy', games: { base: 4000, all: 6000 } },
  { bot: 'ismcts:200', others: 'heuristic', games: { base: 400, all: 200 } },
] as const;

/** The search that takes as long as `champion`. */
const SEARCH = 'ismcts:320';

/** A bot that has learned, so many others, and how many games that takes to tell. */
interface Learned {
  readonly bot: string;
  readonly others: string;
  readonly count: number;
  readonly games: Readonly<Partial<Record<Sets, number>>>;
}

/** The bots that have learned, with three others at the table and with one. None of these deals was learned from. */
const LEARNED: readonly Learned[] = [
  { bot: 'instinct', others: 'heuristic', count: 3, games: { base: 4000, all: 2000 } },
  { bot: 'instinct', others: 'heuristic', count: 1, games: { base: 2000, all: 1000 } },
  { bot: 'champion', others: SEARCH, count: 3, games: { base: 480 } },
  { bot: 'champion', others: SEARCH, count: 1, games: { all: 200 } },
];

/** `champion` and the search that takes as long, in the same deals, with three others at the table and with one. */
const EQUAL = [
  { count: 3, games: { base: 1400, all: 800 } },
  { count: 1, games: { base: 364, all: 308 } },
] as const;

/** The same for the board game. */
const BOARD_PAIRS = [
  { bot: 'greedy', others: 'random', games: 4000 },
  { bot: 'search', others: 'greedy', games: 1000 },
  { bot: 'heuristic', others: 'greedy', games: 2000 },
  { bot: 'heuristic', others: 'search', games: 400 },
] as const;

/** How long one decision takes, by iterations and by a clock. */
const TIMED = ['instinct', 'champion', 'champion:40ms'] as const;
const DECISIONS = 1000;

/** What is played, or counted, with `--quick`: small enough for ten minutes of one core. */
const QUICK = 0.1;

/** Every game but its seed. */
const setupOf = (sets: Sets, players = 4) =>
  ({ players, edition: 'pandora', sets: [...SETS[sets]], length: 'short', windows: 'holders' }) as const;

/** An estimate with its interval. */
function said({ value, low, high }: Estimate, digits: number, scale = 1): string {
  const [mean, from, to] = [value, low, high].map((one) => ((one ?? Number.NaN) * scale).toFixed(digits));
  return `${mean} (${from} to ${to})`;
}

/** One bot at a table with three of another kind, in each seat equally often. `sets`: which game, as the table calls it. */
async function strengthRow(sets: Sets | 'board', { bot, others, games }: Pair): Promise<string> {
  // Two rows of one bot have other deals.
  const seed = others === 'search' ? `strength ${bot} ${sets} ${others}` : `strength ${bot} ${sets}`;
  const bots = [bot, others, others, others];
  const run =
    sets === 'board'
      ? createRun({ game: 'board', bots, setup: { players: 4, length: 'short', windows: 'holders' }, seed })
      : createRun({ bots, setup: setupOf(sets), seed });
  // Whole deals, of four games.
  const played = Math.ceil((games * share) / 4) * 4;
  const [one] = resultsOf(run, await playGames(run, { from: 0, to: played }, { keep: [] })).bots;
  if (one === undefined) throw new Error('Nobody has played.');
  return `| \`${bot}\` | three \`${others}\` | ${sets} | ${played} | ${said(one.wins, 1, 100)} % | ${said(one.ahead, 2)} |`;
}

/** A bot that has learned, at a table with so many others. */
async function learnedRow(sets: Sets, { bot, others, games }: Pair, count: number, seed: string): Promise<string> {
  const bots = [bot, ...Array.from({ length: count }, () => others)];
  const run = createRun({ bots, setup: setupOf(sets, bots.length), seed });
  const played = Math.ceil((games * share) / 4) * 4;
  const [one] = resultsOf(run, await playGames(run, { from: 0, to: played }, { keep: [] })).bots;
  if (one === undefined) throw new Error('Nobody has played.');
  const against = `${count} × \`${others}\``;
  return `| \`${bot}\` | ${against} | ${sets} | ${played} | ${said(one.wins, 1, 100)} % | ${said(one.ahead, 2)} |`;
}

/** A bot, the one it sits with, and how many games are played. */
interface Pair {
  readonly bot: string;
  readonly others: string;
  readonly games: number;
}

/** Plays a game to its end. Returns how often somebody decided. */
function play(state: fast.MutableGameState, bot: Bot, random: () => number): number {
  let decisions = 0;
  for (let seat = fast.nextSeat(state); seat !== null; seat = fast.nextSeat(state)) {
    fast.apply(state, decide(bot, state, seat, random));
    decisions++;
  }
  return decisions;
}

/** Four bots of a kind play, and after some seconds of computing, which the compiler needs, three seconds are counted. */
function speedRow(bot: string, one: Bot, sets: Sets): string {
  let [game, decisions, seconds] = [0, 0, 0];
  for (const enough of isQuick ? [1, 1] : [4, 3]) {
    const start = process.cpuUsage();
    for ([decisions, seconds] = [0, 0]; seconds < enough; game++) {
      const seed = `speed ${game}`;
      decisions += play(fast.createGame({ ...setupOf(sets), seed }), one, createRandom(seed));
      const { user, system } = process.cpuUsage(start);
      seconds = (user + system) / 1e6;
    }
  }
  const each = decisions / seconds;
  const rounded = each > 1000 ? `${Math.round(each / 1000)} 000` : `${Math.round(each)}`;
  return `| \`${bot}\` | speed | ${sets} | ${rounded} |`;
}

/** How long single decisions take. `about`: what the row calls the place where they were measured by `times`. */
async function decisionRow(
  bot: string,
  about: string,
  sets: Sets,
  times: (measured: Measured) => Promise<Float64Array>,
): Promise<string> {
  const decisions = DECISIONS * share;
  const { median, most, longest } = spreadOf(await times({ bot, setup: setupOf(sets), decisions }));
  const [half, nearly, all] = [median, most, longest].map((one) => one.toFixed(one < 10 ? 2 : 0));
  return `| \`${bot}\` | ${about} | ${sets} | ${decisions} | ${half} | ${nearly} | ${all} |`;
}

/** Puts a row in place of the one that begins alike: what was measured is in the first three cells. */
function write(row: string): void {
  const name = row.split('|').slice(0, 4).join('|');
  const lines = readFileSync(PAGE, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.startsWith(name));
  if (at < 0) throw new Error(`docs/bots.md has no row '${name}'.`);
  lines[at] = row;
  writeFileSync(PAGE, lines.join('\n'));
  console.log(row);
}

const words = process.argv.slice(2).filter((word) => word !== '--quick');
const isQuick = process.argv.includes('--quick');
const share = isQuick ? QUICK : 1;
const begun = performance.now();
let told = 0;
function tell(row: string): void {
  told++;
  if (isQuick) console.log(`${row} after ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  else write(row);
}
const wanted = (...about: readonly string[]): boolean => words.every((word) => about.includes(word));
for (const sets of Object.keys(SETS) as Sets[]) {
  for (const bot of ['random', 'greedy', 'heuristic', 'ismcts:200'] as const)
    if (wanted(bot, 'speed', sets)) tell(speedRow(bot, botOf(bot), sets));
  for (const [name, bot] of Object.entries({ instinct: instinctBot, champion: championBot }))
    if (wanted(name, 'speed', sets)) tell(speedRow(name, bot, sets));
  for (const pair of PAIRS)
    if (wanted(pair.bot, 'strength', sets)) tell(await strengthRow(sets, { ...pair, games: pair.games[sets] }));
}
for (const sets of Object.keys(SETS) as Sets[]) {
  for (const { bot, others, count, games: all } of LEARNED) {
    const games = all[sets];
    if (games === undefined || !wanted(bot, `${count}`, others, 'learned', sets)) continue;
    tell(await learnedRow(sets, { bot, others, games }, count, `learned ${bot} ${others} ${sets} ${count}`));
  }
  for (const { count, games } of EQUAL)
    for (const bot of ['champion', SEARCH])
      if (wanted(bot, `${count}`, 'heuristic', 'equal', sets))
        tell(await learnedRow(sets, { bot, others: 'heuristic', games: games[sets] }, count, `equal ${sets} ${count}`));
}
for (const sets of Object.keys(SETS) as Sets[])
  for (const bot of TIMED) if (wanted(bot, 'decision', sets)) tell(await decisionRow(bot, 'decision', sets, timesOf));
// Chromium is only looked for if somebody wants its rows: it may have to be installed.
const inBrowser = (Object.keys(SETS) as Sets[]).flatMap((sets) =>
  TIMED.filter((bot) => wanted(bot, 'browser', sets)).map((bot) => ({ bot, sets })),
);
const browser = inBrowser.length > 0 ? await browserHere() : null;
if (browser !== null)
  for (const { bot, sets } of inBrowser)
    tell(await decisionRow(bot, 'browser', sets, (measured) => timesInBrowser(browser, measured)));
for (const pair of BOARD_PAIRS) if (wanted(pair.bot, 'strength', 'board')) tell(await strengthRow('board', pair));
if (told === 0) {
  console.error(
    `No row is called '${words.join(' ')}'. Words are of docs/bots.md, such as: heuristic base, champion equal all 3.`,
  );
  process.exitCode = 2;
}
