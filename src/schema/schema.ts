/** Validators for what a host takes from strangers and sends to them, after Standard Schema. */

import type * as boardSetup from '../board-game/core/setup.ts';
import type * as boardRecord from '../board-game/doors/record.ts';
import type * as boardView from '../board-game/seen/view.ts';
import type * as boardEvents from '../board-game/state/events.ts';
import type * as boardTypes from '../board-game/state/types.ts';
import type { Setup } from '../card-game/core/setup.ts';
import type { GameRecord } from '../card-game/doors/record.ts';
import type { View } from '../card-game/seen/view.ts';
import type { SeenEvent } from '../card-game/state/events.ts';
import type { Action } from '../card-game/state/types.ts';
import * as boardShapes from './board-game.ts';
import * as shapes from './card-game.ts';
import { type Validator, validator } from './standard.ts';

export type { Issue, Result, Validator } from './standard.ts';

/** What a game is made from. What depends on several fields, such as sets that an edition knows, is left to `createGame`. */
export const setup: Validator<Setup> = /* @__PURE__ */ validator<Setup>(shapes.setup);
/** What a seat may send. Whether it is lawful now is left to `isLegal`. */
export const action: Validator<Action> = /* @__PURE__ */ validator<Action>(shapes.action);
/** What one seat, or a spectator, may know. */
export const view: Validator<View> = /* @__PURE__ */ validator<View>(shapes.view);
/** One thing that happened, as a viewer may see it. What it lets through can be followed. */
export const event: Validator<SeenEvent> = /* @__PURE__ */ validator<SeenEvent>(shapes.event);
/** A game from its first card. Whether it can be played is left to `replay`. */
export const record: Validator<GameRecord> = /* @__PURE__ */ validator<GameRecord>(shapes.record);

/** The validators of the board game. */
export interface BoardValidators {
  /** What a board game is made from. Whether board and deck can be played with is left to `createGame`. */
  readonly setup: Validator<boardSetup.Setup>;
  /** What a seat may send. */
  readonly action: Validator<boardTypes.Action>;
  /** What one seat, or a spectator, may know. */
  readonly view: Validator<boardView.View>;
  /** One thing that happened. */
  readonly event: Validator<boardEvents.SeenEvent>;
  /** A board game from its first card. */
  readonly record: Validator<boardRecord.GameRecord>;
}

/** The same for the board game. */
export const board: BoardValidators = {
  setup: /* @__PURE__ */ validator<boardSetup.Setup>(boardShapes.setup),
  action: /* @__PURE__ */ validator<boardTypes.Action>(boardShapes.action),
  view: /* @__PURE__ */ validator<boardView.View>(boardShapes.view),
  event: /* @__PURE__ */ validator<boardEvents.SeenEvent>(boardShapes.event),
  record: /* @__PURE__ */ validator<boardRecord.GameRecord>(boardShapes.record),
};
