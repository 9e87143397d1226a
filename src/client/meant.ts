/** What somebody means who takes a card, whether or not it may be taken. */
import type { Question as BoardQuestion, PlaceQuestion } from '../board-game/state/question.ts';
import type { Action as BoardAction } from '../board-game/state/types.ts';
import type { Question } from '../card-game/state/question.ts';
import type { Action, Color } from '../card-game/state/types.ts';
import type { AnswerTo, Action as AnyAction, CardId } from '../common/actions.ts';
import { asInput } from '../common/errors.ts';
import { undrafted } from '../common/undrafted.ts';
import { place, to } from './answers.ts';

/**
 * The answer that somebody means who takes this card: one that holds if the card may be taken, and else one that `explain`
 * says no to because of the card. What else the answer needs, such as a second card or a space, is chosen from the question.
 *
 * @throws `InvalidInput` if it is given no question.
 * @example
 * ```ts
 * const [card = 0] = view.hand;
 * if (view.question !== null) show(explain(state, meant(view.question, card)).text);
 * ```
 */
export function meant(question: Question, card: CardId): AnswerTo<Action>;
export function meant(question: BoardQuestion, card: CardId): AnswerTo<BoardAction>;
export function meant(asked: Question | BoardQuestion, card: CardId): AnswerTo<AnyAction<Color>> {
  const question = undrafted(asked);
  const answers = to(question);
  try {
    switch (question.type) {
      case 'turn':
        return { type: 'play', ...answers, card };
      case 'react':
        return { type: 'react', ...answers, card };
      case 'choose':
        return { type: 'choose', ...answers, cards: filledUp(card, question.cards, question.min) };
      case 'give': {
        const [receiver = question.seat] = question.seats;
        const gifts = filledUp(card, question.cards, question.pick).map((given) => [given, receiver] as const);
        return { type: 'give', ...answers, gifts };
      }
      case 'place':
        return placed(question, card);
      default:
        return { type: 'choose', ...answers, cards: [card] };
    }
  } catch (error) {
    throw asInput(error, 'question', 'is no question');
  }
}

/** A card with as many others as are wanted. */
const filledUp = (card: CardId, cards: readonly CardId[], wanted: number): CardId[] => [
  card,
  ...cards.filter((one) => one !== card).slice(0, Math.max(0, wanted - 1)),
];

/** A card on a space it may go on; one that may go nowhere, where another one may. */
function placed(question: PlaceQuestion, card: CardId): AnswerTo<AnyAction<Color>> {
  const own = question.cards.find((one) => one.card === card) ?? question.cards[0];
  const [space] = own?.spaces ?? [];
  const facing = own?.card === card ? space?.facings?.[0] : undefined;
  return place(question, card, space?.at ?? 0, facing);
}
