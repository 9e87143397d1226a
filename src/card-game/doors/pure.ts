/** The pure engine: the same code the fast one runs, on copies that share what is the same. */

import { freeze } from 'immer';
import type { DoorOf } from '../../common/door.ts';
import { type PatchedTransitionOf, pureDoor, type TransitionOf } from '../../common/pure.ts';
import { saveState } from '../../common/snapshot.ts';
import type { Language } from '../../texts/languages.ts';
import type { Context } from '../context/context.ts';
import { type CardGame, Core, type GameCatalog } from '../core/core.ts';
import type { Setup } from '../core/setup.ts';
import { readState } from '../core/snapshot.ts';
import type { Card } from '../rows/card.ts';
import type { Row } from '../rows/define.ts';
import { guessState } from '../seen/determinize.ts';
import { type Explanation, explainWith } from '../seen/explain.ts';
import { askedOf } from '../seen/question.ts';
import { seenBy, type View } from '../seen/view.ts';
import type { GameEvent } from '../state/log.ts';
import type { Question } from '../state/question.ts';
import type { GameState } from '../state/state.ts';
import type { Action, Seat } from '../state/types.ts';
import { rowsOf } from './check-rows.ts';
import { type GameRecord, recordGame, replayGame } from './record.ts';

/** What an action leads to. */
export interface Transition extends TransitionOf<GameState, GameEvent> {}

/** A transition with the difference between the states, as immer's patches. They hold everybody's secrets. */
export interface PatchedTransition extends PatchedTransitionOf<GameState, GameEvent> {}

/** All functions over one stock of cards. */
export interface Engine extends DoorOf<GameState, Action, Question, View, Card> {
  /**
   * Deals the first round and resolves until somebody must decide.
   *
   * @throws {@link InvalidSetup} naming the field at fault.
   * @example
   * ```ts
   * const state = createGame({ players: 4, seed: 'slap', length: 'short' });
   * ```
   */
  createGame(setup: Setup): GameState;
  /**
   * `createGame` with what happened on the way: the deal, the starting card and what it caused.
   *
   * @throws {@link InvalidSetup} naming the field at fault.
   * @example
   * ```ts
   * const { state, events } = opening({ players: 4, seed: 'slap' });
   * ```
   */
  opening(setup: Setup): Transition;
  /**
   * The state after an action. Never changes its input.
   *
   * @throws {@link IllegalAction} if the rules refuse the action; everything is as it was.
   * @throws {@link InvalidSnapshot} if it is given no state of these rules, here and everywhere else.
   * @example
   * ```ts
   * state = reduce(state, { type: 'draw', seat: 2 });
   * ```
   */
  reduce(state: GameState, action: Action): GameState;
  /** The state after an action, and what happened on the way. With `patches`, also the difference. */
  transition(state: GameState, action: Action, options: { readonly patches: true }): PatchedTransition;
  /** The state after an action, and what happened on the way. */
  transition(state: GameState, action: Action, options?: { readonly patches?: boolean }): Transition;
  /**
   * Why an action is allowed or refused, in one or two plain sentences, with the ruling it rests on. It says nothing
   * the acting seat may not know.
   *
   * @example
   * ```ts
   * explain(state, { type: 'pass', seat: 0 }).text; // 'You can pass only after drawing. (R-038)'
   * ```
   */
  explain(state: GameState, action: Action, language?: Language): Explanation;
  /**
   * A full state that agrees with everything a seat may know, for search.
   *
   * @throws {@link GuessNotFound} if no deal was found that agrees with who is asked: a house rule asks by more than by what
   * somebody holds.
   */
  determinize(state: GameState, viewer: Seat, seed: string | number): GameState;
  /** Everything in play, with counts, texts and points. */
  catalogOf(state: GameState): GameCatalog;
  /**
   * The game behind what `save` returned, or behind what that parses to.
   *
   * @throws {@link InvalidSnapshot} naming the field at fault, whatever JSON it is given.
   */
  restore(snapshot: unknown): GameState;
  /** A record of a game that is about to begin: push every action as it is played. */
  record(setup: Setup): GameRecord;
  /**
   * Plays a record, or its text, from the first card.
   *
   * @throws {@link InvalidRecord} naming the field at fault, whatever JSON it is given.
   */
  replay(record: unknown): GameState;
}

/** What an engine is made from. */
export interface EngineSetup {
  /** Rows of house rules, made with the same constructors as the built-in cards. */
  readonly rows?: readonly Row[];
}

/**
 * The same functions over a stock of cards with house rules added.
 *
 * @example
 * ```ts
 * const windfall = event({
 *   id: 'windfall', name: 'windfall', text: 'Whoever caused it draws one card.',
 *   play: (s) => s.do((c) => c.do.draw(c.me, 1)),
 * });
 * const { createGame, reduce } = createEngine({ rows: [windfall] });
 * ```
 */
export function createEngine(setup: EngineSetup = {}): Engine {
  return engineOf(new Core(rowsOf(setup)));
}

/** The functions over what a core is made from. */
export function engineOf(core: Core): Engine {
  return {
    ...pureDoor<CardGame, Context>(core),
    explain: (state, action, language) => core.lookInto(state, () => explainWith(core, state, action, language)),
    question: (state, seat) => askedOf(core, state, seat),
    view: (state, viewer) => seenBy(core, state, viewer),
    determinize: (state, viewer, seed) =>
      freeze<GameState>(
        core.lookInto(state, () => guessState(core, state, viewer, seed)),
        true,
      ),
    cardOf: (state, id) => core.cardOf(state, id),
    catalogOf: (state) => core.gameCatalog(state),
    save: (state) => saveState(state),
    restore: (snapshot) => freeze<GameState>(readState(core, snapshot), true),
    record: (setup) => recordGame(setup),
    replay: (record) => freeze<GameState>(replayGame(core, record), true),
  };
}
