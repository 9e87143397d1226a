/** The few ways in which an event changes a board. */

import { roundOf } from '../../common/describe.ts';
import { begun, player } from '../../common/seen.ts';
import { type Board, boardOf, type TableCard } from './board.ts';
import { begin } from './literals.ts';
import { FIELDS, PLAYER } from './state.ts';
import type { CardId, Seat } from './types.ts';

const ROUND = /* @__PURE__ */ roundOf(FIELDS, PLAYER, 'seen');

/** The board of a game of one player in which nothing has happened yet. */
const freshOf = ({ rules }: Board): Board => boardOf(begin(rules, [''], { c: 0, s0: 0, s1: 0, s2: 0 }));

/** A round begins. */
export const newRound = (was: Board): Board => ({ ...begun(was, freshOf(was), ROUND), discardCount: 0, top: null });

/** Hands come to lie open, and all others do not. */
export const opened = (
  board: Board,
  { seats, hands }: { readonly seats: readonly Seat[]; readonly hands: readonly (readonly CardId[])[] },
): Board => ({
  ...board,
  players: board.players.map((was, seat) => ({ ...was, open: hands[seats.indexOf(seat)] ?? null })),
});

/** A total is another. */
export const totaled = (board: Board, { seat, total }: { readonly seat: Seat; readonly total: number }): Board =>
  player(board, seat, () => ({ score: total }));

/** A list without the last that is the same as this. */
export function without(list: readonly string[], one: string): string[] {
  const last = list.lastIndexOf(one);
  return list.filter((_one, at) => at !== last);
}

/** What is left on the table when some places are empty. */
export const withoutPlaces = (table: readonly TableCard[], places: readonly number[]): TableCard[] =>
  table.filter((_laid, at) => !places.includes(at));

/** More than any deck has cards. */
const MOST = 1_000;

/** The same thing so many times. A count from outside must not decide how much memory is taken. */
export function times<T>(count: number, one: T): T[] {
  if (Number.isInteger(count) && count >= 0 && count <= MOST) return Array<T>(count).fill(one);
  throw new RangeError('There are not that many cards.');
}

/** A power card is turned down. */
export const faceDown = (powers: readonly (string | null)[], at: number): (string | null)[] =>
  powers.map((one, i) => (i === at ? null : one));

/** A card is put on top. */
export const onTop = (board: Board, card: CardId, face: string): Board => ({
  ...board,
  top: card,
  face,
  wish: null,
  discardCount: board.discardCount + 1,
});

/** Cards are slid under the top card; the first one on an empty pile becomes the top. */
export const slid = (board: Board, cards: readonly CardId[]): Board => ({
  ...board,
  discardCount: board.discardCount + cards.length,
  top: board.top ?? cards[0] ?? null,
});
