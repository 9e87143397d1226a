/** Spreading a number over players. */

import type { SplitAction } from '../../../common/actions.ts';
import { pickBelow } from '../../../common/kinds/draws.ts';
import { ways } from '../../../common/kinds/ways.ts';
import { missing, told } from '../../../common/refusals.ts';
import type { Action, Seat } from '../../../kernel/actions.ts';
import type { Draw } from '../../../kernel/draws.ts';
import { declines, declining, field, type Kind, refuseOther } from '../../../kernel/kind.ts';
import { isWhole, type Refused } from '../../../kernel/refusals.ts';
import type { SplitDecision } from './questions.ts';

/** In how many ways `total` can be spread over `parts` players. */
function spreads(total: number, parts: number): number {
  return parts === 0 ? (total === 0 ? 1 : 0) : ways(total + parts - 1, total, false);
}

/** Lists the ways to spread what is left over the seats from a place on. */
function listFrom(
  nth: number,
  left: number,
  split: number[],
  q: SplitDecision,
  seat: Seat,
  out: Action[],
  limit: number,
): void {
  const to = q.seats[nth];
  if (to === undefined || out.length >= limit) return;
  if (nth === q.seats.length - 1) {
    split[to] = left;
    out.push(splitting(seat, [...split]));
    return;
  }
  for (let part = left; part >= 0; part--) {
    split[to] = part;
    listFrom(nth + 1, left - part, split, q, seat, out, limit);
  }
}

/** Spread a number over players, or decline. */
export const splitKind: Kind<SplitDecision, readonly number[] | null> = {
  types: ['split', 'decline'],
  refuse(q, action): Refused | null {
    if (q.decline && declines(action)) return null;
    const other = refuseOther(action, q.type);
    if (other !== null) return other;
    const parts = field(action, 'shares');
    if (!Array.isArray(parts)) return missing('shares', 'a list with a number for every seat');
    if (parts.length !== q.players) {
      return told('wrong-count', `Give a number for each of the ${q.players} seats.`, 'R-123', 'shares');
    }
    let sum = 0;
    for (let to = 0; to < parts.length; to++) {
      const part: unknown = parts[to];
      const where = `shares[${to}]`;
      if (!isWhole(part)) return told('malformed', 'Each part is a whole number.', null, where);
      if (part < 0 || part > q.total) return told('out-of-range', `Each part is from 0 to ${q.total}.`, 'R-123', where);
      if (part > 0 && to === action.seat) return { reason: 'self', field: where };
      if (part > 0 && !q.seats.includes(to))
        return told('not-offered', `Seat ${to} cannot be named here.`, null, where);
      sum += part;
    }
    return sum === q.total ? null : told('wrong-sum', `The parts add up to ${sum}, not ${q.total}.`, 'R-123', 'shares');
  },
  read: (_q, action) => (declines(action) ? null : [...(field(action, 'shares') as number[])]),
  forced: (q) =>
    q.seats.length === 0 ? null : q.seats.length === 1 && !q.decline ? spreadOver(q, [q.total]) : undefined,
  list(q, seat, out, limit) {
    listFrom(0, q.total, spreadOver(q, []), q, seat, out, limit);
    if (q.decline && out.length < limit) out.push(declining(seat));
  },
  say: (split, seat): Action => (split === null ? declining(seat) : splitting(seat, split)),
  decline: (q, seat) => (q.decline ? declining(seat) : null),
};

/** How that is counted and drawn. */
export const splitDraw: Draw<SplitDecision, readonly number[] | null> = {
  count: (q) => spreads(q.total, q.seats.length) + (q.decline ? 1 : 0),
  draw(q, chance) {
    let at = pickBelow(chance, splitDraw.count(q));
    if (q.decline && at-- === 0) return null;
    const parts: number[] = [];
    let left = q.total;
    for (let rest = q.seats.length - 1; rest > 0; rest--) {
      let part = 0;
      while (at >= spreads(left - part, rest)) at -= spreads(left - part++, rest);
      parts.push(part);
      left -= part;
    }
    return spreadOver(q, [...parts, left]);
  },
};

const splitting = (seat: Seat, shares: readonly number[]): SplitAction => ({ type: 'split', seat, shares });

/** Parts for the seats that can be named, written out for all seats. */
function spreadOver(q: SplitDecision, parts: readonly number[]): number[] {
  const split = new Array<number>(q.players).fill(0);
  q.seats.forEach((seat, i) => {
    split[seat] = parts[i] ?? 0;
  });
  return split;
}
