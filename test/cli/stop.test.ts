/** When a match may end early: as seldom wrong as it says, played with coins. */
import { createRandom } from 'frantic-engine';
import type { Estimate } from 'frantic-engine/sim';
import { describe, expect, test } from 'vitest';
import { STANDARD_ERRORS } from '../../src/cli/arena/interval.ts';
import { type Look, limitAt, looksOf, verdictAt } from '../../src/cli/arena/stop.ts';

/** The mean of coins that count 1 or -1, with its 99 % interval. */
function estimateOf(heads: number, coins: number): Estimate {
  const value = (2 * heads - coins) / coins;
  const reach = STANDARD_ERRORS * Math.sqrt((1 - value * value) / (coins - 1));
  return { value, low: value - reach, high: value + reach };
}

/** Throws coins from look to look. Returns how many it took, and whether that settled which side they fall on. */
function match(share: number, random: () => number, isOver: (look: Look, ahead: Estimate) => boolean) {
  let [coins, heads] = [0, 0];
  for (const look of looksOf(500, 1)) {
    for (; coins < look.games; coins++) if (random() < share) heads++;
    const ahead = estimateOf(heads, coins);
    if (isOver(look, ahead)) return { coins, isSettled: true, isRight: (ahead.value ?? 0) > 0 === share > 0.5 };
  }
  return { coins, isSettled: false, isRight: false };
}

const byRule = (look: Look, ahead: Estimate): boolean => verdictAt(look, ahead).isSettled;
const byInterval = (_look: Look, { low, high }: Estimate): boolean => (low ?? 0) > 0 || (high ?? 0) < 0;

describe('a fair coin', () => {
  const random = createRandom('fair');
  const MATCHES = 6000;
  const settled = (isOver: typeof byRule): number =>
    Array.from({ length: MATCHES }, () => match(0.5, random, isOver)).filter(({ isSettled }) => isSettled).length /
    MATCHES;

  test('is called unfair in 1 of 100 matches', () => {
    // So many matches find a share of 0.01 within 0.0033 in 99 of 100 cases.
    const share = settled(byRule);
    expect(share).toBeGreaterThan(0.0067);
    expect(share).toBeLessThan(0.0133);
  });

  test('would be called unfair in more than 3 of 100 if ten looks at a 99 % interval were enough', () => {
    expect(settled(byInterval)).toBeGreaterThan(0.03);
  });
});

test('a coin that falls on one side in 62 of 100 is found out with less than two thirds of the throws', () => {
  const random = createRandom('unfair');
  const matches = Array.from({ length: 500 }, () => match(0.62, random, byRule));
  const mean = matches.reduce((sum, { coins }) => sum + coins, 0) / matches.length;
  expect(mean).toBeLessThan((2 / 3) * 500);
  expect(matches.filter(({ isRight }) => isRight).length).toBeGreaterThan(490);
});

describe('the looks', () => {
  test('are after whole deals, none before twenty of them, and fewer if there are fewer deals', () => {
    expect(looksOf(820, 4).map(({ games }) => games)).toEqual([80, 164, 244, 328, 408, 492, 572, 656, 736, 820]);
    expect(looksOf(100, 4).map(({ look, looks, games }) => [look, looks, games])).toEqual([
      [1, 3, 80],
      [2, 3, 88],
      [3, 3, 100],
    ]);
    expect(looksOf(6, 2)).toEqual([{ look: 1, looks: 1, games: 6, share: 1 }]);
    expect(looksOf(1, 3)).toEqual([{ look: 1, looks: 1, games: 1, share: 1 }]);
  });

  test('begin wide: after a tenth of the games the limit is more than three times that of the last look', () => {
    expect(limitAt({ share: 1 })).toBeCloseTo(2.66);
    expect(limitAt({ share: 0.1 }) / limitAt({ share: 1 })).toBeCloseTo(Math.sqrt(10));
  });

  test('of what nobody can tell yet settle nothing', () => {
    const last = { look: 1, looks: 1, games: 1, share: 1 };
    expect(verdictAt(last, { value: 5, low: null, high: null }).isSettled).toBe(false);
    expect(verdictAt(last, { value: 5, low: 5, high: 5 }).isSettled).toBe(false);
  });
});
