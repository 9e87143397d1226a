/** The open question of a seat, as plain data a screen can show: what is the same in every game. */
import type { CardId, QuestionId, Seat } from '../kernel/actions.ts';
import type { RulingId } from './refusals.ts';

/** A topic of every game: may a card be tossed in? */
export type CommonTopic = 'window/cards';

/** What asks, of a topic: the row, or the part of a turn. */
export const askerIn = (topic: string): string => topic.slice(0, topic.indexOf('/'));

/** What every question says about itself. */
export interface QuestionBase<Topic extends string = string> {
  /**
   * Which question it is. It stays the same while others answer, and the next one of this seat has another. An action that
   * carries it, as `to`, is refused once the question is not open any more.
   */
  readonly id: QuestionId;
  /** Who is asked. */
  readonly seat: Seat;
  /**
   * What it is about: what asks, which is the row whose effect is carried out or a part of a turn such as `turn`, `wish` or
   * `window`, and what is wanted of the answer: `'gift/victim'`.
   */
  readonly topic: Topic;
  /** Who carries the effect out. */
  readonly by: Seat;
  /**
   * Whom a loop over players has reached, by its name: for example who is given the card that is asked for. As `holder`, whose
   * power cards the options are places among, counted from 0.
   */
  readonly about: Readonly<Record<string, Seat>>;
  /** Whether it may be let go, with `{ type: 'decline', seat }`. */
  readonly decline: boolean;
  /** The rulings that settle what may be answered. */
  readonly rulings: readonly RulingId[];
}

/** Name a player. */
export interface NameQuestion<Topic extends string = string> extends QuestionBase<Topic> {
  readonly type: 'name';
  /** Who may be named. */
  readonly seats: readonly Seat[];
}

/** Choose cards. */
export interface ChooseQuestion<Topic extends string = string> extends QuestionBase<Topic> {
  readonly type: 'choose';
  /** What there is to choose from. */
  readonly cards: readonly CardId[];
  /** How many at the least. */
  readonly min: number;
  /** How many at the most. */
  readonly max: number;
  /** Whether the order in which they are named matters. */
  readonly ordered: boolean;
}

/** Pick one of a list of names. */
export interface PickQuestion<Topic extends string = string> extends QuestionBase<Topic> {
  readonly type: 'pick';
  /** What there is to pick from, such as `dare`. */
  readonly options: readonly string[];
}

/** Toss a card in, or let it go. */
export interface ReactQuestion<Topic extends string = string> extends QuestionBase<Topic> {
  readonly type: 'react';
  /** The cards of the hand that can be tossed in. */
  readonly cards: readonly CardId[];
  /** What has happened: `attacked`, `finish`, … */
  readonly trigger: string;
  /** The effect that would be interrupted. */
  readonly subject: string;
}

/** The types of a question. */
type TypeOf<Question> = Question extends { readonly type: infer Type extends string } ? Type : never;

/**
 * By type: questions that nobody needs any more. `questionOf` writes over the one of the type it needs, or puts it there.
 *
 * @example
 * ```ts
 * import type { Questions } from 'frantic-engine/fast';
 *
 * const into: Questions = {};
 * const asked = questionOf(state, seat, { into });
 * ```
 */
export type QuestionsOf<Question> = { [K in TypeOf<Question>]?: Extract<Question, { readonly type: K }> };
