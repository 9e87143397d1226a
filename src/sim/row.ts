/** A game as a row: for whoever wants to look at games one by one. */
import type { AnyRecord } from './game.ts';

/** One game of a run. By seat are `seating`, `scores`, `decisions`, `milliseconds` and `slowest`. */
export interface GameRow {
  /** Its number in the run, from 0 on. */
  readonly game: number;
  /** Its seed: that of its deal. */
  readonly seed: string;
  /** Which bot sat on each seat, by its number in the list. */
  readonly seating: readonly number[];
  /** The points at the end. */
  readonly scores: readonly number[];
  /** Who won: seats. */
  readonly winners: readonly number[];
  /** How many rounds it took. */
  readonly rounds: number;
  /** How often each seat decided. */
  readonly decisions: readonly number[];
  /** How long it took each seat to decide, all in all. Of all numbers of a run only times are not the same when it is played again. */
  readonly milliseconds: readonly number[];
  /** How long the longest decision of each seat took. */
  readonly slowest: readonly number[];
  /** The game, decision by decision; only if `records` asks for it. */
  readonly record?: AnyRecord;
}
