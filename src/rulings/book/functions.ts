/** The functions of the entry. English is there from the start; another language is handed in. */
import { InvalidInput } from '../../common/errors.ts';
import { quoted } from '../../common/quoted.ts';
import { isTree } from '../../common/tree.ts';
import { type RulingBook, rulingsIn } from './book.ts';
import { en } from './en.ts';
import { fieldsIn, type RulingFilter, type RulingSearch } from './filter.ts';
import { checkTexts } from './texts.ts';
import type { Ruling, RulingNumber, RulingTexts } from './types.ts';

/** The language of what is given back. */
interface InLanguage {
  /** English if nothing is said. Another one is imported by itself, as `de` from `frantic-engine/rulings/de`. */
  readonly language?: RulingTexts;
}

/** The languages that have been asked for. Their indexes are made once. */
const books = /* @__PURE__ */ new WeakMap<RulingTexts, RulingBook>();

function bookIn(given: InLanguage): RulingBook {
  fieldsIn(given);
  const { language = en } = given;
  const known = books.get(language);
  if (known !== undefined) return known;
  checkTexts(language);
  const made = rulingsIn(language);
  books.set(language, made);
  return made;
}

/**
 * The ruling with a number, such as the one a refusal names.
 *
 * @throws `UnknownName` if there is no such ruling.
 * @example
 * ```ts
 * console.log(ruling('R-061').decision); // Never by number or wish; only under Black Wish or by Random Chance. …
 * ```
 */
export function ruling(id: RulingNumber, filter: InLanguage = {}): Ruling {
  return bookIn(filter).ruling(id);
}

/** What rests on a ruling, or on none: an explanation, a refusal. */
interface Ruled {
  readonly ruling: RulingNumber | null;
}

/** The same with the question and the decision of its ruling; `null` if it rests on none, or on one of a house rule. */
export type WithDecision<Said> = Said & { readonly question: string | null; readonly decision: string | null };

/**
 * An explanation, or a refusal, with what its ruling says, so that a screen can show the decision behind the sentence.
 *
 * @throws `InvalidInput` if it is nothing that rests on a ruling.
 * @example
 * ```ts
 * const { text, decision } = withDecision(explain(state, action));
 * ```
 */
export function withDecision<Said extends Ruled>(said: Said, filter: InLanguage = {}): WithDecision<Said> {
  const book = bookIn(filter);
  if (!isTree(said)) throw new InvalidInput('said', `has to be an explanation or a refusal, not ${quoted(said)}`);
  const found = book.rulings().find(({ id }) => id === said.ruling);
  return { ...said, question: found?.question ?? null, decision: found?.decision ?? null };
}

/**
 * The rulings about a card, an event, a power card, a rule card (by the id of its row) or an option (by its name). Those
 * that the row itself goes by come first.
 *
 * @throws `UnknownName` if no ruling is about it, or something of the filter has no such name.
 * @example
 * ```ts
 * const found = rulingsOf('market', { edition: 'intl' }).map(({ id }) => id);
 * ```
 */
export function rulingsOf(row: string, filter: RulingFilter & InLanguage = {}): readonly Ruling[] {
  return bookIn(filter).rulingsOf(row, filter);
}

/**
 * The rulings that say something about these words, the best first. Cards are found by their printed names, and by what
 * players call them. A number is found in either game, unless the filter names one.
 *
 * @throws `UnknownName` if something of the filter has no such name.
 * @example
 * ```ts
 * const [first] = search('lucky bastard market', { edition: 'pandora' });
 * console.log(first?.id); // R-208
 * ```
 */
export function search(words: string, filter: RulingSearch & InLanguage = {}): readonly Ruling[] {
  return bookIn(filter).search(words, filter);
}

/**
 * All rulings, in the order of their sections.
 *
 * @throws `InvalidInput` if the language is none.
 */
export function rulings(filter: InLanguage = {}): readonly Ruling[] {
  return bookIn(filter).rulings();
}
