/** Hostile input at every door: nothing but the errors that are promised, and nothing changed. */
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { chanceOf } from '../support/ways.ts';
import { RUNS, WHOLE } from '../support/whole.ts';
import { corpus } from './corpus.ts';
import { doors } from './doors.ts';
import { enter, unchanged } from './enter.ts';
import { anything, bent } from './hostile.ts';
import { WORLDS, world } from './worlds.ts';

const worlds = (): fc.Arbitrary<number> => fc.nat(WORLDS - 1);
/** Several times as many as the properties try: an input costs little. */
const runs = { numRuns: (WHOLE ? 5 : 2) * (fc.readConfigureGlobal().numRuns ?? RUNS) };

const nothingChanged = (): void => {
  for (let nth = 0; nth < WORLDS; nth++) unchanged(world(nth));
};
beforeAll(nothingChanged);
afterEach(nothingChanged);

describe.each(Object.entries(doors))('at the door of: %s,', (name, door) => {
  test('lawful input is let in', () => {
    const random = chanceOf(1);
    let accepted = 0;
    for (let nth = 0; nth < WORLDS; nth++) {
      if (enter(name, world(nth), door.lawful(world(nth), random))) accepted++;
    }
    expect(accepted).toBeGreaterThan(0);
  });

  test('any value at all is let in or refused with a typed error', () => {
    fc.assert(
      fc.property(worlds(), anything(), (nth, input) => {
        enter(name, world(nth), input);
      }),
      runs,
    );
  });

  test('lawful input with something wrong in it is let in or refused with a typed error', () => {
    fc.assert(
      fc.property(worlds(), fc.nat(0x7fffffff), (nth, chance) => {
        const random = chanceOf(chance);
        const input = bent(door.lawful(world(nth), random), random);
        try {
          enter(name, world(nth), input);
        } catch (error) {
          throw new Error(`${String(error)}\nThe input: ${JSON.stringify(input)}`, { cause: error });
        }
      }),
      runs,
    );
  });
});

describe.each([...corpus])('the corpus %s:', (_file, cases) => {
  test.each(cases.map(({ door, why, ...one }) => [door, why, one] as const))(
    '%s, %s',
    (door, _why, { world: nth, input }) => {
      enter(door, world(nth), input);
    },
  );
});

test('the corpus has something for every door', () => {
  const tried = new Set([...corpus.values()].flat().map(({ door }) => door));
  expect(Object.keys(doors).filter((door) => !tried.has(door))).toEqual([]);
});
