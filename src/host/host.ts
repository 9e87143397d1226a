/** A host: rooms of one game, as pure functions. */

import type { GameEngine } from '../common/door.ts';
import { FranticError, InvalidInput } from '../common/errors.ts';
import { isTree } from '../common/tree.ts';
import { undrafted } from '../common/undrafted.ts';
import { checkRoom } from './check.ts';
import { createRoom, type RoomOptions } from './create.ts';
import { Draft } from './draft.ts';
import { hear, type Reply, reply } from './hear.ts';
import { asJson, asSent, isToken, isWhole, LONGEST_TOKEN } from './json.ts';
import type { HostOrder, Step } from './messages.ts';
import { news } from './news.ts';
import { beginIfFull, obey } from './orders.ts';
import { isOrder, noOrder } from './read.ts';
import { type Room, recordOf, viewerWith } from './room.ts';
import { type HostOptions, type Tools, toolsOf } from './tools.ts';
import type { HostedTypes, Viewer } from './types.ts';

/**
 * Rooms of one game. All of it is pure: the same room, message and time make the same room and messages. A room is plain
 * JSON, and nothing is kept beside it.
 */
export interface Host<G extends HostedTypes> {
  /**
   * A room for a game.
   *
   * @param now What the clock of the host says, in milliseconds; so everywhere.
   * @throws {@link InvalidSetup} if the setup cannot be played.
   * @throws {@link InvalidRoom} naming the field at fault of everything else.
   */
  readonly create: (setup: G['setup'], options: RoomOptions, now: number) => Step<G>;
  /**
   * Takes a message of somebody, as text or parsed. `from` is the token by which the host knows them, whatever they say
   * themselves. What is not taken is refused, in `out`, and changes nothing. Whoever is too late by `now` is answered for
   * before.
   *
   * @throws {@link InvalidRoom} if the room is none. Whatever the message is, nothing is thrown.
   * @example
   * ```ts
   * const { room: after, out, due } = rooms.receive(room, token, text, Date.now());
   * ```
   */
  readonly receive: (room: Room<G>, from: string, message: unknown, now: number) => Step<G>;
  /** Lets the time pass: answers for whoever is too late, and lets bots answer. Early or late or twice, it does no harm. */
  readonly tick: (room: Room<G>, now: number) => Step<G>;
  /** Carries out what only the host may order, or refuses it in `out`. */
  readonly manage: (room: Room<G>, order: HostOrder, now: number) => Step<G>;
  /**
   * The room behind its JSON, as text or parsed. Its game is played again from its record: if the rules still are what they
   * were, it stands where it stood, even if a state of before could not be read any more.
   *
   * @throws {@link InvalidRoom} naming the field at fault, whatever JSON it is given.
   */
  readonly restore: (json: unknown) => Room<G>;
  /** The record of the game that is played in a room, or was. It holds everybody's secrets. */
  readonly recordOf: (room: Room<G>) => G['mutableRecord'];
  /**
   * As what somebody sits or watches in a room; `null`: they do neither. What goes out `to` that viewer is for them.
   *
   * @throws {@link InvalidRoom} if the room is none.
   * @example
   * ```ts
   * const { room: after, out } = rooms.receive(room, token, text, Date.now());
   * for (const message of out) if (message.to === rooms.viewerOf(after, token)) send(JSON.stringify(message));
   * ```
   */
  readonly viewerOf: (room: Room<G>, token: string) => Viewer | null;
}

/**
 * A host for rooms of a game.
 *
 * @example
 * ```ts
 * import { canTakeBack, engine } from 'frantic-engine/board-game';
 * import { createHost } from 'frantic-engine/host';
 *
 * const rooms = createHost(engine, { canTakeBack });
 * const { room } = rooms.create({ players: 3, seed: crypto.randomUUID() }, {}, Date.now());
 * ```
 */
export function createHost<G extends HostedTypes>(engine: GameEngine<G>, options: HostOptions<G> = {}): Host<G> {
  const tools = toolsOf(engine, options);

  /** Lets something happen to a room, and the time pass before and after it. */
  const step = (given: Room<G>, now: number, happen: (draft: Draft<G>) => Reply<G> | null): Step<G> => {
    const room = plain(given);
    if (!isWhole(now) || now < 0) throw new InvalidInput('now', 'has to be a whole number of milliseconds');
    try {
      const draft = new Draft<G>(tools, room, now);
      draft.pass();
      const reply = happen(draft);
      draft.pass();
      const out = draft.room === room ? [] : news(draft, room);
      return { room: draft.room, out: reply === null ? out : [...out, reply(draft)], due: draft.due() };
    } catch (error) {
      throw blame(tools, room, error);
    }
  };

  /** Asks something of a room that changes nothing. */
  const ask = <T>(room: Room<G>, answer: (room: Room<G>) => T): T => {
    try {
      return answer(plain(room));
    } catch (error) {
      throw blame(tools, room, error);
    }
  };

  return {
    create: (setup, given, now) => {
      const room = createRoom(tools, setup, given);
      return step(room, now, (draft) => {
        beginIfFull(draft);
        return null;
      });
    },
    receive: (room, from, message, now) => {
      checkToken(from, 'from');
      return step(room, now, (draft) => hear(draft, from, asSent(message)));
    },
    tick: (room, now) => step(room, now, () => null),
    manage: (room, given, now) =>
      step(room, now, (draft) => {
        const order = asJson(given);
        return reply(null, isOrder(order) ? obey(draft, order) : noOrder(order), () => 0);
      }),
    restore: (json) => checkRoom(tools, json),
    recordOf: (room) => ask(room, recordOf),
    viewerOf: (room, token) => {
      checkToken(token, 'token');
      return ask(room, (one) => viewerWith(one, token));
    },
  };
}

function checkToken(given: unknown, field: string): void {
  if (!isToken(given)) throw new InvalidInput(field, `is a text of 1 to ${LONGEST_TOKEN} characters`);
}

/** The room, and no draft in it: a store may hand it over in parts. */
function plain<G extends HostedTypes>(given: Room<G>): Room<G> {
  const room = undrafted(given);
  if (!isTree(room) || Object.isFrozen(room)) return room;
  const parts = Object.entries(room);
  if (parts.every(([, part]) => undrafted(part) === part)) return room;
  const copy = { ...room };
  for (const [name, part] of parts) Reflect.set(copy, name, undrafted(part));
  return copy;
}

/** What is to be thrown: if something has gone wrong in a room that is none, what is wrong with it. */
function blame<G extends HostedTypes>(tools: Tools<G>, room: unknown, error: unknown): unknown {
  if (error instanceof FranticError) return error;
  try {
    checkRoom(tools, room);
    return error;
  } catch (found) {
    return found instanceof FranticError ? found : error;
  }
}
