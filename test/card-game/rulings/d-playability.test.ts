import { isLegal } from 'frantic-engine';
import type { TableSetup } from 'frantic-engine/testing';
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

/** Which of these cards of seat 0 go on what lies there; the rest of the table is chosen so that they could. */
function fitting(top: NonNullable<TableSetup['top']>, hand: readonly string[]): { game: Game; fit: string[] } {
  const game = on({ hands: [hand, ['yellow 1', 'yellow 2'], ['yellow 3', 'yellow 4']], top });
  const fit = hand.filter((card) => isLegal(game.state, { type: 'play', seat: 0, card: game.id(0, card) }));
  return { game, fit };
}

const NINE = ['red 1', 'red 2', 'red 3', 'red 4', 'red 6', 'red 7', 'red 8', 'red 9', 'green 9'];

test('R-060 on a black number follows the same number in any color or an open-wish card', () => {
  const hand = [
    'blue 5',
    'red 5',
    'green 5',
    'yellow 5',
    'blue 4',
    'red skip',
    'fantastic',
    'counterattack',
    'equality',
  ];
  const { game, fit } = fitting('black 5', hand);
  expect(fit).toEqual(['blue 5', 'red 5', 'green 5', 'yellow 5', 'fantastic', 'counterattack', 'equality']);
  game.play(0, 'green 5').expectReady(1);
});

test('R-060 the color below a black number does not count', () => {
  const game = on({ hands: [['red 4', 'red gift'], ['yellow 1']], pile: ['red 5'], top: 'black 5' });
  for (const card of ['red 4', 'red gift']) {
    expect(game.refusedCard(0, card)).toMatchObject({ reason: 'does-not-fit', ruling: 'R-060' });
  }
  game.expectReady(0);
});

test('R-060 Fuck You goes on a black number with ten cards', () => {
  const game = on({ hands: [['fuck you', ...NINE], ['yellow 1']], top: 'black 5' });
  game.play(0, 'fuck you').expectReady(1);
});

test('R-061 a black card never goes on a black card', () => {
  const game = on({ hands: [['black 3', 'red 1'], ['yellow 1']], top: 'black 5' });
  expect(game.refusedCard(0, 'black 3')).toMatchObject({ reason: 'does-not-fit', ruling: 'R-061' });
  game.expectReady(0);
});

test('R-061 a black card goes on a number wish above a black card: an open-wish card lies between', () => {
  const game = on({
    hands: [['fantastic', 'red 1'], ['black 3', 'yellow 1'], ['red 4']],
    top: 'black 5',
    events: ['friday the 13th'],
  });
  game.play(0, 'fantastic').wish(0, 3).play(1, 'black 3');
  expect(game.said('eventTurned')).toMatchObject([{ row: 'friday-the-13th' }]);
  game.expectReady(2);
});

test('R-062 a black number goes on the same colored number and triggers an event', () => {
  const { game, fit } = fitting('red 5', ['black 5', 'black 4', 'green 1', 'green 2', 'green 3']);
  expect(fit).toEqual(['black 5']);
  game.expectReady(0);

  const play = on({ hands: [['black 5', 'green 1'], ['yellow 1']], top: 'red 5', events: ['friday the 13th'] });
  play.play(0, 'black 5');
  expect(play.said('eventTriggered')).toEqual([{ type: 'eventTriggered', seat: 0 }]);
  play.expectReady(1);
});

test('R-062 a black number goes on its number wish and where any card may follow', () => {
  for (const top of [{ wish: 5 }, 'fuck you'] as const) {
    const game = on({ hands: [['black 5', 'green 1'], ['yellow 1']], top, events: ['friday the 13th'] });
    game.play(0, 'black 5').expectReady(1);
  }
});

test('R-062 a black number goes neither on a colored special nor on a color wish', () => {
  for (const top of ['red skip', 'blue gift', 'green exchange', 'yellow 2nd chance', { wish: 'red' }] as const) {
    const game = on({ hands: [['black 5', 'green 1'], ['yellow 1']], top });
    expect(game.refusedCard(0, 'black 5').reason).toBe('does-not-fit');
    game.expectReady(0);
  }
});

test.each(['2nd chance', 'exchange', 'gift', 'skip'])(
  'R-063 on a plain special follows another %s in any color',
  (kind) => {
    const others = ['2nd chance', 'exchange', 'gift', 'skip'].filter((other) => other !== kind);
    const hand = [`red ${kind}`, `green ${kind}`, ...others.map((other) => `red ${other}`), 'red 5', 'yellow 5'];
    const { game, fit } = fitting(`blue ${kind}`, hand);
    expect(fit).toEqual([`red ${kind}`, `green ${kind}`]);
    game.draw(0).pass(0).expectReady(1);
  },
);

test('R-063 open-wish cards have no symbol rule: they are met by their wish alone', () => {
  const game = on({
    hands: [
      ['equality', 'red 1'],
      ['equality', 'green 4', 'red 5'],
    ],
    top: 'blue 9',
  });
  game.play(0, 'equality').wish(0, 'red');
  expect(game.refusedCard(1, 'green 4').needs).toEqual(['wish']);
  game.play(1, 'red 5').expectReady(0);
});

test('R-067 a wished color is served by a number or a plain special, or overridden by an open-wish card', () => {
  const hand = ['blue 1', 'blue gift', 'fantastic', 'red 1', 'red gift', 'black 1'];
  const { game, fit } = fitting({ wish: 'blue' }, hand);
  expect(fit).toEqual(['blue 1', 'blue gift', 'fantastic']);
  expect(game.refusedCard(0, 'black 1')).toMatchObject({ reason: 'does-not-fit', ruling: 'R-067', needs: ['wish'] });
  game.play(0, 'blue 1').expectReady(1);
});

test('R-067 what lies below a wished color does not count', () => {
  const game = on({
    hands: [['fantastic', 'red 1'], ['green 9', 'green skip', 'blue 1'], ['red 4']],
    top: 'green 9',
  });
  game.play(0, 'fantastic').wish(0, 'blue');
  for (const card of ['green 9', 'green skip']) expect(game.refusedCard(1, card).needs).toEqual(['wish']);
  game.play(1, 'blue 1').expectReady(2);
});

test('R-068 on a wished number follows that number, colored or black, or an open-wish card', () => {
  const hand = ['blue 4', 'red 4', 'black 4', 'fantastic', 'nice try', 'blue 5', 'blue skip', 'black 5'];
  const { game, fit } = fitting({ wish: 4 }, hand);
  expect(fit).toEqual(['blue 4', 'red 4', 'black 4', 'fantastic', 'nice try']);
  expect(game.refusedCard(0, 'blue skip')).toMatchObject({ reason: 'does-not-fit', ruling: 'R-068' });
  game.play(0, 'red 4').expectReady(1);
});

test('R-068 below a wished number neither color nor symbol counts', () => {
  const game = on({
    hands: [['fantastic', 'red 1'], ['blue 2', 'red skip', 'green 7'], ['red 4']],
    top: 'blue skip',
  });
  game.play(0, 'fantastic').wish(0, 7);
  for (const card of ['blue 2', 'red skip']) expect(game.refusedCard(1, card).needs).toEqual(['wish']);
  game.play(1, 'green 7').expectReady(2);
});

test('R-069 where any card may follow, each does', () => {
  const hand = ['blue 4', 'red gift', 'black 4', 'fantastic', 'yellow 2nd chance', 'nice try'];
  const { game, fit } = fitting('fuck you', hand);
  expect(fit).toEqual(hand);
  game.play(0, 'blue 4').expectReady(1);
});

test('R-069 a black card that follows there triggers its event', () => {
  const game = on({ hands: [['black 4', 'red 1'], ['yellow 1']], top: 'fuck you', events: ['third time lucky'] });
  game.play(0, 'black 4');
  expect(game.sizes).toEqual([4, 4]);
  game.expectReady(1);
});

test('R-069 Fuck You keeps its condition even where any card may follow', () => {
  const options = { 'wish.optional': true };
  const start = (hand: string[]) =>
    on({ hands: [['fantastic', 'yellow 1'], hand], top: 'blue 5', options })
      .play(0, 'fantastic')
      .decline(0);
  const nine = start(['fuck you', ...NINE.slice(1)]);
  expect(nine.refusedCard(1, 'fuck you').reason).toBe('condition');
  nine.expectReady(1);
  start(['fuck you', ...NINE])
    .play(1, 'fuck you')
    .expectReady(0);
});
