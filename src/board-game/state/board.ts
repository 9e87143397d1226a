/**
 * What everybody may know: the board and everything on it, and of the hands how large they are.
 *
 * It is a type of its own: a hidden card's id never occurs in it, because the id is the card.
 */

import type { ReadonlyLists } from '../../common/copy.ts';
import type { ShapesFor } from '../../common/describe.ts';
import { publicOrRefused, SEEN_GAME, SEEN_PLAYER, type SeenGame, type SeenPlayer } from '../../common/seen.ts';
import { publicOf } from './literals.ts';
import type { GameState, PublicPlayer, PublicState, Words } from './state.ts';

/** What everybody may know of a player. */
export interface BoardPlayer extends Readonly<PublicPlayer>, SeenPlayer {}

/** What everybody may know: what is public as it is, and of what is hidden this much. */
export interface Board extends ReadonlyLists<PublicState>, SeenGame<BoardPlayer> {}

/** What the fields of a board look like that no state has. */
export const BOARD = SEEN_GAME satisfies ShapesFor<
  Omit<Board, keyof PublicState>,
  Words & { players: readonly BoardPlayer[] }
>;

/** What the fields of a player look like that no state has. */
export const BOARD_PLAYER = SEEN_PLAYER satisfies ShapesFor<Omit<BoardPlayer, keyof PublicPlayer>, Words>;

/**
 * What everybody may know.
 *
 * @throws {@link InvalidSnapshot} if it is given no state of the board game.
 */
export const boardOf = (state: GameState): Board => publicOrRefused(publicOf, state, 'the board game');
