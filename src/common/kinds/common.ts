/** The kinds of question that mean the same in every game. */
import type { Kinds } from '../../kernel/decisions.ts';
import type { CommonDecision } from '../../kernel/questions.ts';
import { chooseKind } from './choose.ts';
import { nameKind } from './name.ts';
import { pickKind } from './pick.ts';
import { reactKind } from './react.ts';

/** The kinds that mean the same in every game. */
export const commonKinds: Kinds<CommonDecision> = {
  react: reactKind,
  name: nameKind,
  choose: chooseKind,
  pick: pickKind,
};
