/** What one seat may know: a `Board`, which is what everybody may know, and its own hand. */

import type { AnyView } from '../../common/seen.ts';
import type { Context } from '../context/context.ts';
import type { Board } from '../state/board.ts';
import { publicOf } from '../state/literals.ts';
import type { Question } from '../state/question.ts';
import type { GameState } from '../state/state.ts';
import type { Seat } from '../state/types.ts';
import { questionOf } from './question.ts';

/** What one seat, or a spectator, may know. */
export interface View extends Board, AnyView<Question> {}

/**
 * What one seat, or a spectator, may know of the state the context points at. The fields of the board are written out once
 * more: adding to a board takes as long as making one.
 */
export function viewOf(c: Context, state: GameState, viewer: Seat | 'spectator'): View {
  const board = publicOf(state);
  return {
    game: board.game,
    rules: board.rules,
    round: board.round,
    turn: board.turn,
    starter: board.starter,
    active: board.active,
    players: board.players,
    drawCount: board.drawCount,
    discardPile: board.discardPile,
    market: board.market,
    board: board.board,
    fired: board.fired,
    die: board.die,
    skipsMovement: board.skipsMovement,
    movesBackward: board.movesBackward,
    ignoresCards: board.ignoresCards,
    exhausted: board.exhausted,
    ending: board.ending,
    outcome: board.outcome,
    viewer,
    hand: viewer === 'spectator' ? [] : [...(state.players[viewer]?.hand ?? [])],
    waitingFor: c.machine.awaited(),
    question: viewer === 'spectator' ? null : questionOf(c, viewer),
  };
}
