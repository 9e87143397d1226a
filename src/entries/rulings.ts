/**
 * The rulings as data: every decision of this engine on a point where the published texts are silent, unclear or
 * differ, with what it rests on, the cards it speaks of and the options that change it. There is no engine inside.
 *
 * @example
 * ```ts
 * import { ruling, rulingsOf, search } from 'frantic-engine/rulings';
 *
 * console.log(ruling('R-061').question); // Black on black.
 * const ofMarket = rulingsOf('market', { edition: 'pandora' });
 * console.log(search('lucky bastard market', { limit: 5 })[0]?.id); // R-208
 * ```
 *
 * @module
 */
export { en } from '../rulings/book/en.ts';
export type { RulingFilter, RulingSearch } from '../rulings/book/filter.ts';
export * from '../rulings/book/functions.ts';
export type {
  Ruling,
  RulingExample,
  RulingGame,
  RulingNames,
  RulingNumber,
  RulingOption,
  RulingStatus,
  RulingStep,
  RulingTexts,
  RulingWords,
} from '../rulings/book/types.ts';
