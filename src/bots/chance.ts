/** Chance for bots. It is no part of any game: the engine's own chance decides about nothing but the game. */
import { InvalidInput } from 'frantic-engine/fast';

/**
 * A generator of numbers from 0 up to 1 (mulberry32), started by a text. The same in every runtime.
 *
 * @throws `InvalidInput` if it is no text.
 */
export function chanceOf(seed: string): () => number {
  if (typeof seed !== 'string') throw new InvalidInput('seed', 'has to be a text');
  let a = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) a = Math.imul(a ^ seed.charCodeAt(i), 0x01000193);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
