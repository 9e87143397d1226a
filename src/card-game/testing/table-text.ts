/** Tables of the card game as text. */
import { type FieldKinds, readFields, writeFields } from '../../common/table-text.ts';
import type { TableSetup } from './table.ts';

const KINDS: FieldKinds & { readonly [K in keyof TableSetup]?: FieldKinds[string] } = {
  hands: 'seats',
  top: 'name',
  pile: 'names',
  draw: 'names',
  events: 'names',
  powers: 'seats',
  powerPile: 'names',
  ruleCards: 'names',
  ruleDeck: 'names',
};

/**
 * A table as text: a line for each field. House rules are code and cannot be written.
 *
 * @throws `InvalidSetup` naming the field that cannot be written.
 * @example
 * ```ts
 * console.log(formatTable({ hands: [['blue gift', 'red 1'], ['red 2']], top: 'blue 9' }));
 * // frantic-table 1
 * // hands 0: blue gift, red 1
 * // hands 1: red 2
 * // top: blue 9
 * ```
 */
export function formatTable(setup: TableSetup): string {
  return writeFields(setup, KINDS);
}

/**
 * The table behind a text. Whether it can be set up, `table` says.
 *
 * @throws `InvalidNotation` with line and column, whatever it is given.
 * @example
 * ```ts
 * const state = table(parseTable('frantic-table 1\nhands 0: red 1, blue 2\nhands 1: red 3\ntop: red 9'));
 * ```
 */
export const parseTable = (text: string): TableSetup => readFields(text, KINDS) as TableSetup;
