/**
 * A bot that has learned: a search that knows by play what a position is worth, and the same without a search.
 *
 * What it has learned lies in this entry alone; whoever plays without it need not load it.
 *
 * @example
 * ```ts
 * import { decide } from 'frantic-engine/bots';
 * import { championBot } from 'frantic-engine/champion';
 *
 * const action = decide(championBot, state, seat, createRandom('my seed'));
 * ```
 *
 * @module
 */
export { championBot, createChampionBot, instinctBot } from '../champion/champion.ts';
