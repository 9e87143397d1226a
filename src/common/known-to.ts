/** What one seat knows of cards that lie hidden: what a view cannot say, because it does not remember. */
import type { CardId, Seat } from '../kernel/actions.ts';
import { isWhole } from '../kernel/refusals.ts';
import { InvalidInput, InvalidSnapshot } from './errors.ts';
import { Knowing, TO_DRAW } from './knowing.ts';
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

function read(state: Remembering, seat: Seat): KnownCards {
  const knowing = new Knowing();
  knowing.read(state, seat);
  const hands: CardId[][] = state.players.map(() => []);
  const onTable: CardId[] = [];
  const draw: { card: CardId; above: number }[] = [];
  for (let at = 0; at < knowing.count; at++) {
    const card = knowing.cards[at] ?? 0;
    const place = knowing.places[at] ?? TO_DRAW;
    if (place === TO_DRAW) draw.push({ card, above: knowing.above[at] ?? 0 });
    else (hands[place] ?? onTable).push(card);
  }
  // The order of a memory would tell when somebody came to know what.
  for (const cards of [...hands, onTable]) cards.sort((a, b) => a - b);
  draw.sort((a, b) => a.above - b.above);
  return { hands, table: onTable, draw };
}
