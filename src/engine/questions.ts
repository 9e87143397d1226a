/**
 * The kinds of question, and how effects ask them.
 *
 * A question is derived from the step an effect waits at, never stored.
 */
import type { CardId, Refusal, Seat, Wish } from './actions.ts';

/** Play, draw or pass. */
export interface TurnQuestion {
  readonly kind: 'turn';
  readonly hand: readonly CardId[];
  /** Why this card of the hand may not be played, or `null`. */
  readonly whyNot: (card: CardId) => Refused | null;
  /** Whether this card of the hand may be played; the same answer as `whyNot`, without its words. */
  readonly mayPlay: (card: CardId) => boolean;
  /** Whether this card, in some hand, might be played: the same without the card's own condition. */
  readonly mightPlay: (card: CardId) => boolean;
  /** Puts the cards of the hand that may be played into `out`, in the order of the hand, and returns how many. */
  readonly playable: (out: Int32Array) => number;
  /** What may be announced together with this card; `null` if nothing may be, whatever the card. */
  readonly powers: ((card: CardId) => readonly string[]) | null;
  readonly whyNotDraw: Refused | null;
  readonly whyNotPass: Refused | null;
}

/** A card together with what is announced with it. */
export interface PoweredMove {
  readonly card: CardId;
  readonly power: string;
}

/** What a turn question is answered with. */
export type Move = CardId | PoweredMove | 'draw' | 'pass';

/** Choose a player, or nobody if `decline` is offered. */
export interface SeatQuestion {
  readonly kind: 'seat';
  readonly seats: readonly Seat[];
  readonly decline: boolean;
}

/** Choose cards. If `ordered`, the order in which they are named matters. */
export interface CardsQuestion {
  readonly kind: 'cards';
  readonly cards: readonly CardId[];
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
  /** Whether everybody can see that there is no choice, so that the engine may answer itself. */
  readonly plain: boolean;
}

/** Spread a number over players. */
export interface SplitQuestion {
  readonly kind: 'split';
  readonly total: number;
  readonly seats: readonly Seat[];
  readonly players: number;
  readonly decline: boolean;
}

/** Give each of these cards, or `pick` of them, to somebody. */
export interface DealQuestion {
  readonly kind: 'deal';
  readonly cards: readonly CardId[];
  readonly seats: readonly Seat[];
  readonly pick: number;
}

/** Name a color or a number. */
export interface WishQuestion<Color extends string = string> {
  readonly kind: 'wish';
  readonly colors: readonly Color[];
  readonly numbers: readonly number[];
  readonly decline: boolean;
}

/** Pick one of a list of names. If `confirm`, even a single name has to be picked by the player. */
export interface OptionQuestion {
  readonly kind: 'option';
  readonly options: readonly string[];
  readonly confirm: boolean;
}

/** Toss a card in, or let it go. */
export interface ReactQuestion {
  readonly kind: 'react';
  readonly hand: readonly CardId[];
  readonly cards: readonly CardId[];
}

/** Put a card somewhere. */
export interface PlaceQuestion {
  readonly kind: 'place';
  readonly cards: readonly CardId[];
  /** The places are numbered from 0 up to, but not including, this. */
  readonly places: number;
  /** Whether the card may be put there. */
  readonly may: (card: CardId, at: number) => boolean;
  /** Why it may not, in words. */
  readonly whyNot: (card: CardId, at: number) => Refused;
  /** Where the card may face when it is put there; `null` if it has no direction. */
  readonly facings: (card: CardId, at: number) => readonly number[] | null;
  /** In how many ways the card can face at the most, wherever it is put; 1 if it has no direction. */
  readonly width: (card: CardId) => number;
  /** Whether everybody can see that there is no choice, so that the engine may answer itself. */
  readonly plain: boolean;
}

/** What a place question is answered with. */
export interface Placement {
  readonly card: CardId;
  readonly at: number;
  readonly facing: number | null;
}

/** Any question. */
export type Decision<Color extends string = string> =
  | TurnQuestion
  | SeatQuestion
  | CardsQuestion
  | SplitQuestion
  | DealQuestion
  | WishQuestion<Color>
  | OptionQuestion
  | PlaceQuestion
  | ReactQuestion;

/** The names of the kinds. */
export type Kind = Decision['kind'];

declare const answered: unique symbol;

/** A question together with the type of its answer, which only the compiler knows about. */
export type Asked<A> = Decision & { readonly [answered]?: A };

/** A refusal before it is known whom it concerns. */
export type Refused = Omit<Refusal, 'seat'>;

/** Choose a player. */
export function seat(seats: readonly Seat[], decline = false): Asked<Seat | null> {
  return { kind: 'seat', seats, decline };
}

/** Choose cards: exactly so many, or all there are if there are fewer. */
export function cards(
  from: readonly CardId[],
  exactly: number,
  { ordered = false, plain = true }: { readonly ordered?: boolean; readonly plain?: boolean } = {},
): Asked<readonly CardId[]> {
  const count = Math.min(exactly, from.length);
  return { kind: 'cards', cards: from, min: count, max: count, ordered, plain };
}

/** Spread a number over players. */
export function split(
  total: number,
  seats: readonly Seat[],
  players: number,
  decline = false,
): Asked<readonly number[] | null> {
  return { kind: 'split', total, seats, players, decline };
}

/** Give every card, or as many as `pick`, to somebody. */
export function deal(
  from: readonly CardId[],
  seats: readonly Seat[],
  pick = from.length,
): Asked<readonly (readonly [CardId, Seat])[]> {
  return { kind: 'deal', cards: from, seats, pick: seats.length === 0 ? 0 : Math.min(pick, from.length) };
}

/** Name a color or a number. */
export function wish<Color extends string>(
  colors: readonly Color[],
  numbers: readonly number[],
  decline = false,
): Asked<Wish<Color> | null> {
  return { kind: 'wish', colors, numbers, decline };
}

/** Pick one of a list of names. */
export function option<const Name extends string>(options: readonly Name[], confirm = false): Asked<Name> {
  return { kind: 'option', options, confirm };
}

/** Toss one of `cards` in, or let it go. */
export function react(hand: readonly CardId[], from: readonly CardId[]): Asked<CardId | null> {
  return { kind: 'react', hand, cards: from };
}

/** Put one of the cards somewhere. */
export function place(question: Omit<PlaceQuestion, 'kind'>): Asked<Placement> {
  return { kind: 'place', ...question };
}
