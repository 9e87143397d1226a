/** What a feature is: a row of a table. */
import type { GameState, Question, Seat } from 'frantic-engine';
import type { Answer } from '../picks/answer.ts';
import type { Slots } from '../picks/slots.ts';

/** An array that takes in an observation. In an `Int8Array` numbers end at -128 and 127. */
export type Numbers = Float32Array | Int16Array | Int8Array;

/** What an observation is made of: one object, pointed at one table after another. */
export interface Look {
  readonly box: Slots;
  state: GameState;
  /** Who looks. */
  seat: Seat;
  /** The open question of that seat, if it is the one to pick; otherwise `null`. */
  question: Question | null;
  /** The picks made so far. */
  answer: Answer;
}

/** One feature: its name, what its numbers mean, and how they are written. */
export interface FeatureRow {
  readonly name: string;
  readonly meaning: string;
  /** What each of its numbers is about. Empty: these rules have no such thing. */
  readonly items: (box: Slots) => readonly string[];
  /** Writes the numbers from `at` on. There are zeros before. */
  readonly write: (into: Numbers, at: number, look: Look) => void;
}

/** How far a seat is from the one who looks, counted by the numbers of the seats. */
export const away = ({ box, seat }: Look, other: Seat): number => (other - seat + box.players) % box.players;

/** Every name of the first list with every name of the second. */
export const pairs = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((one) => second.map((other) => `${one}, ${other}`));

/** Adds one to a number. */
export function add(into: Numbers, at: number): void {
  into[at] = (into[at] as number) + 1;
}

/** Adds one for each of these cards, by print. */
export function addPrints(into: Numbers, at: number, box: Slots, cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) add(into, at + (box.printOf[cards[i] as number] as number));
}

/** Sets the number of one item, if there is such an item. */
export function mark(into: Numbers, at: number, place: number | undefined): void {
  if (place !== undefined) into[at + place] = 1;
}

/** Writes a number that may be large. */
export function put(into: Numbers, at: number, value: number): void {
  into[at] = into instanceof Int8Array ? Math.max(-128, Math.min(127, value)) : value;
}
