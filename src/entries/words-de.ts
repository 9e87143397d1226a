/**
 * German for `tell` and `prompt` of `frantic-engine/words`: `de` for games with any of the boxes. `deBase` is for games without
 * add-ons; the others can be added with `withBoxes`.
 *
 * @module
 */
export * from '../texts/de/card-game.ts';
