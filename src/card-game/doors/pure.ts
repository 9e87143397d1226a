/** The pure engine: the same code the fast one runs, on copies that share what is the same. */

import { answering } from '../../common/answering.ts';
import type { GameEngine, TransitionOf } from '../../common/door.ts';
import { doorTo, guessed, type PureDoor, replayed, restored } from '../../common/pure.ts';
import { saveState } from '../../common/snapshot.ts';
import { Thawed } from '../../common/thawed.ts';
import type { Context } from '../context/context.ts';
import type { Core } from '../core/core.ts';
import { cardDraws } from '../rules/kinds/draws.ts';
import { guessWith } from '../seen/determinize.ts';
import { explainWith } from '../seen/explain.ts';
import { share, thaw } from '../state/literals.ts';
import { redact } from '../state/log.ts';
import type { GameState } from '../state/state.ts';
import { type CardGameTypes, cataloging, checking, offering, recording, shownBy } from './parts.ts';
import { FORM } from './record.ts';
import { timely } from './timely.ts';

/** What an action leads to: the state to keep, and the events to tell each viewer of after `redact`. */
export interface Transition extends TransitionOf<CardGameTypes> {}

/**
 * All functions of the card game as one value: for a program that takes either game, or plays by a rule book. `engine` plays with
 * the printed boxes, `createEngine(book)` makes another.
 */
export interface Engine extends GameEngine<CardGameTypes> {}

/** What functions are made from, the copies they play on, and the functions that everybody needs to play. */
export type Door = PureDoor<CardGameTypes, Context> & { readonly core: Core };

/** The door to a core. */
export const doorOf = (core: Core): Door => ({
  ...doorTo<CardGameTypes, Context>(core, shownBy(core), share, new Thawed<GameState>(thaw)),
  core,
});

/** The functions that bring much along. Whoever imports them one by one has only what they import. */
export interface Apart extends Omit<Engine, keyof Door['functions']> {}

/** Guesses of a door. */
export const guessing = (door: Door): Engine['determinize'] =>
  guessed<CardGameTypes, Context>(door, guessWith(door.core));

/** Snapshots of a door. */
export const restoring = (door: Door): Engine['restore'] => restored<CardGameTypes, Context>(door, checking(door.core));

/** Records of a door. */
export const replaying = (door: Door): Engine['replay'] => replayed<CardGameTypes, Context>(door, FORM);

/** Why an action is allowed or refused, of the states that pass a door. */
export const explaining =
  ({ core, thawed }: Door): Engine['explain'] =>
  (given, action, options) => {
    const state = thawed.of(given);
    return core.lookInto(state, () => explainWith(core, state, action, options?.language));
  };

const apartFrom = (door: Door): Apart => ({
  ...answering<CardGameTypes, Context>(door, cardDraws, timely),
  redact,
  determinize: guessing(door),
  catalogOf: cataloging(door.core),
  optionsOf: offering(door.core),
  save: saveState,
  restore: restoring(door),
  createRecord: recording(door.core),
  replay: replaying(door),
  explain: explaining(door),
});

/** All functions. */
export const engineOf = (door: Door, apart: Apart = apartFrom(door)): Engine => ({ ...door.functions, ...apart });
