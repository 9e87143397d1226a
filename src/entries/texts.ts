/**
 * Every card, event, power card and rule card in English and German: the printed name, and what it does in our own
 * words. A screen needs no other source.
 *
 * @example
 * ```ts
 * import { cardOf } from 'frantic-engine';
 * import { cardNameOf, textOf } from 'frantic-engine/texts';
 *
 * const card = cardOf(state, 40);
 * show(cardNameOf(card, 'de'), textOf(card.row, 'de').text);
 * ```
 *
 * @module
 */
export * from '../texts/texts.ts';
