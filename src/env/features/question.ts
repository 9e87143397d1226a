/** Features of the open question, and of the picks made so far. Zero for a seat that is not to pick. */

import type { Question } from 'frantic-engine';
import { seatNames } from '../picks/slots.ts';
import { about, add, addPrints, away, type FeatureGroup, FLAG, mark, ofPrint, put, together } from './feature.ts';

/** By type of a question: its place among them. */
const TYPES: Readonly<Record<Question['type'], number>> = {
  turn: 0,
  react: 1,
  name: 2,
  choose: 3,
  split: 4,
  give: 5,
  wish: 6,
  pick: 7,
};

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

const asked = together(
  {
    'question.type': { meaning: 'the type of the open question', items: () => Object.keys(TYPES), range: FLAG },
    'question.asks': {
      meaning: 'what asks, and what is wanted of the answer',
      items: ({ questions }) => questions,
      range: FLAG,
    },
    'question.by': { meaning: 'who carries the effect out', items: seatNames, range: FLAG },
    'question.about': {
      meaning: 'whom a loop over players has reached, for example who is given the card',
      items: seatNames,
      range: FLAG,
    },
    'question.amount': {
      meaning: 'how much is to be chosen: at the least, at the most, and how much has been',
      items: () => ['least', 'most', 'chosen'],
      range: about(5),
    },
    'question.trigger': {
      meaning: 'what a card could be tossed in at',
      items: ({ triggerAt }) => [...triggerAt.keys()],
      range: FLAG,
    },
    'question.subject': {
      meaning: 'whose effect would be interrupted',
      items: ({ rowAt }) => [...rowAt.keys()],
      range: FLAG,
    },
    'question.split': {
      meaning: 'how that effect is spread over the players, if it is',
      items: seatNames,
      range: about(4),
    },
  },
  (into, from, look, at) => {
    const { box, question, answer } = look;
    if (question === null) return;
    const { about } = question;
    mark(into, from + at['question.type'], TYPES[question.type]);
    mark(into, from + at['question.asks'], box.questionAt.get(question.topic));
    mark(into, from + at['question.by'], away(look, question.by));
    for (const loop in about) {
      const seat = about[loop];
      if (seat !== undefined) mark(into, from + at['question.about'], away(look, seat));
    }
    const amount = from + at['question.amount'];
    put(into, amount, least(question));
    put(into, amount + 1, most(question));
    put(into, amount + 2, Math.max(answer.cards.length, answer.seats.length));
    if (question.type !== 'react') return;
    mark(into, from + at['question.trigger'], box.triggerAt.get(question.trigger));
    mark(into, from + at['question.subject'], box.rowAt.get(question.subject));
    const { split } = question;
    if (split === null) return;
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

export const questionFeatures: readonly FeatureGroup[] = [asked, picked];
