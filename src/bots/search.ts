/**
 * The search for one answer: a race.
 *
 * Each guess is tried with every answer that is still in the race, so that luck of the deal strikes all of them alike.
 * An answer that falls behind by more than chance explains is out. Below each answer grows a tree of its own.
 */
import type { Action, Seat } from 'frantic-engine';
import type * as fast from 'frantic-engine/fast';
import type { Help } from './bot.ts';
import { best } from './hand.ts';
import { keyOf } from './key.ts';
import { rewards } from './rewards.ts';
import type { Taught } from './taught.ts';
import { descend, LISTED, type Node, newNode, record } from './tree.ts';

/** An answer in the race. */
interface Runner {
  readonly action: Action;
  readonly tree: Node;
  /** What it brought more than the average of those that were tried on the same guess: the sum, and that of squares. */
  sum: number;
  squares: number;
}

/** Of very many answers, so many are drawn. */
const DRAWN = 12;
/** Nothing is out before so many laps. */
const LAPS = 5;
/** How far the most promising answer is ahead at first, in standard errors. */
const HEAD_START = 1;

/** A search for the best answer of one seat. */
export class Search {
  private runners: Runner[];
  private laps = 0;
  private guess: fast.MutableGameState | null = null;
  /** What each brought in this lap, as far as it has run. */
  private lap: number[] = [];
  /** The answer that promises most. */
  private favorite: Action;

  constructor(
    private readonly me: Seat,
    private readonly help: Help,
    private readonly taught: Taught,
    likely: Action,
  ) {
    this.favorite = likely;
    this.runners = this.starters(likely).map((action) => ({ action, tree: newNode(), sum: 0, squares: 0 }));
  }

  /** Whether there is nothing left to find out. */
  get isDecided(): boolean {
    return this.runners.length === 1;
  }

  /**
   * One answer is tried on one guess: down its tree, and on to the end of the round. If it gets late meanwhile, nothing comes of
   * it: a lap that is not run to its end tells nothing anyway.
   */
  iterate(isLate: () => boolean): void {
    this.guess ??= this.newGuess();
    const runner = this.runners[this.lap.length];
    if (runner === undefined) throw new RangeError('A lap ends with its last answer.');
    const { taught, help } = this;
    const { players, round } = this.guess;
    const before = players.map(({ score }) => score);
    // Nothing is tried on a guess after the last answer of a lap: that one needs no copy.
    const isLast = this.lap.length === this.runners.length - 1;
    const state = isLast ? this.guess : help.engine.fork(this.guess);
    help.engine.apply(state, runner.action);
    const path = descend(runner.tree, state, help, taught, isLate);
    if (path === null) return;
    const isOver = state.outcome !== null || state.round !== round;
    const reward = rewards(state, before, isOver ? null : taught.value(state, help));
    record(path, reward);
    this.lap.push(reward[this.me] ?? 0);
    if (this.lap.length === this.runners.length) this.endLap();
  }

  /** The answer that has brought most; without a whole lap, the favorite. */
  best(): Action {
    const error = this.standardError();
    const value = ({ action, sum }: Runner): number =>
      sum / Math.max(1, this.laps) + (action === this.favorite ? HEAD_START * error : 0);
    return this.runners.reduce((best, one) => (value(one) > value(best) ? one : best)).action;
  }

  /** The answers that run, the likely one first: all of them, or some of very many. Cards of one name are one answer. */
  private starters(likely: Action): readonly Action[] {
    const { help } = this;
    const starters = new Map([[keyOf(likely, help.cardOf), likely]]);
    const some =
      help.countLegal() <= LISTED
        ? help.legalActions()
        : Array.from({ length: DRAWN }, (): Action => help.sampleLegal());
    for (const action of some) {
      const key = keyOf(action, help.cardOf);
      if (!starters.has(key)) starters.set(key, action);
    }
    return [...starters.values()];
  }

  /** Another guess. On the first one it is seen what promises most. */
  private newGuess(): fast.MutableGameState {
    const { taught, runners, me } = this;
    const guess = taught.guess(this.help);
    if (this.laps > 0) return guess;
    const answers = runners.map(({ action }) => action);
    const promise = taught.prior(guess, me, answers);
    this.favorite = best(answers, (answer) => promise[answers.indexOf(answer)] ?? 0);
    return guess;
  }

  private endLap(): void {
    const mean = this.lap.reduce((sum, one) => sum + one, 0) / this.lap.length;
    this.runners.forEach((runner, at) => {
      const ahead = (this.lap[at] ?? 0) - mean;
      runner.sum += ahead;
      runner.squares += ahead * ahead;
    });
    this.laps++;
    this.lap = [];
    this.guess = null;
    if (this.laps < LAPS) return;
    const most = Math.max(...this.runners.map(({ sum }) => sum));
    const limit = this.taught.behind * this.standardError() * this.laps;
    // Where nobody is ever out, nor is there any difference yet, there is no limit.
    this.runners = this.runners.filter(({ sum }) => !(most - sum > limit));
  }

  /** How far two answers may lie apart by chance, on average over the laps. */
  private standardError(): number {
    const { laps, runners } = this;
    if (laps < 2) return 1;
    let variance = 0;
    for (const { sum, squares } of runners) variance += squares / laps - (sum / laps) * (sum / laps);
    // Rounding may make a variance of nothing a little less.
    return Math.sqrt((2 * Math.max(0, variance)) / runners.length / laps);
  }
}
