/** A laboratory: guesses, playouts, many games counted, and games as numbers. */
import { createGame, createRandom, nextSeat, type Seat, type SeedlessSetup } from 'frantic-engine';
import { createBatch, createEnv } from 'frantic-engine/env';
import * as fast from 'frantic-engine/fast';
import { createRun, EMPTY_PART, mergeParts, playGames, resultsOf } from 'frantic-engine/sim';

const setup: SeedlessSetup = { players: 3, windows: 'holders', length: 'short' };

/** How often a seat wins from here on, as far as it can know. */
function chances(state: fast.GameState, seat: Seat, trials: number): number {
  const random = createRandom('trials');
  let wins = 0;
  for (let trial = 0; trial < trials; trial++) {
    const guess: fast.MutableGameState = fast.determinize(state, seat, trial);
    fast.playOut(guess, random, { limit: 20_000 });
    if (guess.outcome?.winners.includes(seat)) wins++;
  }
  return wins / trials;
}
const share = chances(createGame({ ...setup, seed: 1 }), 0, 60);
if (share <= 0 || share >= 1) throw new Error('Everybody can win, and nobody has to.');

// One object for the whole loop: who hears what happens makes it once.
const heard: { sink: fast.GameEvent[] } = { sink: [] };
const state = fast.createGame({ ...setup, seed: 2 }, heard);
const random = createRandom(2);
for (let seat = nextSeat(state); seat !== null; seat = nextSeat(state))
  fast.apply(state, fast.sampleLegal(state, seat, random), heard);
if (heard.sink.at(-1)?.type !== 'gameEnded') throw new Error('Whoever listens hears of the end.');

const run = createRun({ bots: ['random', 'greedy'], setup, seed: 'laboratory' });
const halves = await Promise.all([playGames(run, { from: 0, to: 12 }), playGames(run, { from: 12, to: 24 })]);
const whole = halves.reduce(mergeParts, EMPTY_PART);
const results = resultsOf(run, whole);
if (results.games !== 24 || JSON.parse(JSON.stringify(results)).games !== 24) throw new Error('Parts make a whole.');

const env = createEnv(setup, { reward: 'game' });
const batch = createBatch(setup, { tables: 4, seed: 1, numbers: 'int8' });
if (env.layout.fingerprint !== batch.layout.fingerprint) throw new Error('One layout for all games of a setup.');
const mask = new Uint8Array(env.layout.picks.length);
env.reset('numbers');
for (let steps = 0; steps < 50 && !env.done; steps++) {
  env.mask(mask);
  env.step(mask.indexOf(1));
}
batch.step(Array.from({ length: batch.tables }, (_, table) => batch.masks.subarray(table * mask.length).indexOf(1)));
