/** What is measured of games, added up game by game: the rounds of a game depend on each other, so games are what is sampled. */
import type { Estimate } from 'frantic-engine/sim';
import { meanOf, shareOf } from '../../../src/sim/estimate.ts';
import type { Tally } from '../../../src/sim/part.ts';

/** How often something was looked at in a game, and what was found. */
type Found = [n: number, x: number];

/** Sums, by the names of what is measured. */
export class Tallies {
  private games = 0;
  private readonly game = new Map<string, Found>();
  private readonly sums = new Map<string, { n: number; x: number; nn: number; nx: number; xx: number }>();

  /** So much was found, in so many looks. */
  note(name: string, x: number, n = 1): void {
    const found = this.game.get(name);
    if (found === undefined) this.game.set(name, [n, x]);
    else {
      found[0] += n;
      found[1] += x;
    }
  }

  /** A game is over. */
  endGame(): void {
    this.games += 1;
    for (const [name, [n, x]] of this.game) {
      const sum = this.sums.get(name) ?? { n: 0, x: 0, nn: 0, nx: 0, xx: 0 };
      this.sums.set(name, {
        n: sum.n + n,
        x: sum.x + x,
        nn: sum.nn + n * n,
        nx: sum.nx + n * x,
        xx: sum.xx + x * x,
      });
    }
    this.game.clear();
  }

  /** What was found for each look, on the average. */
  mean(name: string): Estimate {
    return meanOf(this.tally(name));
  }

  /** In how many looks of all it was found, from 0 to 1. */
  share(name: string): Estimate {
    return shareOf(this.tally(name), 1);
  }

  /** How often was looked. */
  looks(name: string): number {
    return this.sums.get(name)?.n ?? 0;
  }

  private tally(name: string): Tally | undefined {
    const sum = this.sums.get(name);
    return sum === undefined ? undefined : { deals: this.games, ...sum };
  }
}
