/** The board game with states that never change. */

import type { GameEngine, TransitionOf } from '../../common/door.ts';
import type { GameNotation } from '../../common/notation-door.ts';
import { doorTo, guessed, type PureDoor, replayed, restored } from '../../common/pure.ts';
import { Thawed } from '../../common/thawed.ts';
import type { Context } from '../context/context.ts';
import { guessWith } from '../seen/determinize.ts';
import { explainWith } from '../seen/explain.ts';
import { share, thaw } from '../state/literals.ts';
import type { GameState } from '../state/state.ts';
import { type BoardGameTypes, check, core, shown } from './parts.ts';
import { FORM } from './record.ts';

/** What an action leads to. */
export interface Transition extends TransitionOf<BoardGameTypes> {}

/** All functions of the board game. It has notation among them; the card game keeps its own apart. */
export interface BoardEngine extends GameEngine<BoardGameTypes>, GameNotation<BoardGameTypes> {}

/** What functions are made from, the copies they play on, and the functions that everybody needs to play. */
export type Door = PureDoor<BoardGameTypes, Context>;

/** The door to the board game. */
export const boardDoor = (): Door => doorTo<BoardGameTypes, Context>(core, shown, share, new Thawed<GameState>(thaw));

/** Guesses of the door. */
export const guessing = (door: Door): BoardEngine['determinize'] =>
  guessed<BoardGameTypes, Context>(door, guessWith(core));

/** Snapshots of the door. */
export const restoring = (door: Door): BoardEngine['restore'] => restored<BoardGameTypes, Context>(door, check);

/** Records of the door. */
export const replaying = (door: Door): BoardEngine['replay'] => replayed<BoardGameTypes, Context>(door, FORM);

/** Why an action is allowed or refused, of the states that pass the door. */
export const explaining =
  ({ thawed }: Door): BoardEngine['explain'] =>
  (given, action, options) => {
    const state = thawed.of(given);
    return core.lookInto(state, () => explainWith(core, state, action, options?.language));
  };

/** The functions that bring much along. Whoever imports them one by one has only what they import. */
interface Apart extends Omit<BoardEngine, keyof Door['functions']> {}

/** All functions. */
export const boardEngine = (door: Door, apart: Apart): BoardEngine => ({ ...door.functions, ...apart });
