/** Checking a room that was stored: whatever is given may be any JSON at all. */
import { FranticError } from '../common/errors.ts';
import { isObject } from '../common/tree.ts';
import { InvalidRoom } from './errors.ts';
import { asFields, asJson, fieldIn, isToken, isWhole, onlyFields } from './json.ts';
import { checkBot, checkPolicy } from './policy.ts';
import { type Room, recordOf } from './room.ts';
import type { Tools } from './tools.ts';
import type { HostedTypes } from './types.ts';

/** Looks at what stands in a field, and throws if it may not. */
type Check = (given: unknown, field: string) => void;

const must =
  (isRight: (given: unknown) => boolean, problem: string): Check =>
  (given, field) => {
    if (!isRight(given)) throw new InvalidRoom(field, problem);
  };

const count = must((given) => isWhole(given) && given >= 0, 'has to be a whole number from 0 on');
const flag = must((given) => typeof given === 'boolean', 'has to be true or false');
const token = must(isToken, 'is no text, empty, or too long');
const anything: Check = () => {};

const orNull =
  (check: Check): Check =>
  (given, field) => {
    if (given !== null) check(given, field);
  };

const list =
  (check: Check): Check =>
  (given, field) => {
    if (!Array.isArray(given)) throw new InvalidRoom(field, 'has to be a list');
    given.forEach((one, at) => {
      check(one, `${field}[${at}]`);
    });
  };

/** Refuses what stands in a list twice. */
export function distinct(given: readonly unknown[], field: string): void {
  const at = given.findIndex((one, nth) => one !== null && given.indexOf(one) !== nth);
  if (at >= 0) throw new InvalidRoom(`${field}[${at}]`, 'is there twice');
}

const text = must((given) => typeof given === 'string', 'has to be a text');

const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (given, field) => {
    const found = asFields(given, field);
    onlyFields(found, Object.keys(checks), field);
    for (const [name, check] of Object.entries(checks)) check(found[name], fieldIn(field, name));
  };

/** What stands where in a room, as far as one can tell without its game. */
function shapeOf<G extends HostedTypes>({ bots, canTakeBack }: Tools<G>): Check {
  const names = Object.keys(bots);
  const seat = {
    token: orNull(token),
    bot: (given: unknown, field: string) => checkBot(given, names, field),
    open: flag,
    heard: count,
    said: orNull(text),
    sent: count,
    answered: orNull(count),
    asked: orNull(count),
    letsPass: orNull(fields({ round: count, triggers: list(text) })),
  };
  const checks: { readonly [F in keyof Room<G>]: Check } = {
    format: must((given) => given === 1, 'has to be 1'),
    game: anything,
    policy: (given) => checkPolicy(given, names, canTakeBack !== null),
    seats: list(fields(seat)),
    spectators: list(token),
    sent: count,
    games: count,
    epoch: count,
    state: anything,
    blank: anything,
    actions: list(anything),
    clock: orNull(fields({ since: count, due: orNull(count), shown: orNull(count) })),
    paused: orNull(count),
    proposals: count,
    undo: orNull(fields({ id: count, by: count, agreed: list(count) })),
    rematch: list(count),
  };
  return fields(checks);
}

/** What the engine refuses is refused by its place in the room. */
function byEngine<T>(field: string, ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    if (!(error instanceof FranticError)) throw error;
    throw new InvalidRoom(error.field === null ? field || 'blank' : fieldIn(field, error.field), error.problem, {
      cause: error,
    });
  }
}

const isShape = <G extends HostedTypes>(tools: Tools<G>, json: unknown): json is Room<G> => {
  shapeOf(tools)(json, '');
  return true;
};

/** The room behind its JSON, as text or parsed. */
export function checkRoom<G extends HostedTypes>(tools: Tools<G>, given: unknown): Room<G> {
  const room = typeof given === 'string' ? parsed(given) : asJson(given);
  if (!isShape(tools, room)) throw new InvalidRoom('room', 'is none');
  const { engine } = tools;
  const replayed = byEngine('', () => engine.replay(recordOf(room)));
  if (room.game !== replayed.game) throw new InvalidRoom('game', 'is another one');
  const players = replayed.players.length;
  if (room.seats.length !== players) throw new InvalidRoom('seats', `has to be a list of ${players}`);
  const named = [...(room.undo === null ? [] : [room.undo.by, ...room.undo.agreed]), ...room.rematch];
  if (named.some((seat) => seat >= players)) throw new InvalidRoom('room', `has ${players} seats`);
  const both = room.seats.findIndex(({ token: one, bot, open }) => one !== null && (bot !== null || open));
  if (both >= 0) throw new InvalidRoom(`seats[${both}]`, 'is taken, and by a bot, or open');
  const tokens = room.seats.map((seat) => seat.token);
  distinct(tokens, 'seats');
  distinct(
    room.spectators.filter((one) => !tokens.includes(one)),
    'spectators',
  );
  const stored = room.state;
  const state = stored === null ? null : byEngine('state', () => same(tools, stored, replayed));
  const isAsked = state !== null && state.outcome === null;
  if (isAsked !== (room.clock !== null)) throw new InvalidRoom('clock', 'goes with open questions');
  return { ...room, policy: checkPolicy(room.policy, Object.keys(tools.bots), tools.canTakeBack !== null), state };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidRoom('room', 'is not JSON');
  }
}

/** The game of the record, if what was stored is that game. What was made by other scripts goes on as the record says. */
function same<G extends HostedTypes>({ engine }: Tools<G>, stored: G['state'], replayed: G['state']): G['state'] {
  const made = fingerprintOf(stored);
  if (typeof made === 'string' && made !== fingerprintOf(replayed)) return replayed;
  if (digestOf(engine.save(stored)) !== digestOf(engine.save(replayed)))
    throw new InvalidRoom('state', 'is not the one the record leads to');
  return replayed;
}

/** By what rules and scripts a state was made. */
const fingerprintOf = ({ rules }: HostedTypes['state']): unknown => (isObject(rules) ? rules.fingerprint : undefined);

/** The digest in a snapshot, which does not depend on the order of fields: a database may have changed it. */
const digestOf = (snapshot: string): unknown => asFields(JSON.parse(snapshot), 'state').digest;
