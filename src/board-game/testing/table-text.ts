/** Tables of the board game as text. */
import { type FieldKinds, readFields, writeFields } from '../../common/table-text.ts';
import type { TableSetup } from './table.ts';

const KINDS: FieldKinds & { readonly [K in keyof TableSetup]?: FieldKinds[string] } = { hands: 'seats', draw: 'names' };

/**
 * A table as text: a line for each field; what lies on the board is JSON.
 *
 * @throws `InvalidSetup` naming the field that cannot be written.
 * @example
 * ```ts
 * console.log(formatTable({ hands: [['push', 'stop'], ['gift']], tokens: [10, 12], board: { 16: ['push', 17] } }));
 * // frantic-table 1
 * // hands 0: push, stop
 * // hands 1: gift
 * // tokens: [10,12]
 * // board: {"16":["push",17]}
 * ```
 */
export const formatTable = (setup: TableSetup): string => writeFields(setup, KINDS);

/**
 * The table behind a text. Whether it can be set up, `table` says.
 *
 * @throws `InvalidNotation` with line and column, whatever it is given.
 */
export const parseTable = (text: string): TableSetup => readFields(text, KINDS) as TableSetup;
