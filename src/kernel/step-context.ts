/** What the kernel needs of a game: a state with a queue of effects, and the context in which their steps are run. */
import type { CardId, Seat } from './actions.ts';
import type { Memory } from './json.ts';
import type { Arguments } from './memory.ts';

/** One suspended effect. `V`: what it remembers. */
export interface Frame<V = Memory> {
  /** The script it runs. */
  readonly script: string;
  /** The step it has reached. */
  at: number;
  /** Who carries it out. */
  me: Seat;
  /** What it remembers: answers and loop cursors. */
  v: V;
}

/** One of the effects that wait, by its place in the queue. */
export function frameAt(queue: readonly Frame[], at: number): Frame {
  const frame = queue[at];
  if (frame === undefined) throw new RangeError(`No effect waits at place ${at} of the queue.`);
  return frame;
}

/** What the kernel needs of a state. */
export interface QueueState {
  queue: Frame[];
  /** How many questions have been asked. Those that are put to several seats at once count as one. */
  questions: number;
}

/** A listener that a moment has woken. */
export interface Woken {
  readonly script: string;
  readonly me: Seat;
  readonly given: Arguments;
}

/** What a step sees of the game, and what the kernel asks the game about. One object, reused for every step. */
export abstract class StepContext<G extends QueueState = QueueState> {
  /** The state. Only verbs write to it. */
  g!: G;
  /** Who carries out the effect. */
  me: Seat = 0;
  /** The effect being resolved. */
  frame!: Frame;

  /** Looks at a state. */
  look(state: G): void {
    // Mostly it is the same one: then there is nothing for the garbage collector to take note of.
    if (this.g !== state) this.g = state;
  }

  /** What is thrown if its scripts never end, or one calls another that it does not have. */
  fault(_what: 'endless' | 'no-script', problem: string): Error {
    return new Error(problem);
  }

  /** How many players there are. */
  abstract players(): number;
  /** Of these seats, those that are asked whether they interrupt. */
  abstract entitled(trigger: string, seats: readonly Seat[]): Seat[];
  /** For which cards in hand a window asks a seat; `null`: whatever it holds. */
  asksFor(_trigger: string, _seat: Seat): ((card: CardId) => boolean) | null {
    return null;
  }
  /** The cards of a hand that could be tossed in. */
  abstract reactions(trigger: string, seat: Seat): readonly CardId[];
  /** The cards of a hand. */
  abstract handOf(seat: Seat): readonly CardId[];
  /** Of those who are willing, in order, those whose interrupt happens. */
  abstract winners(trigger: string, willing: readonly Seat[], each: boolean): readonly Seat[];
  /** Whether those who declined are asked again once somebody has tossed a card in. */
  reopens(_trigger: string, _each: boolean): boolean {
    return false;
  }
  /** Puts an interrupt on the table. */
  abstract tossIn(seat: Seat, card: CardId): void;
  /** The script of an interrupt. */
  abstract reactionOf(card: CardId): string;
  /** What in force listens to a moment, oldest first. */
  abstract listeners(moment: string): readonly Woken[];
}
