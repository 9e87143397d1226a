/** Bots that take a seat: by name, or from a module. */
import type { Action, GameState, Random, Seat } from 'frantic-engine';
import { type Bot, type BotName, botOf, decide } from 'frantic-engine/bots';
import * as fast from 'frantic-engine/fast';
import { InvalidRun } from './errors.ts';

/** Decides for a seat. */
export type Player = (state: GameState, seat: Seat, random: Random) => Action;

/** Whether a bot is given by the address of a module. */
const isAddress = (bot: string): boolean => /^(file|data|https?):/.test(bot);

/** The name of a bot, or the address of the module it is in. */
export function checkBotName(given: unknown, field: string): string {
  const bot = given instanceof URL ? given.href : given;
  if (typeof bot !== 'string' || bot === '') throw new InvalidRun(field, 'has to be the name of a bot or a URL');
  if (!isAddress(bot)) botNamed(bot, field);
  return bot;
}

function botNamed(name: string, field: string): Bot {
  try {
    // What is no name is refused there.
    return botOf(name as BotName);
  } catch (error) {
    if (error instanceof fast.FranticError) throw new InvalidRun(field, error.problem, { cause: error });
    throw error;
  }
}

/** Any lawful answer. A view would not change it, so none is made: this is the floor that others are measured against. */
const byChance: Player = (state, seat, random) => fast.sampleLegal(state, seat, random);

/** The players of a run, ready to decide. */
export function playersOf(bots: readonly string[]): Promise<Player[]> {
  return Promise.all(
    bots.map(async (name, i) => {
      if (name === 'random') return byChance;
      const bot = isAddress(name) ? await botIn(name, `bots[${i}]`) : botNamed(name, `bots[${i}]`);
      return (state, seat, random) => decide(bot, state, seat, random);
    }),
  );
}

/** The bot that a module exports: what stands behind the `#` of its address, or `default`. */
async function botIn(address: string, field: string): Promise<Bot> {
  const url = new URL(address);
  const name = url.hash.slice(1) || 'default';
  url.hash = '';
  let exports: Readonly<Record<string, unknown>>;
  try {
    exports = await import(url.href);
  } catch (error) {
    throw new InvalidRun(field, `the module cannot be loaded: ${String(error)}`, { cause: error });
  }
  const bot = exports[name];
  if (isBot(bot)) return bot;
  throw new InvalidRun(field, `the module has no function '${name}'`);
}

/** A function is all that can be seen of a bot before it plays. */
const isBot = (given: unknown): given is Bot => typeof given === 'function';
