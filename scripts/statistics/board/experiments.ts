/** What is simulated for the page on statistics of the board game. */

import { LENGTHS, lengthOf } from '../lengths.ts';
import type { BotName, SeedlessSetup } from './count.ts';

/** Some games of one kind, played by one bot against itself. */
export interface BoardExperiment {
  readonly name: string;
  readonly bot: BotName;
  readonly setup: SeedlessSetup;
  /** How many games are played in the full run. */
  readonly games: number;
}

/** The source of all chance. */
export const SEED = 'board statistics';

/** Who plays, unless something else is said. */
export const BOT: BotName = 'greedy';

/** The bots whose games are compared, weakest first. */
export const BOTS: readonly BotName[] = ['random', 'greedy'];

export const PLAYERS = [2, 3, 4, 5, 6] as const;

/** The game that is looked at most closely: four players, medium length. */
export const BASE = 'base';

export const botOf = (bot: string): string => (bot === BOT ? BASE : `played by ${bot}`);

/** All experiments. */
export const EXPERIMENTS: readonly BoardExperiment[] = [
  { name: BASE, bot: BOT, setup: { players: 4 }, games: 5_000 },
  ...PLAYERS.flatMap((players) =>
    LENGTHS.map((length) => ({
      name: lengthOf(players, length),
      bot: BOT,
      setup: { players, length },
      games: length === 'medium' ? 600 : 200,
    })),
  ),
  ...BOTS.filter((bot) => bot !== BOT).map((bot) => ({
    name: botOf(bot),
    bot,
    setup: { players: 4 },
    games: 1_000,
  })),
];
