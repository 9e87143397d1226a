/**
 * Perft: how many sequences of answers there are from a fixed table. One number guards questions, legality and the
 * order in which seats are asked; if it changes, the count of the first moves (`divide`) tells where.
 */
import { expect } from 'vitest';

/** What counting takes of a game. */
interface Countable<State, Mutable extends State, Action> {
  waitingFor(state: State): readonly number[];
  legalActions(state: State, seat: number, options: { readonly limit: number }): readonly Action[];
  countLegal(state: State, seat: number): number;
  fork(state: State): Mutable;
  apply(state: Mutable, action: Action): void;
}

/** Counts the sequences of answers of a game. */
export class Perft<State, Mutable extends State, Action> {
  constructor(private readonly game: Countable<State, Mutable, Action>) {}

  /** How many sequences of exactly `depth` answers there are. A game that is over has none that is longer. */
  count(state: State, depth: number): number {
    const [seat] = this.game.waitingFor(state);
    if (seat === undefined) return 0;
    if (depth === 1) return this.game.countLegal(state, seat);
    return this.answersOf(state, seat).reduce(
      (sum, action) => sum + this.count(this.after(state, action), depth - 1),
      0,
    );
  }

  /** The same for each first answer. */
  divide(state: State, depth: number): Record<string, number> {
    const seat = this.game.waitingFor(state)[0] as number;
    return Object.fromEntries(
      this.answersOf(state, seat).map((action) => [
        JSON.stringify(action),
        this.count(this.after(state, action), depth - 1),
      ]),
    );
  }

  /** How many sequences there are of 1, 2, 3, … answers. */
  expectCounts(state: State, counts: readonly number[]): void {
    expect(counts.map((_count, i) => this.count(state, i + 1))).toEqual(counts);
    const deepest = counts.length;
    const parts = Object.values(this.divide(state, deepest));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(counts[deepest - 1]);
  }

  private answersOf(state: State, seat: number): readonly Action[] {
    return this.game.legalActions(state, seat, { limit: 100_000 });
  }

  private after(state: State, action: Action): State {
    const next = this.game.fork(state);
    this.game.apply(next, action);
    return next;
  }
}
