/** The few ways in which an event changes what is followed. */

import { anewIn, renew, roundOf } from '../../common/describe.ts';
import { begun, type FollowedGame } from '../../common/seen.ts';
import { begin } from './literals.ts';
import type { PublicPlayer, PublicView } from './public-view.ts';
import { FIELDS, type Lying, PLAYER, type RulesKey } from './state.ts';
import type { CardId, Space } from './types.ts';

/** What is followed: what everybody may know, with the rules or without, and of a view also what its viewer alone may. */
export interface Followed extends Omit<PublicView, 'rules' | 'players' | 'drawCount'>, FollowedGame<PublicPlayer> {
  /** Left out where the client has them. */
  readonly rules?: RulesKey;
}

const ROUND = /* @__PURE__ */ roundOf(FIELDS, PLAYER, 'seen');
const TURN = /* @__PURE__ */ anewIn(FIELDS, 'turn', 'seen');

/** A game of one player in which nothing has happened yet. */
const fresh = () => begin(undefined, [''], { c: 0, s0: 0, s1: 0, s2: 0 });

/** A round begins with so many cards, and with the numbered teleports on these spaces: their ids follow the cards'. */
export function newRound(was: Followed, cards: number, teleports: readonly Space[]): Followed {
  const cells = (was.rules?.layout.cells ?? was.board).map((): readonly Lying[] => []);
  const empty: Followed = { ...begun(was, fresh(), ROUND), drawCount: cards, board: cells };
  return teleports.reduce((board, at, i) => onTop(board, at, { card: cards + i, facing: null }), empty);
}

/** A turn begins. */
export function newTurn(was: Followed): Followed {
  const board = { ...was };
  renew(board, fresh(), TURN);
  return board;
}

/** What lies on a space is another. */
export const changed = (
  board: Followed,
  at: Space,
  change: (lying: readonly Lying[]) => readonly Lying[],
): Followed => ({
  ...board,
  board: board.board.map((lying, space) => (space === at ? change(lying) : lying)),
});

/** A card is put on a space. */
export const onTop = (board: Followed, at: Space, card: Lying): Followed =>
  changed(board, at, (lying) => [...lying, card]);

/** Cards go out of the round. */
export const putAway = (board: Followed, cards: readonly CardId[]): Followed => ({
  ...board,
  discardPile: [...board.discardPile, ...cards],
});
