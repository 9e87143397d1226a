/** What everybody may know of any game, whichever it is, and how events change that. */
import type { CardId, Seat } from '../kernel/actions.ts';
import { beginRound, type Round } from './describe.ts';
import { InvalidSnapshot } from './errors.ts';
import { refuseSeen } from './refuse-seen.ts';
import { undrafted } from './undrafted.ts';

/** What everybody may know of any player beside what is public as it is. */
export interface SeenPlayer {
  /** How many cards the player holds. */
  readonly handCount: number;
}

/** What everybody may know of any game beside what is public as it is. */
export interface SeenGame<Player extends SeenPlayer = SeenPlayer> {
  readonly players: readonly Player[];
  readonly drawCount: number;
}

/** What one seat, or a spectator, may know of any game beside that. */
export interface AnyView<Question> {
  readonly viewer: Seat | 'spectator';
  /** The viewer's own cards. */
  readonly hand: readonly CardId[];
  /** Whose answers are awaited. While a reaction window is open: everybody who was asked, answered or not. */
  readonly waitingFor: readonly Seat[];
  /** The viewer's own open question. */
  readonly question: Question | null;
}

/** What the fields of it look like, and those of a player. */
export const SEEN_GAME = { players: 'players', drawCount: 'count' } as const;
export const SEEN_PLAYER = { handCount: 'count' } as const;

/** What everybody may know of a state. Whatever is none is refused. */
export function publicOrRefused<State, Seen>(publicOf: (state: State) => Seen, state: State, game: string): Seen {
  try {
    return publicOf(undrafted(state));
  } catch (error) {
    refuseSeen(state);
    const invalid = new InvalidSnapshot('state', `is no state of ${game}`);
    invalid.cause = error;
    throw invalid;
  }
}

/** A round begins: no hands, and whatever is new with it as in a game in which nothing has happened yet. */
export function begun<B extends SeenGame>(was: B, fresh: B, round: Round): B {
  const seen = { ...was, players: was.players.map((one) => ({ ...one, handCount: 0 })) };
  beginRound(seen, fresh, round);
  return seen;
}

/** Nothing that is seen is another. */
export const unchanged = <B>(seen: B): B => seen;

/** A player is another. */
export const player = <B extends SeenGame>(
  seen: B,
  seat: Seat,
  change: (was: B['players'][number]) => Partial<B['players'][number]>,
): B => ({ ...seen, players: seen.players.map((was, at) => (at === seat ? { ...was, ...change(was) } : was)) });

/** A hand grows or shrinks. */
export const held = <B extends SeenGame>(seen: B, seat: Seat, by: number): B => ({
  ...seen,
  players: seen.players.map((was, at) => (at === seat ? { ...was, handCount: was.handCount + by } : was)),
});

/** Cards go from the draw pile into a hand. */
export const drawn = <B extends SeenGame>(
  seen: B,
  { seat, count }: { readonly seat: Seat; readonly count: number },
): B => ({ ...held(seen, seat, count), drawCount: seen.drawCount - count });
