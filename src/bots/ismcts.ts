/**
 * Information-set Monte Carlo tree search.
 *
 * Each iteration guesses what the seat cannot see, goes down one tree that all guesses share, plays on to the end of the
 * round as the heuristic bot would, and writes down what came of it for everybody. The tree is the seat's own: its
 * branches are actions in words, so that the same action of another guess is the same branch.
 *
 * With a number of iterations it is a function of the view, the question and its chance, to the last bit and in every
 * runtime: it adds, multiplies, divides and takes square roots, which are exact everywhere, and nothing else. What it is
 * taught is the host's, and as exact as the host makes it.
 */
import type { Action, Question, View } from 'frantic-engine';
import { InvalidInput } from 'frantic-engine/fast';
import type { Bot, Help } from './bot.ts';
import { heuristicBot } from './heuristic.ts';
import { Search } from './search.ts';
import { type Lessons, type Taught, taughtBy } from './taught.ts';

/** A clock, and how long a search goes on by it at each decision. */
export interface SearchTime {
  /** How long, from 0 on. */
  readonly milliseconds: number;
  /** Milliseconds from any moment on, such as `() => performance.now()`. */
  readonly now: () => number;
}

/** How long a search goes on at each decision: for so many iterations, or for some time by a clock of the host's. */
export type SearchBudget =
  | { readonly iterations: number; readonly time?: undefined }
  | { readonly time: SearchTime; readonly iterations?: undefined };

/** What a search is made from: its budget, and what it is taught. What is left out is as in `ismcts`. */
export type SearchOptions = SearchBudget & Lessons;

/**
 * A bot that searches. By `iterations` it replays exactly; by `time` it looks at the clock before
 * every answer of a guess, and ends in the middle of one if time is over.
 *
 * @throws `InvalidInput` that names the option. When it plays, if what it was taught gives what makes no sense.
 * @example
 * ```ts
 * const strong = createSearchBot({ iterations: 500 });
 * const patient = createSearchBot({ time: { milliseconds: 50, now: () => performance.now() } });
 * const taught = createSearchBot({ iterations: 500, value: ({ players }) => players.map(({ hand }) => 4 * hand.length), horizon: 0 });
 * ```
 */
export function createSearchBot(options: SearchOptions): Bot {
  if (typeof options !== 'object' || options === null)
    throw new InvalidInput('options', 'has to say iterations or time');
  const { iterations, time } = options;
  if ((iterations === undefined) === (time === undefined))
    throw new InvalidInput('options', 'has to say iterations or time, and not both');
  const taught = taughtBy(options);
  if (time !== undefined) {
    const { milliseconds, now } = checkTime(time);
    return (view, question, help) => {
      const start = now();
      const isLate = (): boolean => now() - start >= milliseconds;
      return searched(view, question, help, taught, () => !isLate(), isLate);
    };
  }
  if (!Number.isSafeInteger(iterations) || iterations < 1)
    throw new InvalidInput('options.iterations', 'has to be a whole number from 1 on');
  return (view, question, help) => {
    let left = iterations;
    return searched(view, question, help, taught, () => --left > 0, NEVER);
  };
}

function checkTime(time: SearchTime): SearchTime {
  if (typeof time !== 'object' || time === null)
    throw new InvalidInput('options.time', 'has to be an object with milliseconds and now');
  const { milliseconds, now } = time;
  if (!Number.isFinite(milliseconds) || milliseconds < 0)
    throw new InvalidInput('options.time.milliseconds', 'has to be a number from 0 on');
  if (typeof now !== 'function')
    throw new InvalidInput('options.time.now', 'has to be a clock: a function that gives milliseconds');
  return { milliseconds, now };
}

const NEVER = (): boolean => false;

/** `goesOn`: whether there is another iteration. `isLate`: whether there is no time to end the one that has begun. */
function searched(
  view: View,
  question: Question,
  help: Help,
  taught: Taught,
  goesOn: () => boolean,
  isLate: () => boolean,
): Action {
  if (help.countLegal() === 1) return help.sampleLegal();
  const search = new Search(question.seat, help, taught, heuristicBot(view, question, help));
  do search.iterate(isLate);
  while (!search.isDecided && goesOn());
  return search.best();
}
