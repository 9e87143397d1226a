/**
 * The objects that are made again and again, each written out with all its fields: a state at first, a copy of it, and what
 * everybody may know of it. Made from a list of names, or from a part that both games share, they take 1.4 to 5 times as long
 * (docs/decisions/field-descriptions.md).
 */

import { copyAll, copyEach, copyFrame, copyList, copyRandom, type ReadonlyLists } from '../../common/copy.ts';
import { shareGame, shareList, shareParts } from '../../common/share.ts';
import type { RandomState } from '../../kernel/random.ts';
import type { Board } from './board.ts';
import type { GameState, MutableGameState, PlayerState, RulesKey } from './state.ts';

/** A game in which nothing has happened yet. */
export const begin = (rules: RulesKey, names: readonly string[], random: RandomState): MutableGameState => ({
  format: 1,
  rules,
  round: 0,
  turn: 0,
  starter: 0,
  active: 0,
  players: copyAll(names, (name) => ({ name, hand: [], score: 0, space: 0 })),
  drawPile: [],
  discardPile: [],
  market: [],
  known: [],
  board: [],
  fired: [],
  die: null,
  skipsMovement: false,
  movesBackward: false,
  ignoresCards: false,
  exhausted: false,
  ending: null,
  queue: [],
  random,
  outcome: null,
});

/** A turn begins: what outlasts no turn is as at first. */
export function newTurn(g: MutableGameState): void {
  // Emptied, not replaced: a list that is filled again need not grow again.
  while (g.fired.length > 0) g.fired.pop();
  g.die = null;
  g.skipsMovement = false;
  g.movesBackward = false;
  g.ignoresCards = false;
}

/** A copy that shares nothing changeable with the original, for playing on in place. */
export function fork(state: GameState): MutableGameState {
  return {
    format: 1,
    rules: state.rules,
    round: state.round,
    turn: state.turn,
    starter: state.starter,
    active: state.active,
    players: copyEach(state.players, copyPlayer),
    drawPile: copyList(state.drawPile),
    discardPile: copyList(state.discardPile),
    market: copyList(state.market),
    known: state.known,
    board: copyList(state.board),
    fired: copyList(state.fired),
    die: state.die,
    skipsMovement: state.skipsMovement,
    movesBackward: state.movesBackward,
    ignoresCards: state.ignoresCards,
    exhausted: state.exhausted,
    ending: state.ending,
    queue: copyEach(state.queue, copyFrame),
    random: copyRandom(state.random),
    outcome: state.outcome,
  };
}

/** A copy of a player. */
const copyPlayer = (p: ReadonlyLists<PlayerState>): PlayerState => ({
  name: p.name,
  hand: copyList(p.hand),
  score: p.score,
  space: p.space,
});

/** What everybody may know of what is a state. */
export function publicOf(state: GameState): Board {
  return {
    rules: state.rules,
    round: state.round,
    turn: state.turn,
    starter: state.starter,
    active: state.active,
    players: state.players.map(({ name, hand, score, space }) => ({ name, handCount: hand.length, score, space })),
    drawCount: state.drawPile.length,
    discardPile: [...state.discardPile],
    market: [...state.market],
    board: [...state.board],
    fired: [...state.fired],
    die: state.die,
    skipsMovement: state.skipsMovement,
    movesBackward: state.movesBackward,
    ignoresCards: state.ignoresCards,
    exhausted: state.exhausted,
    ending: state.ending,
    outcome: state.outcome,
  };
}

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
