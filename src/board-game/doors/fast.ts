/** The board game played in place, for simulation and search. */

import type { Reading } from '../../common/answering.ts';
import type { FastGameEngine } from '../../common/door.ts';
import { type FastPlaying, fastDoor, guessedFast, readingOf, replayedFast, restoredFast } from '../../common/fast.ts';
import type { Context } from '../context/context.ts';
import { boardDraws } from '../rules/kinds/draws.ts';
import { guessWith } from '../seen/determinize.ts';
import { type BoardGameTypes, check, core, shown } from './parts.ts';
import { FORM } from './record.ts';

/** All functions of the board game that play in place. */
export interface FastBoardEngine extends FastGameEngine<BoardGameTypes> {}

/** What is read. */
export const boardReading = (): Reading<BoardGameTypes, Context> => readingOf<BoardGameTypes, Context>(core);

/** The functions that everybody needs to play in place. */
export const boardPlaying = (reading: Reading<BoardGameTypes, Context>): FastPlaying<BoardGameTypes> =>
  fastDoor<BoardGameTypes, Context>(reading, shown, boardDraws);

/** Guesses. */
export const guessing = (): FastBoardEngine['determinize'] => guessedFast<BoardGameTypes>(guessWith(core));

/** Snapshots. */
export const restoring = (): FastBoardEngine['restore'] => restoredFast<BoardGameTypes, Context>(core, check);

/** Records. */
export const replaying = (): FastBoardEngine['replay'] => replayedFast<BoardGameTypes, Context>(core, FORM);
