/** The board game with states that never change. */

import type { GameEngine, TransitionOf } from '../../common/door.ts';
import type { GameNotation } from '../../common/notation-door.ts';
import { engineFrom } from '../../common/pure.ts';
import { Thawed } from '../../common/thawed.ts';
import type { Context } from '../context/context.ts';
import { share, thaw } from '../state/literals.ts';
import type { GameState } from '../state/state.ts';
import { boardNotation } from './notation.ts';
import { type BoardGameTypes, core, parts } from './parts.ts';

/** What an action leads to. */
export interface Transition extends TransitionOf<BoardGameTypes> {}

/** All functions of the board game. It has notation among them; the card game keeps its own apart. */
export interface BoardEngine extends GameEngine<BoardGameTypes>, GameNotation<BoardGameTypes> {}

/** The functions of the board game. */
export function boardEngine(): BoardEngine {
  return {
    ...engineFrom<BoardGameTypes, Context>(core, parts, share, new Thawed<GameState>(thaw)),
    ...boardNotation(core),
  };
}
