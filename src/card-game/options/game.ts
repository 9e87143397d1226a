/** The options of the game itself: where the published texts differ or leave the choice to the players. */

import { type Choice, flag, type OptionValue, oneOf } from '../../common/options.ts';

/** One option of the card game. */
export interface OptionRow<T extends OptionValue = OptionValue> extends Choice<T> {
  /** What it is instead if nobody says anything and this set is in the game. */
  readonly withSet?: { readonly set: string; readonly default: T };
}

/** The options of the game itself. */
export const gameOptions = {
  dealCount: oneOf<number>([4, 5, 6, 7], 7, 'How many cards each player is dealt.', 'R-010'),
  firstDealer: oneOf(
    ['host', 'random'],
    'host',
    'Who deals the first round: seat 0, or a seat drawn by the seed.',
    'R-011',
  ),
  'end.limit': oneOf(
    ['reach', 'exceed'],
    'exceed',
    'Whether reaching the point limit ends the game, or only exceeding it.',
    'R-347',
  ),
  'end.tie': oneOf(
    ['share', 'extraRound'],
    'share',
    'What follows equal lowest totals: a shared win, or one more round.',
    'R-350',
  ),
  scoring: flag(true, 'Whether points are written down. If not, one round decides the game.', 'R-351'),
  'startCard.blank': oneOf(
    ['free', 'redraw'],
    'free',
    'What a starting card without color, number and symbol does: any card may follow, or another one is turned over.',
    'R-030',
    'R-031',
  ),
  'wish.timing': oneOf(
    ['afterEffect', 'onPlay'],
    'afterEffect',
    "When a wish is named: after the card's effect, or before it.",
    'R-077',
  ),
  'wish.optional': flag(false, 'Whether a wish may be left out. Then any card may follow.', 'R-078'),
  'discard.browsable': flag(false, 'Whether everybody may look through the discard pile.', 'R-362'),
  'react.again': flag(
    false,
    'Whether those who declined to toss a card in are asked again once somebody else has, where several may.',
    'R-456',
    'R-485',
  ),
} as const;
