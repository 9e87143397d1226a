/** Sections A and R of the rulings: which cards Pandora's Box brings, and what purple is. */
import { type Color, catalogOf, createGame, InvalidSetup, type SetName, type Setup } from 'frantic-engine';
import { describe, expect, test } from 'vitest';
import { pandorasBox } from '../../../src/card-game/boxes/pandora/box.ts';
import { on } from '../../support/game.ts';

const box = ['pandoras-box'] as const;
const withTroublemaker = ['troublemaker', 'pandoras-box'] as const;
const withSupercharge = ['supercharge', 'pandoras-box'] as const;
const all = ['troublemaker', 'supercharge', 'pandoras-box'] as const;

const COLORS = ['blue', 'red', 'green', 'yellow', 'purple'] as const;
const BASIC = ['blue', 'red', 'green', 'yellow'] as const;

type Options = NonNullable<Setup['options']>;

/** All cards of a game. */
const deck = (sets: readonly SetName[], options: Options = {}) =>
  catalogOf(createGame({ players: 2, seed: 1, sets, options })).cards;

/** On how many cards a color appears. */
const appears = (cards: ReturnType<typeof deck>, color: Color): number =>
  cards.filter((card) => card.color === color || card.second === color).length;

/** How many cards of each kind carry a color. */
function kinds(cards: ReturnType<typeof deck>, color: Color): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of cards) {
    if (card.color === color || card.second === color) counts[card.row] = (counts[card.row] ?? 0) + 1;
  }
  return counts;
}

test('R-016 R-385 the full set has 201 cards, and every color appears on 32 of them', () => {
  const cards = deck(all);
  expect(cards).toHaveLength(201);
  for (const color of COLORS) expect(appears(cards, color), color).toBe(32);
});

test('R-016 in the full set purple and the basic colors have the same cards', () => {
  const cards = deck(all);
  for (const color of COLORS) {
    expect(kinds(cards, color), color).toEqual({
      number: 18,
      ten: 1,
      '2nd-chance': 1,
      exchange: 1,
      gift: 2,
      skip: 1,
      thief: 1,
      troublemaker: 2,
      recharge: 1,
      'colour-swap': 4,
    });
  }
});

test('R-385 the box brings 39 cards: 32 purple ones, four Troublemakers, two Counterattacks and Do It Yourself', () => {
  const [with_, without] = [deck(all), deck(['troublemaker', 'supercharge'])];
  expect(without).toHaveLength(125 + 22 + 15);
  expect(with_.length - without.length).toBe(39);
  const count = (cards: ReturnType<typeof deck>, id: string): number =>
    cards.filter((card) => card.row === id && card.color !== 'purple').length;
  expect(count(with_, 'troublemaker') - count(without, 'troublemaker')).toBe(4);
  expect(count(with_, 'counterattack') - count(without, 'counterattack')).toBe(2);
  expect(count(with_, 'do-it-yourself') - count(without, 'do-it-yourself')).toBe(1);
  expect(appears(without, 'purple')).toBe(0);
});

test('R-385 with its event the box has 40 cards, with the 15 rule cards 55', () => {
  const events = (sets: readonly SetName[]): number =>
    catalogOf(createGame({ players: 2, seed: 1, sets })).events.length;
  expect(events(all) - events(['troublemaker', 'supercharge'])).toBe(1);
  expect(pandorasBox.rows.filter(({ type }) => type === 'rule')).toHaveLength(15);
  expect(39 + 1 + 15).toBe(55);
});

// By hand: base 125, Troublemaker 22, Supercharge 15; of the box 7 cards are not purple.
for (const [sets, off, purple] of [
  [box, 132, 31],
  [withTroublemaker, 154, 31],
  [withSupercharge, 147, 32],
  [all, 169, 32],
] as const) {
  describe(sets.join(', '), () => {
    test(`R-016 purple off: ${off} cards, none of them purple`, () => {
      const cards = deck(sets, { purple: 'off' });
      expect(cards).toHaveLength(off);
      expect(appears(cards, 'purple')).toBe(0);
    });

    test(`R-017 purple as a fifth color: ${purple} cards more`, () => {
      const cards = deck(sets, { purple: 'fifth' });
      expect(cards).toHaveLength(off + purple);
      expect(appears(cards, 'purple')).toBe(purple);
      expect(deck(sets)).toEqual(cards);
    });

    for (const color of BASIC) {
      test(`R-016 purple instead of ${color}: no ${color} card is left, not even half a one`, () => {
        for (const mirror of [true, false]) {
          const cards = deck(sets, { purple: `replace:${color}`, 'purple.mirror': mirror });
          expect(appears(cards, color)).toBe(0);
        }
      });
    }
  });
}

test('R-016 instead of any color of the full set purple is an exact swap: 169 cards as without purple', () => {
  for (const color of BASIC) {
    const cards = deck(all, { purple: `replace:${color}` });
    expect(cards, color).toHaveLength(169);
    // The Colour Swap of purple and the color replaced is out, too.
    for (const other of COLORS) expect(appears(cards, other), other).toBe(other === color ? 0 : 31);
  }
});

test('R-017 as a fifth color the purple Recharge is dropped without Supercharge, and nothing else', () => {
  const full = kinds(deck(all), 'purple');
  const { recharge, ...rest } = full;
  expect(recharge).toBe(1);
  expect(kinds(deck(box), 'purple')).toEqual(rest);
  expect(kinds(deck(withTroublemaker), 'purple')).toEqual(rest);
  expect(kinds(deck(withSupercharge), 'purple')).toEqual(full);
});

/** What purple has in every mix. */
const PLAIN = { number: 18, '2nd-chance': 1, exchange: 1, gift: 2, skip: 1, troublemaker: 2 };

for (const [sets, total, mirrored] of [
  // 132, without 24 blue ones, and 25 purple ones.
  [box, 133, PLAIN],
  // 154, without 29 blue ones, and 29 purple ones: the Colour Swap of both is out.
  [withTroublemaker, 154, { ...PLAIN, thief: 1, 'colour-swap': 3 }],
  // 147, without 26 blue ones, and 27 purple ones.
  [withSupercharge, 148, { ...PLAIN, ten: 1, recharge: 1 }],
  [all, 169, { ...PLAIN, thief: 1, 'colour-swap': 3, ten: 1, recharge: 1 }],
] as const) {
  test(`R-017 as a replacement purple mirrors what the other colors have: ${sets.join(', ')}`, () => {
    const cards = deck(sets, { purple: 'replace:blue' });
    expect(cards).toHaveLength(total);
    expect(kinds(cards, 'purple')).toEqual(mirrored);
    // Every kind purple has, each of the other colors has, too; so has it every number.
    for (const other of ['red', 'green', 'yellow'] as const) {
      expect(Object.keys(kinds(cards, other)).sort()).toEqual(Object.keys(mirrored).sort());
    }
    expect(deck(sets, { purple: 'replace:blue', 'purple.mirror': true })).toEqual(cards);
  });
}

for (const [sets, total, recharge] of [
  // 132 - 24 + 30; 154 - 29 + 30; 147 - 26 + 31; the Colour Swap of both is out.
  [box, 138, 0],
  [withTroublemaker, 155, 0],
  [withSupercharge, 152, 1],
  [all, 169, 1],
] as const) {
  test(`R-017 with purple.mirror off a replacement has all purple cards that can do something: ${sets.join(', ')}`, () => {
    const cards = deck(sets, { purple: 'replace:blue', 'purple.mirror': false });
    expect(cards).toHaveLength(total);
    expect(kinds(cards, 'purple')).toEqual({
      ...PLAIN,
      ten: 1,
      thief: 1,
      'colour-swap': 3,
      ...(recharge > 0 ? { recharge } : {}),
    });
  });
}

test('R-017 with the box every color owns Troublemakers, even without that set', () => {
  const cards = deck(box);
  expect(COLORS.map((color) => kinds(cards, color).troublemaker)).toEqual([1, 1, 1, 1, 2]);
});

test('R-016 without the box there is no purple, whatever the option says', () => {
  expect(appears(deck([], { purple: 'fifth' }), 'purple')).toBe(0);
  expect(appears(deck([], { purple: 'replace:blue' }), 'blue')).toBe(23);
});

test('R-016 purple is off, a fifth color, or replaces one of the four: nothing else is accepted', () => {
  for (const purple of ['replace:purple', 'replace:black', 'replace', 'fourth', true]) {
    const options = { purple } as unknown as Options;
    expect(() => createGame({ players: 2, seed: 1, sets: box, options })).toThrow(InvalidSetup);
  }
});

test('R-016 the box belongs to edition pandora only', () => {
  for (const edition of ['swiss1', 'webde', 'intl'] as const) {
    expect(() => createGame({ players: 2, seed: 1, sets: box, edition })).toThrow(InvalidSetup);
  }
});

test('R-018 with purple as a fifth color its 10 can be wished; mirrored without Supercharge there is no 10', () => {
  const start = (options: Options) =>
    on({ hands: [['fantastic', 'red 1'], ['green 5']], top: 'yellow 9', sets: box, options }).play(0, 'fantastic');
  const fifth = start({});
  expect(fifth.asked(0)).toMatchObject({ numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] });
  const mirrored = start({ purple: 'replace:blue' });
  expect(mirrored.asked(0)).toMatchObject({ numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
  fifth.wish(0, 10).expectReady(1);
  mirrored.wish(0, 9).expectReady(1);
});

test('R-016 purple as a fifth color: it can be wished, and is matched like any color', () => {
  const g = on({
    hands: [
      ['fantastic', 'red 1'],
      ['purple 5', 'green 5'],
      ['purple skip', 'red 5', 'yellow 2'],
    ],
    top: 'yellow 9',
    sets: box,
  }).play(0, 'fantastic');
  expect(g.asked(0)).toMatchObject({ colors: ['blue', 'red', 'green', 'yellow', 'purple'] });
  g.wish(0, 'purple');
  expect(g.refusedCard(1, 'green 5').needs).toEqual(['wish']);
  g.play(1, 'purple 5');
  // Purple by color, red 5 by number.
  expect(g.count(2)).toBe(3);
  g.play(2, 'purple skip').name(2, 0).quiet();
  expect(g.state.lastColor).toBe('purple');
  g.expectReady(1);
});

test('R-016 purple off: it cannot be wished', () => {
  const g = on({
    hands: [['fantastic', 'red 1'], ['green 5']],
    top: 'yellow 9',
    sets: box,
    options: { purple: 'off' },
  }).play(0, 'fantastic');
  expect(g.asked(0)).toMatchObject({ colors: ['blue', 'red', 'green', 'yellow'] });
  expect(g.refused({ type: 'wish', seat: 0, wish: { color: 'purple' } }).reason).toBe('not-offered');
  g.wish(0, 'blue').expectReady(1);
});

test('R-016 purple instead of blue: blue cannot be wished, and purple can', () => {
  const g = on({
    hands: [
      ['fantastic', 'red 1'],
      ['purple 5', 'green 5'],
    ],
    top: 'yellow 9',
    sets: box,
    options: { purple: 'replace:blue' },
  }).play(0, 'fantastic');
  expect(g.asked(0)).toMatchObject({ colors: ['red', 'green', 'yellow', 'purple'] });
  expect(g.refused({ type: 'wish', seat: 0, wish: { color: 'blue' } }).reason).toBe('not-offered');
  g.wish(0, 'purple').play(1, 'purple 5').expectReady(0);
});

test('R-016 R-064 a purple Colour Swap goes on either half, and play goes on with the other', () => {
  const g = on({
    hands: [['blue-purple colour swap', 'red 1'], ['purple 5', 'green 5'], ['yellow 6']],
    top: 'blue 9',
    sets: box,
  }).play(0, 'blue-purple colour swap');
  expect(g.state.lastColor).toBe('purple');
  expect(g.refusedCard(1, 'green 5').needs).toEqual(['color']);
  g.play(1, 'purple 5').expectReady(2);
});

test('R-016 R-090 purple is a color like the others: Vandalism discards the purple cards', () => {
  const g = on({
    hands: [
      ['purple troublemaker', 'purple 1', 'red 1'],
      ['purple 5', 'green 5'],
      ['red-purple colour swap', 'yellow 6'],
    ],
    top: 'purple 9',
    events: ['vandalism'],
    sets: box,
  }).play(0, 'purple troublemaker');
  expect([0, 1, 2].map((seat) => g.hand(seat))).toEqual([['red 1'], ['green 5'], ['yellow 6']]);
  g.expectReady(1);
});

test('R-352 purple cards count like the others', () => {
  const g = on({
    hands: [['blue 3'], ['purple 10', 'purple skip'], ['purple 6']],
    top: 'blue 9',
    sets: box,
    pointLimit: 1,
  });
  g.play(0, 'blue 3').quiet();
  expect(g.scores).toEqual([0, 17, 6]);
  g.expectOver();
});

test('R-331 Colour Blockade can bar purple only if it is in play', () => {
  const start = (options: Options) => {
    const g = on({
      hands: [['blue 3', 'red 1'], ['green 5'], ['yellow 6']],
      top: 'blue 9',
      powers: [['colour blockade']],
      sets: withSupercharge,
      options,
    });
    return g.act({ type: 'play', seat: 0, card: g.id(0, 'blue 3'), power: 'colour-blockade' });
  };
  const fifth = start({});
  expect(fifth.asked(0)).toMatchObject({ options: ['blue', 'red', 'green', 'yellow', 'purple'] });
  fifth.option(0, 'purple').expectReady(1);
  const off = start({ purple: 'off' });
  expect(off.asked(0)).toMatchObject({ options: ['blue', 'red', 'green', 'yellow'] });
  off.option(0, 'red').expectReady(1);
});
