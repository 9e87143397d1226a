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
  /** So many of them may lie there: those that have to lie elsewhere are taken off. */
  readonly but: number;
}

/** How likely a deal is with one such card more than there may be, compared with any other deal. */
const UNLIKELY = 0.05;
/** How often each place of a hand is looked at. Half as often does less, twice as often hardly more. */
const SWEEPS = 6;

/**
 * Exchanges cards among the first so many places. What comes of it is a deal that is drawn by how likely it is: each card more that is
 * doubted makes it a twentieth as likely. The cards have to be shuffled.
 *
 * It is the algorithm of Metropolis: a place of a hand and any other one exchange their cards if the deal is as likely then, and seldom
 * if it is less so.
 */
export function lean(cards: Int32Array, count: number, doubts: readonly PlacedDoubt[], chance: Chance): void {
  const held = doubts.map((doubt) => heldBy(cards, doubt));
  const hands = doubts.filter(({ from }, at) => doubts.findIndex((one) => one.from === from) === at);
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const { from, end } of hands)
      for (let place = from; place < end; place++)
        exchange(cards, place, Math.floor(chance.next() * count), doubts, held, chance);
}

/** Exchanges two cards, or leaves them where they are. */
function exchange(
  cards: Int32Array,
  one: number,
  other: number,
  doubts: readonly PlacedDoubt[],
  held: number[],
  chance: Chance,
): void {
  const [a, b] = [cards[one] ?? 0, cards[other] ?? 0];
  let more = 0;
  let at = 0;
  for (const doubt of doubts) {
    const now = held[at++] ?? 0;
    more += excess(now + gain(doubt, one, other, a, b), doubt.but) - excess(now, doubt.but);
  }
  // Powers are worked out in their own ways by runtimes, products are not.
  for (; more > 0; more--) if (chance.next() >= UNLIKELY) return;
  at = 0;
  for (const doubt of doubts) held[at] = (held[at++] ?? 0) + gain(doubt, one, other, a, b);
  cards[one] = b;
  cards[other] = a;
}

/** How many more doubted cards lie in a hand when the card `a` of one place goes to another, and `b` comes from there. */
function gain(doubt: PlacedDoubt, one: number, other: number, a: number, b: number): number {
  const hands = (isIn(doubt, one) ? 1 : 0) - (isIn(doubt, other) ? 1 : 0);
  return hands * ((doubt.cards[b] ?? 0) - (doubt.cards[a] ?? 0));
}

const isIn = ({ from, end }: PlacedDoubt, place: number): boolean => place >= from && place < end;

const excess = (held: number, but: number): number => Math.max(0, held - but);

function heldBy(cards: Int32Array, { cards: doubted, from, end }: PlacedDoubt): number {
  let held = 0;
  for (let place = from; place < end; place++) held += doubted[cards[place] ?? 0] ?? 0;
  return held;
}
