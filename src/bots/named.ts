/** Bots by name, as `greedy` or `ismcts:200`: the name, and what the bot takes, behind colons. */
import { InvalidInput, UnknownName } from 'frantic-engine/fast';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { heuristic } from './heuristic.ts';
import { ismctsOf } from './ismcts.ts';
import { random } from './random.ts';

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

const BOTS: Readonly<Record<string, Maker>> = {
  random: plain(random),
  greedy: plain(greedy),
  heuristic: plain(heuristic),
  ismcts: {
    make: ([iterations = `${ITERATIONS}`, ...rest]) =>
      rest.length === 0 && /^[1-9]\d{0,8}$/.test(iterations) ? ismctsOf(Number(iterations)) : null,
    takes: "a whole number of iterations from 1 on, as in 'ismcts:200'",
  },
};

/** How long the name of a bot may be, with all it takes. */
const LONGEST = 100;

/** The names of all bots, from the weakest to the strongest. */
export const botNames: readonly string[] = Object.keys(BOTS);

/**
 * The bot of a name.
 *
 * @throws `UnknownName` that says which bots there are, or what the one that was named takes.
 */
export function botOf(name: string): Bot {
  if (typeof name !== 'string')
    throw new InvalidInput('name', `has to be a text, such as 'greedy', not of type ${typeof name}`);
  // Longer than any name: what follows may be made of it.
  if (name.length > LONGEST) throw unknown(name.slice(0, LONGEST), `there are ${botNames.join(', ')}`);
  const [kind = '', ...given] = name.split(':');
  const maker = Object.hasOwn(BOTS, kind) ? BOTS[kind] : undefined;
  if (maker === undefined) throw unknown(name, `there are ${botNames.join(', ')}`);
  const bot = maker.make(given);
  if (bot === null) throw unknown(name, `the bot '${kind}' takes ${maker.takes}`);
  return bot;
}

const unknown = (name: string, instead: string): UnknownName =>
  new UnknownName('name', name, botNames, `there is no bot '${name}'; ${instead}`);
