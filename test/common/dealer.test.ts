/** Dealing hidden cards anew: what a dealer has dealt before makes no difference. */
import { describe, expect, test } from 'vitest';
import { Dealer } from '../../src/common/dealer.ts';
import { bitsOf, entryOf, type Known } from '../../src/common/known.ts';
import { QuickRandom } from '../../src/common/quick-random.ts';
import { seedRandom } from '../../src/common/seed.ts';
import type { Demand } from '../../src/kernel/inspect/inspection.ts';

/** A pile, and by seat a hand that the viewer does not see, or `null`. */
interface Table {
  readonly pile: readonly number[];
  readonly hands: readonly (readonly number[] | null)[];
  readonly known?: Known;
  readonly viewer?: number;
  readonly demands?: readonly Demand[];
}

/** What lies where after a deal, and what is known then. */
function dealt(table: Table, dealer = new Dealer(12), seed = 'deal'): unknown {
  const { known = [], viewer = 0, demands = [] } = table;
  const chance = new QuickRandom();
  chance.open(seedRandom(seed));
  const pile = [...table.pile];
  const hands = table.hands.map((hand) => hand && [...hand]);
  const seen = hands.flatMap((hand, seat) => (hand === null ? [seat] : []));
  const players = hands.map((hand) => ({ hand: hand ?? [] }));
  dealer.begin({ known, drawPile: pile, players }, viewer, bitsOf(seen));
  return { pile, hands, known: dealer.deal(demands, chance) };
}

const pile = [0, 1, 2, 3, 4, 5];
const hands = [null, [6, 7, 8], [9, 10]];
const table: Table = { pile, hands };

/** One thing after the other is different. */
const TABLES: readonly (readonly [what: string, table: Table])[] = [
  ['a first table', table],
  ['the same once more', table],
  ['another order of the pile', { pile: [1, 0, 2, 3, 4, 5], hands }],
  ['two cards the other way round in a hand', { pile, hands: [null, [7, 6, 8], [9, 10]] }],
  ['a card that goes from one hand to the other', { pile, hands: [null, [6, 7], [8, 9, 10]] }],
  ['a card that is drawn', { pile: [0, 1, 2, 3, 4], hands: [null, [5, 6, 7, 8], [9, 10]] }],
  ['a hand less', { pile, hands: [null, [6, 7, 8], null] }],
  ['a hand more', table],
  ['another card in the same place', { pile: [11, 1, 2, 3, 4, 5], hands }],
  ['a card that the seat knows of', { pile, hands, known: [entryOf(3, 0b001)] }],
  ['a card that somebody else knows of', { pile, hands, known: [entryOf(3, 0b010)] }],
  ['the same, seen by that seat', { pile, hands, known: [entryOf(3, 0b010)], viewer: 1 }],
  ['two that are known', { pile, hands, known: [entryOf(7, 0b100), entryOf(3, 0b001)] }],
  ['the same the other way round', { pile, hands, known: [entryOf(3, 0b001), entryOf(7, 0b100)] }],
  ['nothing known any more', table],
  ['a demand on a hand', { ...table, demands: [{ seat: 2, holds: true, fits: new Set([0]) }] }],
  ['no demand any more', table],
];

test('what is doubted about one hand says nothing of another, though nothing of the one is dealt', () => {
  // Seat 1 holds what the seat knows of. Seat 2 has two of the ten other cards, and is unlikely to hold one of the first five.
  const doubted = Uint8Array.from({ length: 12 }, (_, card) => (card < 5 ? 1 : 0));
  const chance = new QuickRandom();
  chance.open(seedRandom('doubts'));
  let held = 0;
  for (let i = 0; i < 500; i++) {
    const drawPile = [0, 1, 2, 3, 4, 5, 6, 7];
    const players = [{ hand: [] }, { hand: [10, 11] }, { hand: [8, 9] }];
    const dealer = new Dealer(12);
    dealer.begin({ known: [entryOf(10, 1), entryOf(11, 1)], drawPile, players }, 0, bitsOf([0]));
    dealer.deal(
      [],
      chance,
      [1, 2].map((seat) => ({ seat, cards: doubted, but: 0, odds: 0.05 })),
    );
    expect(players[1]?.hand).toEqual([10, 11]);
    held += players[2]?.hand.filter((card) => card < 5).length ?? 0;
  }
  // Of 45 hands 10 hold none of the five, 25 one and 10 both: by twentieths 10 : 1.25 : 0.025, which is 0.115 cards a hand; by chance 1.
  expect(held).toBeLessThan(100);
});

describe('one dealer deals as a new one does', () => {
  const dealer = new Dealer(12);
  test.each(TABLES)('%s', (_what, one) => {
    for (const seed of ['a', 'b', 'c']) expect(dealt(one, dealer, seed)).toEqual(dealt(one, undefined, seed));
  });
});

test('each card is dealt once, and what the seat knows stays', () => {
  const known = [entryOf(3, 0b001), entryOf(7, 0b001), entryOf(9, 0b010)];
  for (let seed = 0; seed < 50; seed++) {
    const after = dealt({ pile, hands, known }, undefined, String(seed)) as Required<Table>;
    const [, first = null, second = null] = after.hands;
    expect([...after.pile, ...(first ?? []), ...(second ?? [])].sort((a, b) => a - b)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(after.pile[3]).toBe(3);
    expect(first).toContain(7);
    // Of the card in place of the 9, in the second hand, the first knows.
    expect(after.known.slice(0, 2)).toEqual(known.slice(0, 2));
    expect(second).toContain((after.known[2] ?? 0) >> 8);
  }
});

test('a hand holds what it must', () => {
  const demands = [{ seat: 2, holds: true, fits: new Set([0, 4]) }];
  for (let seed = 0; seed < 50; seed++) {
    const { hands: after } = dealt({ ...table, demands }, undefined, String(seed)) as Required<Table>;
    expect(after[2]?.some((card) => card === 0 || card === 4)).toBe(true);
  }
});

test.each([
  ['a card that there is not', { pile: [0, 12], hands }, 'There is no such card.'],
  ['a card that is no whole number', { pile: [0, 0.5], hands }, 'There is no such card.'],
  ['a card twice in the pile', { pile: [0, 0], hands }, 'A card lies in two places.'],
  ['a card in the pile and in a hand', { pile: [0, 6], hands }, 'A card lies in two places.'],
  ['more places than cards', { pile: [...pile, ...pile, ...pile], hands }, 'A card lies in two places.'],
])('%s is refused, once and again, and leaves nothing behind', (_what, wrong, message) => {
  const dealer = new Dealer(12);
  dealt(table, dealer);
  expect(() => dealt(wrong, dealer)).toThrow(message);
  expect(() => dealt(wrong, dealer)).toThrow(message);
  expect(dealt(table, dealer)).toEqual(dealt(table));
});
