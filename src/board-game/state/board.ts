/**
 * What everybody may know: the board and everything on it, and of the hands how large they are.
 *
 * It is a type of its own: a hidden card's id never occurs in it, because the id is the card.
 */

import type { ReadonlyLists } from '../../common/copy.ts';
import type { ShapesFor } from '../../common/describe.ts';
import { InvalidSnapshot } from '../../common/errors.ts';
import { SEEN_GAME, type SeenGame, type SeenPlayer } from '../../common/seen.ts';
import type { GameState, PublicPlayer, PublicState, Words } from './state.ts';

/** What everybody may know of a player. */
export interface BoardPlayer extends Readonly<PublicPlayer>, SeenPlayer {}

/** What everybody may know: what is public as it is, and of what is hidden this much. */
export interface Board extends ReadonlyLists<PublicState>, SeenGame<BoardPlayer> {}

/** What the fields of a board look like that no state has. */
export const BOARD = {
  ...SEEN_GAME,
} as const satisfies ShapesFor<Omit<Board, keyof PublicState>, Words & { players: readonly BoardPlayer[] }>;

/** What the fields of a player look like that no state has. */
export const BOARD_PLAYER = {
  handCount: 'count',
} as const satisfies ShapesFor<Omit<BoardPlayer, keyof PublicPlayer>, Words>;

/**
 * What everybody may know.
 *
 * @throws {@link InvalidSnapshot} if it is given no state of the board game.
 */
export function boardOf(state: GameState): Board {
  try {
    return publicOf(state);
  } catch (error) {
    const invalid = new InvalidSnapshot('state', 'is no state of the board game');
    invalid.cause = error;
    throw invalid;
  }
}

/** What everybody may know of what is a state. It is written out: a list of names would take three times as long. */
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
