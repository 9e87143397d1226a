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
  SEAT_ONLY,
  type Secret,
  TOSSED_IN,
  type TossedIn,
  TURNED_UP,
} from '../../common/events.ts';
import { held, player, unchanged } from '../../common/seen.ts';
import type { Json } from '../../kernel/json.ts';
import type { Board, TableCard } from './board.ts';
import { faceDown, newRound, onTop, opened, slid, times, totaled, without, withoutPlaces } from './fold.ts';
import { ENDING, LASTING, type Words } from './state.ts';
import type { CardId, Color, EventId, Seat, Wish } from './types.ts';

export type { Secret } from '../../common/events.ts';

/** One thing that happened. */
export type GameEvent =
  | CommonEvent
  /** A round begins: all cards and events are gathered and shuffled. */
  | (RoundStarted & { readonly dealer: Seat; readonly events: number; readonly rules: number })
  /** The dealer turns the starting card over. */
  | { readonly type: 'turnedOver'; readonly card: CardId; readonly face: string; readonly color: Color | null }
  /** A starting card goes back into the draw pile. */
  | { readonly type: 'returned'; readonly card: CardId }
  /** It is a player's turn. The turn begins, is sat out, or never comes because something ends the round. */
  | { readonly type: 'turnDue'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'turnStarted'; readonly seat: Seat }
  /** A player sits a turn out. */
  | { readonly type: 'satOut'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat }
  /** A card is played; `under`: it goes under the top card, and `face` is what was there before. */
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly card: CardId;
      readonly face: string;
      readonly color: Color | null;
      readonly under: boolean;
    }
  /** A card interrupts. */
  | (TossedIn & { readonly face: string })
  /** Victims are named; `split`: by seat, how much each of them is in for, if that was settled with it. */
  | (Named & { readonly victims: readonly Seat[]; readonly split?: readonly number[] })
  /** An effect is not carried out: it was declined, or nobody could be named. */
  | { readonly type: 'letGo'; readonly seat: Seat; readonly row: string }
  | { readonly type: 'wished'; readonly seat: Seat; readonly wish: Wish; readonly color: Color | null }
  /** A player will have to sit turns out. */
  | { readonly type: 'skipped'; readonly seat: Seat; readonly turns: number }
  /** Cards go from hand to hand; `blind`: taken without looking. */
  | {
      readonly type: 'gave';
      readonly from: Seat;
      readonly to: Seat;
      readonly count: number;
      readonly cards: Secret;
      readonly blind: boolean;
    }
  /** Cards go from a hand onto the table, for `to` to pick up if that is settled. */
  | {
      readonly type: 'laid';
      readonly seat: Seat;
      readonly to: Seat | null;
      readonly count: number;
      readonly cards: Secret;
    }
  /** Everything on the table is turned up. */
  | { readonly type: 'revealed'; readonly cards: readonly CardId[] }
  /** The cards on the table are shuffled. */
  | { readonly type: 'mixed' }
  /** Cards go from the table into a hand; `open`: whether they lay open; `places`: where on the table they lay. */
  | {
      readonly type: 'pickedUp';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: Secret;
      readonly open: boolean;
      readonly places: readonly number[];
    }
  /** Cards go from the table under the top card. */
  | { readonly type: 'tucked'; readonly cards: readonly CardId[]; readonly places: readonly number[] }
  /** Everything on the table goes onto the draw pile. */
  | { readonly type: 'stacked'; readonly count: number }
  /** A player looks at the hands of others. */
  | { readonly type: 'looked'; readonly seat: Seat; readonly at: readonly Seat[]; readonly cards: Secret }
  /** It is settled which color a card on top shows. */
  | { readonly type: 'shown'; readonly face: string; readonly color: Color }
  /** A card is played as another kind. */
  | { readonly type: 'imitated'; readonly seat: Seat; readonly row: string }
  /** The event that is about to be turned over will not concern this player. */
  | { readonly type: 'exempted'; readonly seat: Seat }
  /** A total changes in the middle of a round. */
  | { readonly type: 'totalChanged'; readonly seat: Seat; readonly points: number; readonly total: number }
  | { readonly type: 'placesChanged'; readonly seating: readonly Seat[] }
  | { readonly type: 'ruleDrawn'; readonly row: string }
  | { readonly type: 'rulesReturned'; readonly deck: number }
  | { readonly type: 'lastingEnded'; readonly key: number }
  | { readonly type: 'turnedRound'; readonly direction: 1 | -1 }
  /** All power cards of these players go back. */
  | { readonly type: 'powersGathered'; readonly seats: readonly Seat[]; readonly pile: number }
  | {
      readonly type: 'powersDealt';
      readonly seat: Seat;
      readonly count: number;
      readonly powers: readonly string[] | null;
    }
  | { readonly type: 'powerUsed'; readonly seat: Seat; readonly at: number; readonly row: string }
  | { readonly type: 'powerTurnedDown'; readonly seat: Seat; readonly at: number }
  | { readonly type: 'powersExchanged'; readonly a: Seat; readonly atA: number; readonly b: Seat; readonly atB: number }
  | { readonly type: 'powerReturned'; readonly seat: Seat; readonly at: number; readonly pile: number }
  /** What may follow changes without a card or a wish. */
  | { readonly type: 'demanded'; readonly face: string }
  /** A card that was played goes into a hand. */
  | {
      readonly type: 'recalled';
      readonly card: CardId;
      readonly seat: Seat;
      readonly top: CardId | null;
      readonly face: string;
      readonly wish: Wish | null;
      readonly color: Color | null;
    }
  | { readonly type: 'tookDiscard'; readonly seat: Seat; readonly card: CardId; readonly top: CardId | null }
  | {
      readonly type: 'fetched';
      readonly seat: Seat;
      readonly card: CardId;
      readonly zone: 'draw' | 'discard' | 'hand';
      /** Whose hand it was in, if it was in one. */
      readonly from: Seat | null;
      readonly top: CardId | null;
    }
  | { readonly type: 'eventTriggered'; readonly seat: Seat }
  /** Finished events are shuffled into a new pile. */
  | { readonly type: 'eventsRenewed'; readonly count: number }
  | { readonly type: 'eventTurned'; readonly event: EventId; readonly seat: Seat }
  | { readonly type: 'eventOver'; readonly event: EventId }
  | {
      readonly type: 'lastingStarted';
      readonly key: number;
      readonly row: string;
      readonly owner: Seat;
      readonly exempt: readonly Seat[];
      readonly since: number;
      readonly data: Json;
    }
  | { readonly type: 'lastingChanged'; readonly key: number; readonly data: Json }
  /** Hands lie open for everybody. */
  | { readonly type: 'handsShown'; readonly seats: readonly Seat[]; readonly hands: readonly (readonly CardId[])[] }
  | { readonly type: 'handsHidden' }
  /** Whose hands lie open at the end of an action, if something in force has a part in it. */
  | { readonly type: 'handsOpen'; readonly seats: readonly Seat[]; readonly hands: readonly (readonly CardId[])[] }
  | {
      readonly type: 'roundEnded';
      readonly cause: string;
      readonly flat: number | null;
      readonly finishers: readonly Seat[];
      readonly exempt: readonly Seat[];
      readonly final: boolean;
    }
  | Scored;

/** The names of events. */
export type GameEventType = GameEvent['type'];

/** The words in which events are described. */
export interface EventWords extends Words {
  /** Cards of several seats. */
  hands: readonly (readonly CardId[])[];
  /** Numbers for several seats. */
  split: readonly number[];
}

/** Every type of event: its fields, whether it reveals something, and what the board is after it. */
export const EVENTS = {
  ...COMMON_EVENTS,
  roundStarted: {
    reveals: { ...ROUND_STARTED, dealer: 'seat', events: 'count', rules: 'count' },
    follow: (board, { round, dealer, cards, events, rules }) => ({
      ...newRound(board),
      round,
      dealer,
      active: dealer,
      drawCount: cards,
      eventCount: events,
      ruleCount: rules,
    }),
  },
  turnedOver: {
    reveals: { card: 'card', face: 'face', color: { orNull: 'color' } },
    follow: (board, { card, face, color }) => ({
      ...onTop(board, card, face),
      drawCount: board.drawCount - 1,
      lastColor: color,
    }),
  },
  returned: {
    has: { card: 'card' },
    follow: (board) => ({ ...board, discardCount: board.discardCount - 1, drawCount: board.drawCount + 1, top: null }),
  },
  turnDue: {
    has: { seat: 'seat', turn: 'count' },
    follow: (board, { seat, turn }) => ({ ...board, active: seat, turn }),
  },
  turnStarted: SEAT_ONLY,
  satOut: {
    has: { seat: 'seat' },
    follow: (board, { seat }) => player(board, seat, (was) => ({ skips: was.skips - 1 })),
  },
  passed: SEAT_ONLY,
  played: {
    has: { seat: 'seat', card: 'card', face: 'face', color: { orNull: 'color' }, under: 'flag' },
    follow: (board, { seat, card, face, color, under }) => {
      const after = held(board, seat, -1);
      return under ? slid(after, [card]) : { ...onTop(after, card, face), lastColor: color };
    },
  },
  tossedIn: {
    has: { ...TOSSED_IN, face: 'face' },
    follow: (board, { seat, card, face }) => onTop(held(board, seat, -1), card, face),
  },
  named: {
    has: { ...NAMED, victims: 'seats', split: { maybe: 'split' } },
    follow: unchanged,
  },
  letGo: { has: { seat: 'seat', row: 'text' }, follow: unchanged },
  wished: {
    has: { seat: 'seat', wish: 'wish', color: { orNull: 'color' } },
    follow: (board, { wish, color }) => ({ ...board, wish, lastColor: color }),
  },
  skipped: {
    has: { seat: 'seat', turns: 'count' },
    follow: (board, { seat, turns }) => player(board, seat, () => ({ skips: turns })),
  },
  gave: {
    reveals: {
      from: 'seat',
      to: 'seat',
      count: 'count',
      cards: { secret: 'cards', to: ['from', 'to'] },
      blind: 'flag',
    },
    follow: (board, { from, to, count }) => held(held(board, from, -count), to, count),
  },
  laid: {
    has: { seat: 'seat', to: { orNull: 'seat' }, count: 'count', cards: { secret: 'cards', to: ['seat'] } },
    follow: (board, { seat, to, count }) => ({
      ...held(board, seat, -count),
      table: [...board.table, ...times<TableCard>(count, { card: null, by: seat, to, open: false })],
    }),
  },
  turnedUp: {
    ...TURNED_UP,
    follow: (board, { cards }) => ({
      ...board,
      drawCount: board.drawCount - cards.length,
      table: [...board.table, ...cards.map((card) => ({ card, by: null, to: null, open: true }))],
    }),
  },
  revealed: {
    reveals: { cards: 'cards' },
    follow: (board, { cards }) => ({
      ...board,
      table: board.table.map(({ by, to }, at) => ({ card: cards[at] ?? null, by, to, open: true })),
    }),
  },
  mixed: {
    reveals: {},
    follow: (board) => ({ ...board, table: board.table.map(() => ({ card: null, by: null, to: null, open: false })) }),
  },
  pickedUp: {
    reveals: {
      seat: 'seat',
      count: 'count',
      cards: { secret: 'cards', to: ['seat'], unless: 'open' },
      open: 'flag',
      places: { list: 'count' },
    },
    follow: (board, { seat, count, places }) => ({
      ...held(board, seat, count),
      table: withoutPlaces(board.table, places),
    }),
  },
  discarded: { ...DISCARDED, follow: (board, { seat, cards }) => slid(held(board, seat, -cards.length), cards) },
  tucked: {
    has: { cards: 'cards', places: { list: 'count' } },
    follow: (board, { cards, places }) => ({ ...slid(board, cards), table: withoutPlaces(board.table, places) }),
  },
  stacked: {
    has: { count: 'count' },
    follow: (board, { count }) => ({ ...board, drawCount: board.drawCount + count, table: [] }),
  },
  looked: {
    reveals: { seat: 'seat', at: 'seats', cards: { secret: 'cards', to: ['seat'] } },
    follow: unchanged,
  },
  shown: {
    has: { face: 'face', color: 'color' },
    follow: (board, { face, color }) => ({ ...board, face, lastColor: color }),
  },
  imitated: { has: { seat: 'seat', row: 'text' }, follow: unchanged },
  exempted: SEAT_ONLY,
  totalChanged: { has: { seat: 'seat', points: 'points', total: 'points' }, follow: totaled },
  placesChanged: {
    has: { seating: 'seating' },
    follow: (board, { seating }) => ({ ...board, seating }),
  },
  ruleDrawn: { reveals: { row: 'text' }, follow: (board) => ({ ...board, ruleCount: board.ruleCount - 1 }) },
  rulesReturned: {
    has: { deck: 'count' },
    follow: (board, { deck }) => ({ ...board, ruleCount: deck }),
  },
  lastingEnded: {
    has: { key: 'count' },
    follow: (board, { key }) => ({ ...board, lasting: board.lasting.filter((one) => one.key !== key) }),
  },
  turnedRound: {
    has: { direction: { oneOf: [1, -1] } },
    follow: (board, { direction }) => ({ ...board, direction }),
  },
  powersGathered: {
    has: { seats: 'seats', pile: 'count' },
    follow: (board, { seats, pile }) => ({
      ...board,
      players: board.players.map((was, seat) => (seats.includes(seat) ? { ...was, powers: [] } : was)),
      powerCount: pile,
    }),
  },
  powersDealt: {
    reveals: { seat: 'seat', count: 'count', powers: { secret: { list: 'text' }, to: ['seat'] } },
    follow: (board, { seat, count }) => ({
      ...player(board, seat, ({ powers }) => ({ powers: [...powers, ...times(count, null)] })),
      powerCount: board.powerCount - count,
    }),
  },
  powerUsed: {
    has: { seat: 'seat', at: 'count', row: 'text' },
    follow: (board, { seat, at, row }) =>
      player(board, seat, ({ powers }) => ({ powers: powers.map((one, i) => (i === at ? row : one)) })),
  },
  powerTurnedDown: {
    has: { seat: 'seat', at: 'count' },
    follow: (board, { seat, at }) => player(board, seat, ({ powers }) => ({ powers: faceDown(powers, at) })),
  },
  powersExchanged: {
    reveals: { a: 'seat', atA: 'count', b: 'seat', atB: 'count' },
    follow: (board, { a, atA, b, atB }) => {
      const after = player(board, a, ({ powers }) => ({ powers: faceDown(powers, atA) }));
      return player(after, b, ({ powers }) => ({ powers: faceDown(powers, atB) }));
    },
  },
  powerReturned: {
    has: { seat: 'seat', at: 'count', pile: 'count' },
    follow: (board, { seat, at, pile }) => ({
      ...player(board, seat, ({ powers }) => ({ powers: powers.filter((_one, i) => i !== at) })),
      powerCount: pile,
    }),
  },
  demanded: { has: { face: 'face' }, follow: (board, { face }) => ({ ...board, face, wish: null }) },
  recalled: {
    has: {
      card: 'card',
      seat: 'seat',
      top: { orNull: 'card' },
      face: 'face',
      wish: { orNull: 'wish' },
      color: { orNull: 'color' },
    },
    follow: (board, { seat, top, face, wish, color }) => ({
      ...held(board, seat, 1),
      discardCount: board.discardCount - 1,
      top,
      face,
      wish,
      lastColor: color,
    }),
  },
  tookDiscard: {
    has: { seat: 'seat', card: 'card', top: { orNull: 'card' } },
    follow: (board, { seat, top }) => ({ ...held(board, seat, 1), discardCount: board.discardCount - 1, top }),
  },
  fetched: {
    reveals: {
      seat: 'seat',
      card: 'card',
      zone: { oneOf: ['draw', 'discard', 'hand'] },
      from: { orNull: 'seat' },
      top: { orNull: 'card' },
    },
    follow: (board, { seat, zone, from, top }) => {
      const after = { ...held(board, seat, 1), top };
      if (from !== null) return held(after, from, -1);
      return zone === 'draw'
        ? { ...after, drawCount: board.drawCount - 1 }
        : { ...after, discardCount: board.discardCount - 1 };
    },
  },
  eventTriggered: SEAT_ONLY,
  eventsRenewed: {
    reveals: { count: 'count' },
    follow: (board, { count }) => ({ ...board, eventCount: count, eventDiscard: [] }),
  },
  eventTurned: {
    reveals: { event: 'event', seat: 'seat' },
    follow: (board, { event }) => ({
      ...board,
      eventCount: board.eventCount - 1,
      eventsOpen: [...board.eventsOpen, event],
    }),
  },
  eventOver: {
    has: { event: 'event' },
    follow: (board, { event }) => ({
      ...board,
      eventsOpen: without(board.eventsOpen, event),
      eventDiscard: [...board.eventDiscard, event],
    }),
  },
  lastingStarted: {
    has: LASTING,
    follow: (board, { key, row, owner, exempt, since, data }) => {
      const lasting = [...board.lasting, { key, row, owner, exempt, since, data }];
      if (!board.eventDiscard.includes(row)) return { ...board, lasting };
      // An event that was put away and comes into force after all lies open again.
      const eventDiscard = without(board.eventDiscard, row);
      return { ...board, lasting, eventDiscard, eventsOpen: [...board.eventsOpen, row] };
    },
  },
  lastingChanged: {
    has: { key: 'count', data: 'json' },
    follow: (board, { key, data }) => ({
      ...board,
      lasting: board.lasting.map((was) => (was.key === key ? { ...was, data } : was)),
    }),
  },
  handsShown: { reveals: { seats: 'seats', hands: 'hands' }, follow: opened },
  handsHidden: { has: {}, follow: (board) => opened(board, { seats: [], hands: [] }) },
  handsOpen: {
    // Told at the end of every action while hands lie open, so what is new in it came with another event.
    has: { seats: 'seats', hands: 'hands' },
    follow: opened,
  },
  roundEnded: {
    has: ENDING,
    follow: (board, { cause, flat, finishers, exempt, final }) => ({
      ...board,
      ending: { cause, flat, finishers, exempt, final },
    }),
  },
  scored: {
    // Points say what the hands were worth.
    reveals: SCORED,
    follow: totaled,
  },
} as const satisfies TellingsOf<GameEvent, Board, EventWords>;

const HEARD = /* @__PURE__ */ heardOf<Board>(EVENTS);

/**
 * The event as a seat, or a spectator, may see it.
 *
 * @throws RangeError if it is not given an event of this game.
 * @example
 * ```ts
 * const { state: next, events } = transition(state, action);
 * for (const seat of [0, 1, 2, 3]) send(seat, events.map((event) => redact(event, seat)));
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
