/** The fast engine: the same rules played in place, for simulation and search. */

import type { DoorOf } from '../../common/door.ts';
import { saveState } from '../../common/snapshot.ts';
import { Core, type GameCatalog } from '../core/core.ts';
import type { Setup } from '../core/setup.ts';
import { readState } from '../core/snapshot.ts';
import type { Card } from '../rows/card.ts';
import { guessState } from '../seen/determinize.ts';
import { askedOf } from '../seen/question.ts';
import { seenBy, type View } from '../seen/view.ts';
import type { GameEvent } from '../state/log.ts';
import type { Question } from '../state/question.ts';
import { fork, type GameState, type MutableGameState } from '../state/state.ts';
import type { Action, Seat } from '../state/types.ts';
import { rowsOf } from './check-rows.ts';
import type { EngineSetup } from './pure.ts';
import { replayGame } from './record.ts';

/** All functions over one stock of cards. States are played in place. */
export interface FastEngine extends DoorOf<GameState, Action, Question, View, Card> {
  /** Like `createGame` of the pure engine, but the state may be played in place. */
  createGame(setup: Setup, sink?: GameEvent[]): MutableGameState;
  /**
   * A copy that shares nothing changeable with the original.
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
   *
   * @example
   * ```ts
   * const trial = fork(state);
   * playOut(trial, random);
   * console.log(trial.outcome);
   * ```
   */
  playOut(state: MutableGameState, random: () => number, limit?: number): number;
  /**
   * A full state that agrees with everything a seat may know, for search.
   *
   * @throws {@link GuessNotFound} if no deal was found that agrees with who is asked: a house rule asks by more than by what
   * somebody holds.
   */
  determinize(state: GameState, viewer: Seat, seed: string | number): MutableGameState;
  /** Everything in play. */
  catalogOf(state: GameState): GameCatalog;
  /** The game behind what `save` returned, ready to be played in place. */
  restore(snapshot: unknown): MutableGameState;
  /** Plays a record from the first card. */
  replay(record: unknown, sink?: GameEvent[]): MutableGameState;
}

/** The fast functions over a stock of cards with house rules added. */
export function createFastEngine(setup: EngineSetup = {}): FastEngine {
  return fastEngineOf(new Core(rowsOf(setup)));
}

/** The fast functions over what a core is made from. */
export function fastEngineOf(core: Core): FastEngine {
  return {
    createGame: (setup, sink) => core.create(setup, sink),
    fork: (state) => core.fork(state),
    apply: (state, action, sink) => core.apply(state, action, sink),
    playOut: (state, random, limit = Number.POSITIVE_INFINITY) => core.playOut(state, random, limit),
    isLegal: (state, action) => core.refusal(state, action) ?? true,
    waitingFor: (state) => core.waitingFor(state),
    question: (state, seat) => askedOf(core, state, seat),
    legalActions: (state, seat, options) => core.legalActions(state, seat, options?.limit),
    countLegal: (state, seat) => core.countLegal(state, seat),
    sampleLegal: (state, seat, random) => core.sampleLegal(state, seat, random),
    fallbackAction: (state, seat) => core.fallbackAction(state, seat),
    view: (state, viewer) => seenBy(core, state, viewer),
    determinize: (state, viewer, seed) => core.lookInto(state, () => guessState(core, state, viewer, seed)),
    cardOf: (state, id) => core.cardOf(state, id),
    catalogOf: (state) => core.gameCatalog(state),
    save: saveState,
    restore: (snapshot) => fork(readState(core, snapshot)),
    replay: (record, sink) => replayGame(core, record, sink),
  };
}
