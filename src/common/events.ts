/**
 * What happens in every game, and what is said of it. A game puts beside it what happens in it alone.
 *
 * `Hidden` is what stands in place of what a viewer may not know. As it happened nothing is hidden, and it is `never`; as it
 * was redacted it is `null`.
 */
import type { CardId, Seat } from '../kernel/actions.ts';
import type { Outcome } from './outcome.ts';
import type { RowId } from './row-id.ts';
import { drawn, unchanged } from './seen.ts';

declare const REDACTED: unique symbol;

/** The mark of what `redact` has gone over. It is no field: the compiler alone knows of it, and keeps secrets from being sent. */
export interface Redacted {
  readonly [REDACTED]: true;
}

/** What happens in every game, by its type. */
export interface CommonEvents<Hidden = never> {
  /** At the beginning of a round a player is dealt cards. */
  readonly dealt: {
    readonly type: 'dealt';
    /** Who is dealt them. */
    readonly seat: Seat;
    /** How many there are. */
    readonly count: number;
    /** Which they are. */
    readonly cards: readonly CardId[] | Hidden;
  };
  /** A player draws cards from the draw pile. */
  readonly drew: {
    readonly type: 'drew';
    /** Who draws. */
    readonly seat: Seat;
    /** How many cards were drawn: fewer than were asked for if the pile had no more. */
    readonly count: number;
    /** Which they are. */
    readonly cards: readonly CardId[] | Hidden;
  };
  /** More was asked of the draw pile than was left: this round ends. */
  readonly exhausted: {
    readonly type: 'exhausted';
  };
  /** A turn begins. */
  readonly turnStarted: {
    readonly type: 'turnStarted';
    /** Whose turn it is. */
    readonly seat: Seat;
    /** The number of the turn, counted from the beginning of the round. */
    readonly turn: number;
  };
  /** Cards go from a hand onto the discard pile: under its top card if play goes on from there, otherwise on top. */
  readonly discarded: {
    readonly type: 'discarded';
    /** Who discards. */
    readonly seat: Seat;
    /** The cards, in the order in which they are put there. */
    readonly cards: readonly CardId[];
  };
  /** Cards of the draw pile are turned up for everybody to see. */
  readonly turnedUp: {
    readonly type: 'turnedUp';
    /** The cards: fewer than were asked for if the pile had no more. */
    readonly cards: readonly CardId[];
  };
  /** The game is over. */
  readonly gameEnded: {
    readonly type: 'gameEnded';
    /** Who has won, with what totals, after how many rounds. */
    readonly outcome: Outcome;
  };
}

/** A round begins: everything is gathered and shuffled. */
export interface RoundStarted {
  readonly type: 'roundStarted';
  /** The number of the round, from 1 on. */
  readonly round: number;
  /** How many cards the draw pile has before any are dealt. */
  readonly cards: number;
}

/** At the end of a round points are written down. */
export interface Scored {
  readonly type: 'scored';
  /** Whose points they are. */
  readonly seat: Seat;
  /** The points of this round. */
  readonly points: number;
  /** All points so far, these among them. */
  readonly total: number;
}

/** A card interrupts. */
export interface TossedIn {
  readonly type: 'tossedIn';
  /** Who tosses it in. */
  readonly seat: Seat;
  /** The card. */
  readonly card: CardId;
  /** What it interrupts, by the name of its trigger, such as `attacked` or `finish`. */
  readonly trigger: string;
}

/** Somebody is named by an effect. */
export interface Named {
  readonly type: 'named';
  /** Who names them. */
  readonly seat: Seat;
  /** The row whose effect it is. */
  readonly row: RowId;
  /** Who is named, in the order in which it concerns them. */
  readonly targets: readonly Seat[];
}

/** What is said of cards that go from the draw pile into a hand. */
const DRAWN = {
  reveals: { seat: 'seat', count: 'count', cards: { secret: 'cards', to: ['seat'] } },
  follow: drawn,
} as const;

/** What is said of a draw pile that does not have enough. */
const EXHAUSTED = {
  has: {},
  follow: <B extends { readonly exhausted: boolean }>(seen: B): B => ({ ...seen, exhausted: true }),
} as const;

/** What is said of a turn that begins. */
export const TURN_STARTED = { has: { seat: 'seat', turn: 'count' } } as const;

/** What is said of cards that go from a hand onto the discard pile. */
export const DISCARDED = { has: { seat: 'seat', cards: 'cards' } } as const;

/** What is said of cards that are turned up. */
export const TURNED_UP = { reveals: { cards: 'cards' } } as const;

/** What is said of something that changes nothing that is seen. */
export const SEAT_ONLY = { has: { seat: 'seat' }, follow: unchanged } as const;

/** What is said of the end of the game. */
const GAME_ENDED = {
  has: { outcome: 'outcome' },
  follow: <B extends { readonly outcome: Outcome | null }>(seen: B, { outcome }: { readonly outcome: Outcome }): B => ({
    ...seen,
    outcome,
  }),
} as const;

/** What is said of what means the same in every game. */
export const COMMON_EVENTS = {
  dealt: DRAWN,
  drew: DRAWN,
  exhausted: EXHAUSTED,
  gameEnded: GAME_ENDED,
} as const;

/** The fields of a card that interrupts, and of somebody who is named. A game may add its own. */
export const TOSSED_IN = { seat: 'seat', card: 'card', trigger: 'text' } as const;
export const NAMED = { seat: 'seat', row: 'text', targets: 'seats' } as const;

/** The fields of a round that begins, and of points that are written down. */
export const ROUND_STARTED = { round: 'round', cards: 'count' } as const;
export const SCORED = { seat: 'seat', points: 'points', total: 'points' } as const;
