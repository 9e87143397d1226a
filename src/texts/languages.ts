/**
 * The languages there are.
 *
 * A new one is one file beside `en.ts`, with its `words` and its `rows`, and its name in each of the three lists here.
 * The compiler then names every word that is missing, and `npm run check:texts` every card. Words and texts are apart so
 * that a bundle that needs only the words, such as that of `explain`, does not carry the texts of all cards.
 */
import { rows as deRows, words as deWords } from './de.ts';
import { words as enWords } from './en.ts';
import type { RowTexts, Words } from './types.ts';

/** The languages. */
export const LANGUAGES = ['en', 'de'] as const;

/** A language. */
export type Language = (typeof LANGUAGES)[number];

/** The words of each language. */
const words: Readonly<Record<Language, Words>> = { en: enWords, de: deWords };

/** The texts of the cards in each language. The English ones are those of the rows themselves. */
export const rowTexts: Readonly<Record<Language, RowTexts | null>> = { en: null, de: deRows };

/** The words of a language. */
export function wordsOf(language: Language): Words {
  if (!Object.hasOwn(words, language)) throw new RangeError(`There are no texts in '${String(language)}'.`);
  return words[language];
}
