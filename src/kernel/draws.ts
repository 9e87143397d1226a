/**
 * How many answers a question has, and one of them by chance.
 *
 * Apart from how questions are handled otherwise: whoever only plays what is listed does without. Who counts or draws hands
 * this in.
 */
import type { Seat } from './actions.ts';
import type { Json } from './json.ts';
import type { Decision } from './questions.ts';

/** A number from 0 up to, but not including, 1: the only thing sampling needs to know of chance. */
export type Random = () => number;

/** How one kind of question is counted and drawn. `A` is what an effect remembers of an answer. Methods, as those of a `Kind`. */
export interface Draw<Q extends Decision = Decision, A extends Json = Json> {
  /** How many lawful actions there are. */
  count(q: Q): number;
  /** Whether there is a lawful action at all; left out where counting them takes no longer. */
  hasAnswer?(q: Q): boolean;
  /** What the effect remembers of a lawful answer, each as likely as any other. */
  draw(q: Q, chance: Random): A;
  /**
   * Whether an action that says this answer still does so, and nothing else. Left out where looking at it takes as long as
   * checking it.
   */
  isSaid?(answer: A, action: object, seat: Seat): boolean;
}

/** How the questions of a game are counted and drawn, by their kind. */
export interface Draws<Q extends Decision = Decision> {
  of(q: Q): Draw<Q>;
}
