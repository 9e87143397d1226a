/** What one seat may know: a `PublicView`, which is what everybody may know, and what the seat may know beyond that. */

import type { AnyView, Viewer } from '../../common/seen.ts';
import type { Context } from '../context/context.ts';
import type { Face } from '../rows/card.ts';
import { publicLiteral } from '../state/literals.ts';
import type { PublicView, TableCard } from '../state/public-view.ts';
import type { Question } from '../state/question.ts';
import type { GameState, Power } from '../state/state.ts';
import type { CardId, Seat } from '../state/types.ts';
import { questionOf } from './question.ts';

/** What one seat, or a spectator, may know. */
export interface View extends PublicView, AnyView<Question> {
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
 * What one seat, or a spectator, may know of the state the context points at. What everybody may know is written out once
 * more: adding to it takes as long as making it.
 */
export function viewOf(c: Context, state: GameState, viewer: Viewer): View {
  const known = publicLiteral(state);
  const own = viewer === 'spectator' ? undefined : state.players[viewer];
  return {
    game: known.game,
    rules: known.rules,
    round: known.round,
    turn: known.turn,
    dealer: known.dealer,
    active: known.active,
    direction: known.direction,
    players: known.players,
    drawCount: known.drawCount,
    powerCount: known.powerCount,
    ruleCount: known.ruleCount,
    discardCount: known.discardCount,
    top: known.top,
    table: tableFor(known.table, state, viewer),
    face: known.face,
    wish: known.wish,
    lastColor: known.lastColor,
    seating: known.seating,
    eventCount: known.eventCount,
    eventDiscard: known.eventDiscard,
    eventsOpen: known.eventsOpen,
    lasting: known.lasting,
    exhausted: known.exhausted,
    ending: known.ending,
    outcome: known.outcome,
    powers: own === undefined ? [] : own.powers.map(({ row, up, since }) => ({ row, up, since })),
    viewer,
    shown: shownTo(state, viewer),
    hand: own === undefined ? [] : [...own.hand],
    demand: { ...c.demand },
    discardPile: c.options['discard.browsable'] ? [...state.discardPile] : null,
    asked: c.machine.awaited(),
    question: viewer === 'spectator' ? null : questionOf(c, viewer),
  };
}

/** The table, on which one knows what one has laid there. */
const tableFor = (table: readonly TableCard[], state: GameState, viewer: Viewer): readonly TableCard[] =>
  table.map((laid, at) => ({ ...laid, card: laid.by === viewer ? (state.table[at] ?? null) : laid.card }));

/** The hands that are shown to a seat alone. */
const shownTo = ({ openTo, openHands, players }: GameState, viewer: Viewer): View['shown'] =>
  viewer !== 'spectator' && openTo?.includes(viewer)
    ? openHands.filter((seat) => seat !== viewer).map((seat) => ({ seat, hand: [...(players[seat]?.hand ?? [])] }))
    : [];
