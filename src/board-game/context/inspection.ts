/** What looks into the queues of a game from outside. Whoever only plays does without. */

import { keptFor } from '../../common/kept-for.ts';
import { hasAnswer } from '../../common/kinds/draws.ts';
import { Inspection } from '../../kernel/inspect/inspection.ts';
import { boardDraws } from '../rules/kinds/draws.ts';
import type { BoardDecision } from '../rules/kinds/questions.ts';
import type { Context } from './context.ts';

/** What looks into the state that a context is pointed at. */
export const inspectionOf = /* @__PURE__ */ keptFor(
  (c: Context) => new Inspection<Context, BoardDecision>(c, c.machine, (q) => hasAnswer(boardDraws, q)),
);
