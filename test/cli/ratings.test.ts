/** Ratings are made of the table of pairs alone. */
import { expect, test } from 'vitest';
import { ratingsOf } from '../../src/cli/arena/ratings.ts';

const none = { low: null, high: null };
const bot = (name: string, games: number) => ({
  bot: name,
  games,
  wins: { value: 0, ...none },
  points: { value: 0, ...none },
  roundWins: { value: 0, ...none },
  roundPoints: { value: 0, ...none },
  ahead: { value: 0, ...none },
  ranks: [],
});
const pair = (a: string, b: string, games: number, value: number) => ({
  bot: a,
  other: b,
  games,
  ahead: { value, ...none },
});

test('who is ahead more often is rated higher, and equals are rated alike', () => {
  const [a, b, c] = ratingsOf({
    bots: [bot('a', 900), bot('b', 900), bot('c', 900)],
    pairs: [pair('a', 'b', 900, 0.7), pair('a', 'c', 900, 0.7), pair('b', 'c', 900, 0.5)],
  });
  expect(a!.low).toBeGreaterThan(b!.high);
  expect(Math.abs(b!.value - c!.value)).toBeLessThan(0.3);
  for (const rated of [a!, b!, c!]) expect(rated.low < rated.value && rated.value < rated.high).toBe(true);
});

test('the difference is what the model says of the share: 3 of 4 is the logarithm of 3 times its scale', () => {
  const [a, b] = ratingsOf({ bots: [bot('a', 9000), bot('b', 9000)], pairs: [pair('a', 'b', 9000, 0.75)] });
  // c = sqrt(2 * beta^2) with beta = 25 / 6, and a little more for what is uncertain.
  const scale = Math.sqrt(2) * (25 / 6);
  expect((a!.value - b!.value) / (scale * Math.log(3))).toBeGreaterThan(0.95);
  expect((a!.value - b!.value) / (scale * Math.log(3))).toBeLessThan(1.05);
});

test('one bot has no rating: there is nobody to compare it with', () => {
  expect(ratingsOf({ bots: [bot('a', 900)], pairs: [] })).toEqual([]);
});

test('more games make intervals narrower; without any everybody is where they began', () => {
  const rated = (games: number) =>
    ratingsOf({ bots: [bot('a', games), bot('b', games)], pairs: [pair('a', 'b', games, 0.6)] })[0]!;
  expect(rated(2000).high - rated(2000).low).toBeLessThan(rated(50).high - rated(50).low);
  expect(rated(0).value).toBe(25);
});
