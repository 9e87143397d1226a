/** Where a card may be put, as plain data a screen can show. */
import { BLANK, NOBODY, type Telling } from '../../common/telling.ts';
import type { PlaceDecision } from '../rules/kinds/questions.ts';
import type { PlaceQuestion } from '../state/question.ts';

/** How the question is told that only this game has. */
export const placeTelling: Telling<PlaceDecision, PlaceQuestion, unknown> = {
  blank: () => ({
    id: 0,
    seat: 0,
    topic: 'window/cards',
    by: 0,
    about: NOBODY,
    decline: false,
    rulings: BLANK,
    type: 'place',
    cards: BLANK,
  }),
  write(into, q) {
    const spaces = Array.from({ length: q.places }, (_, at) => at);
    into.cards = q.cards.map((card) => {
      const freely = q.freely(card);
      const lawful = spaces.filter((at) => q.may(card, at, freely));
      return { card, spaces: lawful.map((at) => ({ at, facings: q.facings(card, at)?.slice() ?? null })) };
    });
  },
};
