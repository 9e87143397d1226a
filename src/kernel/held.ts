/** The question that somebody was asked last, and the answer drawn for it: mostly that is what is answered next. */
import type { Seat } from './actions.ts';
import type { Draw } from './draws.ts';
import type { Json } from './json.ts';
import type { Decision } from './questions.ts';
import type { QueueState } from './step-context.ts';

/**
 * Holds on to it. It is the open one as long as the state counts as many questions: each that is put counts, whichever copy
 * of the engine puts it. What else writes to a state in between is not noticed.
 */
export class Held<Q extends Decision, Step> {
  question: Q | null = null;
  /** The state it was asked in, the step that asks it, and who was asked. */
  state: QueueState | null = null;
  step: Step | null = null;
  seat: Seat = 0;
  /** How many had been asked by then. No state has asked fewer than none: then nothing is held. */
  nth = -1;
  /** By what an answer has been drawn for it, if one has, and which. */
  drawnBy: Draw<Q> | null = null;
  answer: Json = null;

  hold(question: Q, state: QueueState, step: Step, seat: Seat): void {
    // Mostly they are the same ones again: then there is nothing for the garbage collector to take note of.
    if (this.question !== question) this.question = question;
    if (this.state !== state) this.state = state;
    if (this.step !== step) this.step = step;
    this.nth = state.questions;
    this.seat = seat;
    this.drawnBy = null;
  }

  /** Whether a state has asked no other question since, and it was this seat that was asked. */
  isOf(state: QueueState, seat: Seat): boolean {
    return this.state === state && this.nth === state.questions && this.seat === seat;
  }

  /** Nothing is held: another question is asked, and may be told with the same object. */
  release(): void {
    this.nth = -1;
  }
}
