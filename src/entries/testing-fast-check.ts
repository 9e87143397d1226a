/**
 * Setups, ways through games, and states in the middle of games, drawn by fast-check: for properties of what you build on
 * this. It needs `fast-check`, which is not installed along.
 *
 * @example
 * ```ts
 * import fc from 'fast-check';
 * import { assertInvariants } from 'frantic-engine/testing';
 * import { anyState } from 'frantic-engine/testing/fast-check';
 *
 * fc.assert(fc.property(anyState({ players: 4 }), (state) => assertInvariants(state)));
 * ```
 *
 * @module
 */
export {
  anyPath,
  anySetup,
  anyState,
  type GamePath,
  type PathChoice,
  playPath,
  type SetupChoice,
} from '../card-game/testing/arbitraries.ts';
