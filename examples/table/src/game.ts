/** What the page knows of either game: types alone, so that no engine comes along. */
import type {
  Action as CardAction,
  SeenEvent as CardEvent,
  CardInfo,
  Question as CardQuestion,
  View,
} from 'frantic-engine';
import type {
  Action as BoardAction,
  CardInfo as BoardCardInfo,
  SeenEvent as BoardEvent,
  Question as BoardQuestion,
  View as BoardView,
} from 'frantic-engine/board-game';

export type Game = 'card' | 'board';
export type Seat = number;
export type CardId = number;
export type AnyView = View | BoardView;
export type AnyQuestion = CardQuestion | BoardQuestion;
export type AnyAction = CardAction | BoardAction;
export type AnyEvent = CardEvent | BoardEvent;
export type AnyCard = CardInfo | BoardCardInfo;
export type Lang = 'en' | 'de';

export type {
  BoardCardInfo,
  BoardEvent,
  BoardQuestion,
  BoardView,
  CardEvent,
  CardInfo,
  CardQuestion,
  View as CardView,
};
