/** What is said of every event: its fields, who may know them, and what everybody sees after it. */

import {
  type Following,
  followWith,
  type Heard,
  heardOf,
  secretIn,
  type TellingsOf,
  withoutSecrets,
} from '../../common/describe.ts';
import {
  COMMON_EVENTS,
  DISCARDED,
  NAMED,
  ROUND_STARTED,
  SCORED,
  SEAT_ONLY,
  TOSSED_IN,
  TURN_STARTED,
  TURNED_UP,
} from '../../common/events.ts';
import type { Viewer } from '../../common/seen.ts';
import { gained, lost, player, unchanged } from '../../common/seen.ts';
import type { GameEvent, GameEvents, SeenEvent } from './events.ts';
import {
  type Followed,
  laidDown,
  newRound,
  onTop,
  opened,
  powerAt,
  powered,
  slid,
  takenOff,
  times,
  totaled,
  without,
  withoutPlaces,
  withoutPower,
} from './fold.ts';
import { SECRETS } from './secrets.ts';
import { ENDING, LASTING, type Words } from './state.ts';
import type { CardId } from './types.ts';

/** The words in which events are described. */
export interface EventWords extends Words {
  /** Cards of several seats. */
  hands: readonly (readonly CardId[])[];
  /** Numbers for several seats. */
  split: readonly number[];
}

const NONE = (): never[] => [];

/** Every type of event: its fields, whether it reveals something, and what is seen after it. */
export const EVENTS = /* @__PURE__ */ (() =>
  ({
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
      follow: (board, { card }) => ({ ...takenOff(board, card, null), drawCount: board.drawCount + 1 }),
    },
    turnDue: {
      has: { seat: 'seat', turn: 'count' },
      follow: (board, { seat, turn }) => ({ ...board, active: seat, turn }),
    },
    turnStarted: { ...TURN_STARTED, follow: unchanged },
    satOut: {
      has: { seat: 'seat' },
      follow: (board, { seat }) => player(board, seat, (was) => ({ skips: was.skips - 1 })),
    },
    passed: SEAT_ONLY,
    played: {
      has: { seat: 'seat', card: 'card', face: 'face', color: { orNull: 'color' }, under: 'flag' },
      follow: (board, { seat, card, face, color, under }) => {
        const after = lost(board, seat, 1, [card]);
        return under ? slid(after, [card]) : { ...onTop(after, card, face), lastColor: color };
      },
    },
    tossedIn: {
      has: { ...TOSSED_IN, face: 'face' },
      follow: (board, { seat, card, face }) => onTop(lost(board, seat, 1, [card]), card, face),
    },
    named: {
      has: { ...NAMED, split: { orNull: 'split' } },
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
      follow: (board, { from, to, count, cards }) => gained(lost(board, from, count, cards), to, count, cards),
    },
    laid: {
      has: { seat: 'seat', to: { orNull: 'seat' }, count: 'count', cards: { secret: 'cards', to: ['seat'] } },
      follow: (board, { seat, to, count, cards }) => laidDown(lost(board, seat, count, cards), seat, to, count, cards),
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
      follow: (board) => ({
        ...board,
        table: board.table.map(() => ({ card: null, by: null, to: null, open: false })),
      }),
    },
    pickedUp: {
      reveals: {
        seat: 'seat',
        count: 'count',
        cards: { secret: 'cards', to: ['seat'], unless: 'open' },
        open: 'flag',
        places: { list: 'count' },
      },
      follow: (board, { seat, count, cards, places }) => ({
        ...gained(board, seat, count, cards),
        table: withoutPlaces(board.table, places),
      }),
    },
    discarded: {
      ...DISCARDED,
      follow: (board, { seat, cards }) => slid(lost(board, seat, cards.length, cards), cards),
    },
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
      has: { key: 'count', row: 'text', owner: 'seat', data: 'json' },
      follow: (board, { key }) => ({ ...board, lasting: board.lasting.filter((one) => one.key !== key) }),
    },
    turnedRound: {
      has: { direction: { oneOf: [1, -1] } },
      follow: (board, { direction }) => ({ ...board, direction }),
    },
    powersGathered: {
      has: { seats: 'seats', pile: 'count' },
      follow: (board, { seats, pile }) => ({
        ...seats.reduce((was, seat) => powered(was, seat, NONE, NONE), board),
        powerCount: pile,
      }),
    },
    powersDealt: {
      reveals: { seat: 'seat', count: 'count', rows: { secret: { list: 'text' }, to: ['seat'] } },
      follow: (board, { seat, count, rows }) => ({
        ...powered(
          board,
          seat,
          (powers) => [...powers, ...times(count, null)],
          (powers) => [...powers, ...(rows ?? []).map((row) => ({ row, up: false, since: board.turn }))],
        ),
        powerCount: board.powerCount - count,
      }),
    },
    powerUsed: {
      has: { seat: 'seat', at: 'count', row: 'text' },
      follow: (board, { seat, at, row }) => powerAt(board, seat, at, row),
    },
    powerTurnedDown: {
      has: { seat: 'seat', at: 'count' },
      follow: (board, { seat, at }) => powerAt(board, seat, at, null),
    },
    powersExchanged: {
      reveals: {
        a: 'seat',
        atA: 'count',
        rowA: { secret: 'text', to: ['a', 'b'] },
        b: 'seat',
        atB: 'count',
        rowB: { secret: 'text', to: ['a', 'b'] },
      },
      follow: (board, { a, atA, rowA, b, atB, rowB }) =>
        powerAt(powerAt(board, a, atA, null, rowB), b, atB, null, rowA),
    },
    powerReturned: {
      has: { seat: 'seat', at: 'count', pile: 'count' },
      follow: (board, { seat, at, pile }) => ({ ...withoutPower(board, seat, at), powerCount: pile }),
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
      follow: (board, { card, seat, top, face, wish, color }) => ({
        ...takenOff(gained(board, seat, 1, [card]), card, top),
        face,
        wish,
        lastColor: color,
      }),
    },
    tookDiscard: {
      has: { seat: 'seat', card: 'card', top: { orNull: 'card' } },
      follow: (board, { seat, card, top }) => takenOff(gained(board, seat, 1, [card]), card, top),
    },
    fetched: {
      reveals: {
        seat: 'seat',
        card: 'card',
        zone: { oneOf: ['draw', 'discard', 'hand'] },
        from: { orNull: 'seat' },
        top: { orNull: 'card' },
      },
      follow: (board, { seat, card, zone, from, top }) => {
        const after = gained(board, seat, 1, [card]);
        if (from !== null) return lost(after, from, 1, [card]);
        return zone === 'draw' ? { ...after, drawCount: board.drawCount - 1 } : takenOff(after, card, top);
      },
    },
    eventTriggered: SEAT_ONLY,
    eventsRenewed: {
      reveals: { count: 'count' },
      follow: (board, { count }) => ({ ...board, eventCount: count, eventDiscard: [] }),
    },
    eventTurned: {
      reveals: { row: 'text', seat: 'seat' },
      follow: (board, { row }) => ({
        ...board,
        eventCount: board.eventCount - 1,
        eventsOpen: [...board.eventsOpen, row],
      }),
    },
    eventOver: {
      has: { row: 'text' },
      follow: (board, { row }) => ({
        ...board,
        eventsOpen: without(board.eventsOpen, row),
        eventDiscard: [...board.eventDiscard, row],
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
      has: { key: 'count', row: 'text', owner: 'seat', seat: 'seat', data: 'json' },
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
  }) as const satisfies TellingsOf<GameEvents, GameEvents<null>, Followed, EventWords>)();

/** What is asked of each type of event. */
export const HEARD: Heard<Following<Followed>> = /* @__PURE__ */ heardOf<Followed>(EVENTS);

/** What is secret in each: apart, because whoever only redacts needs nothing else. */
const SECRET: Heard = /* @__PURE__ */ secretIn(SECRETS);

/**
 * The event as a seat, or a spectator, may see it: what they may not know is `null`. Only what comes from here can be followed,
 * so that secrets are not sent by a slip.
 *
 * @throws `InvalidInput` if it is not given an event of this game and a seat, or `spectator`.
 * @example
 * ```ts
 * const { state: next, events } = transition(state, action);
 * for (const seat of [0, 1, 2, 3]) send(seat, events.map((event) => redact(event, seat)));
 * ```
 */
export const redact = (event: GameEvent, viewer: Viewer): SeenEvent => withoutSecrets(SECRET, event, viewer);

/**
 * What is seen after an event: of a view, with its rules or without, or of what everybody may know. Folding the events of an
 * action over the view before it gives the view after it, all but what no event says: the question, who else is asked,
 * what the next card has to meet, and hands shown to the viewer alone.
 * `catchUp` of `frantic-engine/client` adds those. A screen can show every step in between.
 *
 * @throws `InvalidInput` if it is not given a view and an event of this game.
 * @throws `UnknownName` if there is no such event.
 * @example
 * ```ts
 * let seen = viewOf(state, 2);
 * const { state: next, events } = transition(state, action);
 * for (const event of events) seen = follow(seen, redact(event, 2));
 * ```
 */
export const follow = <S extends Followed>(seen: S, event: SeenEvent): S => followWith(HEARD, seen, event);
