/**
 * German for `tell` and `prompt` of `frantic-engine/board-game/words`, with the names and texts of all cards and events.
 *
 * @module
 */
export { de } from '../texts/de/board-game.ts';
