/**
 * Seeded chance, kept in the state.
 *
 * The generator is seedrandom's alea, written out here: restoring seedrandom's generator for every action costs more than
 * all it is asked for, and making one for every seed a tenth of a guess. A test holds the two together.
 */

/** The four numbers that are the whole state of chance. They are secret: whoever knows them knows every shuffle. */
export interface RandomState {
  c: number;
  s0: number;
  s1: number;
  s2: number;
}

/** What a step of alea multiplies by, and 2^-32. */
const STEP = 2091639;
const FRACTION = 2.3283064365386963e-10;

/** What alea begins with: three blanks, each stirred into the one before; as fractions, and what they leave behind. */
const BLANK_0 = 0.8633289230056107;
const BLANK_1 = 0.15019597788341343;
const BLANK_2 = 0.9176952994894236;
const UNSTIRRED = 3941471299;

/** The state of chance that a seed stands for. `1` and `'1'` are the same seed. */
export function seedRandom(seed: string): RandomState {
  const first = stir(UNSTIRRED, seed);
  const second = stir(first, seed);
  const third = stir(second, seed);
  return { c: 1, s0: less(BLANK_0, first), s1: less(BLANK_1, second), s2: less(BLANK_2, third) };
}

/** Stirs a text into what was stirred before. */
function stir(before: number, text: string): number {
  let n = before;
  for (let i = 0; i < text.length; i++) {
    n += text.charCodeAt(i);
    let h = 0.02519603282416938 * n;
    n = h >>> 0;
    h -= n;
    h *= n;
    n = h >>> 0;
    h -= n;
    n += h * 0x100000000;
  }
  return n;
}

/** A fraction less another, which is what has been stirred. */
function less(fraction: number, stirred: number): number {
  const left = fraction - (stirred >>> 0) * FRACTION;
  return left < 0 ? left + 1 : left;
}

/** Chance during one action: read on first use, written back by `close`. */
export class Random {
  private source: RandomState | null = null;
  private used = false;
  private c = 0;
  private s0 = 0;
  private s1 = 0;
  private s2 = 0;

  /** Points at the state chance is to be taken from. */
  open(source: RandomState): void {
    this.source = source;
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
    const t = STEP * this.s0 + this.c * FRACTION;
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

  /** Shuffles a list in place. */
  shuffle<T>(list: T[]): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const held = list[i] as T;
      list[i] = list[j] as T;
      list[j] = held;
    }
  }

  /** Shuffles the first so many of some numbers in place, as `shuffle` does: with the steps of `next` in variables, in half the time. */
  shuffleNumbers(numbers: Int32Array, count: number): void {
    if (count < 2) return;
    if (!this.used) this.read();
    let { c, s0, s1, s2 } = this;
    for (let i = count - 1; i > 0; i--) {
      const t = STEP * s0 + c * FRACTION;
      s0 = s1;
      s1 = s2;
      c = Math.trunc(t);
      s2 = t - c;
      const j = Math.floor(s2 * (i + 1));
      const held = numbers[i] as number;
      numbers[i] = numbers[j] as number;
      numbers[j] = held;
    }
    this.c = c;
    this.s0 = s0;
    this.s1 = s1;
    this.s2 = s2;
  }

  private read(): void {
    const { source } = this;
    if (source === null) throw new Error('Chance was asked for outside an action.');
    this.c = source.c;
    this.s0 = source.s0;
    this.s1 = source.s1;
    this.s2 = source.s2;
    this.used = true;
  }
}
