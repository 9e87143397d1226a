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
  /** How likely a deal is with one more of them than that, compared with any other deal. */
  readonly odds: number;
}

/** The same, for places that cards are dealt to. */
export interface PlacedDoubt {
  readonly cards: Uint8Array;
  /** The first of the places, and the one after the last. */
  readonly from: number;
  readonly end: number;
  /** How many of the cards lie in the hand beyond those that may, or below nothing how many more may. It changes with the deal. */
  over: number;
  readonly odds: number;
}

/**
 * How often each place of a hand is looked at: among the forty and more cards of a game, enough for a deal to settle, but where only
 * a few cards will do.
 */
const SWEEPS = 6;

/**
 * Exchanges cards among the first so many places. What comes of it is a deal that is drawn by how likely it is: each card more that is
 * doubted makes it as unlikely as its odds say. The cards have to be shuffled.
 *
 * It is the algorithm of Metropolis: a place of a hand and any other one exchange their cards if the deal is as likely then, and seldom
 * if it is less so.
 */
export function lean(cards: Int32Array, count: number, doubts: readonly PlacedDoubt[], chance: Chance): void {
  for (const doubt of doubts)
    for (let place = doubt.from; place < doubt.end; place++) doubt.over += doubt.cards[cards[place] ?? 0] ?? 0;
  const hands = handsOf(doubts);
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const hand of hands)
      for (let place = hand.from; place < hand.end; place++)
        exchange(cards, place, Math.floor(chance.next() * count), hand, hands, chance);
}

/** A hand, and all that is doubted about it. */
interface Doubted {
  readonly from: number;
  readonly end: number;
  readonly doubts: readonly PlacedDoubt[];
}

/** Each hand once, whatever is doubted about it. */
function handsOf(doubts: readonly PlacedDoubt[]): readonly Doubted[] {
  const hands: { from: number; end: number; doubts: PlacedDoubt[] }[] = [];
  for (const doubt of doubts) {
    const { from, end } = doubt;
    const hand = hands.find((one) => one.from === from);
    if (hand === undefined) hands.push({ from, end, doubts: [doubt] });
    else hand.doubts.push(doubt);
  }
  return hands;
}

const NO_DOUBTS: readonly PlacedDoubt[] = [];

/** Exchanges two cards, the first of which lies in a hand, or leaves them where they are. */
function exchange(
  cards: Int32Array,
  one: number,
  other: number,
  { from, end, doubts }: Doubted,
  hands: readonly Doubted[],
  chance: Chance,
): void {
  if (other >= from && other < end) return;
  const [a, b] = [cards[one] ?? 0, cards[other] ?? 0];
  const others = hands.find((hand) => other >= hand.from && other < hand.end)?.doubts ?? NO_DOUBTS;
  const odds = oddsOf(doubts, a, b) * oddsOf(others, b, a);
  if (odds < 1 && chance.next() >= odds) return;
  for (const doubt of doubts) doubt.over += gain(doubt, a, b);
  for (const doubt of others) doubt.over += gain(doubt, b, a);
  cards[one] = b;
  cards[other] = a;
}

/** How many more doubted cards lie in a hand with one card in place of another. */
const gain = ({ cards }: PlacedDoubt, before: number, after: number): number =>
  (cards[after] ?? 0) - (cards[before] ?? 0);

/** How likely a deal is with one card of a hand in place of another, compared with the one before. */
function oddsOf(doubts: readonly PlacedDoubt[], before: number, after: number): number {
  let odds = 1;
  for (const doubt of doubts) {
    const more = gain(doubt, before, after);
    if (more > 0 && doubt.over >= 0) odds *= doubt.odds;
    else if (more < 0 && doubt.over > 0) odds /= doubt.odds;
  }
  return odds;
}
