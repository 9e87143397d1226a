/** The pure door: the code the fast one runs, on a copy that then shares what is the same with the state before. */
import { enablePatches, type Patch, produceWithPatches } from 'immer';
import type { Seat } from '../kernel/actions.ts';
import type { CoreContext, GameCore, GameTypes } from './core.ts';
import type { Refusal } from './refusals.ts';
import { imprint, shareParts } from './share.ts';

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

  const reduce = (state: State, action: Action, sink: Event[] | null = null): State => {
    try {
      // Rules that are none are refused here.
      core.open(state);
      const next = core.fork(state);
      core.act(next, action, sink);
      return shareParts<State>(next, state);
    } catch (error) {
      throw core.blame(state, error);
    }
  };

  return {
    createGame: (setup) => shareParts<State>(core.create(setup), null),
    opening: (setup) => {
      const events: Event[] = [];
      return { state: shareParts<State>(core.create(setup, events), null), events };
    },
    reduce: (state, action) => reduce(state, action),
    transition: ((state: State, action: Action, options?: { readonly patches?: boolean }) => {
      const events: Event[] = [];
      const next = reduce(state, action, events);
      if (options?.patches !== true) return { state: next, events };
      enablePatches();
      const [, patches, inversePatches] = core.lookInto(state, () =>
        produceWithPatches<object>(state, (draft) => imprint(draft, state, next)),
      );
      return { state: next, events, patches, inversePatches };
    }) as PureDoor<G>['transition'],
    isLegal: (state, action) => core.refusal(state, action) ?? true,
    waitingFor: (state) => core.waitingFor(state),
    legalActions: (state, seat, options) => core.legalActions(state, seat, options?.limit),
    countLegal: (state, seat) => core.countLegal(state, seat),
    sampleLegal: (state, seat, random) => core.sampleLegal(state, seat, random),
    fallbackAction: (state, seat) => core.fallbackAction(state, seat),
  };
}
