/** Picking one of a list of names. */

import type { Action, PickAction, Seat } from '../../kernel/actions.ts';
import type { Draw } from '../../kernel/draws.ts';
import { declines, declining, field, type Kind, refuseOther, refuseShape } from '../../kernel/kind.ts';
import type { PickDecision } from '../../kernel/questions.ts';
import type { Problem } from '../../kernel/refusals.ts';
import { pickBelow } from './draws.ts';

/** What an effect remembers if nothing was picked, where that is offered: an option like the others. */
const DECLINE = 'decline';

/** Whether the question may be declined. */
export const mayDecline = ({ options }: PickDecision): boolean => options.includes(DECLINE);

/** Whether this is an option that can be picked. */
export const isPick = (name: string): boolean => name !== DECLINE;

/** Pick one of a list of names, or decline. */
export const pickKind: Kind<PickDecision, string> = {
  types: ['pick', 'decline'],
  refuse(q, action): Problem | null {
    if (mayDecline(q) && declines(action)) return null;
    const other = refuseOther(action, q.type);
    if (other !== null) return other;
    const named = field(action, 'option');
    if (typeof named !== 'string') return refuseShape('option');
    const { options } = q;
    return isPick(named) && options.includes(named) ? null : { reason: 'option-not-offered', options, field: 'option' };
  },
  read: (_q, action) => (declines(action) ? DECLINE : String(field(action, 'option'))),
  forced: (q) => (q.options.length === 1 && !q.confirm ? q.options[0] : undefined),
  list(q, seat, out, limit) {
    for (const name of q.options) if (out.length < limit) out.push(picking(seat, name));
  },
  say: (name, seat) => picking(seat, name),
  decline: (q, seat) => (mayDecline(q) ? declining(seat) : null),
};

/** How that is counted and drawn. */
export const pickDraw: Draw<PickDecision, string> = {
  count: (q) => q.options.length,
  draw: (q, chance) => q.options[pickBelow(chance, q.options.length)] as string,
};

function picking(seat: Seat, option: string): Action {
  if (!isPick(option)) return declining(seat);
  const action: PickAction = { type: 'pick', seat, option };
  return action;
}
