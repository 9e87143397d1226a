/** What a seat can be asked, as plain data a screen can show. */
import type {
  ChooseQuestion,
  NameQuestion,
  PickQuestion,
  QuestionBase,
  QuestionsOf,
  ReactQuestion,
} from '../../common/question.ts';
import type { TopicsOf } from '../options/topics.ts';
import type { CardId, Space } from './types.ts';

/** What can be asked: what asks, and what is wanted of the answer. */
export type QuestionTopic = TopicsOf[keyof TopicsOf];

/** Put one of these cards on the board. */
export interface PlaceQuestion extends QuestionBase<QuestionTopic> {
  readonly type: 'place';
  /** Each card with the spaces it may go on; `facings` are the spaces its arrow may point to there, if it has one. */
  readonly cards: readonly {
    readonly card: CardId;
    readonly spaces: readonly { readonly at: Space; readonly facings: readonly Space[] | null }[];
  }[];
}

/** The open question of a seat. Its `type` is that of the action that answers it. */
export type Question =
  | PlaceQuestion
  | ReactQuestion<QuestionTopic>
  | NameQuestion<QuestionTopic>
  | ChooseQuestion<QuestionTopic>
  | PickQuestion<QuestionTopic>;

/** By type: questions that may be written over. */
export type Questions = QuestionsOf<Question>;
