/** The fast engine: the same rules played in place, for simulation and search. */

import type { FastGameEngine } from '../../common/door.ts';
import { fastEngineFrom } from '../../common/fast.ts';
import type { Context } from '../context/context.ts';
import { Core } from '../core/core.ts';
import { rowsOf } from './check-rows.ts';
import { type CardGameTypes, partsOf } from './parts.ts';
import type { EngineSetup } from './pure.ts';

/** All functions over one stock of cards. States are played in place. */
export interface FastEngine extends FastGameEngine<CardGameTypes> {}

/** The fast functions over a stock of cards with house rules added. */
export function createFastEngine(setup: EngineSetup = {}): FastEngine {
  return fastEngineOf(new Core(rowsOf(setup)));
}

/** The fast functions over what a core is made from. */
export const fastEngineOf = (core: Core): FastEngine => fastEngineFrom<CardGameTypes, Context>(core, partsOf(core));
