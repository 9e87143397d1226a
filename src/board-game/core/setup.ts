/** What a board game is made from, and the check that it can be played. */

import { InvalidSetup } from '../../common/errors.ts';
import { type AnyCheckedSetup, type AnySetup, checkAny } from '../../common/setup.ts';
import { deckOf, sizeOf } from '../boxes/deck.ts';
import { layoutOf } from '../boxes/layout.ts';
import { type BoardOptions, checkOptions } from '../options/game.ts';
import { dealtTo } from '../rules/round.ts';
import type { BoardLayout, Deck } from '../state/layout.ts';
import { SEATS } from '../state/types.ts';

/**
 * What a board game is made from. Plain JSON.
 *
 * @example
 * ```ts
 * import type { Setup } from 'frantic-engine/board-game';
 *
 * const setup: Setup = { players: ['Ann', 'Ben', 'Cleo'], seed: 'skull', length: 'short' };
 * ```
 */
export interface Setup extends AnySetup {
  /** The board. Default: a reconstruction, because the printed one is not known. */
  readonly layout?: BoardLayout;
  /** The deck. Default: a reconstruction, because of the printed one only the size is known. */
  readonly deck?: Deck;
  /** What the text leaves open. */
  readonly options?: Partial<BoardOptions>;
}

/** What many games are made from: a setup whose seed is given later, game by game. */
export type SeedlessSetup = Omit<Setup, 'seed'>;

/** A setup with everything filled in. */
export interface CheckedSetup extends AnyCheckedSetup {
  readonly layout: BoardLayout;
  readonly deck: Deck;
  readonly options: BoardOptions;
}

/** How many can play. */
export const PLAYERS = { least: SEATS[0], most: SEATS[1] } as const;

/** The point limits by length, for up to three players and for more. */
export const POINT_LIMITS = {
  few: { short: 99, medium: 121, long: 157 },
  many: { short: 83, medium: 99, long: 121 },
} as const;

const FIELDS = ['players', 'seed', 'length', 'pointLimit', 'layout', 'deck', 'options', 'windows'];

/** Checks a setup, which may be any JSON at all. */
export function checkSetup(given: unknown): CheckedSetup {
  const [checked, { layout, deck, options }] = checkAny(given, FIELDS, [SEATS, 'R-398'], [POINT_LIMITS, 3]);
  // Field by field, not spread: that makes creating a game faster.
  const { names, seed, pointLimit, windows } = checked;
  const own = { layout: layoutOf(layout), deck: deckOf(deck), options: checkOptions(options) };
  const [size, dealt] = [sizeOf(own.deck), names.length * dealtTo(names.length)];
  if (size < dealt)
    throw new InvalidSetup('deck', `has ${size} cards, but ${dealt} are dealt to ${names.length} players`);
  return { names, seed, pointLimit, windows, layout: own.layout, deck: own.deck, options: own.options };
}
