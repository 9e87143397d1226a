/** What a seat sees, event by event. A message is of the game it came from; here that is said to the compiler, once. */
import { type Choices, type Click, cardOf, choices, follow, meant } from 'frantic-engine/client';
import type {
  AnyAction,
  AnyCard,
  AnyEvent,
  AnyQuestion,
  AnyView,
  BoardEvent,
  BoardQuestion,
  CardEvent,
  CardId,
  CardQuestion,
} from '../game.ts';

export type { Click };

/** The view after an event. */
export const followed = (seen: AnyView, event: AnyEvent): AnyView =>
  seen.game === 'board' ? follow(seen, event as BoardEvent) : follow(seen, event as CardEvent);

/** What may be clicked next, and the answer once the clicks make one. */
export const choicesFor = (question: AnyQuestion, picked: readonly Click[]): Choices<AnyAction> =>
  question.type === 'place' ? choices(question as BoardQuestion, picked) : choices(question as CardQuestion, picked);

/** The answer that somebody means who clicks a card. */
export const meantBy = (question: AnyQuestion, card: CardId): AnyAction =>
  question.type === 'place' ? meant(question as BoardQuestion, card) : meant(question as CardQuestion, card);

/** A card of the game. */
export const cardIn = (view: AnyView, id: CardId): AnyCard =>
  view.game === 'board' ? cardOf(view, id) : cardOf(view, id);
