import { expect, test } from 'vitest';
import { on } from '../../support/game.ts';

const EIGHT = ['red 1', 'red 2', 'red 3', 'red 4', 'red 5', 'red 6', 'red 7', 'red 8'];

/** Ten cards: Fuck You and nine that go on nothing blue but the blue one. */
const TEN = ['fuck you', 'blue 2', ...EIGHT];

test('R-052 Fuck You counts among the ten cards', () => {
  on({ hands: [TEN, ['green 2']], top: 'blue 9' })
    .play(0, 'fuck you')
    .expectReady(1);
});

test('R-052 with nine or eleven cards Fuck You cannot be played', () => {
  for (const hand of [
    ['fuck you', ...EIGHT],
    ['green 4', ...TEN],
  ]) {
    const game = on({ hands: [hand, ['green 2']], top: 'blue 9' });
    expect(game.refusedCard(0, 'fuck you')).toMatchObject({ reason: 'condition', ruling: 'R-052' });
    game.expectReady(0);
  }
});

test('R-052 a card drawn this turn counts', () => {
  const game = on({ hands: [['fuck you', ...EIGHT], ['green 2']], top: 'blue 9' }).draw(0);
  game.play(0, 'fuck you');
  expect(game.sizes[0]).toBe(9);
  game.expectReady(1);

  const eleven = on({ hands: [TEN, ['green 2']], top: 'blue 9' }).draw(0);
  expect(eleven.refusedCard(0, 'fuck you').reason).toBe('condition');
  eleven.pass(0).expectReady(1);
});

test('R-052 R-054 Fuck You may cover 2nd Chance, if ten cards are left by then', () => {
  const game = on({ hands: [['blue 2nd chance', ...TEN], ['green 2']], top: 'blue 9' });
  expect(game.refusedCard(0, 'fuck you').reason).toBe('condition');
  game.play(0, 'blue 2nd chance').play(0, 'fuck you');
  expect(game.pile(3)).toEqual(['blue 2nd chance', 'fuck you', 'blue 9']);
  game.expectReady(1);
});

test('R-054 a 2nd Chance under which Fuck You was slid demands nothing of the next player', () => {
  const hands = [
    ['blue 2nd chance', ...TEN],
    ['blue 5', 'red 9'],
  ];
  const game = on({ hands, top: 'blue 9' }).play(0, 'blue 2nd chance').play(0, 'fuck you');
  game.expectReady(1).draw(1).pass(1).expectReady(0);
});

test('R-053 Fuck You goes directly under the top card, which counts as before', () => {
  const game = on({
    hands: [TEN, ['green 9', 'green 2', 'blue 3', 'yellow 1']],
    pile: ['yellow 4'],
    top: 'blue 9',
  });
  game.play(0, 'fuck you');
  expect(game.pile(3)).toEqual(['blue 9', 'fuck you', 'yellow 4']);
  expect(game.refusedCard(1, 'green 2').needs).toEqual(['color', 'number']);
  expect(game.refusedCard(1, 'yellow 1').reason).toBe('does-not-fit');
  game.expectReady(1).play(1, 'green 9').expectReady(0);
});

test('R-053 under a plain special its symbol stays, and its effect does not happen again', () => {
  const game = on({ hands: [TEN, ['green skip', 'green 2'], ['red 9']], top: 'blue skip' }).play(0, 'fuck you');
  expect(game.top).toBe('blue skip');
  game.expectReady(1).play(1, 'green skip').name(1, 2).quiet().expectReady(0);
});

test('R-053 under a black card the number stays, and no event follows', () => {
  const game = on({ hands: [TEN, ['green 3', 'green 2']], top: 'black 3' }).play(0, 'fuck you');
  expect(game.said('eventTriggered')).toEqual([]);
  expect(game.refusedCard(1, 'green 2').reason).toBe('does-not-fit');
  game.play(1, 'green 3').expectReady(0);
});

test('R-053 R-083 a wish stays in force above Fuck You', () => {
  const color = on({ hands: [TEN, ['green 3', 'yellow 2']], top: { wish: 'green' } }).play(0, 'fuck you');
  expect(color.refusedCard(1, 'yellow 2').needs).toEqual(['wish']);
  color.play(1, 'green 3').expectReady(0);

  const number = on({ hands: [TEN, ['green 3', 'yellow 2']], top: { wish: 2 } }).play(0, 'fuck you');
  expect(number.refusedCard(1, 'green 3').needs).toEqual(['wish']);
  number.play(1, 'yellow 2').expectReady(0);
});

test('R-053 Fuck You triggers nothing and wishes nothing', () => {
  const game = on({ hands: [TEN, ['green 2']], top: 'blue 9' }).play(0, 'fuck you');
  expect(game.events.map(({ type }) => type)).toEqual(['played', 'turnDue', 'turnStarted']);
  game.expectReady(1);
});
