/**
 * Who had nothing for what was to be met: whoever draws, passes or falls back on a card that goes on everything mostly holds
 * nothing else that fits. Everybody sees it. Nothing is played by it; guesses go by it.
 *
 * The list is replaced, never changed, so that forks share it. Of each seat it keeps the latest few, the latest last.
 */
import type { CardId, Seat } from './types.ts';

/** That somebody drew or passed in a turn, or played a card that goes on everything. */
export interface Unmet {
  /** Who it was. */
  readonly seat: Seat;
  /** What the seat did not meet: a name of the catalog's list of faces. */
  readonly face: string;
  /** Whether it played a card that goes on everything. It may hold others. */
  readonly open: boolean;
  /** How many cards of the hand may have come to it since. */
  readonly gained: number;
}

/** So many are kept of each seat. */
const KEPT = 3;

/** A seat does not meet a face. What it did not meet before and does not meet now says nothing more than now. */
export function notMet(unmet: readonly Unmet[], seat: Seat, face: string, open: boolean): readonly Unmet[] {
  const others = unmet.filter((one) => one.seat !== seat || one.face !== face || one.open !== open);
  const own = others.filter((one) => one.seat === seat);
  const kept = own.length < KEPT ? others : others.filter((one) => one !== own[0]);
  return [...kept, { seat, face, open, gained: 0 }];
}

/** Some cards have come to a hand, which holds so many now. Where any of them may be new, nothing is known of it any more. */
export function afterGain(unmet: readonly Unmet[], seat: Seat, count: number, size: number): readonly Unmet[] {
  return changed(unmet, seat, size, ({ gained }) => gained + count);
}

/**
 * A card has left a hand, which holds so many now. If it `fits` what the seat did not meet, it is taken to be one of those that came
 * since.
 */
export function afterLoss(
  unmet: readonly Unmet[],
  seat: Seat,
  size: number,
  fits: (one: Unmet) => boolean,
): readonly Unmet[] {
  return changed(unmet, seat, size, (one) => (one.gained > 0 && fits(one) ? one.gained - 1 : one.gained));
}

/** The place of an entry that cannot have come about in play: of a hand that is all new, or one too many of a seat; -1: none. */
export const wrongUnmet = (unmet: readonly Unmet[], players: readonly { readonly hand: readonly CardId[] }[]): number =>
  unmet.findIndex(
    ({ seat, gained }) =>
      gained >= (players[seat]?.hand.length ?? 0) || unmet.filter((one) => one.seat === seat).length > KEPT,
  );

function changed(
  unmet: readonly Unmet[],
  seat: Seat,
  size: number,
  gainedBy: (one: Unmet) => number,
): readonly Unmet[] {
  let next: Unmet[] | null = null;
  let at = -1;
  for (const one of unmet) {
    at++;
    const gained = one.seat === seat ? gainedBy(one) : one.gained;
    const isKept = one.seat !== seat || gained < size;
    if (next === null && (!isKept || gained !== one.gained)) next = unmet.slice(0, at);
    if (isKept) next?.push(gained === one.gained ? one : { seat, face: one.face, open: one.open, gained });
  }
  return next ?? unmet;
}
