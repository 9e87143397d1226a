/**
 * Who had nothing for what was to be met: whoever passes, plays the card just drawn, or falls back on a card that goes on everything
 * mostly holds nothing else that fits. Everybody sees it. Nothing is played by it; guesses go by it.
 *
 * The list is replaced, never changed, so that forks share it. It keeps the latest few of a player, the latest last.
 */

/** What a player did not meet. */
export interface Unmet {
  /** What was to be met: a name of the catalog's list of faces. */
  readonly face: string;
  /** Whether a card was played that goes on everything. There may be others in the hand. */
  readonly open: boolean;
  /** How many cards had come to the hand by then: what came since may fit. */
  readonly gained: number;
}

/** So many are kept of each player. */
export const KEPT = 3;

/** A player does not meet a face. What was not met before and is not met now says nothing more than now. */
export function notMet(unmet: readonly Unmet[], face: string, open: boolean, gained: number): readonly Unmet[] {
  const now: Unmet = { face, open, gained };
  // Written out: this is done at every third move.
  const [a, b, c] = unmet;
  if (a === undefined) return [now];
  if (isSame(a, now)) return b === undefined ? [now] : c === undefined ? [b, now] : [b, c, now];
  if (b === undefined) return [a, now];
  if (isSame(b, now)) return c === undefined ? [a, now] : [a, c, now];
  return c === undefined || isSame(c, now) ? [a, b, now] : [b, c, now];
}

const isSame = (one: Unmet, other: Unmet): boolean => one.face === other.face && one.open === other.open;
