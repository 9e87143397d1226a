/** What a feature is: a row of a table. */
import type { CardId, KnownCards, Question, Seat } from 'frantic-engine';
import type { Answer } from '../picks/answer.ts';
import type { Slots } from '../picks/slots.ts';
import type { Sight } from './sight.ts';

/** An array that takes in an observation. In an `Int8Array` numbers end at -128 and 127. */
export type Numbers = Float32Array | Int16Array | Int8Array;

/** What an observation is made of: one object, pointed at one table after another. */
export interface Look {
  readonly box: Slots;
  state: Sight;
  /** Who looks. */
  seat: Seat;
  /** What that seat knows of cards it does not see; `null` if that is nothing. */
  known: KnownCards | null;
  /** The open question of that seat, if it is the one to pick; otherwise `null`. */
  question: Question | null;
  /** The picks made so far. */
  answer: Answer;
}

/** Between which numbers those of a feature lie, and what to divide them by. */
export interface Range {
  /** No number is lower; `null` if there is no end to it. */
  readonly low: number | null;
  /** No number is higher; `null` if there is no end to it. */
  readonly high: number | null;
  /** Divided by it, numbers lie between -1 and 1, or not far from it. */
  readonly scale: number;
}

/** It is so, or it is not. */
export const FLAG: Range = { low: 0, high: 1, scale: 1 };

/** Numbers from 0 on, about so high at most. */
export const about = (scale: number): Range => ({ low: 0, high: null, scale });

/** How many cards there can be of one print. */
export const ofPrint = ({ copies }: Slots): Range => ({ low: 0, high: copies, scale: copies });

/** How many cards there can be in one place, most of the time about so many. */
export const inPlace =
  (scale: number) =>
  ({ printOf }: Slots): Range => ({ low: 0, high: printOf.length, scale });

/** One feature: its name, and what its numbers mean. */
export interface FeatureRow {
  readonly name: string;
  readonly meaning: string;
  /** What each of its numbers is about. Empty: these rules have no such thing. */
  readonly items: (box: Slots) => readonly string[];
  /** Between which numbers its numbers lie. */
  readonly range: Range | ((box: Slots) => Range);
}

/** Writes the numbers of some features from `from` on. There are zeros before. */
export type Write = (into: Numbers, from: number, look: Look) => void;

/** Features that are read off the same things. They are written in one go: one by one takes half as long again. */
export interface FeatureGroup {
  readonly rows: readonly FeatureRow[];
  /** How they are written, given where each of them begins. One that these rules do not have begins nowhere (`NaN`). */
  readonly writer: (beginOf: (feature: string) => number) => Write;
}

/** A group: its features by name, and how they are written. `at` says how far behind `from` each of them begins. */
export function together<Name extends string>(
  features: Readonly<Record<Name, Omit<FeatureRow, 'name'>>>,
  write: (into: Numbers, from: number, look: Look, at: Readonly<Record<Name, number>>) => void,
): FeatureGroup {
  const rows = Object.entries<Omit<FeatureRow, 'name'>>(features).map(([name, row]) => ({ name, ...row }));
  return {
    rows,
    writer(beginOf) {
      // Its names are those of the features, which the compiler does not follow.
      const at = Object.fromEntries(rows.map(({ name }) => [name, beginOf(name)])) as Record<Name, number>;
      return (into, from, look) => write(into, from, look, at);
    },
  };
}

/** How far a seat is from the one who looks, counted by the numbers of the seats. */
export function away({ box, seat }: Look, other: Seat): number {
  const places = other - seat;
  return places < 0 ? places + box.players : places;
}

/** Every name of the first list with every name of the second. */
export const pairs = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((one) => second.map((other) => `${one}, ${other}`));

/** Adds one to the number of one item, if there is such an item. */
export function add(into: Numbers, at: number, place: number | undefined): void {
  if (place !== undefined) into[at + place] = (into[at + place] ?? 0) + 1;
}

/** Adds one for each of these cards, by print. */
export function addPrints(into: Numbers, at: number, { printOf }: Slots, cards: readonly CardId[]): void {
  for (const card of cards) add(into, at, printOf[card]);
}

/** Sets the number of one item, if there is such an item. */
export function mark(into: Numbers, at: number, place: number | undefined): void {
  if (place !== undefined) into[at + place] = 1;
}

/** Writes a number that may be large. */
export function put(into: Numbers, at: number, value: number): void {
  into[at] = into instanceof Int8Array ? Math.max(-128, Math.min(127, value)) : value;
}
