/** Features of the questions of the board game. */
import type { Question } from 'frantic-engine/board-game';
import { FLAG, mark } from '../../shared/feature.ts';
import { pickedFeatures, questionFeatures } from '../../shared/question.ts';
import { spaceNames } from '../picks/picks.ts';
import type { BoardSlots } from '../picks/slots.ts';
import { type BoardFeatures, together } from './look.ts';

const TYPES: readonly Question['type'][] = ['place', 'react', 'name', 'choose', 'pick'];

const least = (question: Question): number => (question.type === 'choose' ? question.min : 1);

const most = (question: Question): number => (question.type === 'choose' ? question.max : 1);

const picked = together(
  {
    'picked.space': {
      meaning: 'the space picked last, if where the arrow points comes next',
      items: spaceNames,
      range: FLAG,
    },
  },
  (into, from, { answer }, at) => {
    if (answer.at !== null) mark(into, from + at['picked.space'], answer.at);
  },
);

export const askedFeatures: readonly BoardFeatures[] = [
  questionFeatures<Question, BoardSlots>(TYPES, { least, most }),
  pickedFeatures<BoardSlots>('a space for it comes next'),
  picked,
];
