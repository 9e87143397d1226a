/** What one seat may know: a `Board`, which is what everybody may know, and what the seat may know beyond that. */

import type { AnyView } from '../../common/seen.ts';
import type { Context } from '../context/context.ts';
import type { Face } from '../rows/card.ts';
import type { Board, TableCard } from '../state/board.ts';
import { publicOf } from '../state/literals.ts';
import type { Question } from '../state/question.ts';
import type { GameState, Power } from '../state/state.ts';
import type { CardId, Seat } from '../state/types.ts';
import { questionOf } from './question.ts';

/** What one seat, or a spectator, may know. */
export interface View extends Board, AnyView<Question> {
  /** Hands that are shown to the viewer alone. */
  readonly shown: readonly { readonly seat: Seat; readonly hand: readonly CardId[] }[];
  /** The viewer's own power cards. */
  readonly powers: readonly Power[];
  /** What the next card has to meet. */
  readonly demand: Face;
  /** The whole discard pile, the top last, if the option `discard.browsable` allows it; otherwise `null`. */
  readonly discardPile: readonly CardId[] | null;
}

/**
 * What one seat, or a spectator, may know of the state the context points at. The fields of the board are written out once
 * more: adding to a board takes as long as making one.
 */
export function viewOf(c: Context, state: GameState, viewer: Seat | 'spectator'): View {
  const board = publicOf(state);
  const own = viewer === 'spectator' ? undefined : state.players[viewer];
  return {
    game: board.game,
    rules: board.rules,
    round: board.round,
    turn: board.turn,
    dealer: board.dealer,
    active: board.active,
    direction: board.direction,
    players: board.players,
    drawCount: board.drawCount,
    powerCount: board.powerCount,
    ruleCount: board.ruleCount,
    discardCount: board.discardCount,
    top: board.top,
    table: tableFor(board.table, state, viewer),
    face: board.face,
    wish: board.wish,
    lastColor: board.lastColor,
    seating: board.seating,
    eventCount: board.eventCount,
    eventDiscard: board.eventDiscard,
    eventsOpen: board.eventsOpen,
    lasting: board.lasting,
    exhausted: board.exhausted,
    ending: board.ending,
    outcome: board.outcome,
    powers: own === undefined ? [] : own.powers.map(({ row, up, since }) => ({ row, up, since })),
    viewer,
    shown: shownTo(state, viewer),
    hand: own === undefined ? [] : [...own.hand],
    demand: { ...c.demand },
    discardPile: c.options['discard.browsable'] ? [...state.discardPile] : null,
    waitingFor: c.machine.awaited(),
    question: viewer === 'spectator' ? null : questionOf(c, viewer),
  };
}

/** The table, on which one knows what one has laid there. */
const tableFor = (table: readonly TableCard[], state: GameState, viewer: Seat | 'spectator'): readonly TableCard[] =>
  table.map((laid, at) => ({ ...laid, card: laid.by === viewer ? (state.table[at] ?? null) : laid.card }));

/** The hands that are shown to a seat alone. */
const shownTo = ({ openTo, openHands, players }: GameState, viewer: Seat | 'spectator'): View['shown'] =>
  viewer !== 'spectator' && openTo?.includes(viewer)
    ? openHands.filter((seat) => seat !== viewer).map((seat) => ({ seat, hand: [...(players[seat]?.hand ?? [])] }))
    : [];
