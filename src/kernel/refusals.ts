/**
 * Why the kernel refuses an action: a code, and the facts a sentence about it would name.
 *
 * The kernel has no sentences and rests on no decision of a game: both are added by the game that is played.
 */
import type { Seat } from './actions.ts';

/** What kinds of question may refuse with. What else a game puts into it, the kernel only hands on. */
export interface Refused {
  readonly reason: string;
  /** The field at fault, if one is. */
  readonly field?: string;
}

/** What the kernel itself refuses, by its code. */
export type Problem = Refused &
  (
    | { readonly reason: 'no-object' | 'seat-not-whole' | 'game-over' | 'not-asked' | 'id-not-whole' | 'stale' }
    | { readonly reason: 'no-such-seat' | 'seat-not-offered'; readonly named: Seat }
    | { readonly reason: 'no-such-type'; readonly types: readonly string[] }
    /** Actions of this type answer the open question. */
    | { readonly reason: 'wrong-type'; readonly type: string }
    /** The action lacks the field that says what is chosen. */
    | { readonly reason: 'no-choice'; readonly field: string }
    /** What is not offered may not be declined. */
    | { readonly reason: 'obligatory' | 'self' }
    | {
        readonly reason: 'card-not-whole' | 'card-not-offered' | 'card-twice' | 'not-in-hand' | 'no-reaction';
      }
    | { readonly reason: 'wrong-count'; readonly min: number; readonly max: number; readonly count: number }
    | { readonly reason: 'option-not-offered'; readonly options: readonly string[] }
  );

/** The codes of the kernel. */
export type ProblemCode = Problem['reason'];

/** The refusal of the kernel, as a value that its type checks. */
export const problem = (refused: Problem): Problem => refused;

/** A whole number that JSON can say: not negative zero, which would come back from a save as another number. */
export const isWhole = (value: unknown): value is number => Number.isInteger(value) && !Object.is(value, -0);
