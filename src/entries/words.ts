/**
 * What happens in the card game, and what is asked, in sentences that players understand. A language is imported by itself, so that a page carries one
 * alone: `frantic-engine/words/en`, `frantic-engine/words/de`. No engine is needed.
 *
 * @example
 * ```ts
 * import { tell } from 'frantic-engine/words';
 * import { de } from 'frantic-engine/words/de';
 *
 * const telling = { language: de, names: ['Anna', 'Ben'], cardOf: (id: number) => cardOf(view, id), you: 1 };
 * for (const event of events) show(tell(event, telling)); // Anna gibt dir 2 Karten.
 * ```
 *
 * @module
 */
export * from '../words/card-game.ts';
export type { TellingIn } from '../words/told.ts';
