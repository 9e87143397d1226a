/** The check of house rules: a row that would break a game is refused when the engine is made, not in the middle. */
import { InvalidSetup } from '../game/errors.ts';
import type { Row } from './define.ts';
import { addOns, base } from './sets.ts';

/** Refuses rows that take a name that is taken, or that print nothing. */
export function checkRows(rows: readonly Row[]): readonly Row[] {
  const taken = new Set([base, ...addOns].flatMap((set) => set.rows).map((row) => row.id));
  rows.forEach((row, i) => {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(row.id)) throw new InvalidSetup(`rows[${i}].id`, 'is lower case with hyphens');
    if (taken.has(row.id)) throw new InvalidSetup(`rows[${i}].id`, `the row '${row.id}' is there already`);
    taken.add(row.id);
    if (row.type === 'card' && row.prints.length === 0)
      throw new InvalidSetup(`rows[${i}].prints`, 'there has to be at least one card');
  });
  return rows;
}
