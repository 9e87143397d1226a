/** Chance is the host's: what is handed in for it, and what it gives, may be anything. */

import { InvalidInput } from './errors.ts';
import { OddChance } from './kinds/draws.ts';

const PROBLEM = 'numbers from 0 up to, but not including, 1';

/** What to throw for an error: if chance gives what is no chance, that. */
export const byChance = (error: unknown): unknown =>
  error instanceof OddChance ? new InvalidInput('random', `has to give ${PROBLEM}`, { cause: error }) : error;

/** Refuses what cannot be asked for numbers. */
export function checkChance(random: unknown): void {
  if (typeof random !== 'function') throw new InvalidInput('random', `has to be a function that gives ${PROBLEM}`);
}
