/** What one seat may know: a `PublicView`, which is what everybody may know, and its own hand. */

import type { AnyView, Viewer } from '../../common/seen.ts';
import type { Context } from '../context/context.ts';
import { publicLiteral } from '../state/literals.ts';
import type { PublicView } from '../state/public-view.ts';
import type { Question } from '../state/question.ts';
import type { GameState } from '../state/state.ts';
import { questionOf } from './question.ts';

/** What one seat, or a spectator, may know. */
export interface View extends PublicView, AnyView<Question> {}

/**
 * What one seat, or a spectator, may know of the state the context points at. What everybody may know is written out once
 * more: adding to it takes as long as making it.
 */
export function viewOf(c: Context, state: GameState, viewer: Viewer): View {
  const known = publicLiteral(state);
  return {
    game: known.game,
    rules: known.rules,
    round: known.round,
    turn: known.turn,
    starter: known.starter,
    active: known.active,
    players: known.players,
    drawCount: known.drawCount,
    discardPile: known.discardPile,
    market: known.market,
    board: known.board,
    fired: known.fired,
    die: known.die,
    skipsMovement: known.skipsMovement,
    movesBackward: known.movesBackward,
    ignoresCards: known.ignoresCards,
    exhausted: known.exhausted,
    ending: known.ending,
    outcome: known.outcome,
    viewer,
    hand: viewer === 'spectator' ? [] : [...(state.players[viewer]?.hand ?? [])],
    asked: c.machine.awaited(),
    question: viewer === 'spectator' ? null : questionOf(c, viewer),
  };
}
