/** The questions of the board game, beside those that mean the same in every game. */

import type { Told } from '../../../common/refusals.ts';
import type { Asked, CommonDecision, Decision } from '../../../kernel/questions.ts';
import type { CardId, Space } from '../../state/types.ts';

/** Put a card on a space. */
export interface PlaceDecision extends Decision {
  readonly type: 'place';
  readonly cards: readonly CardId[];
  /** The spaces are numbered from 0 up to, but not including, this. */
  readonly places: number;
  /** Whether the card may cover what it does not fit. */
  readonly freely: (card: CardId) => boolean;
  /** Whether the card may be put there. Whoever goes through many spaces says what `freely` has said of the card. */
  readonly may: (card: CardId, at: Space, freely?: boolean) => boolean;
  /** Why it may not, in words. */
  readonly whyNot: (card: CardId, at: Space) => Told;
  /** Where its arrow may point when it is put there; `null` if it has none. */
  readonly facings: (card: CardId, at: Space) => readonly Space[] | null;
  /** By card: in how many ways its arrow can point at the most, wherever it is put; 1 if it has none. */
  readonly width: Uint8Array;
  /** Whether everybody can see that there is no choice, so that the engine may answer itself. */
  readonly plain: boolean;
}

/** What a place question is answered with. */
export type Placement = {
  readonly card: CardId;
  readonly at: Space;
  readonly facing: Space | null;
};

/** Any question of the board game. */
export type BoardDecision = CommonDecision | PlaceDecision;

/** Put one of the cards on a space. */
export function place(question: Omit<PlaceDecision, 'type'>): PlaceDecision & Asked<Placement> {
  return { type: 'place', ...question };
}
