/** Naming a player. */

import type { Action, NameAction, Seat } from '../../kernel/actions.ts';
import type { Draw } from '../../kernel/draws.ts';
import { declines, declining, field, type Kind, refuseOther, refuseShape } from '../../kernel/kind.ts';
import type { NameDecision } from '../../kernel/questions.ts';
import { isWhole, type Problem } from '../../kernel/refusals.ts';
import { pickBelow } from './draws.ts';
import { refuseSeat } from './refuse.ts';
import { saysOnly } from './says.ts';

/** Name a player, or decline. */
export const nameKind: Kind<NameDecision, Seat | null> = {
  types: ['name', 'decline'],
  refuse(q, action, players): Problem | null {
    if (q.decline && declines(action)) return null;
    const other = refuseOther(action, q.type);
    if (other !== null) return other;
    const target = field(action, 'target');
    if (target === undefined) return refuseShape('target');
    return refuseSeat(target, q.seats, action.seat, players, 'target');
  },
  read(_q, action) {
    const target = field(action, 'target');
    return !declines(action) && isWhole(target) ? target : null;
  },
  forced: (q) => (q.seats.length === 0 ? null : q.seats.length === 1 && !q.decline ? q.seats[0] : undefined),
  list(q, seat, out, limit) {
    for (const target of q.seats) if (out.length < limit) out.push(naming(seat, target));
    if (q.decline && out.length < limit) out.push(declining(seat));
  },
  say: (target, seat): Action => (target === null ? declining(seat) : naming(seat, target)),
  decline: (q, seat) => (q.decline ? declining(seat) : null),
};

/** How that is counted and drawn. */
export const nameDraw: Draw<NameDecision, Seat | null> = {
  count: (q) => q.seats.length + (q.decline ? 1 : 0),
  draw: (q, chance) => q.seats[pickBelow(chance, q.seats.length + (q.decline ? 1 : 0))] ?? null,
  isSaid: (target, action, seat) =>
    target === null ? saysOnly(action, 'decline', seat, '', null) : saysOnly(action, 'name', seat, 'target', target),
};

const naming = (seat: Seat, target: Seat): NameAction => ({ type: 'name', seat, target });
