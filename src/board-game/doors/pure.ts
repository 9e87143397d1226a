/** The functions of the board game: pure ones, and the same rules played in place. */

import { freeze } from 'immer';
import type { DoorOf } from '../../common/door.ts';
import type { NotationOf } from '../../common/notation-door.ts';
import { type PatchedTransitionOf, pureDoor, type TransitionOf } from '../../common/pure.ts';
import { saveState } from '../../common/snapshot.ts';
import type { Context } from '../context/context.ts';
import { type BoardGame, Core } from '../core/core.ts';
import type { Setup } from '../core/setup.ts';
import { readState } from '../core/snapshot.ts';
import type { Card } from '../rows/card.ts';
import { askedOf } from '../seen/question.ts';
import { seenBy, type View } from '../seen/view.ts';
import type { GameEvent } from '../state/log.ts';
import type { Question } from '../state/question.ts';
import type { GameState, MutableGameState } from '../state/state.ts';
import type { Action, Seat } from '../state/types.ts';
import { boardNotation } from './notation.ts';
import { type GameRecord, recordGame } from './record.ts';

/** What an action leads to. */
export interface Transition extends TransitionOf<GameState, GameEvent> {}

/** A transition with the difference between the states, as immer's patches. They hold everybody's secrets. */
export interface PatchedTransition extends PatchedTransitionOf<GameState, GameEvent> {}

/** All functions of the board game. */
export interface BoardEngine
  extends DoorOf<GameState, Action, Question, View, Card>,
    NotationOf<GameState, Action, GameRecord> {
  /**
   * Deals the first round and rolls for who begins: the first player places a card.
   *
   * @throws {@link InvalidSetup} naming the field at fault.
   * @example
   * ```ts
   * const state = createGame({ players: 3, seed: 'skull', length: 'short' });
   * ```
   */
  createGame(setup: Setup): GameState;
  /**
   * `createGame` with what happened on the way: the deal, and the die that decided who begins.
   *
   * @throws {@link InvalidSetup} naming the field at fault.
   */
  opening(setup: Setup): Transition;
  /**
   * The state after an action. Never changes its input.
   *
   * @throws {@link IllegalAction} if the rules refuse the action; everything is as it was.
   * @example
   * ```ts
   * state = reduce(state, { type: 'place', seat: 2, card, at: 17, facing: 24 });
   * ```
   */
  reduce(state: GameState, action: Action): GameState;
  /** The state after an action, and what happened on the way. With `patches`, also the difference. */
  transition(state: GameState, action: Action, options: { readonly patches: true }): PatchedTransition;
  /** The state after an action, and what happened on the way. */
  transition(state: GameState, action: Action, options?: { readonly patches?: boolean }): Transition;
  /**
   * A full state that agrees with everything a seat may know, for search: ready to be played in place.
   *
   * @example
   * ```ts
   * const guess = determinize(state, seat, 'first guess');
   * playOut(guess, Math.random);
   * ```
   */
  determinize(state: GameState, viewer: Seat, seed: string | number): MutableGameState;
  /**
   * The game behind what `save` returned.
   *
   * @throws {@link InvalidSnapshot} naming the field at fault, whatever JSON it is given.
   */
  restore(snapshot: unknown): GameState;
  /** A record of a game that is about to begin: push every action as it is played. */
  record(setup: Setup): GameRecord;
  /**
   * A copy that shares nothing changeable with the original, for playing on in place.
   *
   * @example
   * ```ts
   * const trial = fork(state);
   * apply(trial, action);
   * ```
   */
  fork(state: GameState): MutableGameState;
  /**
   * Plays an action in place. With a `sink`, what happens is pushed onto it.
   *
   * @throws {@link IllegalAction} if the rules refuse the action; the state is as it was.
   */
  apply(state: MutableGameState, action: Action, sink?: GameEvent[]): void;
  /**
   * Plays on in place by chance to the end of the game, or for `limit` actions: `sampleLegal` and `apply` in one, without
   * checking what it has just drawn. Returns how many actions it took.
   */
  playOut(state: MutableGameState, random: () => number, limit?: number): number;
}

/** The one core behind all functions of the board game. */
export const core: Core = /* @__PURE__ */ new Core();

/** The functions of the board game. */
export function boardEngine(): BoardEngine {
  return {
    ...pureDoor<BoardGame, Context>(core),
    ...boardNotation(core),
    question: (state, seat) => askedOf(core, state, seat),
    view: (state, viewer) => seenBy(core, state, viewer),
    determinize: (state, viewer, seed) => core.determinize(state, viewer, seed),
    cardOf: (state, id) => core.cardOf(state, id),
    save: (state) => saveState(state),
    restore: (snapshot) => freeze<GameState>(readState(core, snapshot), true),
    record: (setup) => recordGame(setup),
    fork: (state) => core.fork(state),
    apply: (state, action, sink) => core.apply(state, action, sink),
    playOut: (state, random, limit) => core.playOut(state, random, limit),
  };
}
