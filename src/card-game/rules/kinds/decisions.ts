/** How the questions of the card game are handled, and on which of its rulings refusals of the kernel rest. */

import { commonKinds } from '../../../common/kinds/common.ts';
import type { Ruled } from '../../../common/refusals.ts';
import { Decisions } from '../../../kernel/decisions.ts';
import { giveKind } from './give.ts';
import type { CardDecision } from './questions.ts';
import { splitKind } from './split.ts';
import { turnKind } from './turn.ts';
import { wishKind } from './wish.ts';

/** The kinds. The types of actions are listed in this order. */
export const cardDecisions = (): Decisions<CardDecision> =>
  new Decisions<CardDecision>({ turn: turnKind, ...commonKinds, split: splitKind, give: giveKind, wish: wishKind });

/** Naming oneself, and declining what has to be carried out. */
export const RULED: Ruled = { self: 'R-004', obligatory: 'R-093' };
