/** The options of the game itself: where the published texts differ or leave the choice to the players. */

import { type Choice, flag, type OptionValue, oneOf } from '../../common/options.ts';

/** One option of the card game. */
export interface OptionRow<T extends OptionValue = OptionValue> extends Choice<T> {
  /** What it leaves open, in a sentence. Left out in the options of the printed boxes, whose texts stand apart. */
  readonly text?: string;
  /** What it is instead if nobody says anything and this set is in the game. */
  readonly withSet?: { readonly set: string; readonly default: T };
}

/** The options of the game itself. */
export const gameOptions = {
  dealCount: oneOf<number>([4, 5, 6, 7], 7, 'R-010'),
  firstDealer: oneOf(['host', 'random'], 'host', 'R-011'),
  'end.limit': oneOf(['reach', 'exceed'], 'exceed', 'R-347'),
  'end.tie': oneOf(['share', 'extraRound'], 'share', 'R-350'),
  scoring: flag(true, 'R-351'),
  'startCard.blank': oneOf(['free', 'redraw'], 'free', 'R-030', 'R-031'),
  'wish.timing': oneOf(['afterEffect', 'onPlay'], 'afterEffect', 'R-077'),
  'wish.optional': flag(false, 'R-078'),
  'discard.browsable': flag(false, 'R-362'),
  'react.again': flag(false, 'R-456', 'R-485'),
} as const;
