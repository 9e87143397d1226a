/** How the questions of the card game are counted, and answered by chance. */
import { commonDraws } from '../../../common/kinds/common.ts';
import { DrawTable } from '../../../common/kinds/draws.ts';
import { giveDraw } from './give.ts';
import type { CardDecision } from './questions.ts';
import { splitDraw } from './split.ts';
import { turnDraw } from './turn.ts';
import { wishDraw } from './wish.ts';

/** The kinds, as they are counted and drawn. */
export const cardDraws = /* @__PURE__ */ (() =>
  new DrawTable<CardDecision>({ turn: turnDraw, ...commonDraws, split: splitDraw, give: giveDraw, wish: wishDraw }))();
