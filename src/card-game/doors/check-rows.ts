/** The check of house rules: a row that would break a game is refused when the engine is made, not in the middle. */
import { InvalidSetup } from '../../common/errors.ts';
import { asObject } from '../../common/setup.ts';
import { boxes } from '../boxes/boxes.ts';
import type { Print, Row } from '../rows/define.ts';
import { checkNames } from './row-names.ts';

/** How many cards one print of a house rule makes at the most: more would be a mistake, and fill the memory. */
const MOST_COPIES = 10_000;

const TYPES: readonly Row['type'][] = ['card', 'event', 'power', 'rule'];

/** The house rules an engine is made with. */
export function rowsOf(setup: { readonly rows?: readonly Row[] }): readonly Row[] {
  const { rows = [] } = asObject(setup, 'setup') as { readonly rows?: readonly Row[] };
  return checkRows(rows);
}

/** Refuses rows that take a name that is taken, or that print nothing. */
export function checkRows(rows: readonly Row[]): readonly Row[] {
  const taken = new Set(boxes.flatMap((set) => set.rows).map((row) => row.id));
  if (!Array.isArray(rows)) throw new InvalidSetup('rows', 'has to be a list');
  // Unlike the list itself, this does not pass over holes.
  Array.from(rows as readonly Row[]).forEach((row, i) => {
    if (typeof row !== 'object' || row === null || !TYPES.includes(row.type))
      throw new InvalidSetup(`rows[${i}]`, `has to be made by one of the constructors, as a ${TYPES.join(', ')}`);
    if (typeof row.id !== 'string' || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(row.id))
      throw new InvalidSetup(`rows[${i}].id`, 'is lower case with hyphens');
    if (taken.has(row.id)) throw new InvalidSetup(`rows[${i}].id`, `the row '${row.id}' is there already`);
    taken.add(row.id);
    if (typeof row.name !== 'string' || row.name === '')
      throw new InvalidSetup(`rows[${i}].name`, 'has to be a text that says something');
    if (row.type === 'card' && !(Array.isArray(row.prints) && row.prints.length > 0))
      throw new InvalidSetup(`rows[${i}].prints`, 'there has to be at least one card');
    if (row.type === 'card' && !row.prints.every(isPrinted))
      throw new InvalidSetup(`rows[${i}].copies`, `has to be a whole number from 1 to ${MOST_COPIES}`);
  });
  if (rows.length > 0) checkNames(rows);
  return rows;
}

const isPrinted = (print: Print | null | undefined): boolean => {
  const copies: unknown = print?.copies;
  return Number.isInteger(copies) && (copies as number) >= 1 && (copies as number) <= MOST_COPIES;
};
