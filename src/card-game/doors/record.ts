/** Records of the card game. */

import { type RecordMarks, recordOf, replayRecord } from '../../common/record.ts';
import type { Context } from '../context/context.ts';
import type { CardGame, Core } from '../core/core.ts';
import { checkSetup, type Setup } from '../core/setup.ts';
import type { GameEvent } from '../state/log.ts';
import { RULES_VERSION } from '../state/rules-version.ts';
import type { MutableGameState } from '../state/state.ts';
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

/** Plays a record, which may be any JSON at all: the record, or its text. */
export const replayGame = (core: Core, given: unknown, sink: GameEvent[] | null = null): MutableGameState =>
  replayRecord<CardGame, Context>(core, HEAD, given, { sink });
