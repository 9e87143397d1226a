/** Cards that a seat does not know. */
import type { CardId } from 'frantic-engine';

/** A place that holds a card which the seat does not know. */
export const UNKNOWN: CardId = -1;

/** More than any deck has cards. */
const MOST = 1_000;

/** So many of them. A count from outside must not decide how much memory is taken. */
export function unknown(count: number): CardId[] {
  if (Number.isInteger(count) && count >= 0 && count <= MOST) return Array<CardId>(count).fill(UNKNOWN);
  throw new RangeError('There are not that many cards.');
}
