/**
 * Seeded chance, kept in the state.
 *
 * The generator is seedrandom's alea: its whole state is four numbers, so it can be saved as JSON and continued
 * exactly. It is restored at most once per action, and only if chance is used: restoring costs more than drawing.
 */
import alea from 'seedrandom/lib/alea.js';

/** The four numbers that are the whole state of chance. They are secret: whoever knows them knows every shuffle. */
export interface RandomState {
  c: number;
  s0: number;
  s1: number;
  s2: number;
}

type Generator = ReturnType<typeof alea>;

/** The state of chance that a seed stands for. `1` and `'1'` are the same seed. */
export function seedRandom(seed: string): RandomState {
  return alea(seed, { state: true }).state();
}

/** Chance during one action: opened on first use, written back by `close`. */
export class Random {
  private generator: Generator | null = null;
  private source: RandomState | null = null;

  /** Points at the state chance is to be taken from. */
  open(source: RandomState): void {
    this.source = source;
    this.generator = null;
  }

  /** Writes the new state of chance back, if any was used. */
  close(): void {
    if (this.generator === null || this.source === null) return;
    const now = this.generator.state();
    this.source.c = now.c;
    this.source.s0 = now.s0;
    this.source.s1 = now.s1;
    this.source.s2 = now.s2;
    this.generator = null;
  }

  /** A whole number from 0 up to, but not including, `n`. */
  below(n: number): number {
    if (this.generator === null) {
      const { c, s0, s1, s2 } = this.source as RandomState;
      this.generator = alea('', { state: { c, s0, s1, s2 } });
    }
    return Math.floor(this.generator() * n);
  }

  /** Shuffles a list in place. */
  shuffle<T>(list: T[]): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const held = list[i] as T;
      list[i] = list[j] as T;
      list[j] = held;
    }
  }
}
