/**
 * What happens in the board game, and what is asked, in sentences that players understand. A language is imported by itself, so
 * that a page carries one alone: `frantic-engine/board-game/words/en`, `frantic-engine/board-game/words/de`.
 *
 * @example
 * ```ts
 * import { tell } from 'frantic-engine/board-game/words';
 * import { de } from 'frantic-engine/board-game/words/de';
 *
 * const telling = { language: de, names: ['Anna', 'Ben'], cardOf: (id: number) => cardOf(view, id), you: 1 };
 * for (const event of events) show(tell(event, telling)); // Anna würfelt eine 4.
 * ```
 *
 * @module
 */
export * from '../words/board-game.ts';
export type { TellingIn } from '../words/told.ts';
