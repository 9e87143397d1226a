/** The chance that a seed stands for: how seedrandom's alea begins, written out. A test holds it to seedrandom. */
import { FRACTION, type RandomState } from '../kernel/random.ts';

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
