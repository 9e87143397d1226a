/** Chance for whoever plays: bots, playouts, tests. It is no part of any game: the engine's own chance decides about nothing but the game. */
import type { Random } from '../kernel/draws.ts';
import { InvalidInput } from './errors.ts';
import type { Seed } from './setup.ts';

export type { Random } from '../kernel/draws.ts';

/**
 * Chance by a seed, for `sampleLegal`, `playOut` and bots: the same numbers in every runtime (mulberry32). `1` and `'1'`
 * are the same seed.
 *
 * @throws {@link InvalidInput} if it is no seed.
 * @example
 * ```ts
 * const random = createRandom('my seed');
 * apply(state, sampleLegal(state, seat, random));
 * ```
 */
export function createRandom(seed: Seed): Random {
  if (typeof seed !== 'string' && !Number.isFinite(seed))
    throw new InvalidInput('seed', 'has to be a string or a finite number');
  const text = String(seed);
  let a = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
