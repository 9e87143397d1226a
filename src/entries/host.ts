/**
 * Rooms: people and bots at a table, as pure functions without clock and network.
 *
 * @example
 * ```ts
 * import { engine } from 'frantic-engine';
 * import { createHost } from 'frantic-engine/host';
 *
 * const rooms = createHost(engine);
 * let { room, out, due } = rooms.create({ players: 3, seed: crypto.randomUUID() }, {}, Date.now());
 * ({ room, out, due } = rooms.receive(room, 'token of Ann', { type: 'join', id: 1 }, Date.now()));
 * ```
 *
 * @module
 */

export { FranticError, InvalidInput, InvalidSetup } from '../common/errors.ts';
export type { RoomOptions } from '../host/create.ts';
export { InvalidRoom } from '../host/errors.ts';
export { createHost, type Host } from '../host/host.ts';
export { LONGEST_TOKEN } from '../host/json.ts';
export type {
  ClientMessage,
  ClockInfo,
  HostOrder,
  Out,
  RoomAction,
  RoomInfo,
  RoomMessage,
  SeatInfo,
  SeatInput,
  Step,
} from '../host/messages.ts';
export { type Limits, type Policy, type PolicyInput, STANDARD_POLICY, type Timeout } from '../host/policy.ts';
export type { RoomReason, RoomRefusal } from '../host/refusals.ts';
export type { Clock, Proposal, Room, RoomSeat } from '../host/room.ts';
export type { HostOptions } from '../host/tools.ts';
export type { HostedTypes, RoomBot, Viewer } from '../host/types.ts';
