// Compiled to see what the compiler says: both lines are wrong.
import { createGame, type GameEvent, redact } from 'frantic-engine';
import type * as boardGame from 'frantic-engine/board-game';

export const state: boardGame.GameState = createGame({ players: 2, seed: 1 });
export const event: GameEvent = redact({ type: 'passed', seat: 0 }, 1);
