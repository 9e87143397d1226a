/** The fast engine: the same rules played in place, for simulation and search. */

import { answering, type Reading } from '../../common/answering.ts';
import type { FastGameEngine } from '../../common/door.ts';
import { type FastPlaying, fastDoor, guessedFast, readingOf, replayedFast, restoredFast } from '../../common/fast.ts';
import { saveState } from '../../common/snapshot.ts';
import type { Context } from '../context/context.ts';
import type { Core } from '../core/core.ts';
import { cardDraws } from '../rules/kinds/draws.ts';
import { guessWith } from '../seen/determinize.ts';
import { coreOf, type RuleBook } from './book.ts';
import { type CardGameTypes, cataloging, checking, shownBy } from './parts.ts';
import { FORM } from './record.ts';
import { timely } from './timely.ts';

/** All functions over one stock of cards. States are played in place. */
export interface FastEngine extends FastGameEngine<CardGameTypes> {}

/** The fast functions over the boxes and house rules of a rule book. */
export const createFastEngine = (book?: RuleBook): FastEngine => fastEngineOf(coreOf(book));

/** What is read of a core. */
export const readingFrom = (core: Core): Reading<CardGameTypes, Context> & { readonly core: Core } => ({
  ...readingOf<CardGameTypes, Context>(core),
  core,
});

/** The functions that everybody needs to play in place. */
export const playingOn = (reading: ReturnType<typeof readingFrom>): FastPlaying<CardGameTypes> =>
  fastDoor<CardGameTypes, Context>(reading, shownBy(reading.core), cardDraws);

/** Guesses of a core. */
export const guessing = (core: Core): FastEngine['determinize'] => guessedFast<CardGameTypes>(guessWith(core));

/** Snapshots of a core. */
export const restoring = (core: Core): FastEngine['restore'] =>
  restoredFast<CardGameTypes, Context>(core, checking(core));

/** Records of a core. */
export const replaying = (core: Core): FastEngine['replay'] => replayedFast<CardGameTypes, Context>(core, FORM);

/** The fast functions over what a core is made from. */
export const fastEngineOf = (core: Core): FastEngine => ({
  ...playingOn(readingFrom(core)),
  ...answering<CardGameTypes, Context>(readingFrom(core), cardDraws, timely),
  determinize: guessing(core),
  catalogOf: cataloging(core),
  save: saveState,
  restore: restoring(core),
  replay: replaying(core),
});
