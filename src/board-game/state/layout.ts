/** The board and the deck of a game, as its state keeps them: plain JSON. */
import type { Color, Space, Timing } from './types.ts';

/** How many numbered teleports there are: one for each number of a die. */
export const TELEPORTS = 6;

/** A board. Plain JSON; make one with `defineLayout`. */
export interface BoardLayout {
  /** What it is called where it is shown: `reconstruction` for the one that comes with the library. */
  readonly name: string;
  /** By space: where it lies, column and row. Space 0 is the start, the last one the end. */
  readonly cells: readonly (readonly [number, number])[];
  /** The spaces on which the numbered teleports 1 to 6 begin each round. */
  readonly teleports: readonly Space[];
  /** Pairs of neighboring spaces with a wall between them that a card can push through. */
  readonly walls: readonly (readonly [Space, Space])[];
}

/** Where the spaces of a board lie towards each other, worked out once. */
export interface Ways {
  /** The last space. */
  readonly end: Space;
  /** By space: its neighbors along the path. */
  readonly path: readonly (readonly Space[])[];
  /** By space: its neighbors along the path and through walls. */
  readonly all: readonly (readonly Space[])[];
}

/** So many cards of one kind and color. */
export interface Print {
  /** The row they come from. */
  readonly card: string;
  /** Their color. */
  readonly color: Color;
  /** How many there are of them. */
  readonly copies: number;
  /** When they happen; `null`: as their row says. */
  readonly timing: Timing | null;
  /** Whether they are an attack when used against another player; `null`: as their row says. */
  readonly attack: boolean | null;
}

/** A deck. Plain JSON; make one with `deck`. */
export interface Deck {
  /** What it is called where it is shown: `reconstruction` for the one that comes with the library. */
  readonly name: string;
  /** What it is made of; `DECK_SIZE` cards together. */
  readonly prints: readonly Print[];
}
