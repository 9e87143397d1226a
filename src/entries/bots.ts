/**
 * Bots: players that decide by what their seat may know.
 *
 * @example
 * ```ts
 * import { createRandom } from 'frantic-engine';
 * import { botOf, decide } from 'frantic-engine/bots';
 *
 * const random = createRandom('my seed');
 * const action = decide(botOf('ismcts:200'), state, seat, random);
 * ```
 *
 * @module
 */
export { type Bot, decide, type Glancing, glancing, type Help } from '../bots/bot.ts';
export type { BotEngine } from '../bots/engine.ts';
export type { Glance } from '../bots/glance.ts';
export { greedyBot } from '../bots/greedy.ts';
export { createHeuristicBot, heuristicBot } from '../bots/heuristic.ts';
export { createSearchBot, type SearchBudget, type SearchOptions, type SearchTime } from '../bots/ismcts.ts';
export { BOTS, type BotName, botOf } from '../bots/named.ts';
export { randomBot } from '../bots/random.ts';
export type { Lessons, WeighedGuesses } from '../bots/taught.ts';
export { HEURISTIC_WEIGHTS, type Weights } from '../bots/weights.ts';
