/** The questions of the card game, beside those that mean the same in every game. */

import type { Wish } from '../../../common/actions.ts';
import type { Told } from '../../../common/refusals.ts';
import type { CardId, Seat } from '../../../kernel/actions.ts';
import type { Asked, CommonDecision, Decision } from '../../../kernel/questions.ts';

/** Play, draw or pass. */
export interface TurnDecision extends Decision {
  readonly type: 'turn';
  readonly hand: readonly CardId[];
  /** Why this card of the hand may not be played, or `null`. */
  readonly whyNot: (card: CardId) => Told | null;
  /** Whether this card of the hand may be played; the same answer as `whyNot`, without its words. */
  readonly mayPlay: (card: CardId) => boolean;
  /** Whether this card, in some hand, might be played: the same without the card's own condition. */
  readonly mightPlay: (card: CardId) => boolean;
  /** Where the cards that may be played are written down: as much room as there are cards in the game. */
  readonly room: Int32Array;
  /** Puts the cards of the hand that may be played into `room`, in the order of the hand, and returns how many. */
  readonly playable: () => number;
  /** What may be announced together with this card; `null` if nothing may be, whatever the card. */
  readonly powers: ((card: CardId) => readonly string[]) | null;
  readonly whyNotDraw: Told | null;
  readonly whyNotPass: Told | null;
}

/** A card together with what is announced with it. */
export type PoweredMove = {
  readonly card: CardId;
  readonly power: string;
};

/** A card that is played, with or without a power card. */
export type Played = CardId | PoweredMove;

/** What a turn question is answered with. */
export type Move = Played | 'draw' | 'pass';

/** Spread a number over players. */
export interface SplitDecision extends Decision {
  readonly type: 'split';
  readonly total: number;
  readonly seats: readonly Seat[];
  readonly players: number;
  readonly decline: boolean;
}

/** Give each of these cards, or `pick` of them, to somebody. */
export interface GiveDecision extends Decision {
  readonly type: 'give';
  readonly cards: readonly CardId[];
  readonly seats: readonly Seat[];
  readonly pick: number;
}

/** Name a color or a number. */
export interface WishDecision<Color extends string = string> extends Decision {
  readonly type: 'wish';
  readonly colors: readonly Color[];
  readonly numbers: readonly number[];
  readonly decline: boolean;
}

/** Any question of the card game. */
export type CardDecision = CommonDecision | TurnDecision | SplitDecision | GiveDecision | WishDecision;

/** Spread a number over players. */
export function split(
  total: number,
  seats: readonly Seat[],
  players: number,
  decline = false,
): SplitDecision & Asked<readonly number[] | null> {
  return { type: 'split', total, seats, players, decline };
}

/** Give every card, or as many as `pick`, to somebody. */
export function deal(
  from: readonly CardId[],
  seats: readonly Seat[],
  pick = from.length,
): GiveDecision & Asked<readonly (readonly [CardId, Seat])[]> {
  return { type: 'give', cards: from, seats, pick: seats.length === 0 ? 0 : Math.min(pick, from.length) };
}

/** Name a color or a number. */
export function wish<Color extends string>(
  colors: readonly Color[],
  numbers: readonly number[],
  decline = false,
): WishDecision<Color> & Asked<Wish<Color> | null> {
  return { type: 'wish', colors, numbers, decline };
}
