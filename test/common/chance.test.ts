import alea from 'seedrandom/lib/alea.js';
import { expect, test } from 'vitest';
import { Chance } from '../../src/common/chance.ts';
import { seedRandom } from '../../src/common/seed.ts';

test.each(['slap', '', 'ü☃', '42', ' ', '0', '-1.5', '4294967295', '\u0000', 'x'.repeat(1000)])(
  'the step written out is that of seedrandom (seed %j), also across saves',
  (seed) => {
    const published = alea(seed, { state: true });
    const state = seedRandom(seed);
    const random = new Chance();
    random.open(state);
    for (let i = 0; i < 20_000; i++) {
      if (random.next() !== published()) expect.unreachable(`number ${i} differs`);
      if (i % 7 === 0) {
        random.close();
        random.open(JSON.parse(JSON.stringify(state)));
        random.close();
        random.open(state);
      }
    }
    random.close();
    expect(state).toEqual(published.state());
  },
);

test('a seed is a string: the number 1 and the text 1 are one seed (R-008)', () => {
  expect(seedRandom(String(1))).toEqual(seedRandom('1'));
  expect(seedRandom('1')).not.toEqual(seedRandom('2'));
});

test('nothing is written back if no chance was used', () => {
  const state = seedRandom('still');
  const before = { ...state };
  const random = new Chance();
  random.open(state);
  random.close();
  expect(state).toEqual(before);
});
