/** The fast door: states are played in place. */
import type { Draws } from '../kernel/draws.ts';
import type { Answering, Reading } from './answering.ts';
import { asking, type Shown, type ShownParts, showing } from './both-doors.ts';
import type { CoreContext, GameCore } from './core.ts';
import type { Asking, EngineTypes, FastGameEngine } from './door.ts';
import { applyTo } from './in-place.ts';
import { playGame, playRound } from './play-on.ts';
import { type RecordForm, replayRecord } from './record.ts';
import { readSnapshot } from './snapshot.ts';
import { undrafted } from './undrafted.ts';

/** The functions that everybody needs to play in place. */
export interface FastPlaying<G extends EngineTypes>
  extends Omit<Asking<G>, keyof Answering<G>>,
    Shown<G>,
    Pick<FastGameEngine<G>, 'createGame' | 'fork' | 'apply' | 'playOut' | 'playRound'> {}

/** What the fast door reads. */
export const readingOf = <G extends EngineTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
): Reading<G, C> => ({ core, read: undrafted });

/** Playing in place, asking and showing. */
export const fastDoor = <G extends EngineTypes, C extends CoreContext<G['mutable'], G['event']>>(
  { core, read }: Reading<G, C>,
  shown: ShownParts<G, C>,
  draws: Draws,
): FastPlaying<G> => ({
  ...asking<G, C>({ core, read }),
  ...showing<G, C>({ core, read }, shown),
  createGame: (setup, options) => core.create(setup, options?.sink),
  fork: (state) => core.fork(read(state)),
  apply: (state, action, options) => applyTo<G, C>(core, state, action, options?.sink),
  playOut: (state, random, options) => playGame<G, C>(core, draws, state, random, options),
  playRound: (state, random, options) => playRound<G, C>(core, draws, state, random, options),
});

/** Guesses at states. */
export const guessedFast =
  <G extends EngineTypes>(guess: FastGameEngine<G>['determinize']): FastGameEngine<G>['determinize'] =>
  (state, viewer, seed, options) =>
    guess(undrafted(state), viewer, seed, options);

/** States from snapshots. From now on all functions of the core refuse what is no state by the field at fault. */
export function restoredFast<G extends EngineTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
  check: (state: unknown) => void,
): FastGameEngine<G>['restore'] {
  core.checkBy(check);
  return (snapshot) => core.fork(readSnapshot<G['state']>(snapshot, check));
}

/** States from records. */
export const replayedFast =
  <G extends EngineTypes, C extends CoreContext<G['mutable'], G['event']>>(
    core: GameCore<G, C>,
    form: RecordForm<G['state']>,
  ): FastGameEngine<G>['replay'] =>
  (record, options) =>
    replayRecord<G, C>(core, form, record, { sink: options?.sink ?? null, until: options?.until });
