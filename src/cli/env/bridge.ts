/**
 * Environments for programs in other languages: a line of JSON asks, a line of JSON answers.
 *
 * Every line is answered by exactly one, whatever is on it, and nothing that is on it ends the process. The protocol is
 * told in `docs/env.md`.
 */
import type { Random } from 'frantic-engine';
import { UnknownName } from 'frantic-engine/fast';
import type { GameName } from 'frantic-engine/sim';
import { loadTrained, type TrainedBots } from '../../sim/named.ts';
import { version } from '../shared/version.ts';
import {
  envOf,
  type Fields,
  idOf,
  isObject,
  isWhole,
  LIMITS,
  parsed,
  quietOf,
  seedOf,
  text,
  wholeFrom,
} from './fields.ts';
import { type Advised, isGame, TABLES } from './games.ts';
import { type Arrays, arraysOf, type Made, manyOf, oneOf, shown } from './made.ts';
import { Refused, told } from './refused.ts';

/** Whether a command may name a bot that has learned. It may be about something else as well. */
const NAMES = /champion|instinct/;

/** Goes up when a program that speaks the protocol has to be changed. */
export const PROTOCOL = 1;

/** Answers lines. */
export class Bridge {
  private readonly made = new Map<number, Made>();
  private last = 0;
  private trained: TrainedBots | null = null;

  /** `game`: which one is made if a line does not say. */
  constructor(private readonly game: GameName = 'card') {}

  /** What each command answers. */
  private readonly commands: Readonly<Record<string, (given: Fields) => object>> = {
    hello: () => ({ protocol: PROTOCOL, version: version(), commands: Object.keys(this.commands), limits: LIMITS }),
    make: (given) => this.make(given),
    reset: (given) => this.reset(given),
    step: (given) => this.step(given),
    look: (given) => shown(this.find(given)),
    observe: (given) => this.observe(given),
    act: (given) => this.act(given),
    advise: (given) => this.advise(given),
    close: (given) => {
      this.find(given);
      this.made.delete(envOf(given));
      return {};
    },
  };

  /** Loads what a line asks for, if that takes time: to be awaited before it is answered. */
  async prepare(line: string): Promise<void> {
    if (NAMES.test(line)) this.trained ??= await loadTrained();
  }

  /** The answer to a line: a line. */
  answer(line: string): string {
    let id: unknown = null;
    try {
      const given = parsed(line);
      id = idOf(given);
      quietOf(given);
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

  /** Takes a pick at every table, and gives how things stand. What cannot be done is thrown, and nothing has changed. */
  stepTables(env: number, picks: ArrayLike<number>): Arrays {
    const made = this.findMade(env);
    if (made.kind === 'many') {
      checkPicks(picks, made.batch.tables);
      made.batch.step(picks);
    } else {
      checkPicks(picks, 1);
      made.env.step(picks[0] ?? -1);
    }
    return arraysOf(made);
  }

  /** How things stand. */
  look(env: number): Arrays {
    return arraysOf(this.findMade(env));
  }

  private make(given: Fields): object {
    const { setup, reward, tables, history, normalise, numbers, bots } = given;
    if (!isObject(setup)) throw new Refused('malformed', 'A setup is an object, such as { players: 4 }.', 'setup');
    if (this.made.size >= LIMITS.envs)
      throw new Refused('too-many-envs', `There are ${LIMITS.envs}; close some first.`);
    const { trained } = this;
    const many = tables === undefined ? null : wholeFrom(given, 'tables', 1, LIMITS.tables);
    const seed = given.seed === undefined ? 0 : seedOf(given);
    // What is wrong with these is found out where they are used.
    const wanted = { reward, history, normalise, numbers, bots };
    const options = Object.fromEntries(Object.entries(wanted).filter(([, one]) => one !== undefined));
    const game = TABLES[gameOf(given, this.game)];
    const made: Made =
      many === null
        ? oneOf(game.one(setup, options, trained))
        : manyOf(game.many(setup, { ...options, seed, tables: many }, trained));
    const { layout, players } = made.kind === 'one' ? made.env : made.batch;
    if (made.kind === 'one') made.env.reset(seed);
    this.last++;
    this.made.set(this.last, made);
    return { env: this.last, players, layout, ...stand(given, made) };
  }

  private reset(given: Fields): object {
    const made = this.find(given);
    const seed = seedOf(given);
    const { tables } = given;
    if (made.kind === 'one') {
      if (tables !== undefined) throw new Refused('malformed', 'One table begins again as a whole.', 'tables');
      made.env.reset(seed);
    } else if (tables === undefined) made.batch.reset(seed);
    else if (Array.isArray(tables)) made.batch.reset(seed, { tables });
    else throw new Refused('invalid-setup', 'Tables are a list of numbers.', 'tables');
    return stand(given, made);
  }

  private step(given: Fields): object {
    const made = this.find(given);
    if (made.kind === 'one') {
      const { pick } = given;
      if (!isWhole(pick)) throw new Refused('malformed', 'A pick is a whole number.', 'pick');
      made.env.step(pick);
    } else {
      const { picks } = given;
      const { tables } = made.batch;
      if (!Array.isArray(picks) || !picks.every(isWhole)) throw wrongPicks(tables);
      checkPicks(picks, tables);
      made.batch.step(picks);
    }
    return stand(given, made);
  }

  private observe(given: Fields): object {
    const made = this.find(given);
    if (made.kind === 'many') throw new Refused('malformed', 'One table can be looked at, not many.', 'env');
    const { env } = made;
    const numbers = new Float32Array(env.layout.size);
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
    return { ...stand(given, made), rewards: Array.from(rewards) };
  }

  /** What a bot would do, as an action and as its picks: for learning from it. */
  private advise(given: Fields): object {
    const { env, advise, chance } = this.findOne(given);
    const action = advised(advise, text(given, 'bot'), chance, this.trained);
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
    return this.findMade(envOf(given));
  }

  private findMade(env: number): Made {
    const made = this.made.get(env);
    if (made === undefined) throw new Refused('no-such-env', 'There is no such environment.', 'env');
    return made;
  }
}

function advised(advise: Advised['advise'], bot: string, chance: Random, trained: TrainedBots | null): object {
  try {
    // What is no name is refused there.
    return advise(bot, chance, trained);
  } catch (error) {
    if (error instanceof UnknownName) throw new Refused('malformed', error.message, 'bot');
    throw error;
  }
}

/** How things stand, unless nobody wants to know. */
const stand = (given: Fields, made: Made): object => (quietOf(given) ? {} : shown(made));

/** Which game is meant. */
function gameOf({ game }: Fields, usual: GameName): GameName {
  if (game === undefined) return usual;
  if (isGame(game)) return game;
  throw new Refused('malformed', `The field 'game' is ${Object.keys(TABLES).join(' or ')}.`, 'game');
}

function checkPicks(picks: ArrayLike<number>, tables: number): void {
  if (picks.length !== tables) throw wrongPicks(tables);
}

const wrongPicks = (tables: number): Refused =>
  new Refused('malformed', `It takes ${tables} picks, each a whole number.`, 'picks');
