/** What happened, in order: the stream that screens animate, chats retell and bots read. */

import { followWith, heardOf, type TellingsOf, withoutSecrets } from '../../common/describe.ts';
import { drawn, held, player, unchanged } from '../../common/seen.ts';
import type { Board } from './board.ts';
import { changed, newRound, newTurn, onTop, putAway } from './fold.ts';
import { ENDING, type Ending, type Outcome, type Words } from './state.ts';
import type { CardId, Seat, Space } from './types.ts';

/** Cards that not everybody may know: `null` for those who may not. `redact` puts the `null` there. */
export type Secret = readonly CardId[] | null;

/** One thing that happened. */
export type GameEvent =
  /** A round begins: all cards are gathered and shuffled, the tokens stand on the start, the teleports on their places. */
  | {
      readonly type: 'roundStarted';
      readonly round: number;
      readonly cards: number;
      readonly teleports: readonly Space[];
    }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly count: number; readonly cards: Secret }
  /** The die of twenty decides who begins; those who are not in `seats` were out. Equal highest rolls are rolled again. */
  | { readonly type: 'rolledForStart'; readonly seats: readonly Seat[]; readonly values: readonly number[] }
  | { readonly type: 'turnStarted'; readonly seat: Seat; readonly turn: number }
  /** A card goes from a hand onto the board. */
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly card: CardId;
      readonly at: Space;
      readonly facing: Space | null;
    }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | {
      readonly type: 'rolled';
      readonly seat: Seat;
      readonly sides: 6 | 20;
      readonly value: number;
      /** What for: `movement`, `teleport` or `event`. */
      readonly for: string;
    }
  /** A player is named by an effect. `steps`: how far a Gift is to move the token; of every other effect `null`. */
  | {
      readonly type: 'named';
      readonly seat: Seat;
      readonly row: string;
      readonly target: Seat;
      readonly steps: number | null;
    }
  /** A reaction is tossed in. It is placed on the board next. */
  | { readonly type: 'tossedIn'; readonly seat: Seat; readonly card: CardId; readonly trigger: string }
  /** A token moves step by step over these spaces. */
  | { readonly type: 'moved'; readonly seat: Seat; readonly from: Space; readonly path: readonly Space[] }
  /** A token is put somewhere, past everything in between. */
  | { readonly type: 'put'; readonly seat: Seat; readonly from: Space; readonly to: Space }
  /** A card has put a token on an X, where nobody stays: it goes one space forward. */
  | {
      readonly type: 'bumped';
      readonly seat: Seat;
      readonly card: CardId;
      readonly from: Space;
      readonly to: Space;
    }
  /** A card on the board does something. */
  | { readonly type: 'fired'; readonly seat: Seat; readonly card: CardId; readonly at: Space }
  /** A card goes from the board into a hand. */
  | { readonly type: 'took'; readonly seat: Seat; readonly card: CardId; readonly at: Space }
  | { readonly type: 'movementSkipped'; readonly seat: Seat }
  | { readonly type: 'movementReversed'; readonly seat: Seat }
  | { readonly type: 'cardsIgnored'; readonly seat: Seat }
  | { readonly type: 'eventRolled'; readonly seat: Seat; readonly event: string; readonly number: number }
  | { readonly type: 'turnedUp'; readonly cards: readonly CardId[] }
  | { readonly type: 'picked'; readonly seat: Seat; readonly card: CardId }
  /** All hands go to the right neighbors. `counts` are the sizes of the hands, by seat, afterwards. */
  | { readonly type: 'handsPassed'; readonly counts: readonly number[] }
  /** A numbered teleport is moved; the cards that lay under it are discarded. */
  | {
      readonly type: 'teleportMoved';
      readonly seat: Seat;
      readonly number: number;
      readonly from: Space;
      readonly to: Space;
      readonly discarded: readonly CardId[];
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards: Secret }
  /** Somebody found no card to draw: the round ends with this turn. */
  | { readonly type: 'exhausted' }
  | { readonly type: 'roundEnded'; readonly cause: Ending['cause'] }
  /** Points are written down: where the token stands, and what the hand adds. */
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly space: Space;
      readonly inHand: number;
      readonly points: number;
      readonly total: number;
    }
  | { readonly type: 'gameEnded'; readonly outcome: Outcome };

/** The names of events. */
export type GameEventType = GameEvent['type'];

/** Every type of event: its fields, whether it reveals something, and what the board is after it. */
export const EVENTS = {
  roundStarted: {
    has: { round: 'round', cards: 'count', teleports: { list: 'space' } },
    reveals: true,
    follow: (board, { round, cards, teleports }) => ({ ...newRound(board, cards, teleports), round }),
  },
  dealt: {
    has: { seat: 'seat', count: 'count', cards: { secret: 'cards', to: ['seat'] } },
    reveals: true,
    follow: drawn,
  },
  rolledForStart: {
    has: { seats: 'seats', values: { list: 'count' } },
    reveals: true,
    follow: (board, { seats, values }) => {
      const [starter, ...others] = seats.filter((_seat, i) => values[i] === Math.max(...values));
      return starter === undefined || others.length > 0 ? board : { ...board, starter, active: starter };
    },
  },
  turnStarted: {
    has: { seat: 'seat', turn: 'count' },
    reveals: false,
    follow: (board, { seat, turn }) => ({ ...newTurn(board), active: seat, turn }),
  },
  placed: {
    has: { seat: 'seat', card: 'card', at: 'space', facing: { orNull: 'space' } },
    reveals: false,
    follow: (board, { seat, card, at, facing }) => onTop(held(board, seat, -1), at, { card, facing }),
  },
  discarded: {
    has: { seat: 'seat', cards: 'cards' },
    reveals: false,
    follow: (board, { seat, cards }) => putAway(held(board, seat, -cards.length), cards),
  },
  rolled: {
    has: { seat: 'seat', sides: { oneOf: [6, 20] }, value: 'count', for: 'text' },
    reveals: true,
    follow: (board, { seat, sides, value, for: what }) => ({ ...board, die: { seat, sides, value, for: what } }),
  },
  named: {
    has: { seat: 'seat', row: 'text', target: 'seat', steps: { orNull: 'count' } },
    reveals: false,
    follow: unchanged,
  },
  tossedIn: { has: { seat: 'seat', card: 'card', trigger: 'text' }, reveals: false, follow: unchanged },
  moved: {
    has: { seat: 'seat', from: 'space', path: { list: 'space' } },
    reveals: false,
    follow: (board, { seat, path }) => player(board, seat, ({ space }) => ({ space: path[path.length - 1] ?? space })),
  },
  put: {
    has: { seat: 'seat', from: 'space', to: 'space' },
    reveals: false,
    follow: (board, { seat, to }) => player(board, seat, () => ({ space: to })),
  },
  bumped: {
    has: { seat: 'seat', card: 'card', from: 'space', to: 'space' },
    reveals: false,
    follow: (board, { seat, to }) => player(board, seat, () => ({ space: to })),
  },
  fired: {
    has: { seat: 'seat', card: 'card', at: 'space' },
    reveals: false,
    follow: (board, { card }) => ({ ...board, fired: [...board.fired, card] }),
  },
  took: {
    has: { seat: 'seat', card: 'card', at: 'space' },
    reveals: false,
    follow: (board, { seat, at }) => changed(held(board, seat, 1), at, (lying) => lying.slice(0, -1)),
  },
  movementSkipped: { has: { seat: 'seat' }, reveals: false, follow: (board) => ({ ...board, skipsMovement: true }) },
  movementReversed: { has: { seat: 'seat' }, reveals: false, follow: (board) => ({ ...board, movesBackward: true }) },
  cardsIgnored: { has: { seat: 'seat' }, reveals: false, follow: (board) => ({ ...board, ignoresCards: true }) },
  eventRolled: { has: { seat: 'seat', event: 'text', number: 'count' }, reveals: true, follow: unchanged },
  turnedUp: {
    has: { cards: 'cards' },
    reveals: true,
    follow: (board, { cards }) => ({ ...board, drawCount: board.drawCount - cards.length, market: cards }),
  },
  picked: {
    has: { seat: 'seat', card: 'card' },
    reveals: false,
    follow: (board, { seat, card }) => ({
      ...held(board, seat, 1),
      market: board.market.filter((one) => one !== card),
    }),
  },
  handsPassed: {
    has: { counts: { list: 'count' } },
    reveals: true,
    follow: (board, { counts }) => ({
      ...board,
      players: board.players.map((was, seat) => ({ ...was, handCount: counts[seat] ?? 0 })),
    }),
  },
  teleportMoved: {
    has: { seat: 'seat', number: 'count', from: 'space', to: 'space', discarded: 'cards' },
    reveals: false,
    follow: (board, { from, to, discarded }) => {
      const [teleport] = (board.board[from] ?? []).slice(-1);
      const left = putAway(
        changed(board, from, () => []),
        discarded,
      );
      return teleport === undefined ? left : onTop(left, to, teleport);
    },
  },
  drew: {
    has: { seat: 'seat', count: 'count', cards: { secret: 'cards', to: ['seat'] } },
    reveals: true,
    follow: drawn,
  },
  exhausted: { has: {}, reveals: false, follow: (board) => ({ ...board, exhausted: true }) },
  roundEnded: { has: ENDING, reveals: false, follow: (board, { cause }) => ({ ...board, ending: { cause } }) },
  scored: {
    has: { seat: 'seat', space: 'space', inHand: 'count', points: 'points', total: 'points' },
    reveals: false,
    follow: (board, { seat, total }) => player(board, seat, () => ({ score: total })),
  },
  gameEnded: { has: { outcome: 'outcome' }, reveals: false, follow: (board, { outcome }) => ({ ...board, outcome }) },
} as const satisfies TellingsOf<GameEvent, Board, Words>;

const HEARD = /* @__PURE__ */ heardOf<Board>(EVENTS);

/**
 * The event as a seat, or a spectator, may see it.
 *
 * @throws RangeError if it is not given an event of this game.
 * @example
 * ```ts
 * const { state: next, events } = transition(state, action);
 * for (const seat of [0, 1, 2]) send(seat, events.map((event) => redact(event, seat)));
 * ```
 */
export const redact = (event: GameEvent, viewer: Seat | 'spectator'): GameEvent => withoutSecrets(HEARD, event, viewer);

/**
 * The board after an event. Folding the events of an action, redacted or not, over the board before it gives the
 * board after it: a screen can show every step in between.
 *
 * @throws RangeError if it is not given a board and an event of this library.
 * @example
 * ```ts
 * let board: Board = view(state, 2);
 * const { state: next, events } = transition(state, action);
 * for (const event of events) board = follow(board, redact(event, 2));
 * ```
 */
export const follow = (board: Board, event: GameEvent): Board => followWith(HEARD, board, event);
