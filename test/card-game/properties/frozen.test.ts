import fc from 'fast-check';
import * as cards from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as boardFast from 'frantic-engine/board-game/fast';
import { table } from 'frantic-engine/testing';
import { anyPath, type GamePath, playPath } from 'frantic-engine/testing/fast-check';
import { describe, expect, test } from 'vitest';
import { share as shareBoard } from '../../../src/board-game/state/literals.ts';
import type { MutableGameState as MutableBoard } from '../../../src/board-game/state/state.ts';
import { share as shareCards } from '../../../src/card-game/state/literals.ts';
import type { MutableGameState as MutableCards } from '../../../src/card-game/state/state.ts';

/** The path to the first part that can still be changed, or `null`. */
function changeable(value: unknown, path = 'state'): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Object.isFrozen(value)) return path;
  for (const [name, part] of Object.entries(value)) {
    const found = changeable(part, `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

test('every state of a game is frozen all the way down', () => {
  fc.assert(
    fc.property(anyPath({ actions: 60 }), (way: GamePath) => {
      let state = cards.createGame(way.setup);
      expect(changeable(state)).toBeNull();
      playPath(way, {
        each: (_before, action) => {
          state = cards.reduce(state, action);
          expect(changeable(state)).toBeNull();
        },
      });
    }),
    { numRuns: 30 },
  );
});

describe('so is every state that comes out of another function', () => {
  const setup = { players: 3, seed: 1 };

  test('of the card game', () => {
    const first = cards.createGame(setup);
    const action = cards.fallbackAction(first, cards.waitingFor(first)[0] ?? 0);
    const record = { ...cards.createRecord(setup), actions: [action] };
    const states = {
      opening: cards.opening(setup).state,
      transition: cards.transition(first, action).state,
      restore: cards.restore(cards.save(first)),
      replay: cards.replay(record),
      until: cards.replay(record, { until: 0 }),
      determinize: cards.determinize(first, 0, 1),
      table: table({ hands: [['red 1'], ['red 2']] }),
      house: cards.createEngine().createGame(setup),
    };
    for (const [name, state] of Object.entries(states)) expect(changeable(state, name)).toBeNull();
  });

  test('of the board game, a guess as well; what is played in place is made by the fast door', () => {
    const first = board.createGame(setup);
    const action = board.fallbackAction(first, board.waitingFor(first)[0] ?? 0);
    const record = { ...board.createRecord(setup), actions: [action] };
    const states = {
      create: first,
      opening: board.opening(setup).state,
      reduce: board.reduce(first, action),
      transition: board.transition(first, action).state,
      restore: board.restore(board.save(first)),
      replay: board.replay(record),
      until: board.replay(record, { until: 0 }),
      guess: board.determinize(first, 0, 1),
    };
    for (const [name, state] of Object.entries(states)) expect(changeable(state, name)).toBeNull();
    expect(() => boardFast.playOut(boardFast.determinize(first, 0, 1), () => 0.5, { limit: 10 })).not.toThrow();
  });
});

/** A copy that has an object in fields that seldom hold one. */
const filled = <T extends { readonly rules: unknown }>(state: T, seldom: readonly (keyof T)[]): T => ({
  ...(JSON.parse(JSON.stringify(state)) as T),
  ...Object.fromEntries(seldom.map((name) => [name, { is: { deep: [1] } }])),
  // The rules are the same object in all states of a game.
  rules: state.rules,
});

describe('a part that is seldom there is frozen, too', () => {
  test('of the card game', () => {
    const state = cards.createGame({ players: 3, seed: 1 });
    // Whoever sees a state sees no round that is ending: the next one has begun by then.
    const after = filled(state, ['ending', 'before', 'wish', 'wishDue', 'seating', 'openTo', 'outcome']);
    expect(changeable(shareCards(after as MutableCards, state, state))).toBeNull();
  });

  test('of the board game', () => {
    const state = board.createGame({ players: 3, seed: 1 });
    const after = filled(state, ['ending', 'die', 'outcome']);
    expect(changeable(shareBoard(after as MutableBoard, state, state))).toBeNull();
  });
});
