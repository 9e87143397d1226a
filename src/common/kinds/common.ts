/** The kinds of question that mean the same in every game. */
import type { Kinds } from '../../kernel/decisions.ts';
import type { CommonQuestion } from '../../kernel/questions.ts';
import { cardsKind } from './cards.ts';
import { optionKind } from './option.ts';
import { reactKind } from './react.ts';
import { seatKind } from './seat.ts';

/** The kinds that mean the same in every game. */
export const commonKinds: Kinds<CommonQuestion> = {
  react: reactKind,
  seat: seatKind,
  cards: cardsKind,
  option: optionKind,
};
