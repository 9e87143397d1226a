/** The pure door: the code the fast one runs, inside immer. */
import { enablePatches, Immer, type Patch } from 'immer';
import type { Refusal, Seat } from '../engine/actions.ts';
import type { CoreContext, GameCore, GameTypes } from './core.ts';
import { IllegalAction } from './errors.ts';
import { freezeChanges } from './freeze.ts';

/** What an action leads to. */
export interface TransitionOf<State, Event> {
  readonly state: State;
  /** What happened, in order, with everybody's secrets: `redact` each event before you send it. */
  readonly events: readonly Event[];
}

/** A transition with the difference between the states, as immer's patches. They hold everybody's secrets. */
export interface PatchedTransitionOf<State, Event> extends TransitionOf<State, Event> {
  readonly patches: readonly Patch[];
  readonly inversePatches: readonly Patch[];
}

/** What the pure functions of every game have in common. */
export interface PureDoor<G extends GameTypes> {
  createGame(setup: G['setup']): G['state'];
  opening(setup: G['setup']): TransitionOf<G['state'], G['event']>;
  reduce(state: G['state'], action: G['action']): G['state'];
  transition(
    state: G['state'],
    action: G['action'],
    options: { readonly patches: true },
  ): PatchedTransitionOf<G['state'], G['event']>;
  transition(
    state: G['state'],
    action: G['action'],
    options?: { readonly patches?: boolean },
  ): TransitionOf<G['state'], G['event']>;
  isLegal(state: G['state'], action: G['action']): true | Refusal;
  waitingFor(state: G['state']): Seat[];
  legalActions(state: G['state'], seat: Seat, options?: { readonly limit?: number }): G['action'][];
  countLegal(state: G['state'], seat: Seat): number;
  sampleLegal(state: G['state'], seat: Seat, random: () => number): G['action'];
  fallbackAction(state: G['state'], seat: Seat): G['action'];
}

/** The pure functions of a game. */
export function pureDoor<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
): PureDoor<G> {
  type State = G['state'];
  type Action = G['action'];
  type Event = G['event'];
  // What changed is frozen here: immer would look into every list it copied.
  const immer = new Immer({ autoFreeze: false });

  /** Refuses on the frozen state: reading through immer's proxies is what costs. */
  const admit = (state: State, action: Action): void => {
    const refusal = core.refusal(state, action);
    if (refusal !== null) throw new IllegalAction(refusal);
  };

  const play = (state: State, action: Action, sink: Event[] | null) => (draft: unknown) => {
    core.answer(draft as G['mutable'], action, state, sink);
  };

  const reduce = (state: State, action: Action, sink: Event[] | null): State => {
    admit(state, action);
    return freezeChanges(immer.produce(state, play(state, action, sink)), state);
  };

  return {
    createGame: (setup) => freezeChanges(core.create(setup), null),
    opening: (setup) => {
      const events: Event[] = [];
      return { state: freezeChanges(core.create(setup, events), null), events };
    },
    reduce: (state, action) => reduce(state, action, null),
    transition: ((state: State, action: Action, options: { readonly patches?: boolean } = {}) => {
      const events: Event[] = [];
      if (options.patches !== true) return { state: reduce(state, action, events), events };
      enablePatches();
      admit(state, action);
      const [next, patches, inversePatches] = immer.produceWithPatches(state, play(state, action, events));
      return { state: freezeChanges(next, state), events, patches, inversePatches };
    }) as PureDoor<G>['transition'],
    isLegal: (state, action) => core.refusal(state, action) ?? true,
    waitingFor: (state) => core.waitingFor(state),
    legalActions: (state, seat, options) => core.legalActions(state, seat, options?.limit),
    countLegal: (state, seat) => core.countLegal(state, seat),
    sampleLegal: (state, seat, random) => core.sampleLegal(state, seat, random),
    fallbackAction: (state, seat) => core.fallbackAction(state, seat),
  };
}
