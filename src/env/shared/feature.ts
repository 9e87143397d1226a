/** What a feature is: a row of a table. */
import type { CardId, Seat } from 'frantic-engine';
import type { Slots } from './slots.ts';

/** An array that takes in an observation. In an `Int8Array` numbers end at -128 and 127. */
export type Numbers = Float32Array | Int16Array | Int8Array;

/** Who looks, at a table of how many. */
interface Looking {
  readonly box: { readonly players: number };
  readonly seat: Seat;
}

/** Between which numbers those of a feature lie, and what to divide them by. */
export interface Range {
  /** No number is lower; `null` if there is no end to it. */
  readonly low: number | null;
  /** No number is higher; `null` if there is no end to it. */
  readonly high: number | null;
  /** Divided by it, numbers mostly lie between -1 and 1. */
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
export interface FeatureRow<Box> {
  readonly name: string;
  readonly meaning: string;
  /** What each of its numbers is about. Empty: these rules have no such thing. */
  items(box: Box): readonly string[];
  /** Between which numbers its numbers lie. */
  readonly range: Range | ((box: Box) => Range);
}

/** Writes the numbers of some features from `from` on. There are zeros before. */
export type Write<Look> = (into: Numbers, from: number, look: Look) => void;

/** Features that are read off the same things. They are written in one go: one by one takes half as long again. */
export interface FeatureGroup<Look, Box> {
  readonly rows: readonly FeatureRow<Box>[];
  /** How they are written, given where each of them begins. One that these rules do not have begins nowhere (`NaN`). */
  writer(beginOf: (feature: string) => number): Write<Look>;
}

/** Features by name. */
export type Features<Name extends string, Box> = Readonly<Record<Name, Omit<FeatureRow<Box>, 'name'>>>;

/** A group: its features by name, and how they are written. `at` says how far behind `from` each of them begins. */
export function grouped<Look, Box, Name extends string>(
  features: Features<Name, Box>,
  write: (into: Numbers, from: number, look: Look, at: Readonly<Record<Name, number>>) => void,
): FeatureGroup<Look, Box> {
  const rows = Object.entries<Omit<FeatureRow<Box>, 'name'>>(features).map(([name, row]) => ({ ...row, name }));
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
export function away({ box, seat }: Looking, other: Seat): number {
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
