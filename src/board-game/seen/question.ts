/** The open question of a seat, as plain data a screen can show. */

import { plainTellings, questionFrom, reactTelling, type Tellings } from '../../common/telling.ts';
import type { Context } from '../context/context.ts';
import { EVENT } from '../rules/event.ts';
import type { BoardDecision } from '../rules/kinds/questions.ts';
import { LAY } from '../rules/lay.ts';
import type { Question, Questions } from '../state/question.ts';
import type { RulingId, Seat } from '../state/types.ts';
import { placeTelling } from './place.ts';

/** The rulings behind the questions that are no row's. */
const ruled: Readonly<Record<string, readonly RulingId[]>> = {
  round: ['R-391', 'R-397'],
  turn: ['R-390', 'R-391', 'R-394'],
  window: ['R-440', 'R-491'],
  [LAY]: ['R-400'],
  [EVENT]: ['R-431'],
};

/** How questions are told. */
const tellings: Tellings<BoardDecision, Question, Context> = /* @__PURE__ */ (() => ({
  ...plainTellings,
  react: reactTelling,
  place: placeTelling,
}))();

/** The open question of a seat, or `null` if nothing is asked of it. */
export const questionOf = (c: Context, seat: Seat, into?: Questions): Question | null =>
  questionFrom(c, seat, tellings, ruled, into);
