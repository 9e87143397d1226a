/** The few ways in which an event changes what is followed. */

import { roundOf } from '../../common/describe.ts';
import { begun, type FollowedGame, isOwn, player } from '../../common/seen.ts';
import { begin } from './literals.ts';
import type { PublicPlayer, PublicView, TableCard } from './public-view.ts';
import { FIELDS, PLAYER, type Power, type RulesKey } from './state.ts';
import { type CardId, FREE, type Seat } from './types.ts';

/** What is followed: what everybody may know, with the rules or without, and of a view also what its viewer alone may. */
export interface Followed extends Omit<PublicView, 'rules' | 'players' | 'drawCount'>, FollowedGame<PublicPlayer> {
  /** Left out where the client has them. */
  readonly rules?: RulesKey;
  /** Of a view: the viewer's own power cards. */
  readonly powers?: readonly Power[];
  /** Of a view: the discard pile where it may be looked through, or `null`. */
  readonly discardPile?: readonly CardId[] | null;
}

const ROUND = /* @__PURE__ */ roundOf(FIELDS, PLAYER, 'seen');

/** A round begins. */
export function newRound(was: Followed): Followed {
  const fresh = begin(undefined, [''], { c: 0, s0: 0, s1: 0, s2: 0 });
  const seen = { ...begun(was, fresh, ROUND), discardCount: 0, top: null };
  const powers = seen.powers?.map((power) => ({ ...power, since: 0 }));
  return pile(powers === undefined ? seen : { ...seen, powers }, () => []);
}

/** Hands come to lie open, and all others do not. */
export const opened = (
  seen: Followed,
  { seats, hands }: { readonly seats: readonly Seat[]; readonly hands: readonly (readonly CardId[])[] },
): Followed => ({
  ...seen,
  players: seen.players.map((was, seat) => ({ ...was, open: hands[seats.indexOf(seat)] ?? null })),
});

/** A total is another. */
export const totaled = (seen: Followed, { seat, total }: { readonly seat: Seat; readonly total: number }): Followed =>
  player(seen, seat, () => ({ score: total }));

/** A list without the last that is the same as this. */
export function without<T>(list: readonly T[], one: T): T[] {
  const last = list.lastIndexOf(one);
  return list.filter((_one, at) => at !== last);
}

/** Cards come onto the table face down: whoever lays them there knows them. */
export const laidDown = (
  seen: Followed,
  seat: Seat,
  to: Seat | null,
  count: number,
  cards: readonly CardId[] | null,
): Followed => ({
  ...seen,
  table: [
    ...seen.table,
    ...times<TableCard>(count, { card: null, by: seat, to, open: false }).map((laid, at) =>
      isOwn(seen, seat) ? { ...laid, card: cards?.[at] ?? null } : laid,
    ),
  ],
});

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

// ---- the discard pile ------------------------------------------------------------------------------------------

/** The discard pile is another, where it can be looked through. */
export const pile = (seen: Followed, change: (cards: readonly CardId[]) => readonly CardId[]): Followed =>
  seen.discardPile === undefined || seen.discardPile === null
    ? seen
    : { ...seen, discardPile: change(seen.discardPile) };

/** A card is put on top. */
export const onTop = (seen: Followed, card: CardId, face: string): Followed =>
  pile({ ...seen, top: card, face, wish: null, discardCount: seen.discardCount + 1 }, (cards) => [...cards, card]);

/** A card is slid under the top card; on an empty pile it becomes the top, and any card may follow. */
const slidOne = (seen: Followed, card: CardId): Followed =>
  seen.top === null
    ? onTop(seen, card, FREE)
    : pile({ ...seen, discardCount: seen.discardCount + 1 }, (cards) => [
        ...cards.slice(0, -1),
        card,
        ...cards.slice(-1),
      ]);

/** Cards are slid under the top card. */
export const slid = (seen: Followed, cards: readonly CardId[]): Followed => cards.reduce(slidOne, seen);

/** A card goes off the discard pile, and this one lies on top of it now. */
export const takenOff = (seen: Followed, card: CardId, top: CardId | null): Followed =>
  pile({ ...seen, top, discardCount: seen.discardCount - 1 }, (cards) => {
    const left = without(cards, card);
    // What lay there before may come to lie on top again, above what was slid under the card.
    return top === null ? left : [...without(left, top), top];
  });

// ---- power cards -----------------------------------------------------------------------------------------------

/** The power cards of a player are others: what everybody sees of them, and what their owner knows. */
export function powered(
  seen: Followed,
  seat: Seat,
  open: (powers: PublicPlayer['powers']) => PublicPlayer['powers'],
  own: (powers: readonly Power[]) => readonly Power[],
): Followed {
  const after = player(seen, seat, ({ powers }) => ({ powers: open(powers) }));
  return seen.powers === undefined || !isOwn(seen, seat) ? after : { ...after, powers: own(seen.powers) };
}

/** One power card of a player is another, or turned. `row`: what everybody sees of it; `known`: what it is, if that changes. */
export const powerAt = (
  seen: Followed,
  seat: Seat,
  at: number,
  row: string | null,
  known: string | null = row,
): Followed =>
  powered(
    seen,
    seat,
    (powers) => powers.map((one, i) => (i === at ? row : one)),
    (powers) =>
      powers.map((one, i) => (i === at ? { row: known ?? one.row, up: row !== null, since: seen.turn } : one)),
  );

const notAt =
  (at: number) =>
  (_one: unknown, i: number): boolean =>
    i !== at;

/** A power card of a player goes back. */
export const withoutPower = (seen: Followed, seat: Seat, at: number): Followed =>
  powered(
    seen,
    seat,
    (powers) => powers.filter(notAt(at)),
    (powers) => powers.filter(notAt(at)),
  );
