/**
 * English for `tell` and `prompt` of `frantic-engine/words`: `en` for games with any of the boxes. `enBase` is for games without
 * add-ons; the others can be added with `withBoxes`.
 *
 * @module
 */
export * from '../texts/en/card-game.ts';
