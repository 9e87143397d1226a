/** The open question of a seat, as plain data a screen can show. */

import { type Asking, aboutOf, plainChoice } from '../../common/question.ts';
import type { Context } from '../context/context.ts';
import { EVENT } from '../rules/event.ts';
import { LAY } from '../rules/lay.ts';
import type { Question } from '../state/question.ts';
import type { RulingId, Seat } from '../state/types.ts';

/** The rulings behind the questions that are no row's. */
const ruled: Readonly<Record<string, readonly RulingId[]>> = {
  round: ['R-391', 'R-397'],
  turn: ['R-390', 'R-391', 'R-394'],
  window: ['R-440', 'R-491'],
  [LAY]: ['R-400'],
  [EVENT]: ['R-431'],
};

/** The open question of a seat, or `null` if nothing is asked of it. */
export function questionOf(c: Context, seat: Seat): Question | null {
  const q = c.machine.question(seat);
  if (q === null) return null;
  const source = c.machine.rowOf(c.frame);
  const asking: Asking = {
    seat,
    source,
    name: c.machine.questionName(),
    by: c.me,
    about: aboutOf(c.frame),
    rulings: c.catalog.rows[source]?.rulings ?? ruled[source] ?? [],
  };
  switch (q.kind) {
    case 'place': {
      const spaces = Array.from({ length: q.places }, (_, at) => at);
      const cards = q.cards.map((card) => ({
        card,
        spaces: spaces
          .filter((at) => q.may(card, at))
          .map((at) => ({ at, facings: q.facings(card, at)?.slice() ?? null })),
      }));
      return { ...asking, kind: q.kind, cards };
    }
    case 'react': {
      const subject = c.machine.rowOf(c.interrupted);
      return { ...asking, kind: q.kind, cards: [...q.cards], trigger: c.trigger, subject };
    }
    case 'seat':
    case 'cards':
    case 'option':
      return { ...asking, ...plainChoice(q) };
  }
}
