/** The same for a host of the board game. */
import type { Setup } from '../board-game/core/setup.ts';
import type { GameRecord } from '../board-game/doors/record.ts';
import type { View } from '../board-game/seen/view.ts';
import type { SeenEvent } from '../board-game/state/events.ts';
import type { Action } from '../board-game/state/types.ts';
import * as shapes from './board-game.ts';
import { type Validator, validator } from './standard.ts';

/** What a board game is made from. Whether board and deck can be played with is left to `createGame`. */
export const setupValidator: Validator<Setup> = /* @__PURE__ */ validator<Setup>(shapes.setup);
/** What a seat may send. Whether it is lawful now is left to `isLegal`. */
export const actionValidator: Validator<Action> = /* @__PURE__ */ validator<Action>(shapes.action);
/** What one seat, or a spectator, may know. */
export const viewValidator: Validator<View> = /* @__PURE__ */ validator<View>(shapes.view);
/** One thing that happened, as a viewer may see it. What it lets through can be followed. */
export const eventValidator: Validator<SeenEvent> = /* @__PURE__ */ validator<SeenEvent>(shapes.event);
/** A board game from its first card. Whether it can be played is left to `replay`. */
export const recordValidator: Validator<GameRecord> = /* @__PURE__ */ validator<GameRecord>(shapes.record);
