/**
 * The register of numbers: whose ruling each is.
 *
 * Both games take theirs from one row of numbers, so that `R-433` means one thing wherever it stands. A number is never
 * given twice; that of a ruling which no longer holds stays with it.
 */
import { boardRulings } from './board-game/rulings.ts';
import { rulings } from './card-game/index.ts';

/** A number that has been given. */
export interface Registered {
  readonly id: string;
  readonly game: 'card' | 'board';
}

/** Every number that has been given. */
export const register: readonly Registered[] = [
  ...rulings.map(({ id }): Registered => ({ id, game: 'card' })),
  ...boardRulings.map(({ id }): Registered => ({ id, game: 'board' })),
];

/** Numbers that stand there more than once. */
export function givenTwice(numbers: readonly Registered[]): readonly string[] {
  const seen = new Set<string>();
  return numbers.filter(({ id }) => seen.has(id) || !seen.add(id)).map(({ id }) => id);
}

/** The number the next ruling of either game gets. */
export function nextNumber(numbers: readonly Registered[] = register): string {
  const highest = Math.max(...numbers.map(({ id }) => Number(id.slice(2))));
  return `R-${String(highest + 1).padStart(3, '0')}`;
}
