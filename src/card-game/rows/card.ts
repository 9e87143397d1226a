/** One playing card, and what it shows when it lies on top. */
import type { CardId, Color } from '../state/types.ts';
import type { CardRow } from './define.ts';
import type { CardInfo } from './info.ts';

/** One playing card, with its row: what rules and house rules see of it. */
export interface Card {
  /** The id that stands for it everywhere. */
  readonly id: CardId;
  /** As printed in English, lower case: `blue 9`, `red skip`, `fantastic four`, `black 8`. */
  readonly name: string;
  /** The row that says what it does. */
  readonly row: CardRow;
  /** Its color; `null` for black and colorless cards. Of a bi-colored card, one half. */
  readonly color: Color | null;
  /** The other half of a bi-colored card. */
  readonly second: Color | null;
  /** The number on it; `null`: none. */
  readonly number: number | null;
  /** What it counts in a hand at the end of a round. */
  readonly points: number;
  /** The name of the face it shows when it lies on top. */
  readonly face: string;
  /** The same card as plain JSON, for whoever has no use for the row. */
  readonly info: CardInfo;
}

/** What the next card has to meet. `null` stands for "cannot be met". */
export interface Face {
  /** Its name, as the state keeps it. */
  readonly name: string;
  /** The color to be met. */
  readonly color: Color | null;
  /** The number to be met. */
  readonly number: number | null;
  /** The kind of plain special card that lies there. */
  readonly symbol: string | null;
  /** A black number card, on which no other black card may be laid. */
  readonly black: boolean;
  /** Only black cards may follow, and cards that go on everything. */
  readonly onlyBlack: boolean;
  /** A wish, not a card. */
  readonly wish: boolean;
  /** Any card may follow. */
  readonly free: boolean;
}
