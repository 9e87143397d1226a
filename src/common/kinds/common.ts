/** The kinds of question that mean the same in every game. */
import type { Kinds } from '../../kernel/decisions.ts';
import type { CommonDecision } from '../../kernel/questions.ts';
import { chooseDraw, chooseKind } from './choose.ts';
import type { DrawRows } from './draws.ts';
import { nameDraw, nameKind } from './name.ts';
import { pickDraw, pickKind } from './pick.ts';
import { reactDraw, reactKind } from './react.ts';

/** The kinds that mean the same in every game. */
export const commonKinds: Kinds<CommonDecision> = {
  react: reactKind,
  name: nameKind,
  choose: chooseKind,
  pick: pickKind,
};

/** How they are counted and drawn. */
export const commonDraws: DrawRows<CommonDecision> = {
  react: reactDraw,
  name: nameDraw,
  choose: chooseDraw,
  pick: pickDraw,
};
