/**
 * The board game as numbers, for learning: observations of fixed size, a fixed action space with a mask.
 *
 * @example
 * ```ts
 * import { createEnv } from 'frantic-engine/board-game/env';
 *
 * const env = createEnv({ players: 4, windows: 'holders' });
 * const mask = new Uint8Array(env.layout.picks.length);
 * while (!env.done) {
 *   env.mask(mask);
 *   env.step(mask.lastIndexOf(1));
 * }
 * ```
 *
 * @module
 */
export {
  type BatchOptions,
  type Codec,
  createBatch,
  createCodec,
  createEnv,
  type Env,
  type EnvOptions,
  type PolicyOptions,
  policyBot,
} from '../env/board-game/env.ts';
export type { Memory } from '../env/board-game/features/sight.ts';
export type { Batch } from '../env/shared/batch.ts';
export type { Encoded } from '../env/shared/codec.ts';
export { IllegalPick } from '../env/shared/errors.ts';
export type { Numbers } from '../env/shared/feature.ts';
export type { ShapeOptions } from '../env/shared/game.ts';
export type { Feature, Layout } from '../env/shared/layout.ts';
export type { Policy } from '../env/shared/policy.ts';
export type { Reward } from '../env/shared/rewards.ts';
