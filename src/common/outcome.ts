/** How a game ended. */
import type { Seat } from '../kernel/actions.ts';

/** How a game ended. */
export interface Outcome {
  /** The seats with the lowest total; several share a win. */
  readonly winners: readonly Seat[];
  /** The totals, by seat. */
  readonly scores: readonly number[];
  /** How many rounds were played. */
  readonly rounds: number;
}
