// Written by `npm run check:texts` from the files beside it. Do not edit.
import { words as de, complete as deComplete, rows as deRows } from './de.ts';
import { words as en } from './en.ts';
import type { RowTexts, Words } from './types.ts';

/** The languages. */
export const LANGUAGES = ['en', 'de'] as const;

/** The words of each language. */
export const words: Readonly<Record<(typeof LANGUAGES)[number], Words>> = { en, de };

/** The texts of the cards in each language. The English ones are those of the rows themselves. */
export const rowTexts: Readonly<Record<(typeof LANGUAGES)[number], RowTexts | null>> = {
  en: null,
  de: deRows,
};

/** Whether a language claims to have a text for every card. What one leaves out is said in English. */
export const claims: Readonly<Record<(typeof LANGUAGES)[number], boolean>> = {
  en: true,
  de: deComplete,
};
