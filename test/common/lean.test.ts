/** Deals that lean away from what is doubted: how often each comes up is worked out by hand. */
import { expect, test } from 'vitest';
import { lean, type PlacedDoubt } from '../../src/common/lean.ts';
import { QuickRandom } from '../../src/common/quick-random.ts';
import { seedRandom } from '../../src/common/seed.ts';

/** How many of so many deals of a pack give the first three places so many of the cards 0 to 3. */
function counts(doubts: readonly PlacedDoubt[], deals: number, size = 10): number[] {
  const chance = new QuickRandom();
  chance.open(seedRandom('lean'));
  const found = [0, 0, 0, 0];
  for (let i = 0; i < deals; i++) {
    const cards = Int32Array.from({ length: size }, (_, card) => card);
    chance.shuffleNumbers(cards, size);
    lean(
      cards,
      size,
      doubts.map((one) => ({ ...one })),
      chance,
    );
    expect([...cards].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, card) => card));
    const held = [...cards.subarray(0, 3)].filter((card) => card < 4).length;
    found[held] = (found[held] ?? 0) + 1;
  }
  return found;
}

const FIRST_FOUR = Uint8Array.from({ length: 40 }, (_, card) => (card < 4 ? 1 : 0));
const doubt = (but: number, odds = 0.05): PlacedDoubt => ({ cards: FIRST_FOUR, from: 0, end: 3, over: -but, odds });

test('without a doubt every deal is as likely as any other', () => {
  // Of the 120 hands of three, 20 hold none of the four cards, 60 one, 36 two and 4 all three.
  const [none = 0, one = 0, two = 0] = counts([], 6000);
  expect(none / 6000).toBeCloseTo(20 / 120, 1);
  expect(one / 6000).toBeCloseTo(60 / 120, 1);
  expect(two / 6000).toBeCloseTo(36 / 120, 1);
});

test('each doubted card makes a deal a twentieth as likely', () => {
  // 20 × 1, 60 ÷ 20 = 3, 36 ÷ 400 = 0.09: of 23.09, a hand without any has 86.6 per cent.
  const [none = 0, one = 0, two = 0] = counts([doubt(0)], 6000);
  expect(none / 6000).toBeGreaterThan(0.84);
  expect(none / 6000).toBeLessThan(0.89);
  expect(one / 6000).toBeGreaterThan(0.11);
  expect(one / 6000).toBeLessThan(0.16);
  expect(two).toBeLessThan(60);
});

test('what may have come since is not doubted', () => {
  // With one to spare: 20 + 60 as before, 36 ÷ 20 = 1.8: a hand with two has 2.2 per cent of 81.81.
  const [none = 0, one = 0, two = 0] = counts([doubt(1)], 6000);
  expect(one / none).toBeGreaterThan(2.6);
  expect(one / none).toBeLessThan(3.4);
  expect(two / 6000).toBeLessThan(0.04);
});

test('a card that is doubted twice makes a deal a four-hundredth as likely', () => {
  // Of forty cards: 7140 hands of three hold none of the four, 2520 one. 2520 ÷ 400 = 6.3, which is 5 of 6,000; with a twentieth, 104.
  const [none = 0, one = 0] = counts([doubt(0), doubt(0)], 6000, 40);
  expect(none).toBeGreaterThan(5950);
  expect(one).toBeLessThan(40);
});

test('how unlikely a card is, is said with it', () => {
  // 20 × 1, 60 ÷ 2 = 30, 36 ÷ 4 = 9, 4 ÷ 8 = 0.5: of 59.5, a hand without any has 33.6 per cent, with one 50.4, with two 15.1.
  const [none = 0, one = 0, two = 0] = counts([doubt(0, 0.5)], 6000);
  expect(none / 6000).toBeGreaterThan(0.31);
  expect(none / 6000).toBeLessThan(0.36);
  expect(one / 6000).toBeGreaterThan(0.48);
  expect(one / 6000).toBeLessThan(0.53);
  expect(two / 6000).toBeGreaterThan(0.13);
  expect(two / 6000).toBeLessThan(0.17);
});

test('what is doubted of a second hand counts beside what is doubted of the first', () => {
  // Two hands of one card each, of four cards. The first doubts cards 0 and 1, the second card 2, each by half.
  // Of the twelve deals, (0|1, 2) are 2 by 1/4, (0|1, other) 4 by 1/2, (2|3, 2) 1 by 1/2, (2|3, other) 5 by 1: 8 in all.
  // So the second hand has card 2 in (1/2 + 1/2) ÷ 8 = 12.5 per cent, and the first 0 or 1 in (1/2 + 2) ÷ 8 = 31.3.
  const chance = new QuickRandom();
  chance.open(seedRandom('two hands'));
  let [first, second] = [0, 0];
  for (let i = 0; i < 6000; i++) {
    const cards = Int32Array.from([0, 1, 2, 3]);
    chance.shuffleNumbers(cards, 4);
    const doubts = [
      { cards: Uint8Array.from([1, 1, 0, 0]), from: 0, end: 1, over: 0, odds: 0.5 },
      { cards: Uint8Array.from([0, 0, 1, 0]), from: 1, end: 2, over: 0, odds: 0.5 },
    ];
    lean(cards, 4, doubts, chance);
    if ((cards[0] ?? 0) < 2) first++;
    if (cards[1] === 2) second++;
  }
  expect(first / 6000).toBeCloseTo(2.5 / 8, 1);
  expect(second / 6000).toBeCloseTo(1 / 8, 1);
});
