/** What is in play in one game, as plain JSON: what a screen or a bot may hold, without any code of the rules. */
import type { CardFacts, CatalogFacts, RowFacts } from '../../common/info.ts';
import type { BoardOptions } from '../options/game.ts';
import type { BoardLayout, Deck } from '../state/layout.ts';
import type { QuestionTopic } from '../state/question.ts';
import type { Color, Timing } from '../state/types.ts';

/**
 * One card, or one numbered teleport, as plain JSON.
 *
 * @example
 * ```ts
 * import type { CardInfo } from 'frantic-engine/board-game';
 *
 * const card: CardInfo = { id: 3, name: 'push', row: 'push', color: 'red', number: null, timing: 'land', attack: true };
 * ```
 */
export interface CardInfo extends CardFacts<Color> {
  /** When its effect on whoever moves happens; `null` if it has none. */
  readonly timing: Timing | null;
}

/** What a row says in words, and how many cards of it are in play. */
export interface RowInfo extends RowFacts {
  readonly type: 'card';
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
export interface EventInfo extends RowFacts {
  readonly type: 'event';
  /** Its number on the die of twenty. */
  readonly number: number;
}

/**
 * Everything that is in play in one game, as plain JSON. The cards are the playing cards, then the numbered teleports 1
 * to 6; events stand by their number on the die.
 */
export interface Catalog extends CatalogFacts<'board', CardInfo, RowInfo, EventInfo, QuestionTopic, BoardOptions> {
  /** The board. */
  readonly layout: BoardLayout;
  /** The deck, print by print. */
  readonly deck: Deck;
}
