/** What one seat knows of cards that lie hidden, in room that is written over and over: learners ask for it at every pick. */
import type { CardId, Seat } from '../kernel/actions.ts';
import { bitsIn, cardIn, hasBit } from './known.ts';
import type { KnownCards, Remembering } from './known-to.ts';

/** Where a card lies that no hand holds. */
export const ON_TABLE = -1;
export const TO_DRAW = -2;

/** The cards a seat knows of: the first `count` of each list. The rest is left from before. */
export class Knowing {
  count = 0;
  readonly cards: CardId[] = [];
  /** Whose hand it is in, or `ON_TABLE`, or `TO_DRAW`. */
  readonly places: number[] = [];
  /** How many cards lie above it in the draw pile. */
  readonly above: number[] = [];

  private put(card: CardId, place: number, above: number): void {
    const at = this.count++;
    this.cards[at] = card;
    this.places[at] = place;
    this.above[at] = above;
  }

  /** Reads a state: its memory, but not of what the seat holds itself. */
  read({ known, players, drawPile, table = NO_CARDS }: Remembering, seat: Seat): void {
    this.count = 0;
    for (let i = 0; i < known.length; i++) {
      const entry = known[i] ?? 0;
      if (!hasBit(bitsIn(entry), seat)) continue;
      const card = cardIn(entry);
      const holder = holderOf(players, card);
      if (holder === seat) continue;
      if (holder >= 0) this.put(card, holder, 0);
      else if (table.includes(card)) this.put(card, ON_TABLE, 0);
      else this.put(card, TO_DRAW, drawPile.length - 1 - placeOf(drawPile, card));
    }
  }

  /** Takes over what has been read of a game of so many players. */
  recall({ hands, table, draw }: KnownCards, seat: Seat, players: number): void {
    this.count = 0;
    for (let holder = 0; holder < players; holder++)
      if (holder !== seat) for (const card of hands[holder] ?? NO_CARDS) this.put(card, holder, 0);
    for (const card of table) this.put(card, ON_TABLE, 0);
    for (const { card, above } of draw) this.put(card, TO_DRAW, above);
  }

  /** Whether the seat knows that a card lies on the table. */
  isOnTable(card: CardId): boolean {
    for (let at = 0; at < this.count; at++) if (this.cards[at] === card) return this.places[at] === ON_TABLE;
    return false;
  }
}

const NO_CARDS: readonly CardId[] = [];

/** Whose hand a card is in; -1 if in none. */
function holderOf(players: Remembering['players'], card: CardId): Seat {
  for (let seat = 0; seat < players.length; seat++) if (players[seat]?.hand.includes(card)) return seat;
  return -1;
}

/** Where in the pile a card lies. */
function placeOf(pile: readonly CardId[], card: CardId): number {
  const at = pile.indexOf(card);
  if (at < 0) throw new RangeError('A card that is known of lies nowhere.');
  return at;
}
