/** The board game played in place, for simulation and search. */

import type { FastGameEngine } from '../../common/door.ts';
import { fastEngineFrom } from '../../common/fast.ts';
import type { Context } from '../context/context.ts';
import { type BoardGameTypes, core, parts } from './parts.ts';

/** All functions of the board game that play in place. */
export interface FastBoardEngine extends FastGameEngine<BoardGameTypes> {}

/** The functions of the board game that play in place. */
export const fastBoardEngine = (): FastBoardEngine => fastEngineFrom<BoardGameTypes, Context>(core, parts);
