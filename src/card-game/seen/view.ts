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

/** What one seat, or a spectator, may know of the state the context points at. */
export function viewOf(c: Context, state: GameState, viewer: Seat | 'spectator'): View {
  const board = publicOf(state);
  const seen = ({ by, card }: TableCard, at: number): CardId | null =>
    by === viewer ? (state.table[at] ?? null) : card;
  // Filling the board up is many times faster than spreading it into a new object.
  return Object.assign(board, {
    powers:
      viewer === 'spectator'
        ? []
        : (state.players[viewer]?.powers ?? []).map(({ row, up, since }) => ({ row, up, since })),
    table: board.table.map((laid, at) => ({ ...laid, card: seen(laid, at) })),
    viewer,
    shown:
      viewer !== 'spectator' && state.openTo?.includes(viewer)
        ? state.openHands
            .filter((seat) => seat !== viewer)
            .map((seat) => ({ seat, hand: [...(state.players[seat]?.hand ?? [])] }))
        : [],
    hand: viewer === 'spectator' ? [] : [...(state.players[viewer]?.hand ?? [])],
    demand: c.demand,
    discardPile: c.options['discard.browsable'] ? [...state.discardPile] : null,
    waitingFor: c.machine.awaited(),
    question: viewer === 'spectator' ? null : questionOf(c, viewer),
  });
}
