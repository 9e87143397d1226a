/** What everybody may know of any game, whichever it is, and how events change that. */
import type { CardId, Seat } from '../kernel/actions.ts';
import { beginRound, type Round } from './describe.ts';
import { InvalidSnapshot } from './errors.ts';
import { refuseSeen } from './refuse-seen.ts';
import { undrafted } from './undrafted.ts';

/** Who is shown a game: somebody who sits at it, or everybody who watches. */
export type Viewer = Seat | 'spectator';

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
  readonly viewer: Viewer;
  /** The viewer's own cards. */
  readonly hand: readonly CardId[];
  /** Whose answers are awaited. While a reaction window is open: everybody who was asked, answered or not. */
  readonly asked: readonly Seat[];
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

/** What is followed: what everybody may know, and of a view also what its viewer alone may. */
export interface FollowedGame<Player extends SeenPlayer = SeenPlayer> extends SeenGame<Player> {
  readonly viewer?: Viewer;
  readonly hand?: readonly CardId[];
}

/** A round begins: no hands, and whatever is new with it as in a game in which nothing has happened yet. */
export function begun<B extends FollowedGame>(was: B, fresh: { readonly players: readonly object[] }, round: Round): B {
  const players = was.players.map((one) => ({ ...one, handCount: 0 }));
  const seen = { ...was, players, ...(was.hand === undefined ? {} : { hand: [] }) };
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

/** Whether something is the viewer's own. Of what everybody may know nothing is. */
export const isOwn = ({ viewer }: FollowedGame, seat: Seat): boolean => viewer === seat;

/** What a hand becomes: of the viewer's own it is known which cards it holds. */
export const handIs = <B extends FollowedGame>(
  seen: B,
  seat: Seat,
  count: number,
  cards: readonly CardId[] | null,
): B => ({
  ...seen,
  players: seen.players.map((was, at) => (at === seat ? { ...was, handCount: count } : was)),
  ...(isOwn(seen, seat) && seen.hand !== undefined ? { hand: cards ?? [] } : {}),
});

/** Cards come into a hand. `cards` is `null` only where they are not the viewer's to know. */
export const gained = <B extends FollowedGame>(
  seen: B,
  seat: Seat,
  count: number,
  cards: readonly CardId[] | null,
): B => handIs(seen, seat, countOf(seen, seat) + count, [...(seen.hand ?? []), ...(cards ?? [])]);

/** Cards go out of a hand. */
export const lost = <B extends FollowedGame>(seen: B, seat: Seat, count: number, cards: readonly CardId[] | null): B =>
  handIs(seen, seat, countOf(seen, seat) - count, seen.hand?.filter((card) => cards?.includes(card) !== true) ?? null);

const countOf = ({ players }: FollowedGame, seat: Seat): number => players[seat]?.handCount ?? 0;

/** Cards go from the draw pile into a hand. */
export const drawn = <B extends FollowedGame>(
  seen: B,
  { seat, count, cards }: { readonly seat: Seat; readonly count: number; readonly cards: readonly CardId[] | null },
): B => ({ ...gained(seen, seat, count, cards), drawCount: seen.drawCount - count });
