/** The sentences of the card game, by language. */
import type { Language } from 'frantic-engine/words';
import { de } from 'frantic-engine/words/de';
import { en } from 'frantic-engine/words/en';
import type { Tongue } from '../languages/language.ts';

/** By the letters of `--lang`. */
export const LANGUAGES: Readonly<Record<Tongue, Language>> = { en, de };
