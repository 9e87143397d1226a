/**
 * What everybody may know: the board and everything on it, and of the hands how large they are.
 *
 * It is a type of its own: a hidden card's id never occurs in it, because the id is the card.
 */

import type { ReadonlyLists } from '../../common/copy.ts';
import type { ShapesFor } from '../../common/describe.ts';
import { publicOrRefused, SEEN_GAME, SEEN_PLAYER, type SeenGame, type SeenPlayer } from '../../common/seen.ts';
import { publicLiteral } from './literals.ts';
import type { GameState, PublicPlayerState, PublicState, Words } from './state.ts';

/** What everybody may know of a player. */
export interface PublicPlayer extends Readonly<PublicPlayerState>, SeenPlayer {}

/** What everybody may know: what is public as it is, and of what is hidden this much. */
export interface PublicView extends ReadonlyLists<PublicState>, SeenGame<PublicPlayer> {}

/** What the fields of a public view look like that no state has. */
export const PUBLIC_VIEW = SEEN_GAME satisfies ShapesFor<
  Omit<PublicView, keyof PublicState>,
  Words & { players: readonly PublicPlayer[] }
>;

/** What the fields of a player look like that no state has. */
export const PUBLIC_PLAYER = SEEN_PLAYER satisfies ShapesFor<Omit<PublicPlayer, keyof PublicPlayerState>, Words>;

/**
 * What everybody may know.
 *
 * @throws {@link InvalidSnapshot} if it is given no state of the board game.
 */
export const publicOf = (state: GameState): PublicView => publicOrRefused(publicLiteral, state, 'the board game');
