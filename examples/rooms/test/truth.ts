/**
 * What became of a room, held against what everybody was told. The record is played again; what each seat may have seen
 * follows from it, move by move.
 */
import assert from 'node:assert/strict';
import * as card from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import type { HostedTypes, Room } from 'frantic-engine/host';
import type { Message } from '../../table/src/room/connection.ts';
import type { Game } from '../src/games.ts';
import type { Player } from './player.ts';

/** What was noted of a version of a room: how many moves it had, and what each seat had said last. */
export interface Version {
  readonly version: number;
  readonly moves: number;
  readonly heard: readonly number[];
}

type Engine = card.GameEngine<HostedTypes>;
type Viewer = number | 'spectator';

const engineOf = (game: Game): Engine => (game === 'card' ? card.engine : board.engine) as unknown as Engine;

/** What a viewer may have seen of a game. */
class Seen {
  /** All events, as JSON. */
  readonly events: string[] = [];
  /** After how many events a view may have been seen, by the view as JSON. */
  private readonly places = new Map<string, Set<number>>();
  /** The views that may have been seen after so many events. */
  private readonly views = new Map<number, HostedTypes['view'][]>();
  /** What no event says, as JSON, where it was found to be so. */
  private readonly nows = new Map<number, Set<string>>();

  constructor(engine: Engine, viewer: Viewer, room: Room<HostedTypes>) {
    let step = engine.opening(room.blank.setup);
    const note = (): void => {
      for (const event of step.events) this.events.push(JSON.stringify(engine.redact(event, viewer)));
      const place = this.events.length;
      const view = plain(engine.viewOf(step.state, viewer));
      const text = JSON.stringify(view);
      this.places.set(text, (this.places.get(text) ?? new Set()).add(place));
      this.views.set(place, [...(this.views.get(place) ?? []), view]);
    };
    note();
    for (const action of room.actions) {
      step = engine.transition(step.state, action);
      note();
    }
  }

  /** After how many events a view may have been seen that is just like this. */
  placesOf(view: unknown): number[] {
    return [...(this.places.get(JSON.stringify(view)) ?? [])];
  }

  /** Whether after so many events that was all that no event says. */
  wasSo(place: number, now: object): boolean {
    const key = JSON.stringify(now);
    const known = this.nows.get(place)?.has(key);
    if (known === true) return true;
    const fields = Object.entries(now);
    const isSo = (this.views.get(place) ?? []).some((view) =>
      fields.every(([name, value]) => JSON.stringify(Reflect.get(view, name)) === JSON.stringify(value)),
    );
    if (isSo) this.nows.set(place, (this.nows.get(place) ?? new Set()).add(key));
    return isSo;
  }

  /** Whether that was so at any time. */
  wasEverSo(now: object): boolean {
    const key = JSON.stringify(now);
    return (
      [...this.nows.values()].some((some) => some.has(key)) || [...this.views.keys()].some((at) => this.wasSo(at, now))
    );
  }
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Everything a seat was told: nothing else than it may know, nothing twice, nothing left out. */
function checkHeard(seen: Seen, heard: readonly Message[], who: string): void {
  /** After how many events of the game this seat may be: several at first, if they look the same. */
  let places: number[] = [];
  for (const message of heard) {
    const { type } = message;
    if ((type === 'welcome' || type === 'view') && message.view !== null) {
      places = seen.placesOf(message.view);
      assert.ok(places.length > 0, `${who} saw what they may not, or never was: ${JSON.stringify(message.view)}`);
    }
    if (type !== 'events') continue;
    const events = (message.events as object[]).map((event) => JSON.stringify(event));
    places = places
      .filter((place) => events.every((event, nth) => seen.events[place + nth] === event))
      .map((place) => place + events.length);
    places = places.filter((place) => seen.wasSo(place, message.now as object));
    assert.ok(places.length > 0, `${who} was told what did not happen, or what they may not know: ${events}`);
  }
}

/** What a message has beside views and events, by its type: all of it is about the room, and about no card. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  hello: ['token'],
  pong: [],
  welcome: ['to', 'number', 'id', 'viewer', 'heard', 'letsPass', 'room', 'view'],
  view: ['to', 'number', 'room', 'view'],
  room: ['to', 'number', 'room'],
  events: ['to', 'number', 'events', 'now', 'clock'],
  accepted: ['to', 'number', 'id'],
  refused: ['to', 'number', 'id', 'refusal'],
};
const ROOM = ['phase', 'policy', 'seats', 'spectators', 'games', 'paused', 'clock', 'undo', 'rematch'];

const only = (given: unknown, known: readonly string[], what: string): void => {
  const more = Object.keys(Object(given)).filter((name) => !known.includes(name));
  assert.deepEqual(more, [], `${what} says more than it should`);
};

/** Whatever came over the wire, heard or not, holds nothing but what the viewer may know some time or other. */
function checkWire(seen: Seen, wire: readonly string[], who: string): void {
  const known = new Set(seen.events);
  for (const text of wire) {
    const { type, ...message } = JSON.parse(text) as Message;
    const fields = FIELDS[String(type)];
    assert.ok(fields !== undefined, `${who} was sent something unknown: ${text}`);
    only(message, fields, `${type} to ${who}`);
    only(message.room, ROOM, `the room to ${who}`);
    if (type === 'refused') assert.equal(Object(message.refusal).rules, null, `${who} was told of rules`);
    for (const seat of (Object(message.room).seats ?? []) as unknown[])
      only(seat, ['taken', 'bot', 'open'], `a seat to ${who}`);
    if (message.view)
      assert.ok(seen.placesOf(message.view).length > 0, `${who} was sent what they may not see: ${text}`);
    for (const event of (message.events ?? []) as unknown[])
      assert.ok(known.has(JSON.stringify(event)), `${who} was sent what they may not know: ${JSON.stringify(event)}`);
    if (message.now) assert.ok(seen.wasEverSo(Object(message.now)), `${who} was sent what never was: ${text}`);
  }
}

/** A move of the record: which question of whom it answers, and what the room plays there for whoever is late. */
interface Move {
  readonly seat: number;
  readonly to: number;
  readonly text: string;
  readonly standIn: string;
}

function movesIn(engine: Engine, room: Room<HostedTypes>): Move[] {
  let { state } = engine.opening(room.blank.setup);
  return room.actions.map((action) => {
    const { seat } = action;
    const [late] = engine.fallbackActions(state, seat, { policy: 'drawThenPass' });
    const to = engine.questionOf(state, seat)?.id ?? -1;
    state = engine.transition(state, action).state;
    return { seat, to, text: JSON.stringify(action), standIn: JSON.stringify(late) };
  });
}

/**
 * What was said by a seat was taken once, as the answer to the question it was meant for, where it says so; what was refused
 * came too late; and all other moves of the seat are those of a room whose player is late.
 */
function checkSaid(moves: readonly Move[], versions: readonly Version[], seat: number, player: Player): void {
  const byQuestion = new Map(player.said.map((saying) => [saying.to, saying]));
  assert.equal(byQuestion.size, player.said.length, `seat ${seat} has answered a question in two ways`);
  const found = new Set<number>();
  moves.forEach(({ seat: mover, to, text, standIn }, nth) => {
    if (mover !== seat) return;
    const saying = byQuestion.get(to);
    const { to: _, ...meant } = Object(saying?.action);
    const isOwn = saying !== undefined && saying.fate !== 'refused' && JSON.stringify(meant) === text;
    assert.ok(isOwn || text === standIn, `move ${nth} of seat ${seat} was never said: ${text}`);
    if (!isOwn) return;
    const at = versions.findIndex(({ heard }) => heard[seat] === saying.id);
    // Until the word of it comes, it may be the room's own that looks just the same.
    if (at < 0 && saying.fate === 'open') return;
    const [before, after] = [versions[at - 1]?.moves ?? 0, versions[at]?.moves ?? 0];
    assert.ok(before <= nth && nth < after, `message ${saying.id} of seat ${seat} was taken somewhere else: ${text}`);
    found.add(saying.id);
  });
  for (const { id, fate, reason } of player.said) {
    if (fate === 'taken') assert.ok(found.has(id), `message ${id} of seat ${seat} was taken, and is lost`);
    if (fate === 'refused') assert.equal(reason, 'late', `message ${id} of seat ${seat} was refused`);
  }
}

/** Holds a finished room against everything that was noted and heard. Gives how many messages were checked. */
export function checkRoom(
  game: Game,
  room: Room<HostedTypes>,
  versions: readonly Version[],
  players: ReadonlyMap<Viewer, Player>,
): number {
  const engine = engineOf(game);
  assert.ok(room.state !== null && room.state.outcome !== null, 'a game has not ended');
  const replayed = engine.replay({ ...room.blank, actions: [...room.actions] });
  assert.deepEqual(plain(room.state), plain(replayed), 'a game is not what its record leads to');
  versions.forEach(({ version, moves, heard }, nth) => {
    const before = versions[nth - 1];
    assert.equal(version, nth + 1, 'a change was lost, or made twice');
    assert.ok(before === undefined || moves >= before.moves, 'a move was lost');
    // No number is taken after a later one, nor twice.
    assert.ok(heard.every((id, seat) => id >= (before?.heard[seat] ?? 0)));
  });
  assert.equal(versions.at(-1)?.moves, room.actions.length);
  const all = movesIn(engine, room);
  let messages = 0;
  for (const [viewer, player] of players) {
    const seen = new Seen(engine, viewer, room);
    checkHeard(seen, player.heard, `${viewer}`);
    checkWire(seen, player.wire, `${viewer}`);
    if (viewer !== 'spectator') checkSaid(all, versions, viewer, player);
    messages += player.heard.length;
  }
  return messages;
}
