/** What a kind of question is, and what kinds share. */
import type { Action, CardId, Seat } from './actions.ts';
import type { Json } from './json.ts';
import type { Decision } from './questions.ts';
import type { Problem, Refused } from './refusals.ts';

/**
 * How one kind of question is handled. `A` is what an effect remembers of an answer.
 *
 * These are methods, so that kinds of all sorts fit into one table: a question is only given to the kind it names.
 */
export interface Kind<Q extends Decision = Decision, A extends Json = Json> {
  /** The types of the actions that answer it. */
  readonly types: readonly string[];
  /** Why the answer is refused, or `null`. The action's seat has been checked, and that its type is one of the game. */
  refuse(q: Q, action: Action, players: number): Refused | null;
  /** What the effect remembers of an accepted answer. It shares nothing with the action. */
  read(q: Q, action: Action): A;
  /** The only lawful answer, if everybody can see that there is only one; otherwise `undefined`. */
  forced(q: Q): A | undefined;
  /** Puts lawful actions into `out` until it holds `limit` of them. */
  list(q: Q, seat: Seat, out: Action[], limit: number): void;
  /** The action that gives this answer: the other way round than `read`. */
  say(answer: A, seat: Seat): Action;
  /** Declining, if that is lawful. */
  decline(q: Q, seat: Seat): Action | null;
  /** What there is only an answer to for whoever holds a certain card; left out where there always is one. */
  needs?(q: Q): Needed | null;
  /** The cards it is about, if they need not be of the hand. */
  offers?(q: Q): readonly CardId[];
}

/** Of the cards `from`, one has to be such that `fits` says yes of it, or the question has no answer. */
export interface Needed {
  readonly from: readonly CardId[];
  /** It may say yes of more cards than it should, but never no. */
  readonly fits: (card: CardId) => boolean;
}

/** Lets go what may be let go. */
export const declining = (seat: Seat): Action => ({ type: 'decline', seat });

export const declines = (action: Action): boolean => action.type === 'decline';

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Refuses an action of another type than the question wants, and declining where that is not offered. */
export function refuseOther(action: Action, type: string): Problem | null {
  if (action.type === type) return null;
  return declines(action) ? { reason: 'obligatory', field: 'type' } : { reason: 'wrong-type', type, field: 'type' };
}

/** A field of an action, if the action has it as its own. */
export const field = (action: Action, name: string): unknown =>
  Object.hasOwn(action, name) ? (action as unknown as Readonly<Record<string, unknown>>)[name] : undefined;

/** Refuses an action without the field that says what is chosen. */
export const refuseShape = (field: string): Problem => ({ reason: 'no-choice', field });
