/** What is in play in one game, as plain JSON: what a screen or a bot may hold, without any code of the rules. */
import type { BoardOptions } from '../options/game.ts';
import type { BoardLayout, Deck } from '../state/layout.ts';
import type { CardId, Color, RulingId, Timing } from '../state/types.ts';

/**
 * One card, or one numbered teleport, as plain JSON.
 *
 * @example
 * ```ts
 * const card: CardInfo = { id: 3, name: 'push', row: 'push', color: 'red', number: null, timing: 'land', attack: true };
 * ```
 */
export interface CardInfo {
  readonly id: CardId;
  /** As printed in English, lower case: `push`, `teleport`, `teleport 3`. */
  readonly name: string;
  /** The id of the row that says what it does. */
  readonly row: string;
  readonly color: Color;
  /** The number of a numbered teleport; `null` for playing cards. */
  readonly number: number | null;
  /** When its effect on whoever moves happens; `null` if it has none. */
  readonly timing: Timing | null;
  /** Whether it is an attack when it is used against another player. */
  readonly attack: boolean;
}

/** What a row says in words, and how many cards of it are in play. */
export interface RowInfo {
  readonly type: 'card';
  /** Lower case with hyphens: `second-chance`. */
  readonly id: string;
  /** As printed in English, lower case: `second chance`. */
  readonly name: string;
  /** What it does, in our own words. */
  readonly text: string;
  readonly rulings: readonly RulingId[];
  /** How many there are in this game. */
  readonly count: number;
  /** Its color in the reconstruction. */
  readonly color: Color;
  /** When its effect on whoever moves happens in the reconstruction; `null` if it has none. */
  readonly timing: Timing | null;
  /** The times a deck may choose from. */
  readonly timings: readonly Timing[];
  /** Whether it is an attack in the reconstruction; `null` if it never meets another player. */
  readonly attack: boolean | null;
  /** The trigger of the windows it may be tossed in at; `null` if it is not tossed in. */
  readonly react: string | null;
  /** Whether its space cannot be entered by moving. */
  readonly barred: boolean;
  /** Where its arrow may point: along the path, also through a wall, or `null` if it has none. */
  readonly arrow: 'path' | 'all' | null;
  /** What it adds to the position of whoever holds it at the end of a round. */
  readonly handPoints: number;
  /** Whether it is a numbered teleport: part of the board, not of the deck. */
  readonly numbered: boolean;
}

/** An event, by its number on the die of twenty. */
export interface EventInfo extends Pick<RowInfo, 'id' | 'name' | 'text' | 'rulings'> {
  readonly type: 'event';
  readonly number: number;
}

/** Everything that is in play in one game, as plain JSON. */
export interface Catalog {
  readonly game: 'board';
  /** What tells these rules apart from others. */
  readonly fingerprint: string;
  /** By card id: the playing cards, then the numbered teleports 1 to 6. */
  readonly cards: readonly CardInfo[];
  /** The rows of the cards in play. */
  readonly rows: readonly RowInfo[];
  /** By number, from 1. */
  readonly events: readonly EventInfo[];
  readonly layout: BoardLayout;
  readonly deck: Deck;
  readonly options: BoardOptions;
}
