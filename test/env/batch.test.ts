/** Many tables in step. */
import { createBatch, createEnv, type Env, IllegalPick } from 'frantic-engine/env';
import { describe, expect, test } from 'vitest';
import { fixedSetup } from '../card-game/properties/kit.ts';
import { chanceOf, oneOf, same } from '../support/ways.ts';

const short = { players: 3, windows: 'holders', pointLimit: 1 } as const;

/** The open picks of a table. */
function openAt({ layout, masks }: ReturnType<typeof createBatch>, at: number): number[] {
  const size = layout.picks.length;
  return Array.from({ length: size }, (_, pick) => pick).filter((pick) => masks[at * size + pick] === 1);
}

describe('a batch is so many tables side by side', () => {
  test.each([1, 4, 6, 12])('setup %i', (nth) => {
    const { length, ...rest } = fixedSetup(nth);
    const setup = { ...rest, pointLimit: 1 };
    const tables = 5;
    const batch = createBatch(setup, { tables, seed: 'b', reward: 'game' });
    const games = new Array<number>(tables).fill(0);
    const next = (env: Env, at: number): void => {
      do {
        env.reset(`b/${at}/${games[at]}`);
        games[at] = (games[at] as number) + 1;
      } while (env.done);
    };
    const alone = games.map((_game, at) => {
      const env = createEnv(setup, { reward: 'game' });
      next(env, at);
      return env;
    });
    const random = chanceOf(5);
    const { layout, players } = batch;
    const picks = new Int32Array(tables);
    const observation = new Float32Array(layout.size);
    const mask = new Uint8Array(layout.picks.length);
    let ended = 0;
    for (let step = 0; step < 400; step++) {
      alone.forEach((env, at) => {
        env.observe(observation);
        env.mask(mask);
        expect(batch.seats[at]).toBe(env.seat);
        same(batch.observations.subarray(at * layout.size, (at + 1) * layout.size), observation, 'observation');
        same(batch.masks.subarray(at * mask.length, (at + 1) * mask.length), mask, 'mask');
        picks[at] = oneOf(openAt(batch, at), random);
      });
      batch.step(picks);
      alone.forEach((env, at) => {
        env.step(picks[at] as number);
        expect(batch.rewards.subarray(at * players, (at + 1) * players)).toEqual(env.rewards);
        expect(batch.dones[at]).toBe(env.done ? 1 : 0);
        if (!env.done) return;
        ended++;
        next(env, at);
      });
    }
    expect(ended).toBeGreaterThan(0);
  });
});

test('games that are over before anybody picks are left out', () => {
  const env = createEnv(short);
  env.reset('7/2/0');
  expect(env.done).toBe(true);
  const batch = createBatch(short, { tables: 3, seed: 7 });
  env.reset('7/2/1');
  expect(env.done).toBe(false);
  const seen = new Float32Array(batch.layout.size);
  env.observe(seen);
  expect(batch.observations.subarray(2 * seen.length)).toEqual(seen);
});

test('the same seed and the same picks make the same games; another seed makes others', () => {
  const play = (batch: ReturnType<typeof createBatch>): string => {
    const random = chanceOf(1);
    const seen: string[] = [];
    for (let step = 0; step < 200; step++) {
      batch.step(Array.from({ length: batch.tables }, (_, at) => oneOf(openAt(batch, at), random)));
      seen.push(batch.observations.join(), batch.rewards.join(), batch.dones.join());
    }
    return seen.join('\n');
  };
  const batch = createBatch(short, { tables: 3, seed: 7 });
  const first = play(batch);
  batch.reset();
  expect(batch.rewards.every((reward) => reward === 0)).toBe(true);
  expect(play(batch)).toBe(first);
  expect(play(createBatch(short, { tables: 3, seed: '7' }))).toBe(first);
  batch.reset(8);
  expect(play(batch)).not.toBe(first);
});

test('a pick that is not open at one table changes nothing at any', () => {
  const batch = createBatch(short, { tables: 3, seed: 7 });
  const before = [batch.observations.join(), batch.masks.join(), batch.seats.join()];
  const picks = [0, 1, 2].map((at) => openAt(batch, at)[0] as number);
  for (const [wrong, came] of [
    [-1, '-1'],
    [undefined, 'of type undefined'],
    ['0', "'0'"],
  ] as [number, string][])
    expect(() => batch.step([picks[0] as number, picks[1] as number, wrong])).toThrow(
      `That pick is not open at table 2: it is ${came}.`,
    );
  expect([batch.observations.join(), batch.masks.join(), batch.seats.join()]).toEqual(before);
  batch.step(picks);
  expect(batch.observations.join()).not.toBe(before[0]);
});

test('a step takes a pick for each table, no fewer and no more', () => {
  const batch = createBatch(short, { tables: 3, seed: 7 });
  const before = batch.observations.join();
  const picks = [0, 1, 2].map((at) => openAt(batch, at)[0] as number);
  for (const wrong of [picks.slice(0, 2), [...picks, 0], new Int32Array(0), {}, 7, null, undefined]) {
    expect(() => batch.step(wrong as number[])).toThrow(IllegalPick);
    expect(() => batch.step(wrong as number[])).toThrow('It takes 3 picks, each a whole number.');
  }
  expect(batch.observations.join()).toBe(before);
  batch.step(new Int32Array(picks));
  expect(batch.observations.join()).not.toBe(before);
});

test('numbers can be kept in less room', () => {
  const [wide, small] = (['float32', 'int8'] as const).map((numbers) =>
    createBatch(short, { tables: 2, seed: 7, numbers }),
  );
  expect(small?.observations).toBeInstanceOf(Int8Array);
  expect(Array.from(small?.observations ?? [])).toEqual(
    Array.from(wide?.observations ?? []).map((n) => Math.min(127, n)),
  );
});

test('a batch has some tables, and not too many', () => {
  for (const tables of [0, -1, 1.5, 65_537, Number.NaN]) {
    expect(() => createBatch(short, { tables })).toThrow('tables: has to be a whole number from 1 to 65536');
  }
  expect(() => createBatch(short, { tables: 1, numbers: 'float64' as 'int8' })).toThrow(
    'numbers: has to be float32 or int16 or int8',
  );
});
