/** Arbitraries for fast-check: setups, whole games, and states in the middle of them. */

import fc, { type Arbitrary } from 'fast-check';
import { sampleOf } from '../../common/answering.ts';
import { applyTo } from '../../common/in-place.ts';
import type { Context } from '../context/context.ts';
import type { CardGame } from '../core/core.ts';
import type { Setup } from '../core/setup.ts';
import { coreOf } from '../doors/book.ts';
import { editions } from '../editions/editions.ts';
import type { PrintedSet } from '../options/options.ts';
import { cardDraws } from '../rules/kinds/draws.ts';
import type { GameState, MutableGameState } from '../state/state.ts';
import { type Action, EDITIONS, type EditionName, LENGTHS, WINDOWS, type Windows } from '../state/types.ts';

/** A way through a game: a setup, and for each decision a number that picks one of the lawful answers. */
export interface GamePath {
  /** What the game is made from. */
  readonly setup: Setup;
  /** Each from 0 up to, but not including, 1. */
  readonly picks: readonly number[];
}

/** What to draw setups from. Anything left out may be anything. */
export interface SetupChoice {
  /** This edition. */
  readonly edition?: EditionName;
  /** These windows. */
  readonly windows?: Windows;
  /** The add-ons, exactly these. */
  readonly sets?: readonly PrintedSet[];
  /** How many may play at the most. */
  readonly players?: number;
}

/** Setups that can be played, in all editions, with any mix of the add-ons that the edition knows. */
export function anySetup({ edition, windows, sets, players = 8 }: SetupChoice = {}): Arbitrary<Setup> {
  const knowing = EDITIONS.filter((name) => (sets ?? []).every((set) => editions[name].sets.includes(set)));
  return (edition === undefined ? fc.constantFrom(...knowing) : fc.constant(edition)).chain((chosen) =>
    fc.record({
      players: fc.integer({ min: 2, max: players }),
      seed: fc.integer({ min: 0, max: 0x7fffffff }),
      edition: fc.constant(chosen),
      sets: sets === undefined ? fc.subarray([...editions[chosen].sets]) : fc.constant([...sets]),
      length: fc.constantFrom(...LENGTHS),
      windows: windows === undefined ? fc.constantFrom(...WINDOWS) : fc.constant(windows),
    }),
  );
}

/** What to draw ways through games from. */
export interface PathChoice extends SetupChoice {
  /** How many actions a way has at the most. Default: 120. */
  readonly actions?: number;
}

/**
 * Ways through games. They shrink to short games by themselves.
 *
 * @example
 * ```ts
 * fc.assert(fc.property(anyPath({ edition: 'intl' }), (path) => playPath(path).players.length === path.setup.players));
 * ```
 */
export function anyPath({ actions = 120, ...choice }: PathChoice = {}): Arbitrary<GamePath> {
  return fc.record({
    setup: anySetup(choice),
    picks: fc.array(
      fc.integer({ min: 0, max: 9999 }).map((n) => n / 10_000),
      { maxLength: actions },
    ),
  });
}

const core = /* @__PURE__ */ coreOf();

/**
 * Plays a way through a game in place, calling `each` before every action, and returns where it leads. Seats answer in
 * the order the game waits for them.
 *
 * @example
 * ```ts
 * playPath(path, { each: (state, action) => console.log(state.turn, action.type) });
 * ```
 */
export function playPath(
  { setup, picks }: GamePath,
  { each }: { readonly each?: (state: MutableGameState, action: Action) => void } = {},
): MutableGameState {
  const state = core.create(setup);
  for (const pick of picks) {
    const seat = core.nextSeat(state);
    if (seat === null) break;
    const action = sampleOf<CardGame, Context>(core, cardDraws, state, seat, () => pick);
    each?.(state, action);
    applyTo<CardGame, Context>(core, state, action);
  }
  return state;
}

/** States in the middle of games. */
export function anyState(choice: PathChoice = {}): Arbitrary<GameState> {
  return anyPath(choice).map((path) => playPath(path));
}
