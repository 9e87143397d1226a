/** What a search can be taught, and what it goes by if it is not. */
import type { Action, Random, Seat } from 'frantic-engine';
import * as fast from 'frantic-engine/fast';
import type { Help } from './bot.ts';
import type { BotEngine } from './engine.ts';
import { Sight } from './glance.ts';
import { checkOptions } from './options.ts';
import { expectedPoints } from './rewards.ts';
import { Weighing } from './weighing.ts';
import { HEURISTIC_WEIGHTS } from './weights.ts';

/** A list of numbers, or an array of floats. */
type Numbers = readonly number[] | Float32Array | Float64Array;

/** What a search can be taught. All of it is asked about guesses, which it may read but not write to. */
export interface Lessons {
  /**
   * How promising the answers of a seat are before they have been tried: as many numbers as there are answers, all together
   * about 1. The first answer is what `rollout` would do; it gets 0.4 more than the others if nothing else is said. At the seat's
   * own decision the most promising answer has a head start.
   */
  readonly prior?: (
    guess: fast.GameState,
    seat: Seat,
    answers: readonly Action[],
  ) => readonly number[] | Float32Array | Float64Array;
  /**
   * How many points each seat will yet write down for a round that is not over, by seat. What all have in common makes no
   * difference. If nothing is said it is estimated from the hands. `engine` is that of the game that is played.
   */
  readonly value?: (guess: fast.GameState, engine: BotEngine) => readonly number[] | Float32Array | Float64Array;
  /** How a seat plays on below the tree, and what it is expected to do in it. If nothing is said, by the weights of `heuristic`. */
  readonly rollout?: (guess: fast.GameState, seat: Seat, random: Random) => Action;
  /** After how many answers a round is estimated instead of played on, 0 or more; `Infinity` plays it to its end. 14 if nothing is said. */
  readonly horizon?: number;
  /**
   * By how many standard errors an answer has to be behind to be out of the race. 2.5 if nothing is said. The search ends when one is
   * left; with `Infinity` none is ever out, and the whole budget is used.
   */
  readonly behind?: number;
  /**
   * Guesses that are not equally likely: `'likely'` ones go by what others did; or of so many, one is taken by what they weigh. If
   * nothing is said, every deal that agrees with what the seat knows is as likely as any other.
   */
  readonly guesses?: 'likely' | WeighedGuesses;
  /**
   * Whether what comes after an answer is searched as well: `true` if nothing is said. With `false`, everybody plays on below it as
   * `rollout` says.
   */
  readonly tree?: boolean;
}

/** How guesses are weighed. */
export interface WeighedGuesses {
  /** How many are drawn for one that is taken. */
  readonly of: number;
  /** How likely a guess is compared with others: any number from 0 on. If all weigh nothing, the first is taken. */
  readonly weigh: (guess: fast.GameState) => number;
}

/** What a search goes by, nothing left out. */
export interface Taught {
  readonly prior: (guess: fast.GameState, seat: Seat, answers: readonly Action[]) => Numbers;
  readonly value: (guess: fast.GameState, help: Help) => Numbers;
  readonly rollout: (guess: fast.GameState, seat: Seat, help: Help) => Action;
  readonly guess: (help: Help) => fast.MutableGameState;
  readonly horizon: number;
  readonly behind: number;
  readonly tree: boolean;
}

/** What a search can be told: its budget, and what it is taught. */
const OPTIONS = ['iterations', 'time', 'prior', 'value', 'rollout', 'horizon', 'behind', 'guesses', 'tree'] as const;

/** Which part of all promise goes to the answer that the weights favor. */
const TRUST = 0.4;
const HORIZON = 14;
/** So many times the standard error is more than chance explains. */
const BEHIND = 2.5;

/** Checks what a search is taught, and fills in the rest. */
export function taughtBy(lessons: Lessons): Taught {
  checkOptions(lessons, OPTIONS);
  const { prior, value, rollout, horizon = HORIZON, behind = BEHIND, guesses, tree = true } = lessons;
  for (const [name, lesson] of Object.entries({ prior, value, rollout }))
    if (lesson !== undefined && typeof lesson !== 'function')
      throw new fast.InvalidInput(`options.${name}`, 'has to be a function');
  if (horizon !== Number.POSITIVE_INFINITY && !(Number.isSafeInteger(horizon) && horizon >= 0))
    throw new fast.InvalidInput('options.horizon', 'has to be a whole number from 0 on, or Infinity');
  if (typeof behind !== 'number' || !(behind > 0))
    throw new fast.InvalidInput('options.behind', 'has to be a number above 0');
  if (typeof tree !== 'boolean') throw new fast.InvalidInput('options.tree', 'has to be true or false');
  return {
    prior: prior === undefined ? trusting : promising(prior),
    value: value === undefined ? expectedPoints : valued(value),
    rollout: rollout === undefined ? byWeights : played(rollout),
    guess: guesses === undefined ? EVEN : guesses === 'likely' ? LIKELY : weighed(guesses),
    horizon,
    behind,
    tree,
  };
}

const EVEN: Taught['guess'] = ({ guess }) => guess();
const LIKELY: Taught['guess'] = ({ guess }) => guess({ likely: true });

const trusting: Taught['prior'] = (_guess, _seat, answers) => {
  const share = (1 - TRUST) / answers.length;
  return answers.map((_answer, at) => (at === 0 ? share + TRUST : share));
};

/** What the weights say, without looking ahead. */
const byWeights: Taught['rollout'] = (guess, seat, { cardOf, engine }) => {
  const question = engine.questionOf(guess, seat);
  if (question === null) throw new RangeError(`Seat ${seat} is waited for, but nothing is asked of it.`);
  const sight = new Sight();
  sight.look(guess, seat);
  const weighing = new Weighing(HEURISTIC_WEIGHTS);
  weighing.look(sight, seat, cardOf);
  return weighing.answer(question);
};

/** How a seat plays on, as it was taught. */
const played =
  (rollout: NonNullable<Lessons['rollout']>): Taught['rollout'] =>
  (guess, seat, { random }) => {
    const action: Action | undefined = rollout(guess, seat, random);
    if (action?.seat === seat) return action;
    throw new fast.InvalidInput('options.rollout', `has to give an action of the seat that is asked: ${seat}`);
  };

/** How promising answers are, as it was taught: a share of nothing would leave some of them untried. */
function promising(prior: NonNullable<Lessons['prior']>): Taught['prior'] {
  const checked = numbered('prior', prior, (_guess, _seat, answers) => answers.length);
  return (guess, seat, answers) => {
    const shares = checked(guess, seat, answers);
    let sum = 0;
    for (const share of shares) sum += share >= 0 ? share : Number.NaN;
    if (sum > 0) return shares;
    throw new fast.InvalidInput('options.prior', 'has to give numbers from 0 on, and not all of them 0');
  };
}

/** What a round will yet bring, as it was taught. */
function valued(value: NonNullable<Lessons['value']>): Taught['value'] {
  const checked = numbered('value', value, ({ players }) => players.length);
  return (guess, { engine }) => checked(guess, engine);
}

/** A lesson that has to give so many numbers. */
const numbered =
  <Given extends readonly unknown[]>(
    name: string,
    lesson: (...given: Given) => Numbers,
    countOf: (...given: Given) => number,
  ) =>
  (...given: Given): Numbers => {
    const numbers: unknown = lesson(...given);
    const count = countOf(...given);
    if (isNumbers(numbers) && numbers.length === count) return numbers;
    throw new fast.InvalidInput(`options.${name}`, `has to give a list of ${count} numbers`);
  };

const isNumbers = (given: unknown): given is Numbers =>
  (Array.isArray(given) || given instanceof Float32Array || given instanceof Float64Array) &&
  given.every((one) => Number.isFinite(one));

/** Of some guesses one, each the more likely the more it weighs. */
function weighed(guesses: WeighedGuesses): Taught['guess'] {
  if (typeof guesses !== 'object' || guesses === null)
    throw new fast.InvalidInput('options.guesses', "has to be 'likely', or an object with of and weigh");
  const { of, weigh } = guesses;
  if (!Number.isSafeInteger(of) || of < 1)
    throw new fast.InvalidInput('options.guesses.of', 'has to be a whole number from 1 on');
  if (typeof weigh !== 'function') throw new fast.InvalidInput('options.guesses.weigh', 'has to be a function');
  return ({ guess, random }) => {
    let taken = guess();
    let sum = weightOf(weigh, taken);
    for (let drawn = 1; drawn < of; drawn++) {
      const next = guess();
      const weight = weightOf(weigh, next);
      sum += weight;
      if (random() * sum < weight) taken = next;
    }
    return taken;
  };
}

function weightOf(weigh: WeighedGuesses['weigh'], guess: fast.GameState): number {
  const weight: unknown = weigh(guess);
  if (typeof weight === 'number' && Number.isFinite(weight) && weight >= 0) return weight;
  throw new fast.InvalidInput('options.guesses.weigh', 'has to give a number from 0 on');
}
