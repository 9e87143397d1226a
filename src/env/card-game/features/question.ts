/** Features of the questions of the card game. */
import type { Question } from 'frantic-engine';
import { about, away, put } from '../../shared/feature.ts';
import { pickedFeatures, questionFeatures } from '../../shared/question.ts';
import { seatNames } from '../../shared/slots.ts';
import type { CardSlots } from '../picks/slots.ts';
import { type CardFeatures, together } from './look.ts';

const TYPES: readonly Question['type'][] = ['turn', 'react', 'name', 'choose', 'split', 'give', 'wish', 'pick'];

/** How much is to be chosen at the least. */
const least = (question: Question): number => (question.type === 'choose' ? question.min : most(question));

/** How much is to be chosen at the most. */
function most(question: Question): number {
  switch (question.type) {
    case 'choose':
      return question.max;
    case 'split':
      return question.total;
    case 'give':
      return question.pick;
    default:
      return 1;
  }
}

const spread = together(
  {
    'question.split': {
      meaning: 'how that effect is spread over the players, if it is',
      items: seatNames,
      range: about(4),
    },
  },
  (into, from, look, at) => {
    const { question } = look;
    if (question?.type !== 'react' || question.split === null) return;
    const { split } = question;
    for (let seat = 0; seat < split.length; seat++)
      put(into, from + at['question.split'] + away(look, seat), split[seat] ?? 0);
  },
);

export const askedFeatures: readonly CardFeatures[] = [
  questionFeatures<Question, CardSlots>(TYPES, { least, most }),
  spread,
  pickedFeatures<CardSlots>('a seat or a power card for it comes next'),
];
