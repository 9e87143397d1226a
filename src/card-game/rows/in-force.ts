/** What is in force, by the values it turns and the moments it listens to. */
import type { Lasting } from '../state/state.ts';
import type { Moments, Values } from './define.ts';

/** A knob of a row, such as `gift.cards`. */
export type Knob = `${string}.${string}`;

/** A value that is no knob. */
export type Hook = Exclude<keyof Values, Knob>;

type Turn<K extends keyof Values> = NonNullable<Values[K]>;

/** Something in force that turns a value. */
export interface Turning<T> {
  readonly held: Lasting;
  readonly turn: T;
}

/** All that turns one value, oldest first. */
export type Turnings<K extends keyof Values> = readonly Turning<Turn<K>>[];

/** All that turns one number, oldest first. */
export type NumberTurnings = Turnings<Knob>;

/** What is in force. A value that nothing turns has an empty list. */
export interface InForce
  extends Readonly<{ [K in Hook]: Turnings<K> }>,
    Readonly<Record<keyof Moments, readonly Lasting[]>> {
  /** What was sorted. */
  readonly lasting: readonly Lasting[];
  /** By the row and the name of a knob: what turns it. `null` if no knob is turned. */
  readonly knobs: ReadonlyMap<string, ReadonlyMap<string, NumberTurnings>> | null;
  /** Whether anything listens to any moment. */
  readonly listens: boolean;
  /** Whether anything ends before the round does. */
  readonly expires: boolean;
}
