/** What a language has to say. Every file of a language fills these in; the compiler names what is missing. */
import type { Question } from '../card-game/state/question.ts';
import type { Need, Reason, RulingId } from '../card-game/state/types.ts';
import type { CardWords } from './language/cards.ts';

export type { CardWords, RowTexts, Text } from './language/cards.ts';

/** Why an action is allowed. */
export type Why =
  /** The card has something in common with what lies on top. */
  | 'match'
  /** The card is what was wished. */
  | 'meetsWish'
  /** The card goes on everything. */
  | 'open'
  /** Any card may follow. */
  | 'free'
  /** The card's own condition holds. */
  | 'condition'
  /** The card is played as another one. */
  | 'imitates'
  /** Nothing of this, but what is in force lets the card be played. */
  | 'waived'
  | 'draw'
  | 'pass'
  | 'tossIn'
  | 'letGo'
  | 'name'
  | 'choose'
  | 'split'
  | 'give'
  | 'wish'
  | 'pick'
  /** An effect is left out. */
  | 'decline';

/** Why a card cannot be tossed in now. */
export type NotNow =
  /** Something in force keeps everybody from tossing in. */
  | 'barred'
  /** The card being carried out lets nobody interrupt it. */
  | 'closed'
  /** It is tossed in as another card only. */
  | 'imitates'
  /** It may not be tossed in during one's own turn. */
  | 'ownTurn'
  /** The seat has been asked, and has answered. */
  | 'answered'
  /** A window is open, but not for this seat. */
  | 'others'
  /** The moment for it is not now. */
  | 'when';

/** What sentences are made from. It holds nothing that the acting seat may not know. */
export interface Facts {
  /** What the engine says to a refusal, in English. */
  readonly message: string;
  /** The field at fault. */
  readonly field: string | null;
  /** What the action names: a card, a player, a color, a number, an option. */
  readonly named: string | null;
  /** What lies on top. */
  readonly top: string | null;
  /** What was wished. */
  readonly wished: string | null;
  /** Whether another black card lies below a black one. */
  readonly blackOnBlack: boolean;
  /** What the card would have had to meet, or has met. */
  readonly needs: readonly Need[];
  /** The card's own condition, as a sentence. */
  readonly condition: string | null;
  /** What the card wishes. */
  readonly wish: 'color' | 'color or number' | null;
  /** What is asked. */
  readonly asked: Question['type'] | null;
  /** The card or event that asks. */
  readonly source: string | null;
  /** Why a card may be tossed in now, or what it could be tossed in for. */
  readonly trigger: string | null;
  /** What can be chosen instead. */
  readonly offers: readonly string[];
  /** How many cards or parts are wanted, at least and at most. */
  readonly least: number;
  readonly most: number;
  /** What the parts have to add up to. */
  readonly total: number;
  /** What in force forbids the card, or lets it be played although it does not fit. */
  readonly because: readonly string[];
  /** Whether who can play has to. */
  readonly obliged: boolean;
  /** The power card that is announced with the card. */
  readonly power: string | null;
  /** Whose turn it is, if it is somebody else's. */
  readonly turnOf: string | null;
}

/** One or two sentences. */
export type Say = (facts: Facts) => readonly string[];

/** The words of a language: everything but the texts of the cards. */
export interface Words extends CardWords {
  /** The options of questions that are neither colors nor rows. */
  readonly options: Readonly<Record<string, string>>;
  /** Why a round is over, unless a card or an event ended it. */
  readonly causes: Readonly<Record<string, string>>;
  /** Own conditions of cards, by the ruling they rest on. A language without its own words uses the row's. */
  readonly conditions: Readonly<Record<RulingId, string>>;
  /** Why an action is refused. */
  readonly refused: Readonly<Record<Reason, Say>>;
  /** Why an action is allowed. */
  readonly allowed: Readonly<Record<Why, Say>>;
  /** Why a card cannot be tossed in now. */
  readonly notNow: Readonly<Record<NotNow, Say>>;
  /** What is said besides when a power card is announced. */
  readonly withPower: (power: string) => string;
  /** What a text says of itself if the printed one is not known. */
  readonly reconstructed: string;
  /** An option that is a place in a row of cards, counted from 1. */
  readonly place: (nth: number) => string;
}
