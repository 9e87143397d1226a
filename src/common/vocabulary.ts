/** The checks from which rows put together what they remember. */
import type { CardId, Seat } from '../kernel/actions.ts';
import { answers, type Check, count, distinct, fields, flag, list, oneOf, orNull, pair, text, whole } from './shape.ts';
import { seatOf } from './snapshot.ts';

/** The checks that every game hands to its rows. */
export interface Basics {
  /** A seat. */
  readonly seat: Check<Seat>;
  /** Seats, each at most once. */
  readonly seats: Check<readonly Seat[]>;
  /** A card of this game, by its id. */
  readonly card: Check<CardId>;
  /** Cards, each at most once. */
  readonly cards: Check<readonly CardId[]>;
  /** Something that counts up from nothing. */
  readonly count: Check<number>;
  /** True or false. */
  readonly flag: Check<boolean>;
  /** Any text. */
  readonly text: Check<string>;
  /** A whole number in a range, both ends included. */
  readonly whole: (least: number, most: number, problem?: string) => Check<number>;
  /** One of these values. */
  readonly oneOf: <const T>(values: readonly T[], problem?: string) => Check<T>;
  /** `null`, or what the check wants. */
  readonly orNull: <T>(check: Check<T>) => Check<T | null>;
  /** A list of things. */
  readonly list: <T>(each: Check<T>) => Check<readonly T[]>;
  /** A list of two things. */
  readonly pair: <A, B>(first: Check<A>, second: Check<B>) => Check<readonly [A, B]>;
  /** An object with exactly these fields. */
  readonly fields: <T extends object>(checks: { readonly [K in keyof T]: Check<T[K]> }) => Check<Readonly<T>>;
  /** What each of several seats has answered, as `askAll` remembers it. */
  readonly answers: <T>(each: Check<T>) => Check<Readonly<Record<Seat, T>>>;
}

/** The checks of a game of so many players and cards. */
export function basics(players: number, cards: number): Basics {
  const seat = seatOf(players);
  const card = whole(0, cards - 1, 'is no card of this game');
  const parts = { count, flag, text, whole, oneOf, orNull, list, pair, fields, answers };
  return { ...parts, seat, seats: distinct(seat), card, cards: distinct(card) };
}
