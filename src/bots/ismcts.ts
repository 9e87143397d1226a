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
import { heuristic } from './heuristic.ts';
import { Search } from './search.ts';

/** A time to search for, by a clock of the host's. */
export interface TimeBudget {
  readonly milliseconds: number;
  /** Milliseconds from any moment on, such as `() => performance.now()`. */
  readonly now: () => number;
}

/**
 * A search of so many iterations for each decision. It replays exactly.
 *
 * @throws `InvalidInput` if it is no whole number from 1 on.
 */
export function ismctsOf(iterations: number): Bot {
  if (!Number.isSafeInteger(iterations) || iterations < 1)
    throw new InvalidInput('iterations', 'has to be a whole number from 1 on');
  return (view, question, help) => {
    let left = iterations;
    return searched(view, question, help, () => --left > 0);
  };
}

/**
 * A search of so many milliseconds for each decision, and of one iteration at least. The host gives the clock.
 *
 * @throws `InvalidInput` if it is no time, or there is no clock.
 */
export function ismctsFor(budget: TimeBudget): Bot {
  const { milliseconds, now } = budget ?? {};
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
  if (help.count() === 1) return help.sample();
  const search = new Search(question.seat, help, heuristic(view, question, help));
  do search.iterate();
  while (!search.isDecided && goesOn());
  return search.best();
}
