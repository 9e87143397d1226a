/** Section P of the rulings: two players. */
import { expect, test } from 'vitest';
import { on } from '../../support/game.ts';

test('R-356 with two players the right neighbor is the other one: Earthquake swaps the hands', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1'],
      ['green 5', 'green 6', 'green 7'],
    ],
    top: 'blue 9',
    events: ['earthquake'],
  }).play(0, 'black 9');
  expect(g.hand(0)).toEqual(['green 5', 'green 6', 'green 7']);
  expect(g.hand(1)).toEqual(['red 1']);
  g.expectReady(1);
});

test('R-357 with two players Merry Christmas swaps the hands, and nobody has anything to choose', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1'],
      ['green 5', 'green 6', 'green 7'],
    ],
    top: 'blue 9',
    events: ['merry christmas'],
  }).play(0, 'black 9');
  expect(g.hand(0)).toEqual(['green 5', 'green 6', 'green 7']);
  expect(g.hand(1)).toEqual(['red 1']);
  g.expectReady(1);
});

test('R-357 with two players Robin Hood swaps unequal hands', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1'],
      ['green 5', 'green 6', 'green 7'],
    ],
    top: 'blue 9',
    events: ['robin hood'],
  }).play(0, 'black 9');
  expect(g.hand(0)).toEqual(['green 5', 'green 6', 'green 7']);
  expect(g.hand(1)).toEqual(['red 1']);
  g.expectReady(1);
});

test('R-358 with two players all four cards of Fantastic Four go to the opponent, without a question', () => {
  const g = on({
    hands: [['fantastic four', 'red 1'], ['green 5']],
    top: 'blue 9',
    draw: ['blue 1', 'blue 2', 'blue 3', 'blue 4'],
  }).play(0, 'fantastic four');
  expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'attacked' });
  g.quiet().wish(0, 'green');
  expect(g.hand(1)).toEqual(['blue 1', 'blue 2', 'blue 3', 'blue 4', 'green 5']);
  g.expectReady(1);
});

test('R-359 with two players Charity moves one card to whoever holds fewer', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1'],
      ['green 5', 'green 5'],
    ],
    top: 'blue 9',
    events: ['charity'],
  }).play(0, 'black 9');
  expect(g.hand(0)).toEqual(['green 5', 'red 1']);
  expect(g.hand(1)).toEqual(['green 5']);
  g.expectReady(1);
});

test('R-359 with two players Charity moves nothing between equal hands', () => {
  const g = on({ hands: [['black 9', 'red 1'], ['green 5']], top: 'blue 9', events: ['charity'] }).play(0, 'black 9');
  expect(g.hand(0)).toEqual(['red 1']);
  expect(g.hand(1)).toEqual(['green 5']);
  g.expectReady(1);
});
