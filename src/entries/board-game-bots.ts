/**
 * Bots of the board game: players that decide by what their seat may know.
 *
 * @example
 * ```ts
 * import { botOf, decide } from 'frantic-engine/board-game/bots';
 *
 * const action = decide(botOf('greedy'), state, seat, random);
 * ```
 *
 * @module
 */
export { type Bot, decide, type Help } from '../bots/board-game/bot.ts';
export { greedyBot } from '../bots/board-game/greedy.ts';
export { heuristicBot } from '../bots/board-game/heuristic.ts';
export { BOTS, type BotName, botOf } from '../bots/board-game/named.ts';
export { randomBot } from '../bots/board-game/random.ts';
export { createSearchBot, type SearchBudget, searchBot } from '../bots/board-game/search.ts';
