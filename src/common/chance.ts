/**
 * Seeded chance, kept in the state.
 *
 * The generator is seedrandom's alea. A seed is stirred by seedrandom itself; the step from one number to the next is
 * written out here, because restoring seedrandom's generator for every action costs more than all it is asked for.
 * A test holds the two together.
 */

/** The four numbers that are the whole state of chance. They are secret: whoever knows them knows every shuffle. */
export interface RandomState {
  c: number;
  s0: number;
  s1: number;
  s2: number;
}

/** The factor of a step. */
export const FACTOR = 2091639;

/** 2^-32. */
export const FRACTION = 2.3283064365386963e-10;

/** Chance during one action: read on first use, written back by `close`. */
export class Chance {
  private source: RandomState | null = null;
  protected used = false;
  protected c = 0;
  protected s0 = 0;
  protected s1 = 0;
  protected s2 = 0;

  /** Points at the state chance is to be taken from. */
  open(source: RandomState): void {
    if (this.source !== source) this.source = source;
    this.used = false;
  }

  /** Writes the new state of chance back, if any was used. */
  close(): void {
    const { source } = this;
    if (!this.used || source === null) return;
    source.c = this.c;
    source.s0 = this.s0;
    source.s1 = this.s1;
    source.s2 = this.s2;
    this.used = false;
  }

  /** A number from 0 up to, but not including, 1. */
  next(): number {
    if (!this.used) this.read();
    // Alea: a multiply-with-carry step over fractions of 2^32.
    const t = FACTOR * this.s0 + this.c * FRACTION;
    this.s0 = this.s1;
    this.s1 = this.s2;
    this.c = Math.trunc(t);
    this.s2 = t - this.c;
    return this.s2;
  }

  /** A whole number from 0 up to, but not including, `n`. */
  below(n: number): number {
    return Math.floor(this.next() * n);
  }

  /** Shuffles a list in place. The steps of `next` are in variables, which is faster. */
  shuffle<T>(list: T[]): void {
    if (!this.used) this.read();
    let { c, s0, s1, s2 } = this;
    for (let i = list.length - 1; i > 0; i--) {
      const t = FACTOR * s0 + c * FRACTION;
      s0 = s1;
      s1 = s2;
      c = Math.trunc(t);
      s2 = t - c;
      const j = Math.floor(s2 * (i + 1));
      const held = list[i] as T;
      list[i] = list[j] as T;
      list[j] = held;
    }
    this.c = c;
    this.s0 = s0;
    this.s1 = s1;
    this.s2 = s2;
  }

  protected read(): void {
    const { source } = this;
    if (source === null) throw new Error('Chance was asked for outside an action.');
    this.c = source.c;
    this.s0 = source.s0;
    this.s1 = source.s1;
    this.s2 = source.s2;
    this.used = true;
  }
}
