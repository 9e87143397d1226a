/**
 * The same rules played in place, for simulation and search.
 *
 * This entry is bundled with its own copy of the engine: once code has met frozen lists, it stays slower for the rest of
 * the process.
 *
 * @example
 * ```ts
 * import { apply, createGame, nextSeat, sampleLegal } from 'frantic-engine/fast';
 *
 * const state = createGame({ players: 4, seed: 1, windows: 'holders' });
 * for (let seat = nextSeat(state); seat !== null; seat = nextSeat(state)) {
 *   apply(state, sampleLegal(state, seat, random));
 * }
 * ```
 *
 * @module
 */

export { createFastEngine, type FastEngine } from '../card-game/doors/fast.ts';
export * from '../card-game/doors/fast-functions.ts';
export type { GameEvent } from '../card-game/state/events.ts';
export type { Questions } from '../card-game/state/question.ts';
export type { GameState, MutableGameState } from '../card-game/state/state.ts';
export type { Action, CardId, Seat } from '../card-game/state/types.ts';
export type { Unmet } from '../card-game/state/unmet.ts';
export type { Wished } from '../card-game/state/wished.ts';
export type { EngineTypes, FastGameEngine } from '../common/door.ts';
export {
  type ErrorCode,
  FranticError,
  GuessNotFound,
  IllegalAction,
  InvalidInput,
  InvalidRecord,
  InvalidRules,
  InvalidSetup,
  InvalidSnapshot,
  StepBudgetExceeded,
  UnknownName,
} from '../common/errors.ts';
export type { GuessOptions } from '../common/guess.ts';
export { type KnownCards, knownTo, type Remembering } from '../common/known-to.ts';
export type { PlayOnOptions, StatePolicy } from '../common/play-on.ts';
export { createRandom, type Random } from '../common/random.ts';
export { LONGEST_NAME, LONGEST_SEED, type Seed } from '../common/setup.ts';
export type { TimeoutPolicy } from '../common/timeout.ts';
