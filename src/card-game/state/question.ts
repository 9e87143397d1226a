/** What a seat can be asked, as plain data a screen can show. */
import type { Asking, CardChoice, OptionChoice, QuestionsOf, ReactChoice, SeatChoice } from '../../common/question.ts';
import type { CardId, Color, Seat } from './types.ts';

/** Spread a number over players. */
export interface SplitChoice {
  readonly kind: 'split';
  readonly total: number;
  readonly seats: readonly Seat[];
  readonly decline: boolean;
}

/** Give `pick` of these cards away. */
export interface DealChoice {
  readonly kind: 'deal';
  readonly cards: readonly CardId[];
  readonly seats: readonly Seat[];
  readonly pick: number;
}

/** What may be chosen. `kind` says which action answers it. */
export type Choice =
  | {
      readonly kind: 'turn';
      readonly cards: readonly CardId[];
      readonly powers: readonly { readonly card: CardId; readonly powers: readonly string[] }[];
      readonly draw: boolean;
      readonly pass: boolean;
    }
  | SeatChoice
  | CardChoice
  | SplitChoice
  | DealChoice
  | {
      readonly kind: 'wish';
      readonly colors: readonly Color[];
      readonly numbers: readonly number[];
      readonly decline: boolean;
    }
  | OptionChoice
  | (ReactChoice & {
      /** How it is spread over the seats, if it is. */
      readonly split: readonly number[] | null;
    });

/** The open question of a seat. */
export type Question = Asking & Choice;

/** By kind: questions that may be written over. */
export type Questions = QuestionsOf<Question>;
