/** Hostile input at a place of some public function. */
import fc from 'fast-check';
import { calls } from '../../test/fuzz/calls.ts';
import { anything, BIG, bent, ODD_VALUES } from '../../test/fuzz/hostile.ts';
import { isJson, tryAt } from '../../test/fuzz/try.ts';
import { WORLDS, world } from '../../test/fuzz/worlds.ts';
import { chanceOf, oneOf } from '../../test/support/ways.ts';
import { BrokenBy, type Counts } from './play.ts';

const all = Object.entries(calls).flatMap(([entry, functions]) =>
  Object.entries(functions).map(([name, one]) => [`${entry}: ${name}`, one] as const),
);

/** So many calls between two games. */
const CALLS = 40;

/** Calls some functions with something wrong. Throws what is broken. */
export async function tryCalls(seed: number, counts: Counts): Promise<void> {
  const random = chanceOf(seed);
  for (const input of fc.sample(anything(), { numRuns: CALLS, seed })) {
    const [name, one] = oneOf(all, random);
    const position = world(Math.floor(random() * WORLDS));
    const given = one.given(position);
    const place = Math.floor(random() * given.length);
    const ways = [() => input, () => oneOf(ODD_VALUES, random), () => oneOf(BIG, random)()];
    if (isJson(given[place])) ways.push(() => bent(given[place], random));
    const odd = oneOf(ways, random)();
    counts.inputs++;
    try {
      await tryAt(one, position, place, odd);
    } catch (error) {
      throw new BrokenBy(`${name}, place ${place}`, odd, error);
    }
  }
}
