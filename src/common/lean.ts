/** Exchanging cards that have been dealt, until hands seldom hold what they are unlikely to hold. */
import type { Seat } from '../kernel/actions.ts';
import type { Chance } from './chance.ts';

/** Cards that a hand is unlikely to hold. */
export interface Doubt {
  readonly seat: Seat;
  /** By card: 1 if it is one of them. */
  readonly cards: Uint8Array;
  /** So many of them are as likely as any other card. */
  readonly but: number;
}

/** The same, for places that cards are dealt to. */
export interface PlacedDoubt {
  readonly cards: Uint8Array;
  /** The first of the places, and the one after the last. */
  readonly from: number;
  readonly end: number;
  /** How many of the cards lie in the hand beyond those that may, or below nothing how many more may. It changes with the deal. */
  over: number;
}

/** How likely a deal is with one such card more than there may be, compared with any other deal. */
const UNLIKELY = 0.05;
/** How often each place of a hand is looked at: among the forty and more cards of a game, enough for a deal to settle. */
const SWEEPS = 6;

/**
 * Exchanges cards among the first so many places. What comes of it is a deal that is drawn by how likely it is: each card more that is
 * doubted makes it a twentieth as likely. The cards have to be shuffled.
 *
 * It is the algorithm of Metropolis: a place of a hand and any other one exchange their cards if the deal is as likely then, and seldom
 * if it is less so.
 */
export function lean(cards: Int32Array, count: number, doubts: readonly PlacedDoubt[], chance: Chance): void {
  for (const doubt of doubts)
    for (let place = doubt.from; place < doubt.end; place++) doubt.over += doubt.cards[cards[place] ?? 0] ?? 0;
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    // Each hand once, whatever is doubted about it.
    for (const [at, { from, end }] of doubts.entries())
      if (doubts.findIndex((one) => one.from === from) === at)
        for (let place = from; place < end; place++)
          exchange(cards, place, Math.floor(chance.next() * count), doubts, chance);
}

/** Exchanges two cards, or leaves them where they are. */
function exchange(cards: Int32Array, one: number, other: number, doubts: readonly PlacedDoubt[], chance: Chance): void {
  const [a, b] = [cards[one] ?? 0, cards[other] ?? 0];
  /** How many more doubted cards lie in a hand then. */
  const gain = (doubt: PlacedDoubt): number =>
    (isIn(doubt, one) - isIn(doubt, other)) * ((doubt.cards[b] ?? 0) - (doubt.cards[a] ?? 0));
  let more = 0;
  for (const doubt of doubts) more += Math.max(0, doubt.over + gain(doubt)) - Math.max(0, doubt.over);
  // Powers are worked out in their own ways by runtimes, products are not.
  for (; more > 0; more--) if (chance.next() >= UNLIKELY) return;
  for (const doubt of doubts) doubt.over += gain(doubt);
  cards[one] = b;
  cards[other] = a;
}

const isIn = ({ from, end }: PlacedDoubt, place: number): number => (place >= from && place < end ? 1 : 0);
