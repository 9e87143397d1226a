/** The sentences of the board game, by language. */
import type { BoardLanguage } from 'frantic-engine/board-game/words';
import { de } from 'frantic-engine/board-game/words/de';
import { en } from 'frantic-engine/board-game/words/en';
import type { Tongue } from '../languages/language.ts';

/** By the letters of `--lang`. */
export const LANGUAGES: Readonly<Record<Tongue, BoardLanguage>> = { en, de };
