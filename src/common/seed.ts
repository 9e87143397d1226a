/** The chance that a seed stands for. */
import alea from 'seedrandom/lib/alea.js';
import type { RandomState } from './chance.ts';

/** The state of chance that a seed stands for, stirred by seedrandom. `1` and `'1'` are the same seed. */
export function seedRandom(seed: string): RandomState {
  return alea(seed, { state: true }).state();
}
