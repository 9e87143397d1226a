/** Playing many games between bots, and what they say. */
import { InvalidRun } from './errors.ts';
import { EMPTY_PART, mergeParts } from './part.ts';
import { type PlayOptions, playParts } from './pool.ts';
import { type Results, resultsOf } from './results.ts';
import { type BoardRunOptions, checkGames, createRun, type RunOptions } from './run.ts';

/** How many games are simulated, and how. */
export interface SimulatedGames extends PlayOptions {
  /** How many games are played. */
  readonly games: number;
  /** Told how many games are done, every now and then. */
  readonly onProgress?: (done: number, games: number) => void;
}

/** What is to be simulated of the card game. */
export interface SimulateOptions extends RunOptions, SimulatedGames {}

/** What is to be simulated of the board game. */
export interface BoardSimulateOptions extends BoardRunOptions, SimulatedGames {}

/**
 * Plays many games between bots. The results do not depend on how many workers play.
 *
 * @throws {@link InvalidRun} that names the field.
 * @throws {@link GameFailed} if a bot fails, with the game up to then.
 * @example
 * ```ts
 * const { bots } = await simulate({ games: 100, bots: ['greedy', 'random'], setup: { players: 4 }, seed: 7 });
 * for (const { bot, wins } of bots) console.log(bot, wins);
 * ```
 */
export async function simulate(options: SimulateOptions | BoardSimulateOptions): Promise<Results> {
  const run = createRun(options);
  const { games, onProgress = () => {}, workers, keep, onGame, records, signal } = options;
  checkGames(games, 'games');
  if (typeof onProgress !== 'function') throw new InvalidRun('onProgress', 'has to be a function');
  let all = EMPTY_PART;
  const how = {
    ...(workers === undefined ? {} : { workers }),
    ...(keep === undefined ? {} : { keep }),
    ...(onGame === undefined ? {} : { onGame }),
    ...(records === undefined ? {} : { records }),
    ...(signal === undefined ? {} : { signal }),
  };
  await playParts(
    run,
    [{ from: 0, to: games }],
    (part) => {
      all = mergeParts(all, part);
      onProgress(all.games, games);
    },
    how,
  );
  return resultsOf(run, all);
}
