/** The games that a bridge can speak of. What comes from outside is checked where it is used. */
import type { Random, SeedlessSetup } from 'frantic-engine';
import type { SeedlessSetup as BoardSetup } from 'frantic-engine/board-game';
import * as boardBots from 'frantic-engine/board-game/bots';
import * as board from 'frantic-engine/board-game/env';
import * as cardBots from 'frantic-engine/bots';
import * as card from 'frantic-engine/env';
import { InvalidSetup, UnknownName } from 'frantic-engine/fast';
import type { GameName } from 'frantic-engine/sim';
import { isTrained, type TrainedBots, untrainedBot } from '../../sim/named.ts';

/** One table of either game. Actions come and go as JSON. */
export interface AnyEnv extends Omit<card.Env, 'state' | 'question' | 'action' | 'load' | 'picksOf'> {
  readonly action: object | null;
  picksOf(action: object): readonly number[];
}

/** A table, and who gives advice at it. */
export interface Advised {
  readonly env: AnyEnv;
  /** What the bot of a name would do. Throws `UnknownName` if there is none. */
  advise(bot: string, random: Random, trained: TrainedBots | null): object;
}

/** How tables of a game are made. */
interface Tables {
  /** `trained`: the bots that have learned, once they are loaded. */
  one(setup: object, options: object, trained: TrainedBots | null): Advised;
  many(setup: object, options: object, trained: TrainedBots | null): card.Batch;
}

/** The same options with bots in place of their names. What is no name is refused where it is used. */
function seated<T extends card.EnvOptions>(options: T, trained: TrainedBots | null): T {
  const { bots } = options;
  if (!Array.isArray(bots)) return options;
  return {
    ...options,
    bots: bots.map((bot, at) => {
      try {
        return typeof bot === 'string' ? named(bot, trained) : bot;
      } catch (error) {
        if (error instanceof UnknownName) throw new InvalidSetup(`bots[${at}]`, error.problem);
        throw error;
      }
    }),
  };
}

const named = (bot: string, trained: TrainedBots | null): cardBots.Bot =>
  trained !== null && isTrained(bot) ? trained(bot) : untrainedBot(bot);

/** All games, by their names. */
export const TABLES: Readonly<Record<GameName, Tables>> = {
  card: {
    one(setup: SeedlessSetup, options: card.EnvOptions, trained) {
      const env = card.createEnv(setup, seated(options, trained));
      return {
        env,
        advise(bot, random, learned) {
          return cardBots.decide(named(bot, learned), env.state, env.seat, random);
        },
      };
    },
    many(setup: SeedlessSetup, options: card.BatchOptions, trained) {
      return card.createBatch(setup, seated(options, trained));
    },
  },
  board: {
    one(setup: BoardSetup, options: board.EnvOptions) {
      const env = board.createEnv(setup, options);
      const { botOf, decide } = boardBots;
      return {
        env,
        advise(bot: boardBots.BotName, random) {
          return decide(botOf(bot), env.state, env.seat, random);
        },
      };
    },
    many(setup: BoardSetup, options: board.BatchOptions) {
      return board.createBatch(setup, options);
    },
  },
};

/** Whether there is a game of that name. */
export const isGame = (name: unknown): name is GameName => typeof name === 'string' && Object.hasOwn(TABLES, name);
