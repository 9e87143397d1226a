/** The pure engine: the same code the fast one runs, on copies that share what is the same. */

import type { GameEngine, TransitionOf } from '../../common/door.ts';
import { engineFrom } from '../../common/pure.ts';
import { Thawed } from '../../common/thawed.ts';
import type { Language } from '../../texts/languages.ts';
import type { Context } from '../context/context.ts';
import type { Core } from '../core/core.ts';
import { type Explanation, explainWith } from '../seen/explain.ts';
import { share, thaw } from '../state/literals.ts';
import type { GameState } from '../state/state.ts';
import type { Action } from '../state/types.ts';
import { coreOf, type RuleBook } from './book.ts';
import { type CardGameTypes, partsOf } from './parts.ts';

/** What an action leads to. */
export interface Transition extends TransitionOf<CardGameTypes> {}

/** All functions over one stock of cards. */
export interface Engine extends GameEngine<CardGameTypes> {
  /**
   * Why an action is allowed or refused, in one or two plain sentences, with the ruling it rests on. It says nothing
   * the acting seat may not know.
   *
   * @example
   * ```ts
   * explain(state, { type: 'pass', seat: 0 }).text; // 'You can pass only after drawing. (R-038)'
   * ```
   */
  readonly explain: (state: GameState, action: Action, options?: { readonly language?: Language }) => Explanation;
}

/**
 * The same functions over the boxes and house rules of a rule book.
 *
 * @example
 * ```ts
 * const windfall = event({
 *   id: 'windfall', name: 'windfall', text: 'Whoever caused it draws one card.',
 *   play: (s) => s.do((c) => c.do.draw(c.me, 1)),
 * });
 * const { createGame, reduce } = createEngine(defineRules({ rows: [windfall] }));
 * ```
 */
export const createEngine = (book?: RuleBook): Engine => engineOf(doorOf(coreOf(book)));

/** All functions but `explain`, which brings the sentences of all its languages along. */
export interface Unexplained extends GameEngine<CardGameTypes> {}

/** What functions are made from, and the copies they play on. */
export interface Door {
  readonly core: Core;
  readonly thawed: Thawed<GameState>;
  readonly functions: Unexplained;
}

/** The door to a core. */
export function doorOf(core: Core): Door {
  const thawed = new Thawed<GameState>(thaw);
  return { core, thawed, functions: engineFrom<CardGameTypes, Context>(core, partsOf(core), share, thawed) };
}

/** Why an action is allowed or refused, of the states that pass a door. */
export const explaining =
  ({ core, thawed }: Door): Engine['explain'] =>
  (given, action, options) => {
    const state = thawed.of(given);
    return core.lookInto(state, () => explainWith(core, state, action, options?.language));
  };

/** All functions. */
export const engineOf = (door: Door, explain: Engine['explain'] = explaining(door)): Engine => ({
  ...door.functions,
  explain,
});
