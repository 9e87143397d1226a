/** The bots that have learned, by name: `champion`, `champion:400`, `champion:20ms`, `instinct`. What they have learned is loaded on demand. */
import type { Bot } from 'frantic-engine/bots';

/** By how many iterations, or by how many milliseconds of this machine's clock. */
const CHAMPION = /^champion(?::([1-9]\d{0,8})|:([1-9]\d{0,5})ms)?$/;

/** Whether that is the name of a bot that has learned. */
export const isTrained = (name: string): boolean => name === 'instinct' || CHAMPION.test(name);

/** The bot of a name that is one of theirs. */
export type TrainedBots = (name: string) => Bot;

/** Loads what they have learned. By the clock a game is another one each time it is played. */
export async function loadTrained(): Promise<TrainedBots> {
  const { championBot, createChampionBot, instinctBot } = await import('frantic-engine/champion');
  return (name) => {
    if (name === 'instinct') return instinctBot;
    const [, iterations, milliseconds] = CHAMPION.exec(name) ?? [];
    if (iterations !== undefined) return createChampionBot({ iterations: Number(iterations) });
    if (milliseconds === undefined) return championBot;
    return createChampionBot({ time: { milliseconds: Number(milliseconds), now: () => performance.now() } });
  };
}

/** The bot of such a name. */
export const trainedBot = async (name: string): Promise<Bot> => (await loadTrained())(name);
