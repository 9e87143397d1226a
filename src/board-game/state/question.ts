/** What a seat can be asked, as plain data a screen can show. */
import type { Asking, CardChoice, OptionChoice, QuestionsOf, ReactChoice, SeatChoice } from '../../common/question.ts';
import type { CardId, Space } from './types.ts';

/** Put one of these cards on the board. */
export interface PlaceChoice {
  readonly kind: 'place';
  /** Each card with the spaces it may go on; `facings` are the spaces its arrow may point to there, if it has one. */
  readonly cards: readonly {
    readonly card: CardId;
    readonly spaces: readonly { readonly at: Space; readonly facings: readonly Space[] | null }[];
  }[];
}

export type { ReactChoice } from '../../common/question.ts';

/** What may be chosen. `kind` says which action answers it. */
export type Choice = PlaceChoice | SeatChoice | CardChoice | OptionChoice | ReactChoice;

/** The open question of a seat. */
export type Question = Asking & Choice;

/** By kind: questions that may be written over. */
export type Questions = QuestionsOf<Question>;
