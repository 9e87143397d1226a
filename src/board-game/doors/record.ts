/** Records of the board game. */

import { type Growing, type RecordOf, recordChecked } from '../../common/record.ts';
import { checkSetup, type Setup } from '../core/setup.ts';
import { RULES_VERSION } from '../state/rules-version.ts';
import type { Action } from '../state/types.ts';

/** A game from its first card: setup and actions. Plain JSON. */
export interface GameRecord extends RecordOf<Setup, Action> {
  readonly game: 'board';
}

/** A record that is being written: push the actions as they are played. */
export interface MutableGameRecord extends Growing<GameRecord> {}

/** The fields that say what kind of record it is. */
export const HEAD = { format: 1, game: 'board', rulesVersion: RULES_VERSION } as const;

/** The record of a game that is about to begin. */
export const recordGame = (setup: Setup): MutableGameRecord => recordChecked(HEAD, setup, checkSetup);
