/** What a sum of samples says about the mean behind it: an estimate and an interval. */
import { type Tally, WHOLE } from './part.ts';

/** An estimate with its 99 % interval. `null`: there are too few games to say. */
export interface Estimate {
  /** The mean of what was played. */
  readonly value: number | null;
  /** Where the interval begins. */
  readonly low: number | null;
  /** Where the interval ends. */
  readonly high: number | null;
}

/** How many standard errors an interval reaches to either side if the error is known: 99 % of all intervals hold the true value. */
const Z = 2.5758293035489004;

/** Of fewer deals nobody can tell how much they scatter. */
const FEWEST_DEALS = 4;

/**
 * The same if the error is estimated from so many deals: Student's distribution, by the recipe of Gaver and Kafadar (1984). It is
 * within two per cent for four deals, and within a thousandth from ten on.
 */
function reachOf(deals: number): number {
  const freedom = deals - 1;
  return Math.sqrt(freedom * Math.expm1((Z * Z * (freedom - 1.5)) / ((freedom - 1) * (freedom - 1))));
}

/** What is said of something that never came up. */
const UNKNOWN: Estimate = { value: null, low: null, high: null };

/**
 * The mean of a tally. The games of a deal depend on each other, so deals are what is sampled: the variance is that of the
 * ratio of two sums over deals (cluster-robust).
 */
export function meanOf(tally: Tally | undefined, scale = 1): Estimate {
  if (tally === undefined || tally.n === 0) return UNKNOWN;
  const value = tally.x / tally.n;
  const variance = varianceOf(tally);
  if (variance === null) return { value: value / scale, low: null, high: null };
  const reach = reachOf(tally.deals) * Math.sqrt(variance);
  return { value: value / scale, low: (value - reach) / scale, high: (value + reach) / scale };
}

/**
 * The share of a tally, from 0 to 1: Wilson's interval, for as many games as would be worth as much if they were
 * independent. These are taken to be no more than four for each that was played, however well rotation evens luck out.
 */
export function shareOf(tally: Tally | undefined, whole = WHOLE): Estimate {
  if (tally === undefined || tally.n === 0) return UNKNOWN;
  const p = tally.x / tally.n / whole;
  const variance = varianceOf(tally);
  if (variance === null) return { value: p, low: null, high: null };
  const worth = p * (1 - p) === 0 ? tally.deals : (p * (1 - p)) / (variance / (whole * whole));
  return wilson(p, Math.min(worth, 4 * tally.n), reachOf(tally.deals));
}

/** Wilson's interval around a share that was found in so many independent trials. `z`: how many standard errors it reaches. */
export function wilson(p: number, trials: number, z = Z): Estimate {
  const zz = z * z;
  const middle = (p + zz / (2 * trials)) / (1 + zz / trials);
  const reach = (z / (1 + zz / trials)) * Math.sqrt((p * (1 - p)) / trials + zz / (4 * trials * trials));
  return { value: p, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** The mean of independent samples, by their number, their sum, and the sum of their squares. */
export function plainMean(n: number, x: number, xx: number, scale = 1): Estimate {
  return meanOf({ deals: n, n, x, nn: n, nx: x, xx }, scale);
}

/** The variance of `x / n`, or `null` if it cannot be told. */
function varianceOf({ deals, n, x, nn, nx, xx }: Tally): number | null {
  if (deals < FEWEST_DEALS) return null;
  const ratio = x / n;
  const scatter = Math.max(0, xx - 2 * ratio * nx + ratio * ratio * nn);
  return (scatter / (n * n)) * (deals / (deals - 1));
}
