/** Estimates and intervals, against numbers worked out by hand. */
import { createRandom } from 'frantic-engine';

import { describe, expect, test } from 'vitest';
import { meanOf, plainMean, shareOf, wilson } from '../../src/sim/estimate.ts';

const tallyOf = (deals: readonly (readonly [n: number, x: number])[]) => {
  const sum = (of: (n: number, x: number) => number) => deals.reduce((all, [n, x]) => all + of(n, x), 0);
  return {
    deals: deals.length,
    n: sum((n) => n),
    x: sum((_n, x) => x),
    nn: sum((n) => n * n),
    nx: sum((n, x) => n * x),
    xx: sum((_n, x) => x * x),
  };
};

describe('the mean', () => {
  test('of independent games is that of any textbook', () => {
    // 2, 4, 4, 6: mean 4, variance 8/3, standard error sqrt(8/3/4) = 0.8165. The table of Student's distribution has 5.841 for 3 degrees of
    // freedom at 99 %; the recipe is within 2 per cent.
    const { value, low, high } = plainMean(4, 16, 4 + 16 + 16 + 36);
    expect(value).toBe(4);
    expect((high! - 4) / (5.841 * 0.8165)).toBeCloseTo(1, 1);
    expect(4 - low!).toBeCloseTo(high! - 4, 9);
  });

  // What the tables of Student's distribution say of 99 %.
  test.each([
    [6, 4.032],
    [10, 3.25],
    [30, 2.756],
    [100, 2.626],
    [100_000, 2.576],
  ])('of %i games reaches as far as Student says: %f standard errors', (n, errors) => {
    // Half of them 1, half -1: mean 0, variance n / (n - 1), standard error 1 / sqrt(n - 1).
    const { high } = plainMean(n, 0, n);
    expect((high! * Math.sqrt(n - 1)) / errors).toBeCloseTo(1, 2);
  });

  test.each([4, 6, 10, 20])('of %i deals lies in its interval 99 times of 100', (count) => {
    const random = createRandom(`deals ${count}`);
    let held = 0;
    for (let time = 0; time < 4000; time++) {
      // Sums of twelve: close to a bell, as the points of a deal are.
      const deals = Array.from({ length: count }, (): [number, number] => [
        1,
        Array.from({ length: 12 }, random).reduce((sum, one) => sum + one, 0),
      ]);
      const { low, high } = meanOf(tallyOf(deals));
      if (low! <= 6 && 6 <= high!) held++;
    }
    // Of so many tries 40 fail, give or take 16 in 99 of 100 cases.
    expect(4000 - held).toBeGreaterThan(22);
    expect(4000 - held).toBeLessThan(58);
  });

  test('of games that repeat each other is no better known for it', () => {
    const once = meanOf(tallyOf([2, 4, 4, 6].map((x) => [1, x])));
    const tenfold = meanOf(tallyOf([2, 4, 4, 6].map((x) => [10, 10 * x])));
    expect(tenfold).toEqual(once);
  });

  test('is known exactly when the games of every deal even out', () => {
    expect(
      meanOf(
        tallyOf([
          [2, 10],
          [2, 10],
          [2, 10],
          [2, 10],
        ]),
      ),
    ).toEqual({ value: 5, low: 5, high: 5 });
  });

  test('of fewer than four deals has no interval, and of none is unknown', () => {
    expect(meanOf(tallyOf([[1, 3]]))).toEqual({ value: 3, low: null, high: null });
    expect(meanOf(tallyOf([3, 4, 5].map((x) => [1, x])))).toEqual({ value: 4, low: null, high: null });
    expect(meanOf(undefined)).toEqual({ value: null, low: null, high: null });
  });
});

describe('a share', () => {
  test("has Wilson's interval", () => {
    // 1 of 10 at 99 %: (0.1 + 0.33175) / 1.66349 = 0.25954, and 2.5758 / 1.66349 * sqrt(0.009 + 0.016587) = 0.24769.
    const { low, high } = wilson(0.1, 10);
    expect(low).toBeCloseTo(0.01185, 4);
    expect(high).toBeCloseTo(0.50723, 4);
  });

  test('of nothing but wins or losses still has one', () => {
    const all = shareOf(tallyOf(Array.from({ length: 20 }, () => [1, 840])));
    expect(all.high).toBeCloseTo(1, 9);
    // 2.861: Student's for 19 degrees of freedom.
    expect(all.low).toBeCloseTo(20 / (20 + 2.861 ** 2), 2);
  });

  test('lies in its interval about 99 times of 100', () => {
    const random = createRandom('coverage');
    let held = 0;
    for (let time = 0; time < 1000; time++) {
      // 60 deals of four games. The luck of a deal is shared by its games: 10 % or 50 % are won.
      const deals = Array.from({ length: 60 }, (): [number, number] => {
        const p = random() < 0.5 ? 0.1 : 0.5;
        return [4, [0, 0, 0, 0].reduce<number>((won) => won + (random() < p ? 840 : 0), 0)];
      });
      const { low, high } = shareOf(tallyOf(deals));
      if (low! <= 0.3 && 0.3 <= high!) held++;
    }
    expect(held).toBeGreaterThan(975);
    expect(held).toBeLessThan(1000);
  });
});
