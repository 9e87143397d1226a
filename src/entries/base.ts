/**
 * The base game alone: the functions of `frantic-engine` without the cards of any add-on, for a page that is to be small.
 *
 * Its states are those of `frantic-engine`, so a server may have all boxes. Types, errors and names come from there.
 *
 * @example
 * ```ts
 * import { createGame, nextSeat, reduce, sampleLegal } from 'frantic-engine/base';
 *
 * let state = createGame({ players: 4, seed: 'slap', length: 'short' });
 * for (let seat = nextSeat(state); seat !== null; seat = nextSeat(state)) {
 *   state = reduce(state, sampleLegal(state, seat, Math.random));
 * }
 * ```
 *
 * @module
 */
export * from '../card-game/doors/base-functions.ts';
export type { Engine } from '../card-game/doors/pure.ts';
export { follow, redact } from '../card-game/state/log.ts';
