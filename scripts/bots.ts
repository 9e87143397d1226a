/**
 * Measures how much stronger each bot is than the one before it, and how fast it is, and writes what it found into the
 * tables of `docs/bots.md`. All rows take about half an hour; `npm run bots -- heuristic base` measures the rows with these words.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRandom } from 'frantic-engine';
import { type Bot, type BotName, botOf, decide } from 'frantic-engine/bots';
import * as fast from 'frantic-engine/fast';

const PAGE = new URL('../docs/bots.md', import.meta.url);
const PLAYERS = 4;
/** An interval of so many standard errors to either side holds the truth in 99 of 100 measurements. */
const NINETY_NINE = 2.576;

const SETS = {
  base: [],
  all: ['troublemaker', 'supercharge', 'pandoras-box'],
} as const;

/** What is measured: a bot, the one it sits with, and how many games that takes to tell. */
const PAIRS = [
  { bot: 'greedy', others: 'random', games: { base: 2000, all: 2000 } },
  { bot: 'heuristic', others: 'greedy', games: { base: 4000, all: 6000 } },
  { bot: 'ismcts:200', others: 'heuristic', games: { base: 1000, all: 500 } },
] as const;

type Sets = keyof typeof SETS;

const gameOf = (seed: string, sets: Sets): fast.MutableGameState =>
  fast.createGame({
    players: PLAYERS,
    seed,
    edition: 'pandora',
    sets: SETS[sets],
    length: 'short',
    windows: 'holders',
  });

/** Plays a game to its end. Returns the points that were written down, round by round, and how often somebody decided. */
function play(state: fast.MutableGameState, botAt: (seat: fast.Seat) => Bot, random: () => number) {
  const rounds: number[][] = [];
  let [decisions, written] = [0, [] as number[]];
  while (state.outcome === null) {
    const events: fast.GameEvent[] = [];
    const seat = fast.nextSeat(state) ?? 0;
    fast.apply(state, decide(botAt(seat), state, seat, random), { sink: events });
    decisions++;
    for (const event of events) {
      if (event.type !== 'scored') continue;
      written[event.seat] = event.points;
      if (Object.keys(written).length === PLAYERS) {
        rounds.push(written);
        written = [];
      }
    }
  }
  return { rounds, decisions, outcome: state.outcome };
}

/** The mean of a list, and how far the truth may lie from it. */
function meanOf(list: readonly number[]): { readonly mean: number; readonly error: number } {
  const mean = list.reduce((sum, one) => sum + one, 0) / list.length;
  const squares = list.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean, error: NINETY_NINE * Math.sqrt(squares / (list.length - 1) / list.length) };
}

/** One bot at a table with three of another kind, in each seat equally often. */
function strengthRow({ bot, others, ...pair }: (typeof PAIRS)[number], sets: Sets): string {
  const games = pair.games[sets];
  const [one, other] = [botOf(bot), botOf(others)];
  const [wins, ahead]: [number[], number[]] = [[], []];
  for (let game = 0; game < games; game++) {
    const seed = `strength ${bot} ${sets} ${game}`;
    const me = game % PLAYERS;
    const { rounds, outcome } = play(gameOf(seed, sets), (seat) => (seat === me ? one : other), createRandom(seed));
    wins.push(outcome.winners.includes(me) ? 100 / outcome.winners.length : 0);
    const lead = rounds.map((points) => {
      const own = points[me] as number;
      return (points.reduce((sum, point) => sum + point, 0) - own) / (PLAYERS - 1) - own;
    });
    ahead.push(lead.reduce((sum, point) => sum + point, 0) / lead.length);
    if (game % 20 === 19)
      process.stderr.write(
        `\r${bot}, ${sets}: ${game + 1} of ${games} games, ahead by ${meanOf(ahead).mean.toFixed(2)} `,
      );
  }
  process.stderr.write('\n');
  const [won, points] = [meanOf(wins), meanOf(ahead)];
  return `| \`${bot}\` | three \`${others}\` | ${sets} | ${games} | ${won.mean.toFixed(1)} ± ${won.error.toFixed(1)} % | ${points.mean.toFixed(2)} ± ${points.error.toFixed(2)} |`;
}

/** Four bots of a kind play, and after some seconds of computing, which the compiler needs, three seconds are counted. */
function speedRow(bot: BotName, sets: Sets): string {
  const one = botOf(bot);
  let [game, decisions, seconds] = [0, 0, 0];
  for (const enough of [4, 3]) {
    const start = process.cpuUsage();
    for ([decisions, seconds] = [0, 0]; seconds < enough; game++) {
      const seed = `speed ${game}`;
      decisions += play(gameOf(seed, sets), () => one, createRandom(seed)).decisions;
      const { user, system } = process.cpuUsage(start);
      seconds = (user + system) / 1e6;
    }
  }
  const each = decisions / seconds;
  const rounded = each > 1000 ? `${Math.round(each / 1000)} 000` : `${Math.round(each)}`;
  return `| \`${bot}\` | speed | ${sets} | ${rounded} |`;
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

const words = process.argv.slice(2);
const wanted = (...about: readonly string[]): boolean => words.every((word) => about.includes(word));
for (const sets of Object.keys(SETS) as Sets[]) {
  for (const bot of ['random', 'greedy', 'heuristic', 'ismcts:200'] as const)
    if (wanted(bot, 'speed', sets)) write(speedRow(bot, sets));
  for (const pair of PAIRS) if (wanted(pair.bot, 'strength', sets)) write(strengthRow(pair, sets));
}
