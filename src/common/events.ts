/** What happens in every game, and what is said of it. A game puts beside it what happens in it alone. */
import type { CardId, Seat } from '../kernel/actions.ts';
import type { Outcome } from './outcome.ts';
import { drawn, unchanged } from './seen.ts';

/** Cards that not everybody may know: `null` for those who may not. `redact` puts the `null` there. */
export type Secret = readonly CardId[] | null;

/** What is told in the same words in every game. */
export type CommonEvent =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly count: number; readonly cards: Secret }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards: Secret }
  /** More was asked of the draw pile than was left: this round ends. */
  | { readonly type: 'exhausted' }
  /** Cards go from a hand onto the discard pile: under its top card if play goes on from there, otherwise on top. */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** Cards of the draw pile are turned up for everybody to see. */
  | { readonly type: 'turnedUp'; readonly cards: readonly CardId[] }
  | { readonly type: 'gameEnded'; readonly outcome: Outcome };

/** A round begins with so many cards in play. */
export interface RoundStarted {
  readonly type: 'roundStarted';
  readonly round: number;
  readonly cards: number;
}

/** Points are written down. */
export interface Scored {
  readonly type: 'scored';
  readonly seat: Seat;
  readonly points: number;
  readonly total: number;
}

/** A card interrupts. */
export interface TossedIn {
  readonly type: 'tossedIn';
  readonly seat: Seat;
  readonly card: CardId;
  readonly trigger: string;
}

/** Somebody is named by an effect. */
export interface Named {
  readonly type: 'named';
  readonly seat: Seat;
  readonly row: string;
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
export const COMMON_EVENTS = { dealt: DRAWN, drew: DRAWN, exhausted: EXHAUSTED, gameEnded: GAME_ENDED } as const;

/** The fields of a card that interrupts, and of somebody who is named. A game may add its own. */
export const TOSSED_IN = { seat: 'seat', card: 'card', trigger: 'text' } as const;
export const NAMED = { seat: 'seat', row: 'text' } as const;

/** The fields of a round that begins, and of points that are written down. */
export const ROUND_STARTED = { round: 'round', cards: 'count' } as const;
export const SCORED = { seat: 'seat', points: 'points', total: 'points' } as const;
