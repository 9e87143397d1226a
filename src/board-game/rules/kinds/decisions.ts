/** How the questions of the board game are handled, and on which of its rulings refusals of the kernel rest. */

import { commonKinds } from '../../../common/kinds/common.ts';
import type { Ruled } from '../../../common/refusals.ts';
import { Decisions } from '../../../kernel/decisions.ts';
import { placeKind } from './place.ts';
import type { BoardDecision } from './questions.ts';

/** The kinds. The types of actions are listed in this order. */
export const boardDecisions = (): Decisions<BoardDecision> =>
  new Decisions<BoardDecision>({ place: placeKind, ...commonKinds });

/** Naming oneself where somebody else is meant, and declining what has to be carried out. */
export const RULED: Ruled = { self: 'R-490', obligatory: 'R-490' };
