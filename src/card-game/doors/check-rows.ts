/** The check of house rules: a row that would break a game is refused when the rule book is made, not in the middle. */
import { InvalidRules } from '../../common/errors.ts';
import { boxes } from '../boxes/boxes.ts';
import type { Print, Row } from '../rows/define.ts';
import { checkNames } from './row-names.ts';

/** How many cards one print of a house rule makes at the most: more would be a mistake, and fill the memory. */
const MOST_COPIES = 10_000;

/** How rows and boxes are named. */
export const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const TYPES: readonly Row['type'][] = ['card', 'event', 'power', 'rule'];

/** A row of one's own, and where it stands. */
export interface Listed {
  readonly row: Row;
  readonly at: string;
}

/** The rows of a list, each with its place. Unlike the list itself, this does not pass over holes. */
export const listed = (rows: readonly Row[], field: string): Listed[] =>
  Array.from(rows, (row, i) => ({ row, at: `${field}[${i}]` }));

/** Refuses rows that take a name that is taken, or that print nothing. */
export function checkShapes(rows: readonly Listed[]): void {
  const taken = new Set(boxes.flatMap((set) => set.rows).map((row) => row.id));
  for (const { row, at } of rows) {
    if (typeof row !== 'object' || row === null || !TYPES.includes(row.type))
      throw new InvalidRules(at, `has to be made by one of the constructors, as a ${TYPES.join(', ')}`);
    if (typeof row.id !== 'string' || !NAME.test(row.id))
      throw new InvalidRules(`${at}.id`, 'is lower case with hyphens');
    if (taken.has(row.id)) throw new InvalidRules(`${at}.id`, `the row '${row.id}' is there already`);
    taken.add(row.id);
    if (typeof row.name !== 'string' || row.name === '')
      throw new InvalidRules(`${at}.name`, 'has to be a text that says something');
    if (row.type === 'card' && !(Array.isArray(row.prints) && row.prints.length > 0))
      throw new InvalidRules(`${at}.prints`, 'there has to be at least one card');
    if (row.type === 'card' && !row.prints.every(isPrinted))
      throw new InvalidRules(`${at}.copies`, `has to be a whole number from 1 to ${MOST_COPIES}`);
  }
}

/** Refuses rows that would break a game. They may come from JavaScript. */
export function checkRows(rows: readonly Listed[]): void {
  checkShapes(rows);
  if (rows.length > 0) checkNames(rows);
}

const isPrinted = (print: Print | null | undefined): boolean => {
  const copies: unknown = print?.copies;
  return typeof copies === 'number' && Number.isInteger(copies) && copies >= 1 && copies <= MOST_COPIES;
};
