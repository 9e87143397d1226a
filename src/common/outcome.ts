/** How a game ended. */
import type { Seat } from '../kernel/actions.ts';

/**
 * How a game ended: what a table of results shows, and `null` in a state as long as the game is played.
 *
 * @example
 * ```ts
 * const outcome = state.outcome; // { winners: [0], scores: [43, 171, 126, 142], rounds: 5 } in the end
 * ```
 */
export interface Outcome {
  /** The seats with the lowest total; several share a win. */
  readonly winners: readonly Seat[];
  /** The totals, by seat. */
  readonly scores: readonly number[];
  /** How many rounds were played. */
  readonly rounds: number;
}
