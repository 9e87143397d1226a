/** Picking one of a list of names. */

import { CHOICE, choose, field, type Kind, pickBelow, refuseOther, refuseShape } from '../../kernel/kind.ts';
import type { OptionQuestion } from '../../kernel/questions.ts';
import type { Problem } from '../../kernel/refusals.ts';

/** Pick one of a list of names. */
export const optionKind: Kind<OptionQuestion, string> = {
  types: CHOICE,
  refuse(q, action): Problem | null {
    const other = refuseOther(action, q.kind);
    if (other !== null) return other;
    const named = field(action, 'option');
    if (typeof named !== 'string') return refuseShape('option');
    const { options } = q;
    return options.includes(named) ? null : { reason: 'option-not-offered', options, field: 'answer.option' };
  },
  read: (_q, action) => String(field(action, 'option')),
  forced: (q) => (q.options.length === 1 && !q.confirm ? q.options[0] : undefined),
  list(q, seat, out, limit) {
    for (const name of q.options) if (out.length < limit) out.push(choose(seat, { option: name }));
  },
  count: (q) => q.options.length,
  draw: (q, chance) => q.options[pickBelow(chance, q.options.length)] as string,
  say: (name, seat) => choose(seat, { option: name }),
  decline: (q, seat) => (q.options.includes('decline') ? choose(seat, { option: 'decline' }) : null),
};
