/** Records: a game as its setup and its actions. They last as long as the rules give the same answers. */
import type { Action } from '../engine/actions.ts';
import type { CoreContext, GameCore, GameTypes } from './core.ts';
import { IllegalAction, InvalidRecord, InvalidSetup } from './errors.ts';

/** The record of a game that is about to begin, behind the fields that say what kind of record it is. */
export function recordOf<Head extends object, Setup>(head: Head, setup: Setup): Head & Begun<Setup> {
  return { ...head, setup: JSON.parse(JSON.stringify(setup)) as Setup, actions: [] };
}

/** What follows the head of a record. */
interface Begun<Setup> {
  readonly setup: Setup;
  readonly actions: never[];
}

/** Plays a record, which may be any JSON at all: the record, or its text. Its head has to be `head`. */
export function replayRecord<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
  head: object,
  given: unknown,
  sink: G['event'][] | null = null,
): G['mutable'] {
  const record = parse(given);
  for (const [name, value] of Object.entries(head)) {
    if (record[name] !== value) throw new InvalidRecord(name, `has to be ${value}`);
  }
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

function start<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
  setup: unknown,
  sink: G['event'][] | null,
): G['mutable'] {
  try {
    return core.create(setup, sink);
  } catch (error) {
    if (error instanceof InvalidSetup) throw new InvalidRecord(`setup.${error.field}`, error.message);
    throw error;
  }
}
