/** The quicker way of shuffling numbers is the same shuffle. */
import { expect, test } from 'vitest';
import { QuickRandom } from '../../src/common/quick-random.ts';
import { seedRandom } from '../../src/common/seed.ts';

test.each([0, 1, 2, 3, 52, 100, 200_000])(
  'numbers in a row are shuffled as a list of them is, with the same chance: %i',
  (count) => {
    const state = seedRandom(`row ${count}`);
    const other = { ...state };
    const random = new QuickRandom();
    const list = Array.from({ length: count }, (_, i) => i);
    const row = Int32Array.from([...list, -1]);
    random.open(state);
    random.shuffle(list);
    random.close();
    random.open(other);
    random.shuffleNumbers(row, count);
    random.close();
    expect(row).toEqual(Int32Array.from([...list, -1]));
    expect(other).toEqual(state);
  },
);
