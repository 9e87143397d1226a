/** What looks into the queues of a game from outside. Whoever only plays does without. */

import { keptFor } from '../../common/kept-for.ts';
import { hasAnswer } from '../../common/kinds/draws.ts';
import { Inspection } from '../../kernel/inspect/inspection.ts';
import { cardDraws } from '../rules/kinds/draws.ts';
import type { CardDecision } from '../rules/kinds/questions.ts';
import type { Context } from './context.ts';

/** What looks into the state that a context is pointed at. */
export const inspectionOf = /* @__PURE__ */ keptFor(
  (c: Context) => new Inspection<Context, CardDecision>(c, c.machine, (q) => hasAnswer(cardDraws, q)),
);
