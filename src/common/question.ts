/** The open question of a seat, as plain data a screen can show: what is the same in every game. */
import type { CardId, Seat } from '../kernel/actions.ts';
import type { RulingId } from './refusals.ts';

/** What every question says about itself. */
export interface Asking {
  /** Who is asked. */
  readonly seat: Seat;
  /** What asks: the row whose effect is carried out, or a part of a turn such as `turn`, `wish` or `window`. */
  readonly source: string;
  /** What is wanted of the answer, such as `victim`, `cards` or `split`. */
  readonly name: string;
  /** Who carries the effect out. */
  readonly by: Seat;
  /** Whom a loop over players has reached, by its name: for example who is given the card that is asked for. */
  readonly about: Readonly<Record<string, Seat>>;
  /** The rulings that settle what may be answered. */
  readonly rulings: readonly RulingId[];
}

/** Choose a player, or nobody if `decline` is offered. */
export interface SeatChoice {
  readonly kind: 'seat';
  readonly seats: readonly Seat[];
  readonly decline: boolean;
}

/** Choose cards. If `ordered`, the order in which they are named matters. */
export interface CardChoice {
  readonly kind: 'cards';
  readonly cards: readonly CardId[];
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
}

/** Pick one of a list of names. */
export interface OptionChoice {
  readonly kind: 'option';
  readonly options: readonly string[];
}

/** Toss a card in, or let it go. */
export interface ReactChoice {
  readonly kind: 'react';
  /** The cards of the hand that can be tossed in. */
  readonly cards: readonly CardId[];
  /** What has happened: `attacked`, `finish`, … */
  readonly trigger: string;
  /** The effect that would be interrupted. */
  readonly subject: string;
}

/** The kinds of a question. */
type KindOf<Question> = Question extends { readonly kind: infer Kind extends string } ? Kind : never;

/**
 * By kind: questions that nobody needs any more. `question` writes over the one of the kind it needs, or puts it there.
 *
 * @example
 * ```ts
 * const into: Questions = {};
 * const asked = question(state, seat, into);
 * ```
 */
export type QuestionsOf<Question> = { [K in KindOf<Question>]?: Extract<Question, { readonly kind: K }> };
