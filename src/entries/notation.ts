/**
 * Actions in words, whole games as text, and taking back.
 *
 * @example
 * ```ts
 * import { createGame, reduce } from 'frantic-engine';
 * import { formatAction, parseAction } from 'frantic-engine/notation';
 *
 * const state = createGame({ players: ['Ann', 'Ben'], seed: 'slap' });
 * const action = parseAction(state, 'Ann draws');
 * console.log(formatAction(state, action)); // Ann draws
 * ```
 *
 * @module
 */

export { createNotation, type Notation } from '../card-game/doors/notation.ts';
export * from '../card-game/doors/notation-functions.ts';
export { IllegalAction, InvalidInput, InvalidNotation, InvalidRecord } from '../common/errors.ts';
export type { GameNotation } from '../common/notation-door.ts';
export type { TakeBackRefusal } from '../common/take-back.ts';
