/** The search that goes by the net, and the net without a search. */
import { type Bot, createSearchBot, type SearchBudget } from 'frantic-engine/bots';
import { InvalidInput } from 'frantic-engine/fast';
import { checkOptions } from '../bots/options.ts';
import { createInstinct } from './instinct.ts';
import { Judge } from './judge.ts';
import { type Net, unpack } from './net.ts';
import { WEIGHTS } from './weights.ts';

/** How many iterations `champion` takes if nothing is said. */
const ITERATIONS = 500;
/** After so many answers the net estimates what a round will bring. */
const HORIZON = 8;

/** The net that was trained; read when it is first needed. */
let trained: Net | null = null;

function trainedNet(): Net {
  trained ??= unpack(WEIGHTS);
  return trained;
}

/**
 * A search that has learned by play what a position is worth. `docs/bots.md` has how strong it is.
 *
 * By `iterations` it replays exactly, in every runtime; by `time` it ends as soon as a clock says so, in the middle of a guess if need be.
 *
 * @throws `InvalidInput` that names the option.
 * @example
 * ```ts
 * const quick = createChampionBot({ iterations: 100 });
 * const patient = createChampionBot({ time: { milliseconds: 50, now: () => performance.now() } });
 * ```
 */
export function createChampionBot(budget: SearchBudget): Bot {
  if (typeof budget !== 'object' || budget === null) throw new InvalidInput('options', 'has to say iterations or time');
  checkOptions(budget, ['iterations', 'time']);
  const judge = new Judge(trainedNet());
  // Nothing but the budget is the host's to say.
  const { iterations, time } = budget;
  const search = { value: judge.toCome.bind(judge), horizon: HORIZON, guesses: 'likely', tree: false } as const;
  if (time === undefined) return createSearchBot({ ...search, iterations });
  if (iterations !== undefined) throw new InvalidInput('options', 'has to say iterations or time, and not both');
  return createSearchBot({ ...search, time });
}

const later = (make: () => Bot): Bot => {
  let made: Bot | null = null;
  return (view, question, help) => {
    made ??= make();
    return made(view, question, help);
  };
};

/** The champion with the iterations that it is measured with. */
export const championBot: Bot = /* @__PURE__ */ later(() => createChampionBot({ iterations: ITERATIONS }));

/** Plays by the net alone: every answer is tried on a guess or two, and the one that the net thinks best is given. */
export const instinctBot: Bot = /* @__PURE__ */ createInstinct(trainedNet);
