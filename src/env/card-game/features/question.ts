/** Features of the questions of the card game, and of the picks made so far. */
import type { Question } from 'frantic-engine';
import { about, add, addPrints, away, FLAG, mark, ofPrint, put } from '../../shared/feature.ts';
import { questionFeatures } from '../../shared/question.ts';
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

const picked = together(
  {
    'picked.cards': {
      meaning: 'how many cards of each print have been picked',
      items: ({ printNames }) => printNames,
      range: ofPrint,
    },
    'picked.seats': { meaning: 'how often each player has been picked', items: seatNames, range: about(4) },
    'picked.card': {
      meaning: 'the card picked last, if a seat or a power card for it comes next',
      items: ({ printNames }) => printNames,
      range: FLAG,
    },
    'picked.page': { meaning: 'how often `more` has been picked', items: () => ['pages'], range: about(1) },
  },
  (into, from, look, at) => {
    const { box, question, answer } = look;
    if (question === null) return;
    addPrints(into, from + at['picked.cards'], box, answer.cards);
    for (const seat of answer.seats) add(into, from + at['picked.seats'], away(look, seat));
    if (answer.pending !== null) mark(into, from + at['picked.card'], box.printOf[answer.pending]);
    put(into, from + at['picked.page'], answer.page);
  },
);

export const askedFeatures: readonly CardFeatures[] = [
  questionFeatures<Question, CardSlots>(TYPES, { least, most }),
  spread,
  picked,
];
