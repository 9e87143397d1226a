/** What is secret in events. Written by `npm run docs:pages` from what is said of them: do not edit. */
import type { Secret } from '../../common/describe.ts';
import type { GameEventType } from './events.ts';

/** By the type of event. */
export const SECRETS: Readonly<Record<GameEventType, readonly Secret[]>> = {
  dealt: [{ field: 'cards', secret: 'cards', to: ['seat'] }],
  drew: [{ field: 'cards', secret: 'cards', to: ['seat'] }],
  exhausted: [],
  gameEnded: [],
  roundStarted: [],
  rolledForStart: [],
  turnStarted: [],
  placed: [],
  discarded: [],
  rolled: [],
  named: [],
  tossedIn: [],
  moved: [],
  put: [],
  bumped: [],
  fired: [],
  took: [],
  movementSkipped: [],
  movementReversed: [],
  cardsIgnored: [],
  eventRolled: [],
  turnedUp: [],
  picked: [],
  handsPassed: [{ field: 'hands', each: 'cards' }],
  teleportMoved: [],
  roundEnded: [],
  scored: [],
};
