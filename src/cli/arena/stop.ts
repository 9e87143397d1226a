/**
 * When a match may end early.
 *
 * Whoever looks again and again, and stops as soon as a 99 % interval is clear, is wrong far more often than once in a
 * hundred. So there are ten looks, settled beforehand, and at each of them the limits of O'Brien and Fleming hold: wide at
 * first, and at the last look hardly wider than those of a match that is looked at once. A match between equals ends with a
 * verdict in 1 of 100.
 */
import type { Estimate } from 'frantic-engine/sim';
import { STANDARD_ERRORS } from './interval.ts';

/** How often it is looked, if there are deals enough. */
const LOOKS = 10;

/** Before so many deals nobody looks: what a few happen to have in common is no verdict. */
const FEWEST_DEALS = 20;

/**
 * The limit of the last look, in standard errors: for ten looks and an error of 1 %, both ways. A test plays it with coins.
 */
const LAST = 2.66;

/** A look, settled beforehand. */
export interface Look {
  /** Which one it is, from 1 on, and of how many. */
  readonly look: number;
  readonly looks: number;
  /** How many games have been played then. */
  readonly games: number;
  /** Which part of all games that is. */
  readonly share: number;
}

/** When it is looked: after whole deals, as evenly as can be, and in the end. Fewer deals than two hundred have fewer looks. */
export function looksOf(games: number, perDeal: number): readonly Look[] {
  const deals = games / perDeal;
  const parts = Array.from({ length: LOOKS }, (_, i) => Math.floor((deals * (i + 1)) / LOOKS) * perDeal);
  const ends = [...new Set([...parts.slice(0, -1).filter((end) => end >= FEWEST_DEALS * perDeal), games])];
  return ends.map((end, i) => ({ look: i + 1, looks: ends.length, games: end, share: end / games }));
}

/** How many standard errors settle it at a look. */
export const limitAt = ({ share }: Pick<Look, 'share'>): number => LAST / Math.sqrt(share);

/** What a look says. */
export interface Verdict extends Look {
  /** Whether it is settled that the first bot is ahead of the others, or behind. */
  readonly isSettled: boolean;
  /** By how many points a round, as far to both sides as the limit of this look reaches. */
  readonly ahead: Estimate;
}

/** What a look says of what was measured, with its 99 % interval. */
export function verdictAt(look: Look, { value, low, high }: Estimate): Verdict {
  if (value === null || low === null || high === null)
    return { ...look, isSettled: false, ahead: { value, low: null, high: null } };
  const reach = ((high - low) / 2 / STANDARD_ERRORS) * limitAt(look);
  // Nothing that scatters has been seen: that settles nothing.
  const isSettled = reach > 0 && Math.abs(value) > reach;
  return { ...look, isSettled, ahead: { value, low: value - reach, high: value + reach } };
}
