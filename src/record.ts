/** Records: a game as its setup and its actions. They last as long as the rules give the same answers. */
import type { Core } from './core.ts';
import { IllegalAction, InvalidRecord, InvalidSetup } from './errors.ts';
import type { GameEvent } from './log.ts';
import { checkSetup, type Setup } from './setup.ts';
import type { MutableGameState } from './state.ts';
import type { Action } from './types.ts';

/** The number of the rules: it changes when a record of before would no longer replay to the same game. */
export const RULES_VERSION = 1;

/** A game from its first card: setup and actions. Plain JSON; push the actions as they are played. */
export interface GameRecord {
  readonly format: 1;
  readonly rules: number;
  readonly setup: Setup;
  readonly actions: Action[];
}

/** The record of a game that is about to begin. */
export function recordOf(setup: Setup): GameRecord {
  checkSetup(setup);
  return { format: 1, rules: RULES_VERSION, setup: JSON.parse(JSON.stringify(setup)) as Setup, actions: [] };
}

/** Plays a record, which may be any JSON at all: the record, or its text. */
export function replayRecord(core: Core, given: unknown, sink: GameEvent[] | null = null): MutableGameState {
  const record = parse(given);
  if (record.format !== 1) throw new InvalidRecord('format', 'has to be 1');
  if (record.rules !== RULES_VERSION) throw new InvalidRecord('rules', `has to be ${RULES_VERSION}`);
  const { setup, actions } = record;
  if (!Array.isArray(actions)) throw new InvalidRecord('actions', 'has to be a list');
  const state = start(core, setup, sink);
  for (const [i, action] of (actions as readonly Action[]).entries()) {
    try {
      core.apply(state, action, sink);
    } catch (error) {
      if (error instanceof IllegalAction) throw new InvalidRecord(`actions[${i}]`, error.message);
      throw error;
    }
  }
  return state;
}

function parse(given: unknown): Readonly<Record<string, unknown>> {
  let record = given;
  if (typeof given === 'string') {
    try {
      record = JSON.parse(given);
    } catch {
      throw new InvalidRecord('record', 'is not JSON');
    }
  }
  if (typeof record === 'object' && record !== null && !Array.isArray(record))
    return record as Readonly<Record<string, unknown>>;
  throw new InvalidRecord('record', 'has to be an object');
}

function start(core: Core, setup: unknown, sink: GameEvent[] | null): MutableGameState {
  try {
    return core.deal(checkSetup(setup), sink);
  } catch (error) {
    if (error instanceof InvalidSetup) throw new InvalidRecord(`setup.${error.field}`, error.message);
    throw error;
  }
}
