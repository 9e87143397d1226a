/** Whether guesses are spread evenly over the deals that are possible. */
import { expect } from 'vitest';

/** All orders of a list. */
export function orders<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((one, at) => orders(list.filter((_other, i) => i !== at)).map((rest) => [one, ...rest]));
}

/** How often each guess is expected. */
const EXPECTED = 60;

/**
 * Fails unless guesses hit every possible deal, no other one, and all about equally often. `critical`: what chi-square
 * exceeds once in a thousand times with one degree of freedom less than there are deals.
 */
export function expectUniform(deals: readonly string[], guess: (seed: number) => string, critical: number): void {
  const possible = new Set(deals);
  const times = new Map<string, number>();
  for (let seed = 0; seed < EXPECTED * possible.size; seed++) {
    const deal = guess(seed);
    times.set(deal, (times.get(deal) ?? 0) + 1);
  }
  expect([...times.keys()].sort()).toEqual([...possible].sort());
  const chiSquare = [...times.values()].reduce((sum, n) => sum + (n - EXPECTED) ** 2 / EXPECTED, 0);
  expect(chiSquare).toBeLessThan(critical);
}
