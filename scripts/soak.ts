/**
 * Plays random games, for as long as it is told to, and looks at everything that has to hold: `npm run soak`.
 *
 * `--minutes 5` how long, 60 if not given; `--seed 17` where to begin; `--games 1` after how many games to stop. Each
 * game has a number of its own, so a game that broke something is played again with `--seed <number> --games 1`.
 */
import { inspect, parseArgs } from 'node:util';
import { tryCalls } from './soak/calls.ts';
import { BrokenBy, type Counts, play } from './soak/play.ts';
import { boardGame, cardGame } from './soak/tested.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, seed: { type: 'string' }, games: { type: 'string' } },
});
const minutes = Number(values.minutes);
const first = values.seed === undefined ? Date.now() % 1_000_000_000 : Number(values.seed);
const most = values.games === undefined ? Number.POSITIVE_INFINITY : Number(values.games);
if (!(minutes > 0 && Number.isSafeInteger(first) && most > 0)) {
  console.error('--minutes and --games are numbers above 0, --seed is a whole number');
  process.exit(2);
}

/** More than that say nothing new. */
const MOST_BROKEN = 20;

const counts: Counts = { games: 0, moves: 0, refusals: 0, inputs: 0 };
const broken: { readonly seed: number; readonly error: string }[] = [];
const start = Date.now();
const elapsed = (): number => (Date.now() - start) / 1000;
let seed = first;
let stopped = false;
process.on('SIGINT', () => {
  stopped = true;
});

const clock = (seconds: number): string =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');

function progress(): string {
  const { games, moves, refusals, inputs } = counts;
  const done = `${games} games, ${moves} moves, ${refusals} refusals, ${inputs} inputs`;
  return `${clock(elapsed())}  ${done}, ${broken.length} broken, seed ${seed}`;
}

/** A line that is written over on a terminal; elsewhere a line a minute. */
const every = process.stdout.isTTY ? 1 : 60;
let shown = 0;
function showProgress(): void {
  if (elapsed() - shown < every) return;
  shown = elapsed();
  process.stdout.write(process.stdout.isTTY ? `\r\u001b[K${progress()}` : `${progress()}\n`);
}

function report(error: unknown): void {
  const told = inspect(error);
  broken.push({ seed, error: told.split('\n')[0] ?? '' });
  console.error(`\nBROKEN in game ${seed}, after ${clock(elapsed())}:\n${told}`);
  // The input may be too deep for JSON.
  if (error instanceof BrokenBy) console.error(`The input: ${inspect(error.input, { depth: 20 }).slice(0, 5_000)}`);
  console.error(`Play it again with: npm run soak -- --seed ${seed} --games 1`);
}

console.log(`soak from seed ${first}, ${minutes} minutes`);
for (let n = 0; n < most && elapsed() < minutes * 60 && broken.length < MOST_BROKEN && !stopped; n++) {
  seed = first + n;
  try {
    // Every fourth game is the board game.
    if (seed % 4 === 3) play(boardGame, seed, counts);
    else play(cardGame, seed, counts);
    await tryCalls(seed, counts);
  } catch (error) {
    report(error);
  }
  showProgress();
  // Lets a signal through.
  await new Promise(setImmediate);
}

if (process.stdout.isTTY) process.stdout.write('\n');
const seeds = { first, last: seed };
console.log(`${broken.length === 0 ? 'nothing broken' : `${broken.length} BROKEN`}: ${progress()}`);
console.log(JSON.stringify({ ok: broken.length === 0, seconds: Math.round(elapsed()), ...counts, seeds, broken }));
process.exitCode = broken.length === 0 ? 0 : 1;
