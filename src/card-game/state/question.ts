/** What a seat can be asked, as plain data a screen can show. */
import type { Asking, CardChoice, OptionChoice, SeatChoice } from '../../common/question.ts';
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

/** The open question of a seat. `kind` says which action answers it. */
export type Question = Asking &
  (
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
    | {
        readonly kind: 'react';
        /** The cards of the hand that can be tossed in. */
        readonly cards: readonly CardId[];
        /** What has happened: `attacked`, `finish`, … */
        readonly trigger: string;
        /** The effect that would be interrupted. */
        readonly subject: string;
        /** How it is spread over the seats, if it is. */
        readonly split: readonly number[] | null;
      }
  );
