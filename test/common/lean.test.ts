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
const doubt = (but: number): PlacedDoubt => ({ cards: FIRST_FOUR, from: 0, end: 3, over: -but });

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
