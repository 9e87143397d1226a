/** Seeded chance that shuffles rows of numbers quickly: for guesses. */
import { Chance, FACTOR, FRACTION } from './chance.ts';

/** The same chance, with a quicker way of shuffling. */
export class QuickRandom extends Chance {
  /**
   * Shuffles the first so many of some numbers in place, as `shuffle` does, in a third of the time. The steps of `next` are
   * in variables. What is carried over into a step is added to the rest of its product alone, and so seldom makes a whole
   * that the processor goes on before it is known: all are multiples of 2^-32, so that nothing is rounded either way.
   */
  shuffleNumbers(numbers: Int32Array, count: number): void {
    if (!this.used) this.read();
    let { c, s0, s1, s2 } = this;
    for (let i = count - 1; i > 0; i--) {
      const product = FACTOR * s0;
      let whole = Math.floor(product);
      let rest = product - whole + c * FRACTION;
      if (rest >= 1) {
        rest -= 1;
        whole += 1;
      }
      c = whole;
      s0 = s1;
      s1 = s2;
      s2 = rest;
      const j = (rest * (i + 1)) | 0;
      const held = numbers[i] ?? 0;
      numbers[i] = numbers[j] ?? 0;
      numbers[j] = held;
    }
    this.c = c;
    this.s0 = s0;
    this.s1 = s1;
    this.s2 = s2;
  }
}
