/** What both doors of a game have in common: asking and looking change nothing, so one code serves both. */
import type { Seat } from '../kernel/actions.ts';
import type { CoreContext, GameCore, GameTypes } from './core.ts';
import type { Asking, EngineTypes, Looking } from './door.ts';
import { saveState } from './snapshot.ts';

/** What a game says for itself, beside its core. */
export interface DoorParts<G extends EngineTypes> {
  /** The fields that say what kind of record it is. */
  readonly head: object;
  /** The record of a game that is about to begin. */
  readonly record: (setup: G['setup']) => G['record'];
  readonly question: (state: G['state'], seat: Seat) => G['question'] | null;
  readonly view: (state: G['state'], viewer: Seat | 'spectator') => G['view'];
  /** A full state that agrees with everything a seat may know. */
  readonly guess: (state: G['state'], viewer: Seat, seed: string | number) => G['mutable'];
  readonly cardOf: (state: G['state'], id: number) => G['card'];
  readonly catalogOf: (state: G['state']) => G['catalog'];
  /** The game behind a snapshot, which may be any JSON at all. */
  readonly read: (snapshot: unknown) => G['state'];
}

/** What is asked, and what may be answered. */
export function asking<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
): Asking<G> {
  return {
    isLegal: (state, action) => core.refusal(state, action) ?? true,
    waitingFor: (state) => core.waitingFor(state),
    legalActions: (state, seat, options) => core.legalActions(state, seat, options?.limit),
    countLegal: (state, seat) => core.countLegal(state, seat),
    sampleLegal: (state, seat, random) => core.sampleLegal(state, seat, random),
    fallbackAction: (state, seat) => core.fallbackAction(state, seat),
  };
}

/** What can be seen of a state, and keeping it. */
export function looking<G extends EngineTypes>({ question, view, cardOf, catalogOf }: DoorParts<G>): Looking<G> {
  return { question, view, cardOf, catalogOf, save: (state) => saveState(state) };
}
