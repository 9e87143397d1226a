/** The two games, as a soak plays them. */
import fc from 'fast-check';
import * as pure from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as boardFast from 'frantic-engine/board-game/fast';
import * as fast from 'frantic-engine/fast';
import { assertInvariants } from 'frantic-engine/testing';
import * as boards from '../../test/board-game/kit.ts';
import { Told } from '../../test/board-game/told.ts';
import * as games from '../../test/card-game/properties/kit.ts';
import { world } from '../../test/fuzz/worlds.ts';
import { chanceOf, shuffle } from '../../test/support/ways.ts';
import type { Tested } from './play.ts';

/** What an arbitrary gives for a seed. */
const drawn = <T>(arbitrary: fc.Arbitrary<T>, seed: number): T => fc.sample(arbitrary, { seed, numRuns: 1 })[0] as T;

/** The card game. */
export const cardGame: Tested<pure.GameState, pure.Action, pure.GameEvent, pure.Setup> = {
  ...pure,
  name: 'card game',
  setup: (seed) => drawn(games.ways(), seed).setup,
  fork: fast.fork,
  // What is played in place was forked above.
  apply: (state, action, sink) => fast.apply(state as fast.MutableGameState, action, { sink }),
  assertInvariants,
  watch(setup, viewer) {
    let seen = pure.publicOf(pure.createGame(setup));
    return {
      hear(events) {
        for (const event of events) seen = pure.follow(seen, pure.redact(event, viewer));
      },
      get board() {
        return seen;
      },
    };
  },
  otherWorld: pure.determinize,
  world: (state, record, events) => ({
    ...world(0),
    cards: { state, record: record as pure.GameRecord, events },
  }),
  door: 'action',
  rounds: Number.POSITIVE_INFINITY,
};

/** The board game. */
export const boardGame: Tested<board.GameState, board.Action, board.GameEvent, board.Setup> = {
  ...board,
  fork: boardFast.fork,
  name: 'board game',
  setup: (seed) => drawn(boards.setups(), seed),
  apply: (state, action, sink) => boardFast.apply(state as board.MutableGameState, action, { sink }),
  watch(setup, viewer) {
    const { state, events } = board.opening(setup);
    const told = new Told(state);
    const hear = (heard: readonly board.GameEvent[]): void => {
      for (const event of heard) told.hear(board.redact(event, viewer));
    };
    hear(events);
    return {
      hear,
      get board() {
        return told.board;
      },
    };
  },
  otherWorld(state, viewer, seed) {
    const other = boardFast.fork(state);
    const random = chanceOf(seed);
    const hands = other.players.filter((_player, seat) => seat !== viewer);
    const cards = shuffle([...other.drawPile, ...hands.flatMap(({ hand }) => hand)], random);
    for (const player of hands) player.hand = cards.splice(0, player.hand.length);
    other.drawPile = cards;
    other.random = { c: 1, s0: random(), s1: random(), s2: random() };
    return other;
  },
  world: (state, record, events) => ({
    ...world(0),
    board: { state, record: record as board.GameRecord, events },
  }),
  door: 'board action',
  rounds: 6,
};
