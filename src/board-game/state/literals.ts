/**
 * The objects that are made again and again, each written out with all its fields: a state at first, a copy of it, and what
 * everybody may know of it. Made from a list of names, or from a part that both games share, they take 1.4 to 5 times as long
 * (docs/decisions/field-descriptions.md).
 */

import type { RandomState } from '../../common/chance.ts';
import { copyAll, copyEach, copyFrame, copyList, copyRandom, cutTo, type ReadonlyLists } from '../../common/copy.ts';
import { keepList, keepPlayers, keepQueue, keepRandom, keepThings, shared } from '../../common/share.ts';
import type { PublicView } from './public-view.ts';
import type { GameState, MutableGameState, PlayerState, RulesKey } from './state.ts';

/** A game in which nothing has happened yet. */
export const begin = <Rules = RulesKey>(
  rules: Rules,
  names: readonly string[],
  random: RandomState,
): Omit<MutableGameState, 'rules'> & { rules: Rules } => ({
  format: 1,
  game: 'board',
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
  questions: 0,
  random,
  outcome: null,
});

/** A turn begins: what outlasts no turn is as at first. */
export function newTurn(g: MutableGameState): void {
  // Emptied, not replaced: a list that is filled again need not grow again.
  cutTo(g.fired, 0);
  g.die = null;
  g.skipsMovement = false;
  g.movesBackward = false;
  g.ignoresCards = false;
}

/** A copy that shares nothing changeable with the original, for playing on in place. */
export function fork(state: GameState): MutableGameState {
  return {
    format: 1,
    game: 'board',
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
    questions: state.questions,
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
export function publicLiteral(state: GameState): PublicView {
  return {
    game: 'board',
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

/** A copy with lists of its own, which are not frozen. */
export function thaw(state: GameState): MutableGameState {
  const own = fork(state);
  own.known = copyList(state.known);
  return own;
}

/** The state to be given away when a copy was played on. `own`: what it is a copy of, which says the same as the state before. */
export function share(after: MutableGameState, own: GameState, before: GameState): GameState {
  // These are frozen where they are: they are replaced, never changed.
  after.die = shared(after.die, before.die);
  after.ending = shared(after.ending, before.ending);
  after.outcome = shared(after.outcome, before.outcome);
  return Object.freeze<GameState>({
    format: 1,
    game: 'board',
    rules: after.rules,
    round: after.round,
    turn: after.turn,
    starter: after.starter,
    active: after.active,
    players: keepPlayers(after.players, own.players, before.players, keepPlayer),
    drawPile: keepList(after.drawPile, own.drawPile, before.drawPile),
    discardPile: keepList(after.discardPile, own.discardPile, before.discardPile),
    market: keepList(after.market, own.market, before.market),
    known: keepList(after.known, own.known, before.known),
    board: keepThings(after.board, own.board, before.board),
    fired: keepList(after.fired, own.fired, before.fired),
    die: after.die,
    skipsMovement: after.skipsMovement,
    movesBackward: after.movesBackward,
    ignoresCards: after.ignoresCards,
    exhausted: after.exhausted,
    ending: after.ending,
    queue: keepQueue(after.queue, before.queue),
    questions: after.questions,
    random: keepRandom(after.random, before.random),
    outcome: after.outcome,
  });
}

type Player = GameState['players'][number];

function keepPlayer(after: PlayerState, own: Player, before: Player): Player {
  const hand = keepList(after.hand, own.hand, before.hand);
  const { name, score, space } = after;
  const same = name === before.name && score === before.score && space === before.space;
  return same && hand === before.hand ? before : Object.freeze<Player>({ name, hand, score, space });
}
