/** What a board game is made from, and the check that it can be played. */

import { InvalidSetup } from '../../common/errors.ts';
import { checkFields, checkLimit, checkName, checkPlayers, checkSeed } from '../../common/setup.ts';
import { deckOf, sizeOf } from '../boxes/deck.ts';
import { layoutOf } from '../boxes/layout.ts';
import { type BoardOptions, checkOptions } from '../options/game.ts';
import { dealtTo } from '../rules/round.ts';
import type { BoardLayout, Deck } from '../state/layout.ts';
import { type Length, SEATS, WINDOWS, type Windows } from '../state/types.ts';

/**
 * What a board game is made from. Plain JSON.
 *
 * @example
 * ```ts
 * const setup: Setup = { players: ['Ann', 'Ben', 'Cleo'], seed: 'skull', length: 'short' };
 * ```
 */
export interface Setup {
  /** How many play, 2 to 6, or their names, of at most `LONGEST_NAME` characters each. */
  readonly players: number | readonly string[];
  /**
   * The only source of chance: the same seed and the same actions make the same game. `1` and `'1'` are equal. It has at
   * most `LONGEST_SEED` characters.
   */
  readonly seed: string | number;
  /** A row of the table of point limits. Default: `medium`. */
  readonly length?: Length;
  /** A point limit of your own, instead of `length`. */
  readonly pointLimit?: number;
  /** The board. Default: a reconstruction, because the printed one is not known. */
  readonly layout?: BoardLayout;
  /** The deck. Default: a reconstruction, because of the printed one only the size is known. */
  readonly deck?: Deck;
  /** What the text leaves open. */
  readonly options?: Partial<BoardOptions>;
  /** Who is asked in a reaction window. Default: `everyone`, which gives nothing away. */
  readonly windows?: Windows;
}

/** A setup with everything filled in. */
export interface CheckedSetup {
  readonly names: readonly string[];
  readonly seed: string;
  readonly layout: BoardLayout;
  readonly deck: Deck;
  readonly options: BoardOptions;
  readonly windows: Windows;
  readonly pointLimit: number;
}

/** The point limits by length, for up to three players and for more. */
export const POINT_LIMITS = {
  few: { short: 99, medium: 121, long: 157 },
  many: { short: 83, medium: 99, long: 121 },
} as const;

const FIELDS = ['players', 'seed', 'length', 'pointLimit', 'layout', 'deck', 'options', 'windows'];

/** Checks a setup, which may be any JSON at all. */
export function checkSetup(given: unknown): CheckedSetup {
  const setup = checkFields(given, FIELDS);
  const names = checkPlayers(setup.players, SEATS, 'R-398');
  const checked: CheckedSetup = {
    names,
    seed: checkSeed(setup.seed),
    layout: layoutOf(setup.layout),
    deck: deckOf(setup.deck),
    options: checkOptions(setup.options),
    windows: checkName(setup.windows, WINDOWS, 'windows', 'everyone'),
    pointLimit: checkLimit(setup, names.length <= 3 ? POINT_LIMITS.few : POINT_LIMITS.many),
  };
  const dealt = names.length * dealtTo(names.length);
  if (sizeOf(checked.deck) < dealt)
    throw new InvalidSetup(
      'deck',
      `has ${sizeOf(checked.deck)} cards, but ${dealt} are dealt to ${names.length} players`,
    );
  return checked;
}
