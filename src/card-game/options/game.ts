/** The options of the game itself: where the published texts differ or leave the choice to the players. */

import { type Choice, flag, isCount, oneOf } from '../../common/options.ts';
import type { Json } from '../../kernel/json.ts';

/** One option of the card game. */
export interface OptionRow<T extends Json = Json> extends Choice<T> {
  /** What it is instead if nobody says anything and this set is in the game. */
  readonly withSet?: { readonly set: string; readonly default: T };
}

const isRange = (value: unknown): boolean => {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [least, most]: unknown[] = value;
  return isCount(least) && isCount(most) && least <= most;
};

/** How many cards are dealt: from four to seven. */
const dealCount: OptionRow<number> = {
  default: 7,
  values: '4 | 5 | 6 | 7',
  accepts: (value) => isCount(value) && value >= 4 && value <= 7,
  text: 'How many cards each player is dealt.',
  rulings: ['R-010'],
};

/** The options of the game itself. */
export const gameOptions = {
  dealCount,
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
  'react.window': {
    default: 0,
    values: 'milliseconds, 0 for no limit',
    /** Whether a value may be set. */
    accepts: isCount,
    text: 'How long a host keeps a reaction window open. The engine has no clock and only hands it on.',
    rulings: ['R-371'],
  } satisfies OptionRow<number>,
  'react.autoPass': {
    default: 'off' as 'off' | readonly [number, number],
    values: "'off' | [least, most] in milliseconds",
    /** Whether a value may be set. */
    accepts: (value: unknown) => value === 'off' || isRange(value),
    text: 'After which random time a host passes for a seat that holds no reaction. The engine only hands it on.',
    rulings: ['R-372'],
  } satisfies OptionRow<'off' | readonly [number, number]>,
  'timeout.policy': oneOf(
    ['passThenRandom', 'bot'],
    'passThenRandom',
    'What `fallbackAction` answers: pass or decline if lawful and else a random choice, or what a simple bot would do.',
    'R-059',
  ),
} as const;
