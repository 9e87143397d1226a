/** Picking one of a list of names. */
import type { OptionQuestion } from '../questions.ts';
import { choose, field, pickBelow, type Rules, refused, refuseShape } from './kind.ts';

/** Pick one of a list of names. */
export const optionRules: Rules<OptionQuestion, string> = {
  refuse(q, action) {
    const named = field(action, 'option');
    if (typeof named !== 'string') return refuseShape('option', 'one of the names the question lists');
    return q.options.includes(named)
      ? null
      : refused('not-offered', 'That is not among the options.', null, 'answer.option');
  },
  read: (_q, action) => field(action, 'option') as string,
  forced: (q) => (q.options.length === 1 && !q.confirm ? q.options[0] : undefined),
  list(q, seat, out, limit) {
    for (const name of q.options) if (out.length < limit) out.push(choose(seat, { option: name }));
  },
  count: (q) => q.options.length,
  draw: (q, chance) => q.options[pickBelow(chance, q.options.length)] as string,
  say: (name, seat) => choose(seat, { option: name }),
  decline: (q, seat) => (q.options.includes('decline') ? choose(seat, { option: 'decline' }) : null),
};
