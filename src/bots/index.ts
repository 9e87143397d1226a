/**
 * Bots: players that decide by what their seat may know.
 *
 * @example
 * ```ts
 * import { botOf, chanceOf, decide } from 'frantic-engine/bots';
 *
 * const random = chanceOf('my seed');
 * const action = decide(botOf('ismcts:200'), state, seat, random);
 * ```
 *
 * @module
 */
export { type Bot, decide, type Help } from './bot.ts';
export { chanceOf } from './chance.ts';
export { greedy } from './greedy.ts';
export { heuristic, heuristicOf } from './heuristic.ts';
export { ismctsFor, ismctsOf, type TimeBudget } from './ismcts.ts';
export { botNames, botOf } from './named.ts';
export { random } from './random.ts';
export { tuned, type Weights } from './weights.ts';
