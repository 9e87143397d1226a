/** Naming a player. */
import type { Seat } from '../../kernel/actions.ts';
import {
  CHOICE,
  choose,
  declines,
  field,
  type Kind,
  pickBelow,
  refuseDecline,
  refuseOther,
  refuseShape,
} from '../../kernel/kind.ts';
import type { SeatQuestion } from '../../kernel/questions.ts';
import { isWhole, type Problem, refuseSeat } from '../../kernel/refusals.ts';

/** Name a player, or decline. */
export const seatKind: Kind<SeatQuestion, Seat | null> = {
  types: CHOICE,
  refuse(q, action, players): Problem | null {
    const other = refuseOther(action, q.kind);
    if (other !== null) return other;
    if (declines(action)) return refuseDecline(q.decline);
    const named = field(action, 'seat');
    if (named === undefined) return refuseShape('seat');
    return refuseSeat(named, q.seats, action.seat, players, 'answer.seat');
  },
  read(_q, action) {
    const named = field(action, 'seat');
    return !declines(action) && isWhole(named) ? named : null;
  },
  forced: (q) => (q.seats.length === 0 ? null : q.seats.length === 1 && !q.decline ? q.seats[0] : undefined),
  list(q, seat, out, limit) {
    for (const named of q.seats) if (out.length < limit) out.push(choose(seat, { seat: named }));
    if (q.decline && out.length < limit) out.push(choose(seat, { option: 'decline' }));
  },
  count: (q) => q.seats.length + (q.decline ? 1 : 0),
  draw: (q, chance) => q.seats[pickBelow(chance, q.seats.length + (q.decline ? 1 : 0))] ?? null,
  say: (named, seat) => choose(seat, named === null ? { option: 'decline' } : { seat: named }),
  decline: (q, seat) => (q.decline ? choose(seat, { option: 'decline' }) : null),
};
