/** What a seat can be asked, as plain data a screen can show. */
import type { Asking, CardChoice, OptionChoice, SeatChoice } from '../../common/question.ts';
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

/** Toss a reaction in, or let it go. */
export interface ReactChoice {
  readonly kind: 'react';
  /** The cards of the hand that can be tossed in. */
  readonly cards: readonly CardId[];
  /** What has happened: `rolled`, `attacked` or `finish`. */
  readonly trigger: string;
  /** The effect that would be interrupted. */
  readonly subject: string;
}

/** The open question of a seat. `kind` says which action answers it. */
export type Question = Asking & (PlaceChoice | SeatChoice | CardChoice | OptionChoice | ReactChoice);
