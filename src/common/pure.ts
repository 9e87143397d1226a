/** The pure door: the code the fast one runs, on a copy that then shares what is the same with the state before. */
import { enablePatches, freeze, produceWithPatches } from 'immer';
import { asking, type DoorParts, looking } from './both-doors.ts';
import type { CoreContext, GameCore, GameTypes } from './core.ts';
import type { Asking, EngineTypes, GameEngine, PatchedTransitionOf, Playing, TransitionOf } from './door.ts';
import { replayRecord } from './record.ts';
import { imprint, shareParts } from './share.ts';

/** Freezes a fork that was played on; what says the same as in the state before is replaced by it. */
type Share<G extends GameTypes> = (after: G['mutable'], before: G['state']) => G['state'];

/** Playing and asking, of any game on the kernel. A game that writes out how its states are shared is played faster. */
export function pureDoor<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
  share: Share<G> = shareParts<G['state']>,
): Playing<G> & Asking<G> {
  type State = G['state'];
  type Action = G['action'];
  type Event = G['event'];

  const reduce = (state: State, action: Action, sink: Event[] | null = null): State => {
    try {
      return share(core.after(state, action, sink), state);
    } catch (error) {
      throw core.blame(state, error);
    }
  };

  function transition(state: State, action: Action, options: { readonly patches: true }): PatchedTransitionOf<G>;
  function transition(state: State, action: Action, options?: { readonly patches?: boolean }): TransitionOf<G>;
  function transition(
    state: State,
    action: Action,
    options?: { readonly patches?: boolean },
  ): TransitionOf<G> | PatchedTransitionOf<G> {
    const events: Event[] = [];
    const next = reduce(state, action, events);
    if (options?.patches !== true) return { state: next, events };
    enablePatches();
    const [, patches, inversePatches] = core.lookInto(state, () =>
      produceWithPatches<object>(state, (draft) => imprint(draft, state, next)),
    );
    return { state: next, events, patches, inversePatches };
  }

  return {
    ...asking<G, C>(core),
    createGame: (setup) => shareParts<State>(core.create(setup), null),
    opening: (setup) => {
      const events: Event[] = [];
      return { state: shareParts<State>(core.create(setup, events), null), events };
    },
    reduce: (state, action) => reduce(state, action),
    transition,
  };
}

/** All pure functions of a game. */
export function engineFrom<G extends EngineTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
  parts: DoorParts<G, C>,
  share: Share<G>,
): GameEngine<G> {
  const frozen = (state: G['state']): G['state'] => freeze<G['state']>(state, true);
  return {
    ...pureDoor<G, C>(core, share),
    ...looking<G, C>(core, parts),
    determinize: (state, viewer, seed) => frozen(parts.guess(state, viewer, seed)),
    restore: (snapshot) => frozen(core.readSnapshot(snapshot)),
    record: parts.records.begin,
    replay: (record) => frozen(replayRecord<G, C>(core, parts.records.head, record)),
  };
}
