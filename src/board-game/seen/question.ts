/** The open question of a seat, as plain data a screen can show. */

import { questionFrom, type ReactChoice, reactChoice } from '../../common/question.ts';
import type { ReactQuestion } from '../../kernel/questions.ts';
import type { Context } from '../context/context.ts';
import { EVENT } from '../rules/event.ts';
import type { PlaceQuestion } from '../rules/kinds/questions.ts';
import { LAY } from '../rules/lay.ts';
import type { PlaceChoice, Question } from '../state/question.ts';
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
export const questionOf = (c: Context, seat: Seat): Question | null => questionFrom(c, seat, ruled, choiceOf);

/** What may be chosen by a question that only this game has, or for which there is more to say. */
function choiceOf(q: PlaceQuestion | ReactQuestion, c: Context): PlaceChoice | ReactChoice {
  if (q.kind === 'react') return reactChoice(c, q);
  const spaces = Array.from({ length: q.places }, (_, at) => at);
  const cards = q.cards.map((card) => ({
    card,
    spaces: spaces.filter((at) => q.may(card, at)).map((at) => ({ at, facings: q.facings(card, at)?.slice() ?? null })),
  }));
  return { kind: q.kind, cards };
}
