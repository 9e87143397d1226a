/** Features of the open question, and of the picks made so far. Zero for a seat that is not to pick. */
import type { QuestionBase } from '../../common/question.ts';
import { about, add, addPrints, away, type FeatureGroup, FLAG, grouped, mark, ofPrint, put } from './feature.ts';
import type { Look } from './look.ts';
import { type Slots, seatNames } from './slots.ts';

/** Any question. What it is asked in reaction to, some of them say. */
interface AnyQuestion extends QuestionBase {
  readonly type: string;
  readonly trigger?: string;
  readonly subject?: string;
}

/** How much is to be chosen, at the least and at the most. */
interface Amount<Question> {
  least(question: Question): number;
  most(question: Question): number;
}

/** The questions of a game: their types, and how much each wants. */
export const questionFeatures = <Question extends AnyQuestion, Box extends Slots>(
  types: readonly Question['type'][],
  { least, most }: Amount<Question>,
): FeatureGroup<Look<Box, unknown, Question>, Box> => {
  const typeAt = new Map<string, number>(types.map((type, at) => [type, at]));
  return grouped(
    {
      'question.type': { meaning: 'the type of the open question', items: () => types, range: FLAG },
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
    },
    (into, from, look, at) => {
      const { box, question, answer } = look;
      if (question === null) return;
      const { about, trigger, subject } = question;
      mark(into, from + at['question.type'], typeAt.get(question.type));
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
      if (trigger !== undefined) mark(into, from + at['question.trigger'], box.triggerAt.get(trigger));
      if (subject !== undefined) mark(into, from + at['question.subject'], box.rowAt.get(subject));
    },
  );
};

/** The picks made so far. `more`: for what the card picked last is kept in mind. */
export const pickedFeatures = <Box extends Slots>(more: string): FeatureGroup<Look<Box, unknown, unknown>, Box> =>
  grouped(
    {
      'picked.cards': {
        meaning: 'how many cards of each print have been picked',
        items: ({ printNames }) => printNames,
        range: ofPrint,
      },
      'picked.seats': { meaning: 'how often each player has been picked', items: seatNames, range: about(4) },
      'picked.card': {
        meaning: `the card picked last, if ${more}`,
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
