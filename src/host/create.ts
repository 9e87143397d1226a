/** Making a room. */
import { distinct } from './check.ts';
import { InvalidRoom } from './errors.ts';
import { asFields, asJson, isToken, onlyFields } from './json.ts';
import type { SeatInput } from './messages.ts';
import { EMPTY_SEAT } from './orders.ts';
import { checkBot, checkPolicy, type PolicyInput } from './policy.ts';
import type { Room, RoomSeat } from './room.ts';
import type { Tools } from './tools.ts';
import type { HostedTypes } from './types.ts';

/** What a room is made from beside the setup of its game. */
export interface RoomOptions {
  /** What is no rule of the game: time limits, who may pause, and so on. */
  readonly policy?: PolicyInput;
  /** Who sits where at first. Default: nobody does. Once nobody is waited for, the first game begins. */
  readonly seats?: readonly SeatInput[];
}

/** A room in which nothing has begun. */
export function createRoom<G extends HostedTypes>(tools: Tools<G>, setup: G['setup'], options: RoomOptions): Room<G> {
  const blank = tools.engine.createRecord(setup);
  const state = tools.engine.replay(blank);
  const fields = asFields(asJson(options), 'options');
  onlyFields(fields, ['policy', 'seats'], '');
  const bots = Object.keys(tools.bots);
  return {
    format: 1,
    game: state.game,
    policy: checkPolicy(fields.policy, bots, tools.canTakeBack !== null),
    seats: seatsFrom(fields.seats, state.players.length, bots),
    spectators: [],
    sent: 0,
    games: 0,
    epoch: 0,
    state: null,
    blank,
    actions: [],
    clock: null,
    paused: null,
    proposals: 0,
    undo: null,
    rematch: [],
  };
}

/** Who sits where at first; what is given may be any JSON at all. */
function seatsFrom(given: unknown, players: number, bots: readonly string[]): RoomSeat[] {
  if (given === undefined) return Array.from({ length: players }, () => EMPTY_SEAT);
  if (!Array.isArray(given) || given.length !== players)
    throw new InvalidRoom('seats', `has to be a list of ${players}`);
  const seats = given.map((one: unknown, at): RoomSeat => {
    const field = `seats[${at}]`;
    if (one === null) return EMPTY_SEAT;
    const { token = null, bot = null, ...rest } = asFields(one, field);
    onlyFields(rest, [], field);
    if ((token === null) === (bot === null)) throw new InvalidRoom(field, 'has to have either a token or a bot');
    if (token !== null && !isToken(token)) throw new InvalidRoom(`${field}.token`, 'is no text, empty, or too long');
    return { ...EMPTY_SEAT, token, bot: checkBot(bot, bots, `${field}.bot`), open: false };
  });
  distinct(
    seats.map(({ token }) => token),
    'seats',
  );
  return seats;
}
