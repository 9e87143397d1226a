/** What one seat knows of cards that lie hidden: what a view cannot say, because it does not remember. */
import type { CardId, Seat } from '../kernel/actions.ts';
import { isWhole } from '../kernel/refusals.ts';
import { InvalidInput, InvalidSnapshot } from './errors.ts';
import { bitsIn, cardIn, hasBit } from './known.ts';
import { quoted } from './quoted.ts';
import { refuseSeen } from './refuse-seen.ts';
import { undrafted } from './undrafted.ts';

/** Hidden cards that a seat knows of, because it gave them away, took them, or saw them before. */
export interface KnownCards {
  /** By seat: which cards of that hand it knows of, in the order of their ids. Of its own hand the view says all. */
  readonly hands: readonly (readonly CardId[])[];
  /** Which cards that lie face down on the table it knows of, in the order of their ids. */
  readonly table: readonly CardId[];
  /** Which cards of the draw pile it knows of, and how many lie above each. The next to be drawn comes first. */
  readonly draw: readonly { readonly card: CardId; readonly above: number }[];
}

/** What is read of a state of either game. */
export interface Remembering {
  /** Who knows where hidden cards lie. */
  readonly known: readonly number[];
  /** The players, with what they hold. */
  readonly players: readonly { readonly hand: readonly CardId[] }[];
  /** The draw pile, the next card last. */
  readonly drawPile: readonly CardId[];
  /** The cards on the table between zones, in the game that has one. */
  readonly table?: readonly CardId[];
}

/**
 * What a seat knows of cards that it does not see: those it gave away or took, and those it was shown, as long as nobody has
 * shuffled them or drawn from among them unseen. It is never more than the seat could work out from the events it was sent.
 *
 * @throws {@link InvalidSnapshot} if it is given no state.
 * @throws {@link InvalidInput} if there is no such seat.
 * @example
 * ```ts
 * const { hands } = knownTo(state, 0);
 * show('Of the hand of seat 1, seat 0 knows', hands[1]?.map((card) => nameOf(state, card)));
 * ```
 */
export function knownTo(state: Remembering, seat: Seat): KnownCards {
  let players = 0;
  try {
    const given = undrafted(state);
    players = given.players.length;
    if (isWhole(seat) && given.players[seat] !== undefined) return read(given, seat);
  } catch (error) {
    refuseSeen(state);
    throw Object.assign(new InvalidSnapshot('state', 'is no state of this game'), { cause: error });
  }
  throw new InvalidInput('seat', `has to be a seat from 0 to ${players - 1}, not ${quoted(seat)}`);
}

/** Learners ask this at every pick, so nothing is made but what is given back. */
function read({ known, players, drawPile, table = NO_CARDS }: Remembering, seat: Seat): KnownCards {
  const hands: CardId[][] = [];
  for (let at = 0; at < players.length; at++) hands.push([]);
  const onTable: CardId[] = [];
  const draw: { card: CardId; above: number }[] = [];
  for (const entry of known) {
    if (!hasBit(bitsIn(entry), seat)) continue;
    const card = cardIn(entry);
    const holder = holderOf(players, card);
    if (holder === seat) continue;
    const hand = hands[holder];
    if (hand !== undefined) insert(hand, card);
    else if (table.includes(card)) insert(onTable, card);
    else draw.push({ card, above: drawPile.length - 1 - placeOf(drawPile, card) });
  }
  if (draw.length > 1) draw.sort((a, b) => a.above - b.above);
  return { hands, table: onTable, draw };
}

const NO_CARDS: readonly CardId[] = [];

/** Whose hand a card is in; -1 if in none. */
function holderOf(players: Remembering['players'], card: CardId): Seat {
  for (let seat = 0; seat < players.length; seat++) if (players[seat]?.hand.includes(card)) return seat;
  return -1;
}

/** Puts a card into a list in order. The order of a memory would tell when somebody came to know what. */
function insert(into: CardId[], card: CardId): void {
  let at = into.length;
  for (; at > 0; at--) {
    const before = into[at - 1] ?? 0;
    if (before < card) break;
    into[at] = before;
  }
  into[at] = card;
}

/** Where in the pile a card lies. */
function placeOf(pile: readonly CardId[], card: CardId): number {
  const at = pile.indexOf(card);
  if (at < 0) throw new RangeError('A card that is known of lies nowhere.');
  return at;
}
