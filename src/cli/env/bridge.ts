/**
 * Environments for programs in other languages: a line of JSON asks, a line of JSON answers.
 *
 * Every line is answered by exactly one, whatever is on it, and nothing that is on it ends the process. The protocol is
 * told in `docs/env.md`.
 */
import type { Random } from 'frantic-engine';
import { type Batch, IllegalPick, type Numbers } from 'frantic-engine/env';
import { createRandom, IllegalAction, InvalidSetup, UnknownName } from 'frantic-engine/fast';
import type { GameName } from 'frantic-engine/sim';
import { version } from '../shared/version.ts';
import { type Advised, isGame, TABLES } from './games.ts';

/** Goes up when a program that speaks the protocol has to be changed. */
export const PROTOCOL = 1;

/** The most environments at a time, the most tables of one, and the longest line. */
export const LIMITS = { envs: 64, tables: 1024, line: 1_000_000 } as const;

/** What can be wrong with a line. The list is closed. */
export type ErrorCode =
  /** The line is no JSON, or too long. */
  | 'not-json'
  /** It is no object, or a field is missing or of the wrong type; `field` names it. */
  | 'malformed'
  /** There is no such command. */
  | 'unknown-command'
  /** There is no such environment. */
  | 'no-such-env'
  /** There are too many environments. */
  | 'too-many-envs'
  /** The setup cannot be played; `field` says where. */
  | 'invalid-setup'
  /** The pick is not open. Nothing has changed. */
  | 'illegal-pick'
  /** The rules refuse the action. Nothing has changed. */
  | 'illegal-action'
  /** A bug in this library. */
  | 'internal';

/** A line that cannot be done. */
class Refused extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly field?: string,
  ) {
    super(message);
  }
}

type Fields = Readonly<Record<string, unknown>>;

type Made =
  | {
      readonly kind: 'one';
      readonly env: Advised['env'];
      readonly advise: Advised['advise'];
      readonly mask: Uint8Array;
      readonly numbers: Float32Array;
      /** The chance of bots that are asked for advice. */
      readonly chance: Random;
    }
  | { readonly kind: 'many'; readonly batch: Batch };

/** Answers lines. */
export class Bridge {
  private readonly made = new Map<number, Made>();
  private last = 0;

  /** `game`: which one is made if a line does not say. */
  constructor(private readonly game: GameName = 'card') {}

  /** What each command answers. */
  private readonly commands: Readonly<Record<string, (given: Fields) => object>> = {
    hello: () => ({ protocol: PROTOCOL, version: version(), commands: Object.keys(this.commands), limits: LIMITS }),
    make: (given) => this.make(given),
    reset: (given) => this.reset(given),
    step: (given) => this.step(given),
    observe: (given) => this.observe(given),
    act: (given) => this.act(given),
    advise: (given) => this.advise(given),
    close: (given) => {
      this.find(given);
      this.made.delete(envOf(given));
      return {};
    },
  };

  /** The answer to a line: a line. */
  answer(line: string): string {
    let id: unknown = null;
    try {
      const given = parsed(line);
      id = idOf(given);
      const name = text(given, 'command');
      const command = Object.hasOwn(this.commands, name) ? this.commands[name] : undefined;
      if (command === undefined) {
        const names = Object.keys(this.commands).join(', ');
        throw new Refused('unknown-command', `There is no such command. There are: ${names}.`, 'command');
      }
      return JSON.stringify({ id, ok: true, ...command(given) });
    } catch (error) {
      return JSON.stringify({ id, ok: false, error: told(error) });
    }
  }

  private make(given: Fields): object {
    const { setup, reward, tables, history, normalise, bots } = given;
    if (!isObject(setup)) throw new Refused('malformed', 'A setup is an object, such as { players: 4 }.', 'setup');
    if (this.made.size >= LIMITS.envs)
      throw new Refused('too-many-envs', `There are ${LIMITS.envs}; close some first.`);
    const many = tables === undefined ? null : wholeFrom(given, 'tables', 1, LIMITS.tables);
    const seed = given.seed === undefined ? 0 : seedOf(given);
    // What is wrong with these is found out where they are used.
    const wanted = { seed, reward, history, normalise, bots };
    const options = Object.fromEntries(Object.entries(wanted).filter(([, one]) => one !== undefined));
    const game = TABLES[gameOf(given, this.game)];
    const made: Made =
      many === null ? oneOf(game.one(setup, options)) : manyOf(game.many(setup, { ...options, tables: many }));
    const { layout, players } = made.kind === 'one' ? made.env : made.batch;
    if (made.kind === 'one') made.env.reset(seed);
    this.last++;
    this.made.set(this.last, made);
    return { env: this.last, players, layout, ...shown(made) };
  }

  private reset(given: Fields): object {
    const made = this.find(given);
    const seed = seedOf(given);
    const { tables } = given;
    if (made.kind === 'one') made.env.reset(seed);
    else if (tables === undefined) made.batch.reset(seed);
    else if (Array.isArray(tables)) made.batch.reset(seed, { tables });
    else throw new Refused('invalid-setup', 'Tables are a list of numbers.', 'tables');
    return shown(made);
  }

  private step(given: Fields): object {
    const made = this.find(given);
    if (made.kind === 'one') {
      const { pick } = given;
      if (!isWhole(pick)) throw new Refused('malformed', 'A pick is a whole number.', 'pick');
      made.env.step(pick);
    } else {
      const { picks } = given;
      if (!Array.isArray(picks) || picks.length !== made.batch.tables || !picks.every(isWhole))
        throw new Refused('malformed', `It takes ${made.batch.tables} picks, each a whole number.`, 'picks');
      made.batch.step(picks);
    }
    return shown(made);
  }

  private observe(given: Fields): object {
    const made = this.find(given);
    if (made.kind === 'many') throw new Refused('malformed', 'One table can be looked at, not many.', 'env');
    const { env, numbers } = made;
    env.observe(numbers, wholeFrom(given, 'seat', 0, env.players - 1));
    return { observation: Array.from(numbers) };
  }

  /** Plays an action in one go, instead of its picks. */
  private act(given: Fields): object {
    const made = this.findOne(given);
    const { env } = made;
    const { action } = given;
    if (!isObject(action)) throw new Refused('malformed', 'An action is an object.', 'action');
    if (action.seat !== env.seat) throw new Refused('illegal-action', `Seat ${env.seat} is asked.`, 'action');
    const rewards = env.rewards.map(() => 0);
    for (const pick of env.picksOf(action)) {
      env.step(pick);
      env.rewards.forEach((one, seat) => {
        rewards[seat] = (rewards[seat] ?? 0) + one;
      });
    }
    return { ...shown(made), rewards: Array.from(rewards) };
  }

  /** What a bot would do, as an action and as its picks: for learning from it. */
  private advise(given: Fields): object {
    const { env, advise, chance } = this.findOne(given);
    const action = advised(advise, text(given, 'bot'), chance);
    return { action, picks: env.picksOf(action) };
  }

  /** One table at which somebody is asked, and no answer has been begun. */
  private findOne(given: Fields): Extract<Made, { kind: 'one' }> {
    const made = this.find(given);
    if (made.kind === 'many') throw new Refused('malformed', 'That goes with one table, not with many.', 'env');
    if (made.env.done) throw new Refused('malformed', 'The game is over.', 'env');
    if (made.env.picked.length > 0) throw new Refused('malformed', 'An answer has been begun: go on by picks.', 'env');
    return made;
  }

  private find(given: Fields): Made {
    const made = this.made.get(envOf(given));
    if (made === undefined) throw new Refused('no-such-env', 'There is no such environment.', 'env');
    return made;
  }
}

function advised(advise: Advised['advise'], bot: string, chance: Random): object {
  try {
    // What is no name is refused there.
    return advise(bot, chance);
  } catch (error) {
    if (error instanceof UnknownName) throw new Refused('malformed', error.message, 'bot');
    throw error;
  }
}

/** Which game is meant. */
function gameOf({ game }: Fields, usual: GameName): GameName {
  if (game === undefined) return usual;
  if (isGame(game)) return game;
  throw new Refused('malformed', `The field 'game' is ${Object.keys(TABLES).join(' or ')}.`, 'game');
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(line: string): Fields {
  if (line.length > LIMITS.line) throw new Refused('not-json', `A line has at most ${LIMITS.line} characters.`);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Refused('not-json', 'The line is no JSON.');
  }
  if (!isObject(value)) throw new Refused('malformed', 'A line holds one object.');
  return value;
}

/** What an answer is told apart by: it comes back as it is, so it has to be small. */
function idOf({ id = null }: Fields): unknown {
  if (id === null || typeof id === 'string' || typeof id === 'number') return id;
  throw new Refused('malformed', "The field 'id' is a text or a number.", 'id');
}

function seedOf({ seed }: Fields): string | number {
  if (typeof seed === 'string' || typeof seed === 'number') return seed;
  throw new Refused('malformed', "The field 'seed' is a text or a number.", 'seed');
}

function text(given: Fields, field: string): string {
  const value = given[field];
  if (typeof value !== 'string') throw new Refused('malformed', `The field '${field}' is a text.`, field);
  return value;
}

const isWhole = (value: unknown): value is number => Number.isInteger(value);

function wholeFrom(given: Fields, field: string, least: number, most: number): number {
  const value = given[field];
  if (isWhole(value) && value >= least && value <= most) return value;
  throw new Refused('malformed', `The field '${field}' is a whole number from ${least} to ${most}.`, field);
}

/** Which environment is meant. */
const envOf = (given: Fields): number => wholeFrom(given, 'env', 0, Number.MAX_SAFE_INTEGER);

const oneOf = ({ env, advise }: Advised): Made => ({
  kind: 'one',
  env,
  advise,
  mask: new Uint8Array(env.layout.picks.length),
  numbers: new Float32Array(env.layout.size),
  chance: createRandom('advice'),
});

const manyOf = (batch: Batch): Made => ({ kind: 'many', batch });

/** Where it stands. */
function shown(made: Made): object {
  if (made.kind === 'one') {
    const { env, mask, numbers } = made;
    env.observe(numbers);
    env.mask(mask);
    const { seat, done, action } = env;
    const rewards = Array.from(env.rewards);
    return { seat, done, rewards, action, observation: Array.from(numbers), open: openIn(mask, 0, mask.length) };
  }
  const { tables, players, layout, observations, masks, rewards, dones, seats } = made.batch;
  const rows = (list: Numbers, size: number): number[][] =>
    Array.from({ length: tables }, (_, at) => Array.from(list.subarray(at * size, (at + 1) * size)));
  const picks = layout.picks.length;
  return {
    seats: Array.from(seats),
    dones: Array.from(dones, (done) => done === 1),
    rewards: rows(rewards, players),
    observations: rows(observations, layout.size),
    open: Array.from({ length: tables }, (_, at) => openIn(masks, at * picks, picks)),
  };
}

/** The numbers of the open picks. */
function openIn(mask: Uint8Array, from: number, size: number): number[] {
  const open: number[] = [];
  for (let pick = 0; pick < size; pick++) if (mask[from + pick] === 1) open.push(pick);
  return open;
}

/** What is wrong, as the answer says it. */
function told(error: unknown): { readonly code: ErrorCode; readonly message: string; readonly field?: string } {
  if (error instanceof Refused) {
    const { code, message, field } = error;
    return field === undefined ? { code, message } : { code, message, field };
  }
  if (error instanceof InvalidSetup) return { code: 'invalid-setup', message: error.message, field: error.field };
  if (error instanceof IllegalAction) return { code: 'illegal-action', message: error.message, field: 'action' };
  if (error instanceof IllegalPick) return { code: 'illegal-pick', message: error.message };
  return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
}
