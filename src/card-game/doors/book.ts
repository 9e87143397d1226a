/** Rule books: the boxes and house rules that games are played with, checked once. */
import { InvalidRules } from '../../common/errors.ts';
import { boxes as printed } from '../boxes/boxes.ts';
import { Core } from '../core/core.ts';
import type { Box, Row } from '../rows/define.ts';
import { checkBox } from './check-box.ts';
import { checkRows, type Listed, listed } from './check-rows.ts';
import { asListOf, asObject, checkFields } from './checks.ts';
import { standardCore } from './standard.ts';

/** The boxes and house rules that games are played with, as `defineRules` returns them. */
export interface RuleBook {
  /** The boxes that a setup chooses from. The base game is the first, and in every game. */
  readonly boxes: readonly Box[];
  /** The house rules: rows that are in every game. */
  readonly rows: readonly Row[];
}

/** What a rule book is made from. */
export interface RuleBookInput {
  /** The boxes that a setup may choose from, the base game among them. Default: the four that were printed. */
  readonly boxes?: readonly Box[];
  /** House rules: rows that are in every game, made with the same constructors as the built-in cards. */
  readonly rows?: readonly Row[];
}

/**
 * A rule book: what `createEngine`, `createFastEngine`, `createNotation`, `createTestbed` and `createEnv` are made with. All
 * rules of one's own are handed over here, and checked once.
 *
 * @throws {@link InvalidRules} naming the field at fault, such as `rows[0].react.in`.
 * @example
 * ```ts
 * const book = defineRules({ rows: [windfall] });
 * const { createGame, reduce } = createEngine(book);
 * const { parseAction } = createNotation(book);
 * ```
 */
export function defineRules(given: RuleBookInput = {}): RuleBook {
  const { boxes = printed, rows = [] } = checkFields(given, ['boxes', 'rows'], 'rule book');
  return checkBook(boxes, rows);
}

/** The books that have been checked, each with the core that all functions made with it share. */
const cores = new WeakMap<object, Core>();

/** A book of these boxes and rows, which may be anything. */
function checkBook(givenBoxes: unknown, givenRows: unknown): RuleBook {
  const rows = asListOf<Row>(givenRows, 'rows');
  const named = asListOf<unknown>(givenBoxes, 'boxes').map((box, i) => checkBox(box, `boxes[${i}]`));
  const names = named.map(({ name }) => name);
  const twice = names.findIndex((name, i) => names.indexOf(name) !== i);
  if (twice >= 0) throw new InvalidRules(`boxes[${twice}].name`, `there is a box '${names[twice]}' already`);
  const base = printed[0]?.name ?? '';
  if (!names.includes(base)) throw new InvalidRules('boxes', `there has to be '${base}', which is in every game`);
  const isOwn = (box: Box): boolean => !printed.includes(box);
  const own = named.flatMap((box, i): Listed[] => (isOwn(box) ? listed(box.rows, `boxes[${i}].rows`) : []));
  checkRows([...own, ...listed(rows, 'rows')]);
  // In the order in which they were printed, so that their cards are numbered alike in every book.
  const boxes = [...printed.filter((box) => named.includes(box)), ...named.filter(isOwn)];
  const book = Object.freeze({ boxes: Object.freeze(boxes), rows: Object.freeze(rows) });
  cores.set(book, new Core(book.rows, book.boxes));
  return book;
}

/**
 * The core behind a rule book. The fast door is a bundle of its own: a book that was made by the other one is checked there
 * once more, and the printed boxes are taken from the bundle at hand.
 */
export function coreOf(book?: RuleBook): Core {
  if (book === undefined) return standardCore();
  const { boxes, rows } = asObject(book, 'book');
  const core = cores.get(book) ?? coreOf(checkBook(boxes, rows));
  cores.set(book, core);
  return core;
}
