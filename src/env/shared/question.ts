/** Features of the open question. Zero for a seat that is not to pick. */
import type { QuestionBase } from '../../common/question.ts';
import { about, away, type FeatureGroup, FLAG, grouped, mark, put } from './feature.ts';
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

/** The questions of a game: their types, and how much each wants; `null` if that is always one. */
export const questionFeatures = <Question extends AnyQuestion, Box extends Slots>(
  types: readonly Question['type'][],
  amount: Amount<Question> | null,
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
        items: () => (amount === null ? [] : ['least', 'most', 'chosen']),
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
      if (amount !== null) {
        const numbers = from + at['question.amount'];
        put(into, numbers, amount.least(question));
        put(into, numbers + 1, amount.most(question));
        put(into, numbers + 2, Math.max(answer.cards.length, answer.seats.length));
      }
      if (trigger !== undefined) mark(into, from + at['question.trigger'], box.triggerAt.get(trigger));
      if (subject !== undefined) mark(into, from + at['question.subject'], box.rowAt.get(subject));
    },
  );
};
