/**
 * Many games between bots, with results that can be merged. For Node.
 *
 * @example
 * ```ts
 * import { simulate } from 'frantic-engine/sim';
 *
 * const { bots } = await simulate({ games: 100, bots: ['greedy', 'random'], setup: { players: 4 }, seed: 7 });
 * for (const { bot, wins } of bots) console.log(bot, wins.value, wins.low, wins.high);
 * ```
 *
 * @module
 */
export { GameFailed, InvalidRun } from '../sim/errors.ts';
export type { Estimate } from '../sim/estimate.ts';
export type { AnyRecord, GameName, Setups } from '../sim/game.ts';
export {
  type CardCounts,
  type CauseCounts,
  EMPTY_PART,
  type EventCounts,
  type KeepReason,
  type Kept,
  mergeParts,
  type Part,
} from '../sim/part.ts';
export { type GamesOptions, type KeepOptions, playGames } from '../sim/play.ts';
export { type PlayOptions, playParts } from '../sim/pool.ts';
export {
  type BotResult,
  type CardResult,
  type CauseResult,
  type EventResult,
  type KeptResult,
  type PairResult,
  type PlaceResult,
  type Results,
  resultsOf,
} from '../sim/results.ts';
export type { GameRow } from '../sim/row.ts';
export {
  type AnyRunOptions,
  type BoardRunOptions,
  createRun,
  type GameRange,
  type Run,
  type RunOf,
  type RunOptions,
  type RunOptionsOf,
} from '../sim/run.ts';
export { seatingOf } from '../sim/seating.ts';
export {
  type BoardSimulateOptions,
  type SimulatedGames,
  type SimulateOptions,
  simulate,
} from '../sim/simulate.ts';
