/** Bots of the board game by name. */
import { InvalidInput, UnknownName } from 'frantic-engine/board-game/fast';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { heuristicBot } from './heuristic.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search.ts';

/** The names of all bots, from the weakest to the strongest. */
export const BOTS = ['random', 'greedy', 'search', 'heuristic'] as const;

/** What a bot goes by. */
export type BotName = (typeof BOTS)[number];

const BY_NAME: Readonly<Record<BotName, Bot>> = {
  random: randomBot,
  greedy: greedyBot,
  search: searchBot,
  heuristic: heuristicBot,
};

/** How much of a name that there is not is said again. */
const LONGEST = 100;

/**
 * The bot of a name.
 *
 * @throws `UnknownName` that says which bots there are.
 * @example
 * ```ts
 * const action = decide(botOf('greedy'), state, seat, random);
 * ```
 */
export function botOf(name: BotName): Bot {
  const given: unknown = name;
  if (typeof given !== 'string')
    throw new InvalidInput('name', `has to be a text, such as 'greedy', not of type ${typeof given}`);
  const known = BOTS.find((one) => one === given);
  if (known !== undefined) return BY_NAME[known];
  const shown = given.slice(0, LONGEST);
  throw new UnknownName('name', shown, BOTS, `there is no bot '${shown}'; there are ${BOTS.join(', ')}`);
}
