/** What happened, in order: the stream that screens animate, chats retell and bots read. */

import { followWith, heardOf, type TellingsOf, withoutSecrets } from '../../common/describe.ts';
import {
  COMMON_EVENTS,
  type CommonEvent,
  DISCARDED,
  NAMED,
  type Named,
  ROUND_STARTED,
  type RoundStarted,
  SCORED,
  type Scored,
  TOSSED_IN,
  type TossedIn,
  TURNED_UP,
} from '../../common/events.ts';
import { held, player, unchanged } from '../../common/seen.ts';
import type { Board } from './board.ts';
import { changed, newRound, newTurn, onTop, putAway } from './fold.ts';
import { ENDING, type Ending, type Words } from './state.ts';
import type { CardId, Seat, Space } from './types.ts';

export type { Secret } from '../../common/events.ts';

/** One thing that happened. */
export type GameEvent =
  | CommonEvent
  /** A round begins: all cards are gathered and shuffled, the tokens stand on the start, the teleports on their places. */
  | (RoundStarted & { readonly teleports: readonly Space[] })
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
  | {
      readonly type: 'rolled';
      readonly seat: Seat;
      readonly sides: 6 | 20;
      readonly value: number;
      /** What for: `movement`, `teleport` or `event`. */
      readonly for: string;
    }
  /** A player is named by an effect. `steps`: how far a Gift is to move the token; of every other effect `null`. */
  | (Named & { readonly target: Seat; readonly steps: number | null })
  /** A reaction is tossed in. It is placed on the board next. */
  | TossedIn
  /** A token moves step by step over these spaces. */
  | { readonly type: 'moved'; readonly seat: Seat; readonly from: Space; readonly path: readonly Space[] }
  /** A token is put somewhere, past everything in between. */
  | { readonly type: 'put'; readonly seat: Seat; readonly from: Space; readonly to: Space }
  /** A card has put a token on an X, where nobody stays: it goes one space forward. */
  | { readonly type: 'bumped'; readonly seat: Seat; readonly card: CardId; readonly from: Space; readonly to: Space }
  /** A card on the board does something. */
  | { readonly type: 'fired'; readonly seat: Seat; readonly card: CardId; readonly at: Space }
  /** A card goes from the board into a hand. */
  | { readonly type: 'took'; readonly seat: Seat; readonly card: CardId; readonly at: Space }
  | { readonly type: 'movementSkipped'; readonly seat: Seat }
  | { readonly type: 'movementReversed'; readonly seat: Seat }
  | { readonly type: 'cardsIgnored'; readonly seat: Seat }
  | { readonly type: 'eventRolled'; readonly seat: Seat; readonly event: string; readonly number: number }
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
  | { readonly type: 'roundEnded'; readonly cause: Ending['cause'] }
  /** Points are written down: where the token stands, and what the hand adds. */
  | (Scored & { readonly space: Space; readonly inHand: number });

/** The names of events. */
export type GameEventType = GameEvent['type'];

/** Every type of event: its fields, whether it reveals something, and what the board is after it. */
export const EVENTS = {
  ...COMMON_EVENTS,
  roundStarted: {
    reveals: { ...ROUND_STARTED, teleports: { list: 'space' } },
    follow: (board, { round, cards, teleports }) => ({ ...newRound(board, cards, teleports), round }),
  },
  rolledForStart: {
    reveals: { seats: 'seats', values: { list: 'count' } },
    follow: (board, { seats, values }) => {
      const [starter, ...others] = seats.filter((_seat, i) => values[i] === Math.max(...values));
      return starter === undefined || others.length > 0 ? board : { ...board, starter, active: starter };
    },
  },
  turnStarted: {
    has: { seat: 'seat', turn: 'count' },
    follow: (board, { seat, turn }) => ({ ...newTurn(board), active: seat, turn }),
  },
  placed: {
    has: { seat: 'seat', card: 'card', at: 'space', facing: { orNull: 'space' } },
    follow: (board, { seat, card, at, facing }) => onTop(held(board, seat, -1), at, { card, facing }),
  },
  discarded: { ...DISCARDED, follow: (board, { seat, cards }) => putAway(held(board, seat, -cards.length), cards) },
  rolled: {
    reveals: { seat: 'seat', sides: { oneOf: [6, 20] }, value: 'count', for: 'text' },
    follow: (board, { seat, sides, value, for: what }) => ({ ...board, die: { seat, sides, value, for: what } }),
  },
  named: {
    has: { ...NAMED, target: 'seat', steps: { orNull: 'count' } },
    follow: unchanged,
  },
  tossedIn: { has: { ...TOSSED_IN }, follow: unchanged },
  moved: {
    has: { seat: 'seat', from: 'space', path: { list: 'space' } },
    follow: (board, { seat, path }) => player(board, seat, ({ space }) => ({ space: path[path.length - 1] ?? space })),
  },
  put: {
    has: { seat: 'seat', from: 'space', to: 'space' },
    follow: (board, { seat, to }) => player(board, seat, () => ({ space: to })),
  },
  bumped: {
    has: { seat: 'seat', card: 'card', from: 'space', to: 'space' },
    follow: (board, { seat, to }) => player(board, seat, () => ({ space: to })),
  },
  fired: {
    has: { seat: 'seat', card: 'card', at: 'space' },
    follow: (board, { card }) => ({ ...board, fired: [...board.fired, card] }),
  },
  took: {
    has: { seat: 'seat', card: 'card', at: 'space' },
    follow: (board, { seat, at }) => changed(held(board, seat, 1), at, (lying) => lying.slice(0, -1)),
  },
  movementSkipped: { has: { seat: 'seat' }, follow: (board) => ({ ...board, skipsMovement: true }) },
  movementReversed: { has: { seat: 'seat' }, follow: (board) => ({ ...board, movesBackward: true }) },
  cardsIgnored: { has: { seat: 'seat' }, follow: (board) => ({ ...board, ignoresCards: true }) },
  eventRolled: { reveals: { seat: 'seat', event: 'text', number: 'count' }, follow: unchanged },
  turnedUp: {
    ...TURNED_UP,
    follow: (board, { cards }) => ({ ...board, drawCount: board.drawCount - cards.length, market: cards }),
  },
  picked: {
    has: { seat: 'seat', card: 'card' },
    follow: (board, { seat, card }) => ({
      ...held(board, seat, 1),
      market: board.market.filter((one) => one !== card),
    }),
  },
  handsPassed: {
    reveals: { counts: { list: 'count' } },
    follow: (board, { counts }) => ({
      ...board,
      players: board.players.map((was, seat) => ({ ...was, handCount: counts[seat] ?? 0 })),
    }),
  },
  teleportMoved: {
    has: { seat: 'seat', number: 'count', from: 'space', to: 'space', discarded: 'cards' },
    follow: (board, { from, to, discarded }) => {
      const [teleport] = (board.board[from] ?? []).slice(-1);
      const left = putAway(
        changed(board, from, () => []),
        discarded,
      );
      return teleport === undefined ? left : onTop(left, to, teleport);
    },
  },
  roundEnded: { has: ENDING, follow: (board, { cause }) => ({ ...board, ending: { cause } }) },
  scored: {
    has: { ...SCORED, space: 'space', inHand: 'count' },
    follow: (board, { seat, total }) => player(board, seat, () => ({ score: total })),
  },
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
