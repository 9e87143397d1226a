/** The fast engine: the same rules played in place, for simulation and search. */

import type { FastGameEngine } from '../../common/door.ts';
import { fastEngineFrom } from '../../common/fast.ts';
import type { Context } from '../context/context.ts';
import type { Core } from '../core/core.ts';
import { coreOf, type RuleBook } from './book.ts';
import { type CardGameTypes, partsOf } from './parts.ts';

/** All functions over one stock of cards. States are played in place. */
export interface FastEngine extends FastGameEngine<CardGameTypes> {}

/** The fast functions over the boxes and house rules of a rule book. */
export const createFastEngine = (book?: RuleBook): FastEngine => fastEngineOf(coreOf(book));

/** The fast functions over what a core is made from. */
export const fastEngineOf = (core: Core): FastEngine => fastEngineFrom<CardGameTypes, Context>(core, partsOf(core));
