/** The pure door: the code the fast one runs, on a copy that then shares what is the same with the state before. */
import type { Answering, Reading } from './answering.ts';
import { asking, type Shown, type ShownParts, showing } from './both-doors.ts';
import type { CoreContext, GameCore, GameTypes } from './core.ts';
import type { Asking, EngineTypes, FastGameEngine, GameEngine, Playing } from './door.ts';
import { frozen } from './freeze.ts';
import { type RecordForm, replayRecord } from './record.ts';
import { frozenCopy, shareParts } from './share.ts';
import { readSnapshot } from './snapshot.ts';
import { Thawed } from './thawed.ts';
import { undrafted } from './undrafted.ts';

/**
 * The state to be given away, frozen, when a copy was played on. `own`: what the copy was made of, which says the same as the
 * state before. Whatever says the same as before is that part of the state before.
 */
type Share<G extends GameTypes> = (after: G['mutable'], own: G['state'], before: G['state']) => G['state'];

/** Playing and asking, of any game on the kernel. A game that writes out how its states are shared is played faster. */
export function pureDoor<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
  share: Share<G> = (after, _own, before) => shareParts<G['state']>(after, before),
  thawed: Thawed<G['state']> = new Thawed((state) => core.fork(state)),
): Playing<G> & Omit<Asking<G>, keyof Answering<G>> {
  type State = G['state'];
  type Action = G['action'];
  type Event = G['event'];

  /** What is given in the next state must not change with a state that can be changed. */
  const copied = (state: State): State => {
    // Rules that are none are refused here.
    core.open(state);
    return frozenCopy<State>(core.fork(state));
  };

  const reduce = (handed: State, action: Action, sink: Event[] | null = null): State => {
    const given = undrafted(handed);
    try {
      const found = thawed.of(given);
      const state = found !== given || Object.isFrozen(given) ? given : copied(given);
      const own = state === given ? found : thawed.of(state);
      const after = core.after(own, action, sink);
      return thawed.keep(share(after, own, state), after);
    } catch (error) {
      throw core.blame(given, error);
    }
  };

  return {
    ...asking<G, C>(readingOf(core, thawed)),
    createGame: (setup) => shareParts<State>(core.create(setup), null),
    opening: (setup) => {
      const events: Event[] = [];
      return { state: shareParts<State>(core.create(setup, events), null), events };
    },
    reduce: (state, action) => reduce(state, action),
    transition: (state, action) => {
      const events: Event[] = [];
      return { state: reduce(state, action, events), events };
    },
  };
}

/** What the pure door reads. */
const readingOf = <G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
  thawed: Thawed<G['state']>,
): Reading<G, C> => ({ core, read: (state) => thawed.of(state) });

/** What the functions of the pure door are made from, and those that everybody needs to play. */
export interface PureDoor<G extends EngineTypes, C extends CoreContext<G['mutable'], G['event']>>
  extends Reading<G, C> {
  readonly thawed: Thawed<G['state']>;
  readonly functions: Playing<G> & Omit<Asking<G>, keyof Answering<G>> & Shown<G>;
}

/** The door to a game. */
export const doorTo = <G extends EngineTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
  shown: ShownParts<G, C>,
  share: Share<G>,
  thawed: Thawed<G['state']>,
): PureDoor<G, C> => ({
  ...readingOf(core, thawed),
  thawed,
  functions: { ...pureDoor<G, C>(core, share, thawed), ...showing<G, C>(readingOf(core, thawed), shown) },
});

/** Guesses at states, frozen. */
export const guessed =
  <G extends EngineTypes, C extends CoreContext<G['mutable'], G['event']>>(
    { thawed }: PureDoor<G, C>,
    guess: FastGameEngine<G>['determinize'],
  ): GameEngine<G>['determinize'] =>
  (given, viewer, seed, options) => {
    const state = undrafted(given);
    const guessedAt = guess(thawed.of(state), viewer, seed, options);
    // What a guess shares with a state that can be changed is the caller's.
    return Object.isFrozen(state) ? frozen<G['state']>(guessedAt) : frozenCopy<G['state']>(guessedAt);
  };

/** States from snapshots. From now on all functions of the door refuse what is no state by the field at fault. */
export function restored<G extends EngineTypes, C extends CoreContext<G['mutable'], G['event']>>(
  { core }: PureDoor<G, C>,
  check: (state: unknown) => void,
): GameEngine<G>['restore'] {
  core.checkBy(check);
  return (snapshot) => frozen(readSnapshot<G['state']>(snapshot, check));
}

/** States from records. */
export const replayed =
  <G extends EngineTypes, C extends CoreContext<G['mutable'], G['event']>>(
    { core }: PureDoor<G, C>,
    form: RecordForm<G['state']>,
  ): GameEngine<G>['replay'] =>
  (record, options) =>
    frozen(replayRecord<G, C>(core, form, record, { until: options?.until }));
