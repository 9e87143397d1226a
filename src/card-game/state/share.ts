/**
 * What two states that follow each other have in common is one object, frozen.
 *
 * It is written out like `fork`: walking a state by the names of its fields takes twice as long as playing the action.
 */
import { shareGame, shareList, shareParts } from '../../common/share.ts';
import type { GameState, MutableGameState, PlayerState } from './state.ts';

/** Freezes a fork that was played on; what says the same as in the state before is replaced by it. */
export function share(after: MutableGameState, state: GameState): GameState {
  // Nothing is written to it: its parts only take the place of parts that say the same.
  const before = state as MutableGameState;
  shareGame<PlayerState, MutableGameState>(after, before, sharePlayer);
  after.table = shareList(after.table, before.table);
  after.laid = shareParts(after.laid, before.laid);
  after.wish = shareParts(after.wish, before.wish);
  after.wishDue = shareParts(after.wishDue, before.wishDue);
  after.before = shareParts(after.before, before.before);
  after.ranOut = shareParts(after.ranOut, before.ranOut);
  after.seating = shareParts(after.seating, before.seating);
  after.powerPile = shareList(after.powerPile, before.powerPile);
  after.ruleDeck = shareList(after.ruleDeck, before.ruleDeck);
  after.eventPile = shareList(after.eventPile, before.eventPile);
  after.eventDiscard = shareList(after.eventDiscard, before.eventDiscard);
  after.eventsOpen = shareList(after.eventsOpen, before.eventsOpen);
  after.lasting = shareParts(after.lasting, before.lasting);
  after.eventsPast = shareList(after.eventsPast, before.eventsPast);
  after.openHands = shareList(after.openHands, before.openHands);
  after.openTo = shareParts(after.openTo, before.openTo);
  after.lyingOpen = shareList(after.lyingOpen, before.lyingOpen);
  return Object.freeze(after);
}

function sharePlayer(after: PlayerState, before: PlayerState): PlayerState {
  after.hand = shareList(after.hand, before.hand);
  after.powers = shareParts(after.powers, before.powers);
  const { name, hand, score, skips, powers } = after;
  const same = name === before.name && score === before.score && skips === before.skips;
  return same && hand === before.hand && powers === before.powers ? before : Object.freeze(after);
}
