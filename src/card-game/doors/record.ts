/** Records of the card game. */

import { type RecordMarks, recordOf } from '../../common/record.ts';
import { checkSetup, type Setup } from '../core/setup.ts';
import { RULES_VERSION } from '../state/rules-version.ts';
import type { Action } from '../state/types.ts';

/** A game from its first card: setup and actions. Plain JSON; push the actions as they are played. */
export interface GameRecord extends RecordMarks {
  readonly format: 1;
  readonly rules: number;
  readonly setup: Setup;
  readonly actions: Action[];
}

/** The fields that say what kind of record it is. */
export const HEAD = { format: 1, rules: RULES_VERSION } as const;

/** The record of a game that is about to begin. */
export function recordGame(setup: Setup): GameRecord {
  checkSetup(setup);
  return recordOf(HEAD, setup);
}
