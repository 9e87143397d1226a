/** Bots that take a seat: by name, or from a module. */
import * as fast from 'frantic-engine/fast';
import { boardBots } from './board-game.ts';
import { cardBots } from './card-game.ts';
import { InvalidRun } from './errors.ts';
import type { GameName, Player } from './game.ts';

/** What names and modules stand for, in one game. */
interface Bots<State, Action, Bot, Name> {
  readonly decide: (bot: Bot, ...at: Parameters<Player<State, Action>>) => Action;
  readonly botOf: (name: Name) => Bot;
  /** Bots that are loaded when they are needed; `null` if the name is none of theirs. */
  readonly loaded: (name: string) => (() => Promise<Bot>) | null;
  readonly byChance: Player<State, Action>;
}

/** Whether a bot is given by the address of a module. */
const isAddress = (bot: string): boolean => /^(file|data|https?):/.test(bot);

/** The name of a bot of a game, or the address of the module it is in. */
export function checkBotName(game: GameName, given: unknown, field: string): string {
  const bot = given instanceof URL ? given.href : given;
  if (typeof bot !== 'string' || bot === '') throw new InvalidRun(field, 'has to be the name of a bot or a URL');
  if (isAddress(bot)) return bot;
  if (game === 'board') botNamed(boardBots, bot, field);
  else if (cardBots.loaded(bot) === null) botNamed(cardBots, bot, field);
  return bot;
}

function botNamed<State, Action, Bot, Name>(
  { botOf }: Bots<State, Action, Bot, Name>,
  name: string,
  field: string,
): Bot {
  try {
    // What is no name is refused there.
    return botOf(name as Name);
  } catch (error) {
    if (error instanceof fast.FranticError) throw new InvalidRun(field, error.problem, { cause: error });
    throw error;
  }
}

/** The players of a run, ready to decide. */
export function playersOf<State, Action, Bot, Name>(
  bots: Bots<State, Action, Bot, Name>,
  names: readonly string[],
): Promise<Player<State, Action>[]> {
  return Promise.all(
    names.map(async (name, i) => {
      if (name === 'random') return bots.byChance;
      const bot = await botAs(bots, name, `bots[${i}]`);
      return (state, seat, random) => bots.decide(bot, state, seat, random);
    }),
  );
}

async function botAs<State, Action, Bot, Name>(
  bots: Bots<State, Action, Bot, Name>,
  name: string,
  field: string,
): Promise<Bot> {
  if (isAddress(name)) return botIn<Bot>(name, field);
  return bots.loaded(name)?.() ?? botNamed(bots, name, field);
}

/** The bot that a module exports: what stands behind the `#` of its address, or `default`. */
async function botIn<Bot>(address: string, field: string): Promise<Bot> {
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
  // A function is all that can be seen of a bot before it plays.
  if (typeof bot === 'function') return bot as Bot;
  throw new InvalidRun(field, `the module has no function '${name}'`);
}
