/** The fast door: states are played in place. */
import { asking, type DoorParts, looking } from './both-doors.ts';
import type { CoreContext, GameCore } from './core.ts';
import type { EngineTypes, FastGameEngine } from './door.ts';
import { replayRecord } from './record.ts';
import { undrafted } from './undrafted.ts';

/** All functions of a game that play in place. */
export function fastEngineFrom<G extends EngineTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
  parts: DoorParts<G, C>,
): FastGameEngine<G> {
  return {
    ...asking<G, C>(core, undrafted),
    ...looking<G, C>(core, parts, undrafted),
    createGame: (setup, options) => core.create(setup, options?.sink),
    fork: (state) => core.fork(undrafted(state)),
    apply: (state, action, options) => core.apply(state, action, options?.sink),
    playOut: (state, random, options) => core.playOut(state, random, options?.limit),
    determinize: (state, viewer, seed) => parts.guess(undrafted(state), viewer, seed),
    restore: (snapshot) => core.fork(core.readSnapshot(snapshot)),
    replay: (record, options) =>
      replayRecord<G, C>(core, parts.records.head, record, { sink: options?.sink ?? null, until: options?.until }),
  };
}
