/**
 * English for `tell` and `prompt` of `frantic-engine/board-game/words`, with the names and texts of all cards and events.
 *
 * @module
 */
export { en } from '../texts/en/board-game.ts';
