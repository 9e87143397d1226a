/** Records of the board game. */
import { type RecordMarks, recordOf } from '../../common/record.ts';
import { checkSetup, type Setup } from '../core/setup.ts';
import type { Action } from '../state/types.ts';

/** The number of the rules: it changes when a record of before would no longer replay to the same game. */
export const RULES_VERSION = 1;

/** A game from its first card: setup and actions. Plain JSON; push the actions as they are played. */
export interface GameRecord extends RecordMarks {
  readonly format: 1;
  readonly game: 'board';
  readonly rules: number;
  readonly setup: Setup;
  readonly actions: Action[];
}

/** The fields that say what kind of record it is. */
export const HEAD = { format: 1, game: 'board', rules: RULES_VERSION } as const;

/** The record of a game that is about to begin. */
export function recordGame(setup: Setup): GameRecord {
  checkSetup(setup);
  return recordOf(HEAD, setup);
}
