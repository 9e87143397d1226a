/** What the net is told: numbers worked out by hand. */
import type { GameState } from 'frantic-engine';
import * as fast from 'frantic-engine/fast';
import { describe, expect, test } from 'vitest';
import { FEATURES, Reader } from '../../src/champion/features.ts';
import { on } from '../support/game.ts';

/** A row has the seat's own hand first: 26 numbers. Then its place, from 0 for whoever has the turn to 1 for whoever comes last. */
const PLACE = 26;
/** Behind six numbers of its place, seven means and three mosts of the others. */
const THREAT = PLACE + 6 + 7 + 3;

const rowsOf = (state: GameState): readonly (readonly number[])[] => {
  const rows = new Reader().read(fast.fork(state), fast);
  return state.players.map((_player, seat) => [...rows.subarray(seat * FEATURES, (seat + 1) * FEATURES)]);
};

const hands = [
  ['blue 3', 'red 1'],
  ['green 5', 'green 6'],
  ['green 7', 'yellow 8'],
  ['yellow 5', 'yellow 6'],
];

describe('who comes when', () => {
  test('from whoever has the turn to the next higher seat', () => {
    const places = rowsOf(on({ hands, top: 'blue 9' }).state).map((row) => row[PLACE]);
    expect(places).toEqual([0, 1 / 3, 2 / 3, 1]);
  });

  test('and the other way round, if that is the direction of play', () => {
    const { state } = on({ hands, top: 'blue 9' });
    const places = rowsOf({ ...state, direction: -1 }).map((row) => row[PLACE]);
    expect(places).toEqual([0, 1, 2 / 3, 1 / 3]);
  });
});

describe('a threat', () => {
  /** The rows of seat 2 where seat 1, who comes before it, holds these cards. */
  const rowOf = (second: readonly string[]): readonly number[] =>
    rowsOf(on({ hands: [hands[0] ?? [], [...second], hands[2] ?? []], top: 'blue 9' }).state)[2] ?? [];

  test('is whoever comes before a seat with one card that fits, and nobody else', () => {
    expect(rowOf(['blue 5'])[THREAT]).toBe(1);
    expect(rowOf(['green 5'])[THREAT]).toBe(0);
    expect(rowOf(['blue 5', 'green 5'])[THREAT]).toBe(0);
  });
});
