/** Section Q of the rulings: what everybody may know of the table. */
import { type GameEvent, redact, type Seat, viewOf } from 'frantic-engine';
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

type Viewer = Seat | 'spectator';

/** The cards of the events of one type, as somebody may see them. */
const seen = <T extends GameEvent['type']>(g: Game, type: T, viewer: Viewer): unknown[] =>
  g.said(type).map((event) => (redact(event, viewer) as { readonly cards?: unknown }).cards);

test('R-361 everybody sees hand sizes, pile sizes, the top card, the wish, skip flags, scores and the direction', () => {
  const g = on({
    hands: [
      ['blue skip', 'counterattack', 'red 2'],
      ['green 5', 'green 6'],
      ['yellow 6', 'yellow 7', 'yellow 8'],
    ],
    top: 'blue 9',
    scores: [12, -3, 40],
    draw: ['blue 1', 'blue 2', 'blue 3', 'blue 4'],
    drawOnly: true,
  });
  g.play(0, 'blue skip').name(0, 2).quiet();
  g.draw(1).pass(1);
  // Seat 2 has sat its turn out.
  g.play(0, 'counterattack').wish(0, 'green');
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    const seen = viewOf(g.state, viewer);
    expect(seen.players.map(({ handCount }) => handCount)).toEqual([1, 3, 3]);
    expect(seen.players.map(({ score }) => score)).toEqual([12, -3, 40]);
    expect(seen.players.map(({ skips }) => skips)).toEqual([0, 0, 0]);
    expect(seen.drawCount).toBe(3);
    // 125 cards without three in the draw pile and seven in hand.
    expect(seen.discardCount).toBe(115);
    expect(seen.top).toBe(g.state.discardPile.at(-1));
    expect(seen.wish).toEqual({ color: 'green' });
    expect(seen.direction).toBe(1);
    expect(seen.active).toBe(1);
  }
  g.expectReady(1);
});

test('R-361 everybody sees skip flags', () => {
  const g = on({
    hands: [['blue skip', 'red 2'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
  });
  g.play(0, 'blue skip').name(0, 2).quiet();
  expect(viewOf(g.state, 'spectator').players.map(({ skips }) => skips)).toEqual([0, 0, 1]);
  g.expectReady(1);
});

test('R-361 everybody sees lasting events and their clocks', () => {
  const g = on({
    hands: [['black 9', 'red 2'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['time bomb'],
  });
  g.play(0, 'black 9').draw(1).pass(1);
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    const seen = viewOf(g.state, viewer);
    expect(seen.eventsOpen).toEqual(['time-bomb']);
    expect(seen.lasting).toMatchObject([{ row: 'time-bomb', owner: 0, data: { left: [3, 2, 3] } }]);
  }
  g.expectReady(2);
});

test('R-361 nobody sees cards in the hands of others', () => {
  const g = on({ hands: [['blue 1', 'red 2'], ['green 5'], ['yellow 6']], top: 'blue 9' });
  expect(viewOf(g.state, 0).hand).toEqual(g.ids(0, ['blue 1', 'red 2']));
  expect(viewOf(g.state, 1).hand).toEqual(g.ids(1, ['green 5']));
  expect(viewOf(g.state, 'spectator').hand).toEqual([]);
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    expect(viewOf(g.state, viewer).players.map(({ open }) => open)).toEqual([null, null, null]);
  }
  g.expectReady(0);
});

const PILE = ['red 1', 'red 2', 'blue 2'];

test('R-362 discard.browsable false: below the top the discard pile is hidden', () => {
  const g = on({ hands: [['blue 1', 'red 2'], ['green 5']], pile: PILE, top: 'blue 9' });
  expect(viewOf(g.state, 0).discardPile).toBeNull();
  expect(viewOf(g.state, 'spectator').discardPile).toBeNull();
  expect(viewOf(g.state, 0).discardCount).toBe(4);
  g.expectReady(0);
});

test('R-362 discard.browsable true: everybody may look through it', () => {
  const g = on({
    hands: [['blue 1', 'red 2'], ['green 5']],
    pile: PILE,
    top: 'blue 9',
    options: { 'discard.browsable': true },
  });
  expect(viewOf(g.state, 0).discardPile).toEqual(g.state.discardPile);
  expect(viewOf(g.state, 'spectator').discardPile).toEqual(g.state.discardPile);
  expect(g.pile(4)).toEqual(['blue 9', 'blue 2', 'red 2', 'red 1']);
  g.expectReady(0);
});

test('R-362 the pile is hidden in every edition unless told otherwise', () => {
  for (const edition of ['swiss1', 'webde', 'intl', 'pandora'] as const) {
    const g = on({ hands: [['blue 1', 'red 2'], ['green 5']], top: 'blue 9', edition });
    expect(viewOf(g.state, 1).discardPile).toBeNull();
    g.expectReady(0);
  }
});

test('R-362 the log names every card that was shown when it was played or discarded', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1', 'red 2', 'red 3', 'red 4'],
      ['green 5', 'green 6'],
      ['yellow 6', 'yellow 7', 'yellow 8'],
    ],
    top: 'blue 9',
    events: ['recession'],
  });
  const black = g.id(0, 'black 9');
  const discards = [g.ids(1, ['green 5']), g.ids(2, ['yellow 8', 'yellow 6']), g.ids(0, ['red 1', 'red 3', 'red 2'])];
  g.play(0, 'black 9').pick(1, 'green 5').pick(2, 'yellow 8', 'yellow 6').pick(0, 'red 1', 'red 3', 'red 2');
  expect(g.said('played').map((event) => redact(event, 'spectator'))).toMatchObject([{ seat: 0, card: black }]);
  expect(seen(g, 'discarded', 'spectator')).toEqual(discards);
  g.expectReady(1);
});

test('R-366 The All-Seeing Eye: everybody sees all hands, and only while it lasts', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['the all-seeing eye'],
  });
  const hands = [g.ids(0, ['red 1']), g.ids(1, ['green 5']), g.ids(2, ['yellow 6'])];
  g.play(0, 'black 9');
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    expect(viewOf(g.state, viewer).players.map(({ open }) => open)).toEqual(hands);
  }
  for (const seat of [0, 1, 2]) g.option(seat, 'seen');
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    expect(viewOf(g.state, viewer).players.map(({ open }) => open)).toEqual([null, null, null]);
  }
  g.expectReady(1);
});

test('R-366 The All-Seeing Eye: the log entry names the hands to everybody', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['green 5']],
    top: 'blue 9',
    events: ['the all-seeing eye'],
  });
  const hands = [g.ids(1, ['green 5']), g.ids(0, ['red 1'])];
  g.play(0, 'black 9');
  expect(g.said('handsShown').map((event) => redact(event, 'spectator'))).toMatchObject([{ seats: [1, 0], hands }]);
  for (const seat of [0, 1]) g.option(seat, 'seen');
  g.expectReady(1);
});

test('R-367 Market: the row and what everybody takes from it are public', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['market'],
    draw: ['blue 1', 'blue 2', 'blue 3'],
  }).play(0, 'black 9');
  const [one, two, three] = g.state.table as [number, number, number];
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    expect(viewOf(g.state, viewer).table.map(({ card }) => card)).toEqual([one, two, three]);
  }
  g.chooseIds(1, [two]).chooseIds(2, [one]);
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    expect(seen(g, 'pickedUp', viewer)).toEqual([[two], [one], [three]]);
  }
  g.expectReady(1);
});

test('R-367 Gambling Man: after the reveal all cards and their taker are public', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1', 'red 2'],
      ['green 5', 'green 6'],
      ['yellow 3', 'yellow 8'],
    ],
    top: 'blue 9',
    events: ['gambling man'],
  });
  const [red, green, yellow] = [g.id(0, 'red 1'), g.id(1, 'green 6'), g.id(2, 'yellow 3')];
  g.play(0, 'black 9').pick(0, 'red 1').pick(1, 'green 6').pick(2, 'yellow 3');
  expect(seen(g, 'revealed', 'spectator')).toEqual([[green, yellow, red]]);
  expect(seen(g, 'pickedUp', 'spectator')).toEqual([[green, yellow, red]]);
  expect(g.said('pickedUp')).toMatchObject([{ seat: 2 }]);
  g.expectReady(1);
});
