/** Following a game by its events: the board after each thing that happened. */

import { FREE } from '../rules/matching.ts';
import type { GameEvent } from '../state/log.ts';
import type { CardId, Seat } from '../state/types.ts';
import type { Board, BoardPlayer, TableCard } from './view.ts';

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
export function follow(board: Board, event: GameEvent): Board {
  try {
    return boardAfter(board, event);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new RangeError('That is no board and no event of this game.', { cause: error });
  }
}

function boardAfter(board: Board, event: GameEvent): Board {
  switch (event.type) {
    case 'roundStarted':
      return {
        ...board,
        round: event.round,
        turn: 0,
        dealer: event.dealer,
        active: event.dealer,
        direction: 1,
        players: board.players.map((player) => ({ ...player, handCount: 0, skips: 0 })),
        drawCount: event.cards,
        discardCount: 0,
        top: null,
        face: FREE,
        wish: null,
        lastColor: null,
        eventCount: event.events,
        ruleCount: event.rules,
        eventDiscard: [],
        eventsOpen: [],
        lasting: [],
        exhausted: false,
        ending: null,
      };
    case 'dealt':
    case 'drew':
      return { ...held(board, event.seat, event.count), drawCount: board.drawCount - event.count };
    case 'turnedOver':
      return {
        ...onTop(board, event.card, event.face),
        drawCount: board.drawCount - 1,
        lastColor: event.color,
      };
    case 'returned':
      return { ...board, discardCount: board.discardCount - 1, drawCount: board.drawCount + 1, top: null };
    case 'turnDue':
      return { ...board, active: event.seat, turn: event.turn };
    case 'satOut':
      return player(board, event.seat, (was) => ({ skips: was.skips - 1 }));
    case 'exhausted':
      return { ...board, exhausted: true };
    case 'played': {
      const after = held(board, event.seat, -1);
      if (!event.under) return { ...onTop(after, event.card, event.face), lastColor: event.color };
      return slid(after, [event.card]);
    }
    case 'tossedIn':
      return onTop(held(board, event.seat, -1), event.card, event.face);
    case 'wished':
      return { ...board, wish: event.wish, lastColor: event.color };
    case 'skipped':
      return player(board, event.seat, () => ({ skips: event.turns }));
    case 'gave':
      return held(held(board, event.from, -event.count), event.to, event.count);
    case 'laid': {
      const laid = { card: null, by: event.seat, to: event.to, open: false };
      return {
        ...held(board, event.seat, -event.count),
        table: [...board.table, ...times<TableCard>(event.count, laid)],
      };
    }
    case 'turnedUp': {
      const turned = event.cards.map((card) => ({ card, by: null, to: null, open: true }));
      return { ...board, drawCount: board.drawCount - turned.length, table: [...board.table, ...turned] };
    }
    case 'revealed':
      return {
        ...board,
        table: board.table.map(({ by, to }, at) => ({ card: event.cards[at] ?? null, by, to, open: true })),
      };
    case 'mixed':
      return { ...board, table: board.table.map(() => ({ card: null, by: null, to: null, open: false })) };
    case 'pickedUp':
      return {
        ...held(board, event.seat, event.count),
        table: board.table.filter((_laid, at) => !event.places.includes(at)),
      };
    case 'discarded':
      return slid(held(board, event.seat, -event.cards.length), event.cards);
    case 'eventsRenewed':
      return { ...board, eventCount: event.count, eventDiscard: [] };
    case 'eventTurned':
      return { ...board, eventCount: board.eventCount - 1, eventsOpen: [...board.eventsOpen, event.event] };
    case 'eventOver': {
      const at = board.eventsOpen.lastIndexOf(event.event);
      return {
        ...board,
        eventsOpen: board.eventsOpen.filter((_event, i) => i !== at),
        eventDiscard: [...board.eventDiscard, event.event],
      };
    }
    case 'lastingStarted': {
      const { key, row, owner, exempt, since, data } = event;
      const lasting = [...board.lasting, { key, row, owner, exempt, since, data }];
      const put = board.eventDiscard.lastIndexOf(row);
      if (put < 0) return { ...board, lasting };
      const eventDiscard = board.eventDiscard.filter((_event, at) => at !== put);
      return { ...board, lasting, eventDiscard, eventsOpen: [...board.eventsOpen, row] };
    }
    case 'lastingChanged':
      return {
        ...board,
        lasting: board.lasting.map((was) => (was.key === event.key ? { ...was, data: event.data } : was)),
      };
    case 'handsShown':
    case 'handsOpen':
      return {
        ...board,
        players: board.players.map((was, seat) => ({ ...was, open: event.hands[event.seats.indexOf(seat)] ?? null })),
      };
    case 'handsHidden':
      return { ...board, players: board.players.map((was) => ({ ...was, open: null })) };
    case 'roundEnded': {
      const { cause, flat, finishers, exempt, final } = event;
      return { ...board, ending: { cause, flat, finishers, exempt, final } };
    }
    case 'ruleDrawn':
      return { ...board, ruleCount: board.ruleCount - 1 };
    case 'rulesReturned':
      return { ...board, ruleCount: event.deck };
    case 'lastingEnded':
      return { ...board, lasting: board.lasting.filter(({ key }) => key !== event.key) };
    case 'turnedRound':
      return { ...board, direction: event.direction };
    case 'demanded':
      return { ...board, face: event.face, wish: null };
    case 'recalled': {
      const { seat, top, face, wish, color } = event;
      return { ...held(board, seat, 1), discardCount: board.discardCount - 1, top, face, wish, lastColor: color };
    }
    case 'tookDiscard':
      return { ...held(board, event.seat, 1), discardCount: board.discardCount - 1, top: event.top };
    case 'fetched': {
      const after = { ...held(board, event.seat, 1), top: event.top };
      if (event.from !== null) return held(after, event.from, -1);
      return event.zone === 'draw'
        ? { ...after, drawCount: board.drawCount - 1 }
        : { ...after, discardCount: board.discardCount - 1 };
    }
    case 'powersGathered': {
      const players = board.players.map((was, seat) => (event.seats.includes(seat) ? { ...was, powers: [] } : was));
      return { ...board, players, powerCount: event.pile };
    }
    case 'powersDealt': {
      const dealt = times<string | null>(event.count, null);
      const after = player(board, event.seat, (was) => ({ powers: [...was.powers, ...dealt] }));
      return { ...after, powerCount: board.powerCount - event.count };
    }
    case 'powerUsed':
      return player(board, event.seat, (was) => ({
        powers: was.powers.map((one, at) => (at === event.at ? event.row : one)),
      }));
    case 'powerTurnedDown':
      return player(board, event.seat, (was) => ({ powers: faceDown(was.powers, event.at) }));
    case 'powersExchanged': {
      const after = player(board, event.a, (was) => ({ powers: faceDown(was.powers, event.atA) }));
      return player(after, event.b, (was) => ({ powers: faceDown(was.powers, event.atB) }));
    }
    case 'powerReturned': {
      const after = player(board, event.seat, (was) => ({ powers: was.powers.filter((_one, at) => at !== event.at) }));
      return { ...after, powerCount: event.pile };
    }
    case 'shown':
      return { ...board, face: event.face, lastColor: event.color };
    case 'tucked':
      return { ...slid(board, event.cards), table: board.table.filter((_laid, at) => !event.places.includes(at)) };
    case 'stacked':
      return { ...board, drawCount: board.drawCount + event.count, table: [] };
    case 'placesChanged':
      return { ...board, seating: event.seating };
    case 'scored':
    case 'totalChanged':
      return player(board, event.seat, () => ({ score: event.total }));
    case 'gameEnded':
      return { ...board, outcome: event.outcome };
    case 'turnStarted':
    case 'passed':
    case 'named':
    case 'letGo':
    case 'imitated':
    case 'looked':
    case 'exempted':
    case 'eventTriggered':
      return board;
    default:
      throw new RangeError('There is no event of that type.');
  }
}

/** More than any deck has cards. */
const MOST = 1_000;

/** The same thing so many times. A count from outside must not decide how much memory is taken. */
function times<T>(count: number, one: T): T[] {
  if (Number.isInteger(count) && count >= 0 && count <= MOST) return Array<T>(count).fill(one);
  throw new RangeError('There are not that many cards.');
}

const player = (board: Board, seat: Seat, change: (was: BoardPlayer) => Partial<BoardPlayer>): Board => ({
  ...board,
  players: board.players.map((was, at) => (at === seat ? { ...was, ...change(was) } : was)),
});

/** A power card is turned down. */
const faceDown = (powers: readonly (string | null)[], at: number): (string | null)[] =>
  powers.map((one, i) => (i === at ? null : one));

/** A hand grows or shrinks. */
const held = (board: Board, seat: Seat, by: number): Board =>
  player(board, seat, (was) => ({ handCount: was.handCount + by }));

/** A card is put on top. */
const onTop = (board: Board, card: CardId, face: string): Board => ({
  ...board,
  top: card,
  face,
  wish: null,
  discardCount: board.discardCount + 1,
});

/** Cards are slid under the top card; the first one on an empty pile becomes the top. */
const slid = (board: Board, cards: readonly CardId[]): Board => ({
  ...board,
  discardCount: board.discardCount + cards.length,
  top: board.top ?? cards[0] ?? null,
});
