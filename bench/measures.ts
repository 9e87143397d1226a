/** What is measured. */
import * as board from 'frantic-engine/board-game';
import * as boardFast from 'frantic-engine/board-game/fast';
import * as fast from 'frantic-engine/fast';
import { boardMoments, boardPlayouts } from './board-game.ts';
import { ALL, moments, overMoments, playouts, reducing, replayed, sampled } from './card-game.ts';
import { chance } from './chance.ts';
import type { Done, Measure } from './measure.ts';
import { growth, perMove, ROOM } from './memory.ts';
import { DECK, playShedding } from './shedding.ts';
import { threads } from './threads.ts';

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

/** All measures, in the order of the table. */
export const measures: readonly Measure[] = [
  { name: 'in place', unit: 'moves/s', prepare: () => playouts(), warmUp: LONG },
  { name: 'in place, all boxes', unit: 'moves/s', prepare: () => playouts(ALL), warmUp: LONG },
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
  { name: 'sampleLegal and apply', unit: 'moves/s', prepare: () => sampled(), warmUp: LONG },
  { name: 'sampleLegal and apply, all boxes', unit: 'moves/s', prepare: () => sampled(ALL), warmUp: LONG },
  { name: 'apply, recorded games', unit: 'moves/s', prepare: () => replayed() },
  {
    name: 'fork',
    unit: 'calls/s',
    prepare: () => overMoments(moments(2), ({ state }) => fast.fork(state)),
  },
  {
    name: 'fork and apply',
    unit: 'moves/s',
    prepare: () => overMoments(moments(2), ({ state, action }) => fast.apply(fast.fork(state), action)),
  },
  { name: 'reduce', unit: 'moves/s', prepare: () => reducing() },
  { name: 'reduce, all boxes', unit: 'moves/s', prepare: () => reducing(ALL), warmUp: LONG },
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
    prepare: () => overMoments(moments(2), ({ state, seat }) => fast.view(state, seat)),
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
  {
    name: 'saved state, mean',
    unit: 'bytes',
    figure: () => mean(moments(20).map(({ state }) => fast.save(state).length)),
  },
  { name: 'board game: in place', unit: 'moves/s', prepare: () => boardPlayouts(), warmUp: LONG },
  {
    name: 'board game: fork and apply',
    unit: 'moves/s',
    prepare: () => overMoments(boardMoments(4), ({ state, action }) => boardFast.apply(boardFast.fork(state), action)),
  },
  {
    name: 'board game: reduce',
    unit: 'moves/s',
    prepare: () => overMoments(boardMoments(4), ({ state, action }) => board.reduce(state, action)),
  },
  {
    name: 'board game: view',
    unit: 'calls/s',
    prepare: () => overMoments(boardMoments(4), ({ state, seat }) => board.view(state, seat)),
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
  { of: 'in place, after a second of reduce', to: 'in place', target: 0.9 },
];

/** What is promised on an idle machine of the class the engine was written on. */
export const targets: Readonly<Record<string, number>> = {
  'in place': 3_500_000,
  'in place, all boxes': 2_500_000,
  fork: 2_000_000,
};
