/** What is measured. */
import * as board from 'frantic-engine/board-game';
import * as boardFast from 'frantic-engine/board-game/fast';
import * as fast from 'frantic-engine/fast';
import { boardMoments, boardPlayouts, boardReduced } from './board-game.ts';
import { calibration } from './calibration.ts';
import { ALL, moments, overMoments, playouts, reducing, replayed, sampled } from './card-game.ts';
import { chance } from './chance.ts';
import type { Done, Measure } from './measure.ts';
import { growth, perMove, ROOM } from './memory.ts';
import { DECK, playShedding } from './shedding.ts';
import { threads } from './threads.ts';
import { atFirst, decided, guessed, hosted, listed, observed } from './use.ts';

/** One whole game after the other. */
function oneByOne(play: (random: () => number) => number): () => Done {
  const random = chance(7);
  return () => ({ count: play(random), games: 1 });
}

/** A second of something else before. */
function after(first: () => Done, then: () => Done): () => Done {
  const start = performance.now();
  while (performance.now() - start < 1000) first();
  return then;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** There is much code to compile, and the compiler takes its time. */
const LONG = 6000;

/** Loaded when they are measured: a commit that is compared with may have no rooms. */
const rooms = () => import('./rooms.ts');

/** What the quick bench takes everything as a multiple of. */
export const CALIBRATION = 'calibration';

/** All measures, in the order of the table. */
export const measures: readonly Measure[] = [
  { name: CALIBRATION, unit: 'calls/s', prepare: calibration, warmUp: 2000, quick: true },
  { name: 'in place', unit: 'moves/s', prepare: () => playouts(), warmUp: LONG, quick: true },
  { name: 'in place, all boxes', unit: 'moves/s', prepare: () => playouts(ALL), warmUp: LONG, quick: true },
  {
    name: 'in place, troublemaker',
    unit: 'moves/s',
    prepare: () => playouts({ sets: ['troublemaker'] }),
    warmUp: LONG,
  },
  { name: 'in place, supercharge', unit: 'moves/s', prepare: () => playouts({ sets: ['supercharge'] }), warmUp: LONG },
  {
    name: "in place, pandora's box",
    unit: 'moves/s',
    prepare: () => playouts({ sets: ['pandoras-box'] }),
    warmUp: LONG,
  },
  { name: 'in place, everybody asked', unit: 'moves/s', prepare: () => playouts({ windows: 'everyone' }) },
  {
    name: 'in place, after a second of reduce',
    unit: 'moves/s',
    prepare: () => after(reducing(), playouts()),
    warmUp: LONG,
  },
  { name: 'sampleLegal and apply', unit: 'moves/s', prepare: () => sampled(), warmUp: LONG, quick: true },
  {
    name: 'sampleLegal and apply, all boxes',
    unit: 'moves/s',
    prepare: () => sampled(ALL),
    warmUp: LONG,
    quick: true,
  },
  {
    name: 'sampleLegal and apply, options named',
    unit: 'moves/s',
    prepare: () => sampled({ options: {} }),
    warmUp: LONG,
  },
  { name: 'legalActions and apply', unit: 'moves/s', prepare: () => listed(), warmUp: LONG, quick: true },
  { name: 'legalActions and apply, all boxes', unit: 'moves/s', prepare: () => listed(ALL), warmUp: LONG },
  { name: 'apply, recorded games', unit: 'moves/s', prepare: () => replayed() },
  {
    name: 'fork',
    unit: 'calls/s',
    prepare: () => overMoments(moments(2), ({ state }) => fast.fork(state)),
  },
  {
    name: 'fork and apply',
    unit: 'moves/s',
    quick: true,
    prepare: () => overMoments(moments(2), ({ state, action }) => fast.apply(fast.fork(state), action)),
  },
  { name: 'reduce', unit: 'moves/s', prepare: () => reducing(), warmUp: 3000, quick: true },
  { name: 'reduce, all boxes', unit: 'moves/s', prepare: () => reducing(ALL), warmUp: LONG },
  { name: 'a host of four', unit: 'moves/s', prepare: () => hosted(), warmUp: 3000, quick: true },
  { name: 'a host of four, all boxes', unit: 'moves/s', prepare: () => hosted(ALL), warmUp: LONG },
  { name: '10,000 rooms', unit: 'messages/s', prepare: async () => (await rooms()).messages(), warmUp: 3000 },
  {
    name: '10,000 rooms, all boxes',
    unit: 'messages/s',
    prepare: async () => (await rooms()).messages(ALL),
    warmUp: 3000,
  },
  { name: '10,000 rooms, 99 of 100 messages', unit: 'µs', figure: async () => (await rooms()).slowest() },
  { name: '10,000 rooms, 99 of 100 messages, all boxes', unit: 'µs', figure: async () => (await rooms()).slowest(ALL) },
  { name: 'determinize', unit: 'calls/s', prepare: () => guessed(), warmUp: 3000 },
  { name: 'determinize, all boxes', unit: 'calls/s', prepare: () => guessed(ALL), warmUp: 3000, quick: true },
  { name: 'heuristic bot', unit: 'calls/s', prepare: () => decided(), warmUp: 3000 },
  { name: 'heuristic bot, all boxes', unit: 'calls/s', prepare: () => decided(ALL), warmUp: LONG, quick: true },
  { name: 'environment', unit: 'moves/s', prepare: () => observed(), warmUp: 3000, quick: true },
  { name: 'environment, all boxes', unit: 'moves/s', prepare: () => observed(ALL), warmUp: LONG },
  { name: 'first two seconds, all boxes', unit: 'moves', figure: () => atFirst(playouts(ALL)) },
  {
    name: 'legalActions',
    unit: 'calls/s',
    prepare: () =>
      overMoments(moments(2), ({ state, seat }) => {
        fast.legalActions(state, seat, { limit: 1000 });
      }),
  },
  {
    name: 'view',
    unit: 'calls/s',
    prepare: () => overMoments(moments(2), ({ state, seat }) => fast.viewOf(state, seat)),
  },
  {
    name: 'floor: a plain loop',
    unit: 'moves/s',
    prepare: () => {
      const out = new Int32Array(DECK.length + 1);
      return oneByOne((random) => playShedding(random, out));
    },
  },
  {
    name: 'uno-engine',
    unit: 'moves/s',
    prepare: async () => oneByOne((await import('./peers/uno.ts')).playOne),
  },
  {
    name: 'boardgame.io',
    unit: 'moves/s',
    prepare: async () => oneByOne((await import('./peers/boardgame.ts')).playOne),
  },
  { name: 'one worker', unit: 'moves/s', figure: () => threads(1) },
  { name: 'two workers', unit: 'moves/s', figure: () => threads(2) },
  { name: 'heap after 11 million moves, after 1 million = 1', unit: 'times', figure: growth },
  { name: 'allocated by a move', unit: 'bytes', figure: () => perMove(playouts()), flags: ROOM },
  { name: 'allocated by a move, all boxes', unit: 'bytes', figure: () => perMove(playouts(ALL)), flags: ROOM },
  { name: 'allocated by sampleLegal and apply', unit: 'bytes', figure: () => perMove(sampled()), flags: ROOM },
  { name: 'allocated by legalActions and apply', unit: 'bytes', figure: () => perMove(listed()), flags: ROOM },
  { name: 'allocated by determinize', unit: 'bytes', figure: () => perMove(guessed(), 20_000), flags: ROOM },
  { name: 'allocated by the environment', unit: 'bytes', figure: () => perMove(observed(), 50_000), flags: ROOM },
  {
    name: 'saved state, mean',
    unit: 'bytes',
    figure: () => mean(moments(20).map(({ state }) => fast.save(state).length)),
  },
  { name: 'board game: in place', unit: 'moves/s', prepare: () => boardPlayouts(), warmUp: LONG, quick: true },
  {
    name: 'board game: fork and apply',
    unit: 'moves/s',
    prepare: () => overMoments(boardMoments(4), ({ state, action }) => boardFast.apply(boardFast.fork(state), action)),
  },
  { name: 'board game: reduce', unit: 'moves/s', prepare: () => boardReduced() },
  {
    name: 'board game: view',
    unit: 'calls/s',
    prepare: () => overMoments(boardMoments(4), ({ state, seat }) => board.viewOf(state, seat)),
  },
  {
    name: 'board game: saved state, mean',
    unit: 'bytes',
    figure: () => mean(boardMoments(5).map(({ state }) => board.save(state).length)),
  },
];

/** One measure as a multiple of another, and what that should reach. */
export interface Ratio {
  readonly of: string;
  readonly to: string;
  /** `null` if nothing is promised. */
  readonly target: number | null;
}

/** What is compared, as ratios within one run. */
export const ratios: readonly Ratio[] = [
  { of: 'in place', to: 'uno-engine', target: 2 },
  { of: 'reduce', to: 'boardgame.io', target: 5 },
  { of: 'two workers', to: 'one worker', target: 1.8 },
  { of: 'in place', to: 'floor: a plain loop', target: null },
  { of: 'in place', to: 'boardgame.io', target: null },
  { of: 'in place, all boxes', to: 'in place', target: null },
  { of: 'sampleLegal and apply', to: 'in place', target: 0.85 },
  { of: 'sampleLegal and apply, all boxes', to: 'in place, all boxes', target: 0.85 },
  { of: 'sampleLegal and apply, options named', to: 'sampleLegal and apply', target: 0.97 },
  { of: 'legalActions and apply', to: 'in place', target: 0.6 },
  { of: 'in place, after a second of reduce', to: 'in place', target: 0.9 },
];

/** What is promised on an idle machine of the class the engine was written on. */
export const targets: Readonly<Record<string, number>> = {
  'in place': 3_500_000,
  'in place, all boxes': 2_500_000,
  fork: 2_000_000,
};
