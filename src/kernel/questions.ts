/**
 * Questions: what effects ask.
 *
 * A question is derived from the step an effect waits at, never stored. The kinds here mean the same in every game; a
 * game brings those of its own.
 */
import type { CardId, Seat } from './actions.ts';

/** Any question. Its type says how it is handled: it is the type of the actions that answer it, or that of several. */
export interface Decision {
  readonly type: string;
}

/** Choose a player, or nobody if `decline` is offered. */
export interface NameDecision extends Decision {
  readonly type: 'name';
  readonly seats: readonly Seat[];
  readonly decline: boolean;
}

/** Choose cards. If `ordered`, the order in which they are named matters. */
export interface ChooseDecision extends Decision {
  readonly type: 'choose';
  readonly cards: readonly CardId[];
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
  /** Whether everybody can see that there is no choice, so that the engine may answer itself. */
  readonly plain: boolean;
}

/** Pick one of a list of names. If `confirm`, even a single name has to be picked by the player. */
export interface PickDecision extends Decision {
  readonly type: 'pick';
  readonly options: readonly string[];
  readonly confirm: boolean;
  /** Whose things they are, where the options are places. */
  readonly holder: Seat | null;
}

/** Toss a card in, or let it go. */
export interface ReactDecision extends Decision {
  readonly type: 'react';
  readonly hand: readonly CardId[];
  readonly cards: readonly CardId[];
}

/** A question of one of the kinds that mean the same in every game. */
export type CommonDecision = NameDecision | ChooseDecision | PickDecision | ReactDecision;

declare const answered: unique symbol;

/** A question together with the type of its answer, which only the compiler knows about. */
export type Asked<A> = Decision & { readonly [answered]?: A };

/** Choose a player. */
export function seat(seats: readonly Seat[], decline = false): NameDecision & Asked<Seat | null> {
  return { type: 'name', seats, decline };
}

/** Choose a player where there always is one to choose. */
export function somebody(seats: readonly Seat[]): NameDecision & Asked<Seat> {
  if (seats.length === 0) throw new RangeError('There is nobody to choose.');
  return { type: 'name', seats, decline: false };
}

/** Choose cards: exactly so many, or all there are if there are fewer. */
export function cards(
  from: readonly CardId[],
  exactly: number,
  { ordered = false, plain = true }: { readonly ordered?: boolean; readonly plain?: boolean } = {},
): ChooseDecision & Asked<readonly CardId[]> {
  const count = Math.min(exactly, from.length);
  return { type: 'choose', cards: from, min: count, max: count, ordered, plain };
}

/** Pick one of a list of names. If they are places among what somebody owns, `holder` is whose. */
export function option<const Name extends string>(
  options: readonly Name[],
  confirm = false,
  holder: Seat | null = null,
): PickDecision & Asked<Name> {
  return { type: 'pick', options, confirm, holder };
}

/** Toss one of `cards` in, or let it go. */
export function react(hand: readonly CardId[], from: readonly CardId[]): ReactDecision & Asked<CardId | null> {
  return { type: 'react', hand, cards: from };
}
