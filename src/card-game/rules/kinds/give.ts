/** Giving cards to players. */

import type { GiveAction } from '../../../common/actions.ts';
import { itemAt } from '../../../common/item-at.ts';
import { pickBelow } from '../../../common/kinds/draws.ts';
import { refuseCards, refuseSeat } from '../../../common/kinds/refuse.ts';
import { takeAt, ways } from '../../../common/kinds/ways.ts';
import { missing, told } from '../../../common/refusals.ts';
import type { Action, CardId, Seat } from '../../../kernel/actions.ts';
import type { Draw } from '../../../kernel/draws.ts';
import { field, type Kind, refuseOther } from '../../../kernel/kind.ts';
import type { Refused } from '../../../kernel/refusals.ts';
import type { GiveDecision } from './questions.ts';

type Pairs = readonly (readonly [CardId, Seat])[];

/** Lists the ways to go on giving cards from a place on. */
function listFrom(
  from: number,
  pairs: (readonly [CardId, Seat])[],
  q: GiveDecision,
  seat: Seat,
  out: Action[],
  limit: number,
): void {
  if (out.length >= limit) return;
  if (pairs.length === q.pick) {
    out.push(giving(seat, [...pairs]));
    return;
  }
  for (let i = from; i <= q.cards.length - (q.pick - pairs.length); i++) {
    for (const to of q.seats) {
      pairs.push([itemAt(q.cards, i), to]);
      listFrom(i + 1, pairs, q, seat, out, limit);
      pairs.pop();
    }
  }
}

/** Give cards to players. */
export const giveKind: Kind<GiveDecision, Pairs> = {
  types: ['give'],
  refuse(q, action, players): Refused | null {
    const other = refuseOther(action, q.type);
    if (other !== null) return other;
    const pairs = field(action, 'gifts');
    if (!Array.isArray(pairs)) return missing('gifts', 'a list of pairs of a card and a seat');
    if (pairs.length !== q.pick) {
      return told('wrong-count', `Give away exactly ${q.pick}, not ${pairs.length}.`, null, 'gifts');
    }
    for (let i = 0; i < pairs.length; i++) {
      const pair: unknown = pairs[i];
      if (!Array.isArray(pair) || pair.length !== 2) {
        return told('malformed', 'Each entry is a pair of a card and a seat.', null, `gifts[${i}]`);
      }
      const wrong = refuseSeat(pair[1], q.seats, action.seat, players, `gifts[${i}][1]`);
      if (wrong !== null) return wrong;
    }
    return refuseCards(
      pairs.map((pair: readonly unknown[]) => pair[0]),
      q.cards,
      'gifts',
    );
  },
  read: (_q, action) => (field(action, 'gifts') as Pairs).map(([card, to]) => [card, to] as const),
  forced: (q) => {
    if (q.pick === 0) return [];
    const [only] = q.seats;
    if (only === undefined || q.seats.length > 1 || q.pick !== q.cards.length) return undefined;
    return q.cards.map((card) => [card, only] as const);
  },
  list(q, seat, out, limit) {
    listFrom(0, [], q, seat, out, limit);
  },
  say: (pairs, seat) => giving(seat, pairs),
  decline: () => null,
  offers: (q) => q.cards,
};

/** How that is counted and drawn. */
export const giveDraw: Draw<GiveDecision, Pairs> = {
  count: (q) => ways(q.cards.length, q.pick, false) * q.seats.length ** q.pick,
  draw(q, chance) {
    const rest = [...q.cards];
    const pairs: (readonly [CardId, Seat])[] = [];
    while (pairs.length < q.pick) {
      pairs.push([takeAt(rest, pickBelow(chance, rest.length)), q.seats[pickBelow(chance, q.seats.length)] as Seat]);
    }
    return pairs;
  },
};

const giving = (seat: Seat, gifts: Pairs): GiveAction => ({ type: 'give', seat, gifts });
