/** The games that a bridge can speak of. What comes from outside is checked where it is used. */
import type { Random, SeedlessSetup } from 'frantic-engine';
import type { SeedlessSetup as BoardSetup } from 'frantic-engine/board-game';
import * as boardBots from 'frantic-engine/board-game/bots';
import * as board from 'frantic-engine/board-game/env';
import * as cardBots from 'frantic-engine/bots';
import * as card from 'frantic-engine/env';
import type { GameName } from 'frantic-engine/sim';

/** One table of either game. Actions come and go as JSON. */
export interface AnyEnv extends Omit<card.Env, 'state' | 'question' | 'action' | 'load' | 'picksOf'> {
  readonly action: object | null;
  picksOf(action: object): readonly number[];
}

/** A table, and who gives advice at it. */
export interface Advised {
  readonly env: AnyEnv;
  /** What the bot of a name would do. Throws `UnknownName` if there is none. */
  advise(bot: string, random: Random): object;
}

/** How tables of a game are made. */
interface Tables {
  one(setup: object, options: object): Advised;
  many(setup: object, options: object): card.Batch;
}

/** All games, by their names. */
export const TABLES: Readonly<Record<GameName, Tables>> = {
  card: {
    one(setup: SeedlessSetup, options: card.EnvOptions) {
      const env = card.createEnv(setup, options);
      const { botOf, decide } = cardBots;
      return {
        env,
        advise(bot: cardBots.BotName, random) {
          return decide(botOf(bot), env.state, env.seat, random);
        },
      };
    },
    many(setup: SeedlessSetup, options: card.BatchOptions) {
      return card.createBatch(setup, options);
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
