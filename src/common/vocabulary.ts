/** The checks from which rows put together what they remember. */
import { type Check, count, distinct, fields, flag, list, oneOf, orNull, pair, text, whole } from './shape.ts';
import { seatOf } from './snapshot.ts';

/** The checks that every game hands to its rows. */
export interface Basics {
  /** A seat. */
  readonly seat: Check;
  /** Seats, each at most once. */
  readonly seats: Check;
  /** A card of this game, by its id. */
  readonly card: Check;
  /** Cards, each at most once. */
  readonly cards: Check;
  /** Something that counts up from nothing. */
  readonly count: Check;
  /** True or false. */
  readonly flag: Check;
  /** Any text. */
  readonly text: Check;
  /** A whole number in a range, both ends included. */
  readonly whole: (least: number, most: number, problem?: string) => Check;
  /** One of these values. */
  readonly oneOf: (values: readonly unknown[], problem?: string) => Check;
  /** `null`, or what the check wants. */
  readonly orNull: (check: Check) => Check;
  /** A list of things. */
  readonly list: (each: Check) => Check;
  /** A list of two things. */
  readonly pair: (first: Check, second: Check) => Check;
  /** An object with exactly these fields. */
  readonly fields: (checks: Readonly<Record<string, Check>>) => Check;
}

/** The checks of a game of so many players and cards. */
export function basics(players: number, cards: number): Basics {
  const seat = seatOf(players);
  const card = whole(0, cards - 1, 'is no card of this game');
  const parts = { count, flag, text, whole, oneOf, orNull, list, pair, fields };
  return { ...parts, seat, seats: distinct(seat), card, cards: distinct(card) };
}
