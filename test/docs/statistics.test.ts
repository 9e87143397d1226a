/** What the page on statistics says of its figures. */
import { expect, test } from 'vitest';
import { minutesOf } from '../../scripts/statistics/lengths.ts';
import { verdict } from '../../scripts/statistics/numbers.ts';

test('minutes are decisions and rounds, at the time that is assumed for each', () => {
  const even = (value: number) => ({ value, low: value, high: value });
  const lengths = {
    decisions: even(100),
    rounds: even(5),
    turns: even(0),
    roundDecisions: even(0),
    roundTurns: even(0),
  };
  // 100 decisions of 6 seconds and 5 rounds of 2 minutes.
  expect(minutesOf({ lengths })).toEqual(even(20));
});

test('a verdict is given only if the interval leaves no doubt', () => {
  const said = (low: number | null, high: number | null) => verdict({ value: 0.3, low, high }, 0.25, 'more', 'less');
  expect(said(0.26, 0.4)).toBe('more');
  expect(said(0.1, 0.24)).toBe('less');
  expect(said(0.24, 0.4)).toMatch(/^no difference/);
  expect(said(null, null)).toBe('too few games to say');
});
