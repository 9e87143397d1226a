/** What a seat can be asked, as plain data a screen can show. */
import type {
  ChooseQuestion,
  NameQuestion,
  PickQuestion,
  QuestionBase,
  QuestionsOf,
  ReactQuestion as ReactBase,
} from '../../common/question.ts';
import type { QuestionTopic } from '../options/options.ts';
import type { CardId, Color, Seat } from './types.ts';

/** Play a card, draw, or pass. */
export interface TurnQuestion extends QuestionBase<QuestionTopic> {
  readonly type: 'turn';
  /** The cards that may be played. */
  readonly cards: readonly CardId[];
  /** Of these, the cards that power cards can be used with. */
  readonly powers: readonly { readonly card: CardId; readonly powers: readonly string[] }[];
  /** Whether drawing is an answer. */
  readonly draw: boolean;
  /** Whether passing is one. */
  readonly pass: boolean;
}

/** Toss a card in, or let it go. */
export interface ReactQuestion extends ReactBase<QuestionTopic> {
  /** How what would be interrupted is spread over the seats, if it is. */
  readonly split: readonly number[] | null;
}

/** Spread a number over players. */
export interface SplitQuestion extends QuestionBase<QuestionTopic> {
  readonly type: 'split';
  /** How much there is to be spread. */
  readonly total: number;
  /** How many sit at the table: an answer has a number for each of them. */
  readonly players: number;
  /** Who may be given a share. */
  readonly seats: readonly Seat[];
}

/** Give `pick` of these cards away. */
export interface GiveQuestion extends QuestionBase<QuestionTopic> {
  readonly type: 'give';
  /** What may be given away. */
  readonly cards: readonly CardId[];
  /** Who may be given a card. */
  readonly seats: readonly Seat[];
  /** How many have to be given. */
  readonly pick: number;
}

/** Name a color or a number. */
export interface WishQuestion extends QuestionBase<QuestionTopic> {
  readonly type: 'wish';
  /** The colors that may be wished. */
  readonly colors: readonly Color[];
  /** The numbers that may be wished. */
  readonly numbers: readonly number[];
}

/** The open question of a seat. Its `type` is that of the action that answers it; a `turn` is answered by three. */
export type Question =
  | TurnQuestion
  | ReactQuestion
  | NameQuestion<QuestionTopic>
  | ChooseQuestion<QuestionTopic>
  | PickQuestion<QuestionTopic>
  | SplitQuestion
  | GiveQuestion
  | WishQuestion;

/** By type: questions that may be written over. */
export type Questions = QuestionsOf<Question>;
