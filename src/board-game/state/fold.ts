/** The few ways in which an event changes a board. */

import { anewIn, renew, roundOf } from '../../common/describe.ts';
import { begun } from '../../common/seen.ts';
import { type Board, boardOf } from './board.ts';
import { begin } from './literals.ts';
import { FIELDS, type Lying, PLAYER } from './state.ts';
import type { CardId, Space } from './types.ts';

const ROUND = /* @__PURE__ */ roundOf(FIELDS, PLAYER, 'seen');
const TURN = /* @__PURE__ */ anewIn(FIELDS, 'turn', 'seen');

/** The board of a game of one player in which nothing has happened yet. */
const freshOf = ({ rules }: Board): Board => boardOf(begin(rules, [''], { c: 0, s0: 0, s1: 0, s2: 0 }));

/** A round begins with so many cards, and with the numbered teleports on these spaces: their ids follow the cards'. */
export function newRound(was: Board, cards: number, teleports: readonly Space[]): Board {
  const cells = was.rules.layout.cells.map((): readonly Lying[] => []);
  const empty: Board = { ...begun(was, freshOf(was), ROUND), drawCount: cards, board: cells };
  return teleports.reduce((board, at, i) => onTop(board, at, { card: cards + i, facing: null }), empty);
}

/** A turn begins. */
export function newTurn(was: Board): Board {
  const board = { ...was };
  renew(board, freshOf(was), TURN);
  return board;
}

/** What lies on a space is another. */
export const changed = (board: Board, at: Space, change: (lying: readonly Lying[]) => readonly Lying[]): Board => ({
  ...board,
  board: board.board.map((lying, space) => (space === at ? change(lying) : lying)),
});

/** A card is put on a space. */
export const onTop = (board: Board, at: Space, card: Lying): Board => changed(board, at, (lying) => [...lying, card]);

/** Cards go out of the round. */
export const putAway = (board: Board, cards: readonly CardId[]): Board => ({
  ...board,
  discardPile: [...board.discardPile, ...cards],
});
