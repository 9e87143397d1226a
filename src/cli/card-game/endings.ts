/** Why a round of the card game ended, in words. */
import { textIn } from 'frantic-engine/words';
import type { Tongue } from '../languages/language.ts';
import { SPOKEN } from '../languages/languages.ts';
import type { Ending } from '../shared/sheet.ts';
import { LANGUAGES } from './languages.ts';

/** Why a round ended, in a few words. */
export function endedBy({ cause, finishers = [] }: Ending, names: readonly string[], lang: Tongue): string {
  if (cause !== 'finish') return reason(cause, lang);
  return SPOKEN[lang].endings.finished(finishers.map((seat) => names[seat] ?? `${seat}`));
}

/** Why a round ended, whoever it was. */
export function reason(cause: string, lang: Tongue): string {
  const { emptyHand, emptyPile } = SPOKEN[lang].endings;
  if (cause === 'finish') return emptyHand;
  return cause === 'exhausted' ? emptyPile : (textIn(LANGUAGES[lang], cause)?.name ?? cause);
}
