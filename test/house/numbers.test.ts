/** One register of numbers for the rulings of both games. */
import { expect, test } from 'vitest';
import { givenTwice, nextNumber, register } from '../../src/rulings/register.ts';

test('no number of a ruling is given twice, in either game', () => {
  expect(givenTwice(register)).toEqual([]);
  expect(register.length).toBeGreaterThan(470);
});

test('a number that both games use is found', () => {
  const numbers = [
    { id: 'R-433', game: 'board' },
    { id: 'R-007', game: 'card' },
    { id: 'R-433', game: 'card' },
  ] as const;
  expect(givenTwice(numbers)).toEqual(['R-433']);
});

test('the next ruling gets a number that nobody has', () => {
  expect(
    nextNumber([
      { id: 'R-099', game: 'card' },
      { id: 'R-007', game: 'board' },
    ]),
  ).toBe('R-100');
  expect(register.map(({ id }) => id)).not.toContain(nextNumber());
});
