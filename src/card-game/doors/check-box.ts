/** Boxes of one's own, and their check. */
import { InvalidRules } from '../../common/errors.ts';
import { isTree } from '../../common/tree.ts';
import { boxes as printed } from '../boxes/boxes.ts';
import type { OptionRow } from '../options/game.ts';
import { optionTable } from '../options/options.ts';
import type { Box, Row } from '../rows/define.ts';
import type { RulingId } from '../state/types.ts';
import { checkShapes, listed, NAME } from './check-rows.ts';
import { asListOf, asObject, checkFields } from './checks.ts';

/** An option of a box of one's own: a choice between a few values. */
export interface BoxOption {
  /** What may be set. */
  readonly values: readonly (string | number | boolean)[];
  /** What it is if nobody says anything. */
  readonly default: string | number | boolean;
  /** What it decides, in a sentence. */
  readonly text: string;
  /** The rulings that it settles. */
  readonly rulings?: readonly RulingId[];
}

/** A box of one's own as it is written. */
export interface BoxInput extends Pick<Box, 'name' | 'rows' | 'adjust'> {
  /** What its rows leave open, by names such as `tax.cards`. Games without the box do not have these options. */
  readonly options?: Readonly<Record<string, BoxOption>>;
}

/**
 * A box of your own: rows that are in a game if its setup names the box among its `sets`. It goes with every edition.
 *
 * @throws {@link InvalidRules} naming the field at fault.
 * @example
 * ```ts
 * declare module 'frantic-engine' {
 *   interface Register {
 *     set: 'tolls';
 *   }
 * }
 *
 * const tolls = defineBox({ name: 'tolls', rows: [tax, windfall] });
 * const book = defineRules({ boxes: [base, troublemaker, tolls] });
 * const state = createEngine(book).createGame({ players: 3, seed: 1, sets: ['tolls'] });
 * ```
 */
export function defineBox(given: BoxInput): Box {
  checkFields(given, ['name', 'rows', 'adjust', 'options'], 'box');
  const { options, ...box } = given;
  const rows = Object.freeze(asListOf<Row>(box.rows, 'rows'));
  return Object.freeze(
    checkOwn({ ...box, rows, ...(options === undefined ? {} : { options: optionsOf(options) }) }, ''),
  );
}

/** A box in a rule book: a printed one, as it is in this bundle, or one's own. */
export function checkBox(given: unknown, field: string): Box {
  const { name, rows } = asObject(given, field);
  const own = printed.find((box) => box.name === name);
  if (own === undefined) return checkOwn(given as Box, `${field}.`);
  const ids = asListOf<Partial<Row> | null>(rows, `${field}.rows`).map((row) => row?.id);
  if (ids.length === own.rows.length && own.rows.every(({ id }, at) => id === ids[at])) return own;
  throw new InvalidRules(field, `the box '${own.name}' was printed and is frozen; make one of your own`);
}

/** Refuses a box of one's own that cannot be played. What names its rows may name is seen in the rule book. */
function checkOwn(box: Box, at: string): Box {
  const { name, rows, adjust, options = {} } = box;
  if (typeof name !== 'string' || !NAME.test(name)) throw new InvalidRules(`${at}name`, 'is lower case with hyphens');
  if (printed.some((other) => other.name === name))
    throw new InvalidRules(`${at}name`, `there is a box '${name}' already`);
  checkShapes(listed(asListOf<Row>(rows, `${at}rows`), `${at}rows`));
  if (adjust !== undefined && typeof adjust !== 'function')
    throw new InvalidRules(`${at}adjust`, 'has to be a function');
  for (const [option, row] of Object.entries(asObject(options, `${at}options`))) {
    const field = `${at}options.${option}`;
    if (Object.hasOwn(optionTable, option)) throw new InvalidRules(field, 'there is such an option already');
    const isMade = isTree(row) && Array.isArray(row.values) && Array.isArray(row.rulings);
    if (!isMade) throw new InvalidRules(field, 'has to be made by defineBox');
  }
  return box;
}

function optionsOf(given: unknown): Readonly<Record<string, OptionRow>> {
  const rows = Object.entries(asObject(given, 'options')).map(([name, option]) => {
    const field = `options.${name}`;
    if (!/^[a-z0-9-]+(\.[a-zA-Z0-9]+)?$/.test(name)) throw new InvalidRules(field, "is named like 'tax.cards'");
    return [name, optionOf(option, field)];
  });
  return Object.freeze(Object.fromEntries(rows));
}

function optionOf(given: unknown, field: string): OptionRow {
  const option = checkFields(given, ['values', 'default', 'text', 'rulings'], 'option', field);
  const values = asListOf<unknown>(option.values, `${field}.values`);
  const isPlain = (value: unknown): value is string | number | boolean =>
    ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
  if (values.length === 0 || !values.every(isPlain))
    throw new InvalidRules(`${field}.values`, 'have to be texts, numbers, true or false');
  const standard = values.find((value) => value === option.default);
  if (standard === undefined) throw new InvalidRules(`${field}.default`, 'has to be one of the values');
  if (typeof option.text !== 'string') throw new InvalidRules(`${field}.text`, 'has to be a text');
  const rulings = asListOf<RulingId>(option.rulings ?? [], `${field}.rulings`);
  return Object.freeze({
    default: standard,
    values: Object.freeze([...values]),
    text: option.text,
    rulings,
  });
}
