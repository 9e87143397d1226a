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

/** What one seat, or a spectator, may know of the state the context points at. */
export function viewOf(c: Context, state: GameState, viewer: Seat | 'spectator'): View {
  return Object.assign(publicOf(state), {
    viewer,
    hand: viewer === 'spectator' ? [] : [...(state.players[viewer]?.hand ?? [])],
    waitingFor: c.machine.awaited(),
    question: viewer === 'spectator' ? null : questionOf(c, viewer),
  });
}
