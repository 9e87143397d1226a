/**
 * What two states that follow each other have in common is one object, frozen.
 *
 * It is written out like `fork`: walking a state by the names of its fields takes longer than playing the action.
 */
import { shareGame, shareList, shareParts } from '../../common/share.ts';
import type { GameState, MutableGameState, PlayerState } from './state.ts';

/** Freezes a fork that was played on; what says the same as in the state before is replaced by it. */
export function share(after: MutableGameState, state: GameState): GameState {
  // Nothing is written to it: its parts only take the place of parts that say the same.
  const before = state as MutableGameState;
  shareGame<PlayerState, MutableGameState>(after, before, sharePlayer);
  after.market = shareList(after.market, before.market);
  after.board = shareParts(after.board, before.board);
  after.fired = shareList(after.fired, before.fired);
  after.die = shareParts(after.die, before.die);
  return Object.freeze(after);
}

function sharePlayer(after: PlayerState, before: PlayerState): PlayerState {
  after.hand = shareList(after.hand, before.hand);
  const { name, hand, score, space } = after;
  const same = name === before.name && score === before.score && space === before.space;
  return same && hand === before.hand ? before : Object.freeze(after);
}
