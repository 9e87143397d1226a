/** What the commands say, by language. */
import { de } from './de.ts';
import { en } from './en.ts';
import type { CliLanguage, Tongue } from './language.ts';

/** By the letters of `--lang`. */
export const SPOKEN: Readonly<Record<Tongue, CliLanguage>> = { en, de };
