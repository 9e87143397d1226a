/** A place at the table, counted from 0. Play starts by going to the seat with the next higher number. */
export type Seat = number;

/** A playing card, as a small whole number. The id *is* the card: whoever knows it knows the card. */
export type CardId = number;

/** A wish: a color or a number. The game says which colors and numbers there are. */
export type Wish<Color extends string = string> = { readonly color: Color } | { readonly number: number };

/** The answer to a question that is not about playing, drawing or reacting. */
export type Answer<Color extends string = string> =
  /** Name a player. */
  | { readonly seat: Seat }
  /** Pick cards: from a hand, a row on the table, somebody's shown hand. */
  | { readonly cards: readonly CardId[] }
  /** By seat: how many each is dealt of what is spread. */
  | { readonly split: readonly number[] }
  /** Who gets which card. */
  | { readonly deal: readonly (readonly [CardId, Seat])[] }
  /** Name a color or a number. */
  | { readonly wish: Wish<Color> }
  /** One of the names the question lists, such as `decline`. */
  | { readonly option: string };

/** What a seat may send: plain JSON, the answer to the open question of one seat. */
export type Action<Color extends string = string> =
  | { readonly type: 'play'; readonly seat: Seat; readonly card: CardId; readonly power?: string }
  | { readonly type: 'draw'; readonly seat: Seat }
  | { readonly type: 'pass'; readonly seat: Seat }
  /** Put a card somewhere: at a numbered place, facing another one if the card has a direction. */
  | {
      readonly type: 'place';
      readonly seat: Seat;
      readonly card: CardId;
      readonly at: number;
      readonly facing?: number;
    }
  | { readonly type: 'react'; readonly seat: Seat; readonly card: CardId | null }
  | { readonly type: 'choose'; readonly seat: Seat; readonly answer: Answer<Color> };

/** The types of all actions. */
export const ACTION_TYPES: readonly Action['type'][] = ['play', 'draw', 'pass', 'place', 'react', 'choose'];

/** The number of a ruling in `docs/rulings.md`. */
export type RulingId = `R-${number}`;

/** Why an action is refused. The list is closed. */
export type Reason =
  /** A field is missing or of the wrong type; `field` names it. */
  | 'malformed'
  /** There is no such seat. */
  | 'no-such-seat'
  /** The game is over. */
  | 'game-over'
  /** Nobody asks this seat anything now. */
  | 'not-your-turn'
  /** The open question wants another kind of answer. */
  | 'wrong-type'
  /** The card is not in this seat's hand. */
  | 'not-in-hand'
  /** The card does not fit what lies on top; `needs` says what it would have had to meet. */
  | 'does-not-fit'
  /** The card's own condition is not met, such as "exactly ten cards in hand". */
  | 'condition'
  /** Something in force forbids the card. */
  | 'forbidden'
  /** A card has been drawn already this turn. */
  | 'already-drawn'
  /** Nobody passes without drawing. */
  | 'draw-first'
  /** A card that fits has to be played. */
  | 'must-play'
  /** The card is no answer to what is happening. */
  | 'no-reaction'
  /** The named seat, card, color, number or option is not among those offered. */
  | 'not-offered'
  /** Nobody may name themself. */
  | 'self'
  /** Black is not a color and cannot be wished. */
  | 'black-wish'
  /** Too many or too few cards or seats. */
  | 'wrong-count'
  /** The parts do not add up to what is to be spread. */
  | 'wrong-sum'
  /** Something was named twice. */
  | 'duplicate'
  /** A number outside what is possible. */
  | 'out-of-range'
  /** The effect has to be carried out. */
  | 'obligatory'
  /** No such power card can be used with this card now. */
  | 'no-power';

/** What a card would have had to meet to fit. */
export type Need = 'color' | 'number' | 'symbol' | 'wish';

/** A refused action, as a value. */
export interface Refusal {
  readonly reason: Reason;
  /** One plain sentence, for the acting player's eyes only. */
  readonly message: string;
  /** The ruling the refusal rests on, if it rests on one. */
  readonly ruling: RulingId | null;
  /** Whose action was refused; `null` if the action named no seat. */
  readonly seat: Seat | null;
  /** The field at fault, if one is. */
  readonly field?: string;
  /** What the card would have had to meet, with `does-not-fit`. */
  readonly needs?: readonly Need[];
}
