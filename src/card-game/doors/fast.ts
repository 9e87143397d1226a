/** The fast engine: the same rules played in place, for simulation and search. */

import type { FastGameEngine } from '../../common/door.ts';
import { type FastPlaying, fastDoor, guessedFast, replayedFast, restoredFast } from '../../common/fast.ts';
import { saveState } from '../../common/snapshot.ts';
import type { Context } from '../context/context.ts';
import type { Core } from '../core/core.ts';
import { guessWith } from '../seen/determinize.ts';
import { coreOf, type RuleBook } from './book.ts';
import { type CardGameTypes, cataloging, checking, shownBy } from './parts.ts';
import { HEAD } from './record.ts';

/** All functions over one stock of cards. States are played in place. */
export interface FastEngine extends FastGameEngine<CardGameTypes> {}

/** The fast functions over the boxes and house rules of a rule book. */
export const createFastEngine = (book?: RuleBook): FastEngine => fastEngineOf(coreOf(book));

/** The functions that everybody needs to play in place. */
export const playingOn = (core: Core): FastPlaying<CardGameTypes> =>
  fastDoor<CardGameTypes, Context>(core, shownBy(core));

/** Guesses of a core. */
export const guessing = (core: Core): FastEngine['determinize'] => guessedFast<CardGameTypes>(guessWith(core));

/** Snapshots of a core. */
export const restoring = (core: Core): FastEngine['restore'] =>
  restoredFast<CardGameTypes, Context>(core, checking(core));

/** Records of a core. */
export const replaying = (core: Core): FastEngine['replay'] => replayedFast<CardGameTypes, Context>(core, HEAD);

/** The fast functions over what a core is made from. */
export const fastEngineOf = (core: Core): FastEngine => ({
  ...playingOn(core),
  determinize: guessing(core),
  catalogOf: cataloging(core),
  save: saveState,
  restore: restoring(core),
  replay: replaying(core),
});
