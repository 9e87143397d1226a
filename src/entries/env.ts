/**
 * The card game as numbers, for learning: observations of fixed size, a fixed action space with a mask.
 *
 * @example
 * ```ts
 * import { createEnv } from 'frantic-engine/env';
 *
 * const env = createEnv({ players: 4, windows: 'holders' });
 * const mask = new Uint8Array(env.layout.picks.length);
 * while (!env.done) {
 *   env.mask(mask);
 *   env.step(mask.indexOf(1));
 * }
 * ```
 *
 * @module
 */
export { type Batch, type BatchOptions, createBatch } from '../env/batch.ts';
export { type Codec, createCodec, type Encoded } from '../env/codec.ts';
export { createEnv, type Env } from '../env/env.ts';
export { IllegalPick } from '../env/errors.ts';
export type { Numbers } from '../env/features/feature.ts';
export type { Memory } from '../env/features/sight.ts';
export type { Feature, Layout } from '../env/layout.ts';
export { type Policy, type PolicyOptions, policyBot } from '../env/policy.ts';
export type { Reward } from '../env/rewards.ts';
export type { EnvOptions, ShapeOptions } from '../env/world.ts';
