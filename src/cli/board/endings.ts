/** Why a round of the board game ended, in words. */
import type { Tongue } from '../languages/language.ts';
import { SPOKEN } from '../languages/languages.ts';

/** Why a round ended, in a few words. */
export function reason(cause: string, lang: Tongue): string {
  const { emptyPile, endSpace } = SPOKEN[lang].endings;
  return cause === 'exhausted' ? emptyPile : endSpace;
}
