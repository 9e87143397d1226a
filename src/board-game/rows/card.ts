/** One card of the board game. */
import type { CardId, Color, Timing } from '../state/types.ts';
import type { CardRow } from './define.ts';
import type { CardInfo } from './info.ts';
import type { PartScript } from './scripts.ts';

/** One card, or one numbered teleport. */
export interface Card {
  readonly id: CardId;
  /** As printed in English, lower case: `push`, `teleport`, `teleport 3`. */
  readonly name: string;
  /** The row that says what it does. */
  readonly row: CardRow;
  readonly color: Color;
  /** The number of a numbered teleport; `null` for playing cards. */
  readonly number: number | null;
  /** When its `act` happens; `null` if it has none. */
  readonly acts: Timing | null;
  /** The scripts behind what it does, by time; `null` where it does nothing. */
  readonly act: PartScript | null;
  readonly play: PartScript | null;
  readonly land: PartScript | null;
  readonly pass: PartScript | null;
  readonly react: PartScript | null;
  /** Whether it is an attack when it is used against another player. */
  readonly attack: boolean;
  /** The same card as plain JSON, for whoever has no use for the scripts. */
  readonly info: CardInfo;
}

/** The card that a numbered teleport is. */
export const teleportCard = (size: number, number: number): CardId => size + number - 1;
