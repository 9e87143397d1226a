/** The tens and the special cards of the Supercharge set: one test for every sentence of their texts. */
import { viewOf } from 'frantic-engine';
import { expect, test } from 'vitest';
import { superchargeNumbers } from '../../../src/card-game/boxes/supercharge/numbers.ts';
import { superchargeSpecials } from '../../../src/card-game/boxes/supercharge/specials.ts';
import { textOfRow } from '../../../src/card-game/boxes/texts.ts';
import { type Game, on } from '../../support/game.ts';

const sets = ['supercharge'] as const;
const pointLimit = 1;

const tested = new Map<string, string[]>();

/** One sentence of the text of a card, and what it means at a table. */
function sentence(card: string, words: string, body: () => void): void {
  tested.set(card, [...(tested.get(card) ?? []), words]);
  test(`${card}: ${words}`, body);
}

/** The names of the power cards in front of a seat; those that lie face up end in `!`. */
const powersOf = (g: Game, seat: number): string[] =>
  (g.state.players[seat]?.powers ?? []).map(({ row, up }) => (up ? `${row}!` : row));

const wishRed = { type: 'wish', colors: ['blue', 'red', 'green', 'yellow'], numbers: [], decline: false };

// ---- tens ----------------------------------------------------------------------------------------------------------

sentence('ten', 'Goes on the same color or the same number.', () => {
  for (const top of ['blue 3', 'green 10', 'black 10']) {
    const g = on({ hands: [['blue 10', 'red 1'], ['green 5']], top, sets }).play(0, 'blue 10');
    expect(g.top).toBe('blue 10');
    g.expectReady(1);
  }
  const g = on({ hands: [['blue 10', 'red 1'], ['green 5']], top: 'green 1', sets });
  expect(g.refusedCard(0, 'blue 10').needs).toEqual(['color', 'number']);
  g.expectReady(0);
});

sentence('black ten', 'Goes on the same number, but never on another black card.', () => {
  const hands = [['black 10', 'red 1'], ['green 5']];
  on({ hands, top: 'green 10', events: ['friday the 13th'], sets })
    .play(0, 'black 10')
    .expectReady(1);
  for (const top of ['green 1', 'black 1', 'green skip']) {
    const g = on({ hands, top, sets });
    expect(g.refusedCard(0, 'black 10').reason).toBe('does-not-fit');
    g.expectReady(0);
  }
});

sentence('black ten', 'Triggers an event.', () => {
  const hands = [['black 10', 'red 1'], ['green 5']];
  const g = on({ hands, top: 'green 10', events: ['third time lucky'], sets }).play(0, 'black 10');
  expect(g.sizes).toEqual([4, 4]);
  g.expectReady(1);
});

// ---- special cards -------------------------------------------------------------------------------------------------

sentence(
  'recharge',
  'One of your used power cards is turned face down and can be used again from your next turn on.',
  () => {
    const g = on({
      hands: [
        ['blue 1', 'blue recharge', 'blue 2', 'red 1'],
        ['blue 4', 'blue 5', 'green 1'],
      ],
      top: 'blue 9',
      powers: [['all draw one', 'looping']],
      sets,
    });
    g.playWith(0, 'blue 1', 'all-draw-one').play(1, 'blue 4');
    expect(powersOf(g, 0)).toEqual(['all-draw-one!', 'looping']);
    g.play(0, 'blue recharge');
    expect(powersOf(g, 0)).toEqual(['all-draw-one', 'looping']);
    g.play(1, 'blue 5').playWith(0, 'blue 2', 'all-draw-one');
    expect(g.said('powerUsed').map(({ row }) => row)).toEqual(['all-draw-one', 'all-draw-one']);
    g.expectReady(1);
  },
);

sentence('recharge', 'Not one you have used in this turn.', () => {
  const g = on({
    hands: [['blue recharge', 'red 1'], ['green 5']],
    top: 'blue 9',
    powers: [['all draw one']],
    sets,
  });
  g.playWith(0, 'blue recharge', 'all-draw-one');
  expect(powersOf(g, 0)).toEqual(['all-draw-one!']);
  g.expectReady(1);
});

const edison = (): Game =>
  on({
    hands: [
      ['edison', 'red 1'],
      ['blue 4', 'green 5'],
      ['yellow 6', 'red 7'],
    ],
    top: 'blue 9',
    powers: [['looping', 'black wish'], ['open hands', 'recycling'], ['all draw one']],
    sets,
  });

sentence(
  'edison',
  'Two players of your choice, of whom you may be one, exchange a power card that you point at.',
  () => {
    const own = edison().play(0, 'edison').name(0, 0).name(0, 1).quiet().option(0, '1').option(0, '0').wish(0, 'red');
    expect([powersOf(own, 0), powersOf(own, 1), powersOf(own, 2)]).toEqual([
      ['looping', 'open-hands'],
      ['black-wish', 'recycling'],
      ['all-draw-one'],
    ]);
    own.expectReady(1);

    const others = edison().play(0, 'edison').name(0, 1).name(0, 2).quiet().option(0, '1').wish(0, 'red');
    expect([powersOf(others, 0), powersOf(others, 1), powersOf(others, 2)]).toEqual([
      ['looping', 'black-wish'],
      ['open-hands', 'all-draw-one'],
      ['recycling'],
    ]);
    others.expectReady(1);
  },
);

sentence('edison', 'Both cards end face down.', () => {
  const g = on({
    hands: [
      ['blue 1', 'red 1'],
      ['blue 4', 'green 5'],
      ['edison', 'red 7'],
    ],
    top: 'blue 9',
    powers: [['all draw one'], ['all draw one']],
    sets,
  });
  g.playWith(0, 'blue 1', 'all-draw-one').playWith(1, 'blue 4', 'all-draw-one');
  expect(viewOf(g.state, 2).players.map(({ powers }) => powers)).toEqual([['all-draw-one'], ['all-draw-one'], []]);
  g.play(2, 'edison').name(2, 0).quiet().wish(2, 'red');
  expect(viewOf(g.state, 2).players.map(({ powers }) => powers)).toEqual([[null], [null], []]);
  g.expectReady(0);
});

sentence('edison', 'Wish a color.', () => {
  const g = edison().play(0, 'edison').decline(0);
  expect(g.asked(0)).toMatchObject(wishRed);
  g.wish(0, 'green');
  expect(g.refusedCard(1, 'blue 4').reason).toBe('does-not-fit');
  g.play(1, 'green 5').expectReady(2);
});

const update = (): Game =>
  on({
    hands: [
      ['update', 'red 1'],
      ['green 5', 'blue 4'],
    ],
    top: 'blue 9',
    powers: [['looping', 'black wish']],
    powerPile: ['open hands'],
    sets,
  }).play(0, 'update');

sentence('update', 'You may draw a power card and put another of yours back into the pile, which is shuffled.', () => {
  const g = update().option(0, 'draw').option(0, '1').wish(0, 'red');
  expect(powersOf(g, 0)).toEqual(['looping', 'open-hands']);
  // 24 exist, and seat 0 owns two of them.
  expect(g.state.powerPile).toHaveLength(22);
  expect(g.state.powerPile.filter((row) => row === 'black-wish')).toHaveLength(2);
  g.expectReady(1);
  const not = update().decline(0).wish(0, 'red');
  expect(powersOf(not, 0)).toEqual(['looping', 'black-wish']);
  not.expectReady(1);
});

sentence('update', 'Wish a color.', () => {
  const g = update().decline(0);
  expect(g.asked(0)).toMatchObject(wishRed);
  g.wish(0, 'green');
  expect(g.refusedCard(1, 'blue 4').reason).toBe('does-not-fit');
  g.play(1, 'green 5').expectReady(0);
});

sentence('the end', 'Can be played only as your last card, but then on anything.', () => {
  const two = on({ hands: [['the end', 'red 1'], ['green 5']], top: 'blue 9', sets });
  expect(two.refusedCard(0, 'the end').reason).toBe('condition');
  two.expectReady(0);
  for (const top of ['blue 9', 'black 9', { wish: 4 }] as const) {
    const g = on({ hands: [['the end'], ['green 5']], top, pointLimit, sets }).play(0, 'the end');
    g.expectOver();
  }
});

sentence(
  'the end',
  'The round is over beyond recall: nothing can be tossed in, and nothing in force changes the points.',
  () => {
    const g = on({
      hands: [['black 9', 'red 1', 'red 2'], ['the end'], ['nice try', 'red 4']],
      top: 'blue 9',
      events: ['time bomb'],
      pointLimit,
      sets,
    });
    g.play(0, 'black 9').play(1, 'the end');
    expect(g.scores).toEqual([3, 0, 11]);
    g.expectOver();
  },
);

sentence('the end', 'No power card can be used with it.', () => {
  const g = on({ hands: [['the end'], ['green 5']], top: 'blue 9', powers: [['looping']], pointLimit, sets });
  const action = { type: 'play', seat: 0, card: g.id(0, 'the end'), power: 'looping' };
  expect(g.refused(action).reason).toBe('no-power');
  g.play(0, 'the end').expectOver();
});

test('every sentence of every card has its test', () => {
  const rows = [...superchargeNumbers, ...superchargeSpecials];
  expect(tested.size).toBe(rows.length);
  for (const row of rows) expect(tested.get(row.name)?.join(' ')).toBe(textOfRow(row));
});
