/** Features of the questions of the board game, and of the picks made so far. Nobody is asked for more than one of anything. */
import type { Question } from 'frantic-engine/board-game';
import { FLAG, mark } from '../../shared/feature.ts';
import { questionFeatures } from '../../shared/question.ts';
import { spaceNames } from '../picks/picks.ts';
import type { BoardSlots } from '../picks/slots.ts';
import { type BoardFeatures, together } from './look.ts';

const TYPES: readonly Question['type'][] = ['place', 'react', 'name', 'choose', 'pick'];

const picked = together(
  {
    'picked.card': {
      meaning: 'the card picked last, if a space for it comes next',
      items: ({ printNames }) => printNames,
      range: FLAG,
    },
    'picked.space': {
      meaning: 'the space picked last, if where the arrow points comes next',
      items: spaceNames,
      range: FLAG,
    },
  },
  (into, from, { box, question, answer }, at) => {
    if (question === null) return;
    if (answer.pending !== null) mark(into, from + at['picked.card'], box.printOf[answer.pending]);
    if (answer.at !== null) mark(into, from + at['picked.space'], answer.at);
  },
);

export const askedFeatures: readonly BoardFeatures[] = [questionFeatures<Question, BoardSlots>(TYPES, null), picked];
