/** All bots by name: those of the library, and `champion`, `champion:400`, `champion:20ms`, `instinct`. What these have learned is loaded on demand. */
import { BOTS, type Bot, type BotName, botOf, createSearchBot } from 'frantic-engine/bots';
import { UnknownName } from 'frantic-engine/fast';

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

/** The names of all bots. */
export const NAMES = [...BOTS, 'instinct', 'champion'] as const;

const TAKES: Readonly<Record<string, string>> = {
  ismcts: "a whole number of iterations from 1 on, as in 'ismcts:200', or of milliseconds, as in 'ismcts:20ms'",
  champion: "a whole number of iterations from 1 on, as in 'champion:200', or of milliseconds, as in 'champion:20ms'",
};

/** A search by the clock of this machine, as in `ismcts:20ms`: then a game is another one each time it is played. */
function byClock(name: string): Bot | null {
  const milliseconds = /^ismcts:([1-9]\d{0,5})ms$/.exec(name)?.[1];
  if (milliseconds === undefined) return null;
  return createSearchBot({ time: { milliseconds: Number(milliseconds), now: () => performance.now() } });
}

/** The bot of a name that has not learned. Whoever names none is told of all that there are. */
export function untrainedBot(name: string): Bot {
  try {
    // What is no name is refused there.
    return byClock(name) ?? botOf(name as BotName);
  } catch (error) {
    if (!(error instanceof UnknownName)) throw error;
    const { given } = error;
    const [kind = ''] = given.split(':');
    const isKnown = NAMES.some((one) => one === kind);
    const instead = isKnown
      ? `the bot '${kind}' takes ${TAKES[kind] ?? 'nothing behind its name'}`
      : `there are ${NAMES.join(', ')}`;
    throw new UnknownName('name', given, NAMES, `there is no bot '${given}'; ${instead}`);
  }
}
