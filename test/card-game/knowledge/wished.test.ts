/** What is remembered of who wished for what: all of it is public, and only guesses go by it. */
import { type GameState, nameOf } from 'frantic-engine';
import * as fast from 'frantic-engine/fast';
import { expect, test } from 'vitest';
import { on } from '../../support/game.ts';

/** What is remembered, in words: whose wish, with how many cards in hand, and how many have come to it since. */
const wishedOf = ({ players }: GameState): readonly string[] =>
  players.flatMap(({ wished, gained }, seat) =>
    wished === null ? [] : [`${seat} ${wished.face}, of ${wished.held}: ${gained - wished.gained}`],
  );

/** How many cards of a hand are of a kind, by their names, in a hundred guesses of seat 1. */
function guessed(state: GameState, seat: number, what: RegExp, likely = true): number {
  let count = 0;
  for (let seed = 0; seed < 100; seed++) {
    const { players } = fast.determinize(state, 1, seed, { likely });
    for (const card of players[seat]?.hand ?? []) if (what.test(nameOf(state, card))) count++;
  }
  return count;
}

test('R-361 what somebody wishes for is remembered, with how many cards were left in the hand', () => {
  const g = on({ hands: [['fantastic', 'red 3', 'red 4', 'blue 7'], ['green 5']], top: 'blue 9' });
  g.play(0, 'fantastic').wish(0, 'red');
  expect(wishedOf(g.state)).toEqual(['0 wish red, of 3: 0']);
  g.expectReady(1);
});

test('R-361 the latest wish of each player is kept, and cards that come since are counted', () => {
  const g = on({
    hands: [
      ['fantastic', 'fantastic', 'red 3', 'green 4'],
      ['fantastic', 'yellow 5', 'yellow 6'],
    ],
    top: 'blue 9',
    draw: ['blue 1', 'blue 2'],
  });
  g.play(0, 'fantastic').wish(0, 'red').play(1, 'fantastic').wish(1, 'yellow').draw(0);
  expect(wishedOf(g.state)).toEqual(['0 wish red, of 3: 1', '1 wish yellow, of 2: 0']);
  g.play(0, 'fantastic').wish(0, 4);
  // With the card just drawn seat 0 holds red 3, green 4 and blue 1.
  expect(wishedOf(g.state)).toEqual(['0 wish 4, of 3: 0', '1 wish yellow, of 2: 0']);
  g.expectReady(1);
});

test('R-361 a round begins without wishes of before', () => {
  const g = on({ hands: [['fantastic', 'red 3'], ['red 5']], top: 'blue 9' });
  g.play(0, 'fantastic').wish(0, 'red').play(1, 'red 5').quiet();
  expect(g.state.round).toBe(2);
  expect(wishedOf(g.state)).toEqual([]);
});

test('a likely guess gives a player more cards of the color wished for; any other guess does as often as chance has it', () => {
  const g = on({
    hands: [['fantastic', 'red 3', 'red 4', 'red 6', 'blue 7'], ['green 5', 'green 6'], ['yellow 7']],
    top: 'blue 9',
  });
  g.play(0, 'fantastic').wish(0, 'red');
  // Of the 121 cards that seat 1 does not see, 23 are red and 66 have another color: by chance 76 of the 400 cards of these guesses
  // are red. If a card of another color is a quarter as likely, 129 are: 23 of 23 + 66 ÷ 4 + 32.
  expect(guessed(g.state, 0, /^red/, false)).toBeLessThan(100);
  expect(guessed(g.state, 0, /^red/)).toBeGreaterThan(108);
  expect(guessed(g.state, 2, /^red/)).toBeLessThan(40);
  g.expectReady(1);
});

test('a likely guess gives a player a card with the number wished for, until a card has left the hand', () => {
  const g = on({
    hands: [
      ['fantastic', 'red 3', 'red 4', 'blue 7'],
      ['green 3', 'green 6'],
      ['yellow 7', 'yellow 8'],
    ],
    top: 'blue 9',
    draw: ['red 8'],
  });
  g.play(0, 'fantastic').wish(0, 3);
  // Of the 121 cards that seat 1 does not see, 8 are threes: by chance 20 of the 300 cards of these guesses.
  expect(guessed(g.state, 0, /3$/, false)).toBeLessThan(35);
  expect(guessed(g.state, 0, /3$/)).toBeGreaterThan(50);
  g.play(1, 'green 3').draw(2).pass(2).play(0, 'red 3');
  // It may have been the only one.
  expect(guessed(g.state, 0, /3$/)).toBeLessThan(35);
  g.expectReady(1);
});
