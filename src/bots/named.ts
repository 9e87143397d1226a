/** Bots by name, as `greedy` or `ismcts:200`: the name, and what the bot takes, behind colons. */
import { InvalidInput, UnknownName } from 'frantic-engine/fast';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { heuristicBot } from './heuristic.ts';
import { createSearchBot } from './ismcts.ts';
import { randomBot } from './random.ts';

/** Makes a bot of what stands behind the colons of its name. Returns `null` if it cannot take that. */
interface Maker {
  readonly make: (given: readonly string[]) => Bot | null;
  readonly takes: string;
}

/** How many iterations `ismcts` takes if its name does not say. */
const ITERATIONS = 200;

const plain = (bot: Bot): Maker => ({
  make: (given) => (given.length === 0 ? bot : null),
  takes: 'nothing behind its name',
});

/** The names of all bots, from the weakest to the strongest. */
export const BOTS = ['random', 'greedy', 'heuristic', 'ismcts'] as const;

/** What a bot goes by: `ismcts` may say how many iterations it takes, as in `ismcts:200`. */
export type BotName = (typeof BOTS)[number] | `ismcts:${number}`;

const MAKERS: Readonly<Record<(typeof BOTS)[number], Maker>> = {
  random: /* @__PURE__ */ plain(randomBot),
  greedy: /* @__PURE__ */ plain(greedyBot),
  heuristic: /* @__PURE__ */ plain(heuristicBot),
  ismcts: {
    make: ([iterations = `${ITERATIONS}`, ...rest]) =>
      rest.length === 0 && /^[1-9]\d{0,8}$/.test(iterations)
        ? createSearchBot({ iterations: Number(iterations) })
        : null,
    takes: "a whole number of iterations from 1 on, as in 'ismcts:200'",
  },
};

/** How long the name of a bot may be, with all it takes. */
const LONGEST = 100;

/**
 * The bot of a name.
 *
 * @throws `UnknownName` that says which bots there are, or what the one that was named takes.
 * @example
 * ```ts
 * const action = decide(botOf('ismcts:200'), state, seat, createRandom('my seed'));
 * ```
 */
export const botOf = (name: BotName): Bot => botNamed(name);

/** The same for a name that may be anything. */
export function botNamed(name: unknown): Bot {
  if (typeof name !== 'string')
    throw new InvalidInput('name', `has to be a text, such as 'greedy', not of type ${typeof name}`);
  // Longer than any name: what follows may be made of it.
  if (name.length > LONGEST) throw unknown(name.slice(0, LONGEST), `there are ${BOTS.join(', ')}`);
  const [kind = '', ...given] = name.split(':');
  const known = BOTS.find((one) => one === kind);
  if (known === undefined) throw unknown(name, `there are ${BOTS.join(', ')}`);
  const { make, takes } = MAKERS[known];
  const bot = make(given);
  if (bot === null) throw unknown(name, `the bot '${kind}' takes ${takes}`);
  return bot;
}

const unknown = (name: string, instead: string): UnknownName =>
  new UnknownName('name', name, BOTS, `there is no bot '${name}'; ${instead}`);
