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
  TOSSED_IN,
  TURN_STARTED,
  TURNED_UP,
} from '../../common/events.ts';
import type { Viewer } from '../../common/seen.ts';
import { gained, handIs, lost, player, unchanged } from '../../common/seen.ts';
import type { GameEvent, GameEvents, SeenEvent } from './events.ts';
import { changed, type Followed, newRound, newTurn, onTop, putAway } from './fold.ts';
import { SECRETS } from './secrets.ts';
import { ENDING, type Words } from './state.ts';

/** Every type of event: its fields, whether it reveals something, and what is seen after it. */
export const EVENTS = /* @__PURE__ */ (() =>
  ({
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
      ...TURN_STARTED,
      follow: (board, { seat, turn }) => ({ ...newTurn(board), active: seat, turn }),
    },
    placed: {
      has: { seat: 'seat', card: 'card', at: 'space', facing: { orNull: 'space' } },
      follow: (board, { seat, card, at, facing }) => onTop(lost(board, seat, 1, [card]), at, { card, facing }),
    },
    discarded: {
      ...DISCARDED,
      follow: (board, { seat, cards }) => putAway(lost(board, seat, cards.length, cards), cards),
    },
    rolled: {
      reveals: { seat: 'seat', sides: { oneOf: [6, 20] }, value: 'count', for: 'text' },
      follow: (board, { seat, sides, value, for: what }) => ({ ...board, die: { seat, sides, value, for: what } }),
    },
    named: {
      has: { ...NAMED, steps: { orNull: 'count' } },
      follow: unchanged,
    },
    tossedIn: { has: { ...TOSSED_IN }, follow: unchanged },
    moved: {
      has: { seat: 'seat', from: 'space', path: { list: 'space' } },
      follow: (board, { seat, path }) =>
        player(board, seat, ({ space }) => ({ space: path[path.length - 1] ?? space })),
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
      follow: (board, { seat, card, at }) => changed(gained(board, seat, 1, [card]), at, (lying) => lying.slice(0, -1)),
    },
    movementSkipped: { has: { seat: 'seat' }, follow: (board) => ({ ...board, skipsMovement: true }) },
    movementReversed: { has: { seat: 'seat' }, follow: (board) => ({ ...board, movesBackward: true }) },
    cardsIgnored: { has: { seat: 'seat' }, follow: (board) => ({ ...board, ignoresCards: true }) },
    eventRolled: { reveals: { seat: 'seat', row: 'text', number: 'count' }, follow: unchanged },
    turnedUp: {
      ...TURNED_UP,
      follow: (board, { cards }) => ({ ...board, drawCount: board.drawCount - cards.length, market: cards }),
    },
    picked: {
      has: { seat: 'seat', card: 'card' },
      follow: (board, { seat, card }) => ({
        ...gained(board, seat, 1, [card]),
        market: board.market.filter((one) => one !== card),
      }),
    },
    handsPassed: {
      reveals: { counts: { list: 'count' }, hands: { each: 'cards' } },
      follow: (board, { counts, hands }) =>
        counts.reduce((seen, count, seat) => handIs(seen, seat, count, hands[seat] ?? null), board),
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
  }) as const satisfies TellingsOf<GameEvents, GameEvents<null>, Followed, Words>)();

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
 * for (const seat of [0, 1, 2]) send(seat, events.map((event) => redact(event, seat)));
 * ```
 */
export const redact = (event: GameEvent, viewer: Viewer): SeenEvent => withoutSecrets(SECRET, event, viewer);

/**
 * What is seen after an event: of a view, with its rules or without, or of what everybody may know. Folding the events of an
 * action over the view before it gives the view after it, all but what no event says: the question, and who else is asked.
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
