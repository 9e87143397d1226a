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
export { type Bot, decide, type Glancing, glancing, type Help } from '../bots/bot.ts';
export { chanceOf } from '../bots/chance.ts';
export type { Glance } from '../bots/glance.ts';
export { greedy } from '../bots/greedy.ts';
export { heuristic, heuristicOf } from '../bots/heuristic.ts';
export { ismctsFor, ismctsOf, type TimeBudget } from '../bots/ismcts.ts';
export { botNames, botOf } from '../bots/named.ts';
export { random } from '../bots/random.ts';
export { tuned, type Weights } from '../bots/weights.ts';
