/** The open question of a seat, as plain data a screen can show. */

import { type PlainQuestion, questionFrom, reactChoice } from '../../common/question.ts';
import { isNumbers } from '../../common/tree.ts';
import type { Context } from '../context/context.ts';
import { IMITATE } from '../rules/imitate.ts';
import type { CardQuestion, TurnQuestion } from '../rules/kinds/questions.ts';
import { WISH } from '../rules/play.ts';
import type { Choice, Question } from '../state/question.ts';
import type { CardId, RulingId, Seat } from '../state/types.ts';

/** The rulings behind the questions that are no row's. */
const ruled: Readonly<Record<string, readonly RulingId[]>> = {
  turn: ['R-038', 'R-039', 'R-040'],
  window: ['R-007', 'R-371'],
  [WISH]: ['R-077', 'R-078', 'R-079', 'R-085'],
  [IMITATE]: ['R-070', 'R-139'],
};

/** The power cards that can be used with each card that may be played, where there are any. */
function powersOf({ hand, mayPlay, powers }: TurnQuestion): { card: CardId; powers: readonly string[] }[] {
  if (powers === null) return [];
  const usable = hand.filter(mayPlay).map((card) => ({ card, powers: powers(card) }));
  return usable.filter((one) => one.powers.length > 0);
}

/** The open question of a seat, or `null` if nothing is asked of it. */
export const questionOf = (c: Context, seat: Seat): Question | null => questionFrom(c, seat, ruled, choiceOf);

/** What may be chosen. */
function choiceOf(q: Exclude<CardQuestion, PlainQuestion>, c: Context): Choice {
  switch (q.kind) {
    case 'turn':
      return {
        kind: q.kind,
        cards: q.hand.filter(q.mayPlay),
        powers: powersOf(q),
        draw: q.whyNotDraw === null,
        pass: q.whyNotPass === null,
      };
    case 'wish':
      return {
        kind: q.kind,
        colors: c.colors.filter((color) => q.colors.includes(color)),
        numbers: [...q.numbers],
        decline: q.decline,
      };
    case 'react': {
      const { split } = c.interrupted.v;
      return Object.assign(reactChoice(c, q), { split: isNumbers(split) ? split : null });
    }
    case 'split':
      return { kind: q.kind, total: q.total, seats: [...q.seats], decline: q.decline };
    case 'deal':
      return { kind: q.kind, cards: [...q.cards], seats: [...q.seats], pick: q.pick };
  }
}
