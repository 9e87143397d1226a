/** Features of the open question, and of the picks made so far. Zero for a seat that is not to pick. */

import type { Question } from 'frantic-engine';
import { seatNames } from '../picks/slots.ts';
import { add, addPrints, away, type FeatureRow, mark, put } from './feature.ts';

const KINDS: readonly Question['kind'][] = ['turn', 'react', 'seat', 'cards', 'split', 'deal', 'wish', 'option'];

/** How much is to be chosen at the least. */
const least = (question: Question): number => (question.kind === 'cards' ? question.min : most(question));

/** How much is to be chosen at the most. */
function most(question: Question): number {
  switch (question.kind) {
    case 'cards':
      return question.max;
    case 'split':
      return question.total;
    case 'deal':
      return question.pick;
    default:
      return 1;
  }
}

export const questionFeatures: readonly FeatureRow[] = [
  {
    name: 'question.kind',
    meaning: 'the kind of the open question',
    items: () => KINDS,
    write(into, at, { question }) {
      if (question !== null) mark(into, at, KINDS.indexOf(question.kind));
    },
  },
  {
    name: 'question.asks',
    meaning: 'what asks, and what is wanted of the answer',
    items: ({ questions }) => questions,
    write(into, at, { box, question }) {
      if (question !== null) mark(into, at, box.questionAt.get(question.source)?.get(question.name));
    },
  },
  {
    name: 'question.by',
    meaning: 'who carries the effect out',
    items: seatNames,
    write(into, at, look) {
      if (look.question !== null) mark(into, at, away(look, look.question.by));
    },
  },
  {
    name: 'question.about',
    meaning: 'whom a loop over players has reached, for example who is given the card',
    items: seatNames,
    write(into, at, look) {
      if (look.question === null) return;
      const { about } = look.question;
      for (const loop in about) mark(into, at, away(look, about[loop] as number));
    },
  },
  {
    name: 'question.amount',
    meaning: 'how much is to be chosen: at the least, at the most, and how much has been',
    items: () => ['least', 'most', 'chosen'],
    write(into, at, { question, answer }) {
      if (question === null) return;
      put(into, at, least(question));
      put(into, at + 1, most(question));
      put(into, at + 2, Math.max(answer.cards.length, answer.seats.length));
    },
  },
  {
    name: 'question.trigger',
    meaning: 'what a card could be tossed in at',
    items: ({ triggerAt }) => [...triggerAt.keys()],
    write(into, at, { box, question }) {
      if (question?.kind === 'react') mark(into, at, box.triggerAt.get(question.trigger));
    },
  },
  {
    name: 'question.subject',
    meaning: 'whose effect would be interrupted',
    items: ({ rowAt }) => [...rowAt.keys()],
    write(into, at, { box, question }) {
      if (question?.kind === 'react') mark(into, at, box.rowAt.get(question.subject));
    },
  },
  {
    name: 'question.split',
    meaning: 'how that effect is spread over the players, if it is',
    items: seatNames,
    write(into, at, look) {
      if (look.question?.kind !== 'react') return;
      look.question.split?.forEach((part, seat) => {
        put(into, at + away(look, seat), part);
      });
    },
  },
  {
    name: 'picked.cards',
    meaning: 'how many cards of each print have been picked',
    items: ({ printNames }) => printNames,
    write: (into, at, { box, answer, question }) => {
      if (question !== null) addPrints(into, at, box, answer.cards);
    },
  },
  {
    name: 'picked.seats',
    meaning: 'how often each player has been picked',
    items: seatNames,
    write(into, at, look) {
      if (look.question === null) return;
      for (const seat of look.answer.seats) add(into, at + away(look, seat));
    },
  },
  {
    name: 'picked.card',
    meaning: 'the card picked last, if a seat or a power card for it comes next',
    items: ({ printNames }) => printNames,
    write(into, at, { box, answer, question }) {
      if (question !== null && answer.pending !== null) mark(into, at, box.printOf[answer.pending]);
    },
  },
  {
    name: 'picked.page',
    meaning: 'how often `more` has been picked',
    items: () => ['pages'],
    write(into, at, { answer, question }) {
      if (question !== null) put(into, at, answer.page);
    },
  },
];
