/** Saved games hold the memory of who knows where hidden cards lie, and it is checked. */
import { restore, save } from 'frantic-engine';
import * as boardGame from 'frantic-engine/board-game';
import { expect, test } from 'vitest';
import { on } from '../../support/game.ts';

/** A card and the seats that know where it lies, in one number. */
const entry = (card: number, bits: number): number => card * 256 + bits;

const hands = [['blue gift', 'blue 3', 'yellow 5', 'red 9'], ['red 1', 'green 1'], ['green 2']];

/** Seat 0 has given two cards to seat 1. */
const given = () => on({ hands, top: 'blue 9' }).play(0, 'blue gift').name(0, 1).quiet().pick(0, 'blue 3', 'yellow 5');

test('what the seats know is saved and restored', () => {
  const g = given();
  expect(g.state.known).toEqual([entry(g.id(1, 'blue 3'), 1), entry(g.id(1, 'yellow 5'), 1)]);
  expect(restore(save(g.state)).known).toEqual(g.state.known);
});

test('a memory that cannot be is refused with its field', () => {
  const g = given();
  const [three, top] = [g.id(1, 'blue 3'), g.state.discardPile.at(-1) as number];
  for (const known of [
    null,
    [1.5],
    ['a'],
    [-1],
    [entry(999, 1)],
    [entry(top, 1)],
    [entry(three, 0)],
    [entry(three, 8)],
    [entry(three, 1), entry(three, 2)],
  ]) {
    const wrong = { ...JSON.parse(save(g.state)), state: { ...g.state, known } };
    expect(() => restore(wrong), JSON.stringify(known)).toThrow(/state\.known/);
  }
});

test('the same in the board game', () => {
  const state = boardGame.table({ hands: [['x', 'stop'], ['gift']] });
  const x = state.players[0]?.hand[0] as number;
  for (const known of [null, [0.5], [entry(x, 0)], [entry(x, 4)], [entry(9999, 1)]]) {
    const wrong = { ...JSON.parse(boardGame.save(state)), state: { ...state, known } };
    expect(() => boardGame.restore(wrong), JSON.stringify(known)).toThrow(/state\.known/);
  }
});
