/**
 * German for `frantic-engine/rulings`: the questions and decisions, in our own words.
 *
 * @example
 * ```ts
 * import { search } from 'frantic-engine/rulings';
 * import { de } from 'frantic-engine/rulings/de';
 *
 * const found = search('gift drei karten', { language: de });
 * ```
 *
 * @module
 */
export { de } from '../rulings/de/de.ts';
