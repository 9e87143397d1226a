/** How the questions of the board game are counted, and answered by chance. */
import { commonDraws } from '../../../common/kinds/common.ts';
import { DrawTable } from '../../../common/kinds/draws.ts';
import { placeDraw } from './place.ts';
import type { BoardDecision } from './questions.ts';

/** The kinds, as they are counted and drawn. */
export const boardDraws = /* @__PURE__ */ (() => new DrawTable<BoardDecision>({ place: placeDraw, ...commonDraws }))();
