/**
 * Information-set Monte Carlo tree search.
 *
 * Each iteration guesses what the seat cannot see, goes down one tree that all guesses share, plays on to the end of the
 * round as the heuristic bot would, and writes down what came of it for everybody. The tree is the seat's own: its
 * branches are actions in words, so that the same action of another guess is the same branch.
 *
 * With a number of iterations it is a function of the view, the question and its chance, to the last bit and in every
 * runtime: it adds, multiplies, divides and takes square roots, which are exact everywhere, and nothing else.
 */
import type { Action, Question, View } from 'frantic-engine';
import { InvalidInput } from 'frantic-engine/fast';
import type { Bot, Help } from './bot.ts';
import { heuristicBot } from './heuristic.ts';
import { Search } from './search.ts';

/** How long a search goes on at each decision: for so many iterations, or for some time by a clock of the host's. */
export type SearchBudget =
  | { readonly iterations: number }
  | {
      readonly milliseconds: number;
      /** Milliseconds from any moment on, such as `() => performance.now()`. */
      readonly now: () => number;
    };

/**
 * A bot that searches. By `iterations` it replays exactly; by `milliseconds` it makes one iteration at least.
 *
 * @throws `InvalidInput` if it is no such budget.
 * @example
 * ```ts
 * const strong = createSearchBot({ iterations: 500 });
 * const patient = createSearchBot({ milliseconds: 50, now: () => performance.now() });
 * ```
 */
export function createSearchBot(budget: SearchBudget): Bot {
  if (typeof budget !== 'object' || budget === null)
    throw new InvalidInput('budget', 'has to say iterations or milliseconds');
  if ('iterations' in budget) {
    const { iterations } = budget;
    if ('milliseconds' in budget) throw new InvalidInput('budget', 'has to say iterations or milliseconds, not both');
    if (!Number.isSafeInteger(iterations) || iterations < 1)
      throw new InvalidInput('budget.iterations', 'has to be a whole number from 1 on');
    return (view, question, help) => {
      let left = iterations;
      return searched(view, question, help, () => --left > 0);
    };
  }
  const { milliseconds, now } = budget;
  if (!Number.isFinite(milliseconds) || milliseconds < 0)
    throw new InvalidInput('budget.milliseconds', 'has to be a number from 0 on');
  if (typeof now !== 'function')
    throw new InvalidInput('budget.now', 'has to be a clock: a function that gives milliseconds');
  return (view, question, help) => {
    const start = now();
    return searched(view, question, help, () => now() - start < milliseconds);
  };
}

function searched(view: View, question: Question, help: Help, goesOn: () => boolean): Action {
  if (help.countLegal() === 1) return help.sampleLegal();
  const search = new Search(question.seat, help, heuristicBot(view, question, help));
  do search.iterate();
  while (!search.isDecided && goesOn());
  return search.best();
}
