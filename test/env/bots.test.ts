/** Bots at the tables of an environment: they play by themselves, and nothing of what they do is lost. */
import { createRandom, InvalidSetup } from 'frantic-engine';
import { createEnv as createBoardEnv } from 'frantic-engine/board-game/env';
import { botOf, decide } from 'frantic-engine/bots';
import { createBatch, createCodec, createEnv, type EnvOptions, policyBot } from 'frantic-engine/env';
import * as fast from 'frantic-engine/fast';
import { describe, expect, test } from 'vitest';
import { chanceOf, oneOf } from '../support/ways.ts';

const setup = { players: 3, windows: 'holders', length: 'short' } as const;
const bots = ['heuristic', null, 'greedy'] as const;

/** The open picks of a table. */
function openOf(mask: Uint8Array): number[] {
  return [...mask.keys()].filter((pick) => mask[pick] === 1);
}

describe('a table with bots', () => {
  test('is the game that a loop with the same bots and the same chance makes', () => {
    const env = createEnv(setup, { bots });
    env.reset('s');
    const looped = fast.createGame({ ...setup, seed: 's' });
    const [theirs, random] = [createRandom('s/bots'), chanceOf(3)];
    const mask = new Uint8Array(env.layout.picks.length);
    while (!env.done) {
      expect(env.seat).toBe(1);
      for (let seat = fast.nextSeat(looped); seat !== null && seat !== 1; seat = fast.nextSeat(looped))
        fast.apply(looped, decide(botOf(seat === 0 ? 'heuristic' : 'greedy'), looped, seat, theirs));
      expect(env.state).toEqual(looped);
      do {
        env.mask(mask);
        env.step(oneOf(openOf(mask), random));
      } while (env.action === null);
      fast.apply(looped, env.action);
    }
  });

  test('rewards what bots bring about as well: over a game they add up to the points, or to winning', () => {
    for (const reward of ['round', 'game'] as const) {
      const env = createEnv(setup, { bots, reward });
      const mask = new Uint8Array(env.layout.picks.length);
      const random = chanceOf(4);
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
        env.reset(seed);
        expect([...env.rewards]).toEqual([0, 0, 0]);
        const sums = [0, 0, 0];
        while (!env.done) {
          env.mask(mask);
          env.step(oneOf(openOf(mask), random));
          env.rewards.forEach((one, seat) => {
            sums[seat] = (sums[seat] as number) + one;
          });
        }
        const { scores = [], winners = [] } = env.state.outcome ?? {};
        const mean = scores.reduce((sum, one) => sum + one, 0) / 3;
        const wanted = (seat: number): number =>
          reward === 'round'
            ? mean - (scores[seat] as number)
            : winners.includes(seat)
              ? 1 / winners.length
              : -1 / (3 - winners.length);
        sums.forEach((sum, seat) => {
          expect(sum, `${reward} ${seed} ${seat}`).toBeCloseTo(wanted(seat), 3);
        });
      }
    }
  });

  test('rewards a round that bots have finished before the first pick with that pick', () => {
    const all = { players: 3, windows: 'holders', sets: ['troublemaker', 'supercharge', 'pandoras-box'] } as const;
    const env = createEnv(all, { bots: ['random', null, 'random'] });
    env.reset(593);
    expect(fast.createGame({ ...all, seed: 593 }).players.map(({ score }) => score)).toEqual([0, 0, 0]);
    const scores = env.state.players.map(({ score }) => score);
    expect({ round: env.state.round, scores }).toEqual({ round: 2, scores: [51, 40, 0] });
    const mask = new Uint8Array(env.layout.picks.length);
    env.mask(mask);
    env.step(openOf(mask)[0] as number);
    expect(env.state.round).toBe(2);
    // The mean of what was written down is 91 / 3.
    [...env.rewards].forEach((reward, seat) => {
      expect(reward).toBeCloseTo(91 / 3 - (scores[seat] as number), 4);
    });
  });

  test('takes a bot of your own', () => {
    let asked = 0;
    const env = createEnv(setup, {
      bots: [
        (_view, _question, { sampleLegal }) => {
          asked++;
          return sampleLegal();
        },
        null,
        null,
      ],
    });
    const mask = new Uint8Array(env.layout.picks.length);
    const random = chanceOf(5);
    while (!env.done) {
      expect(env.seat).not.toBe(0);
      env.mask(mask);
      env.step(oneOf(openOf(mask), random));
    }
    expect(asked).toBeGreaterThan(0);
  });
});

describe('a batch with bots', () => {
  test('waits at every table for the seats that are left, and goes on to the next game', () => {
    const batch = createBatch({ players: 3, windows: 'holders', pointLimit: 1 }, { tables: 4, seed: 's', bots });
    const size = batch.layout.picks.length;
    const random = chanceOf(6);
    let ended = 0;
    for (let step = 0; step < 200; step++) {
      expect([...batch.seats]).toEqual([1, 1, 1, 1]);
      batch.step([0, 1, 2, 3].map((at) => oneOf(openOf(batch.masks.subarray(at * size, (at + 1) * size)), random)));
      for (const done of batch.dones) ended += done;
    }
    expect(ended).toBeGreaterThan(0);
  });

  test('begins some tables again: as they began, and the others stay as they are', () => {
    const batch = createBatch(setup, { tables: 3, seed: 's', bots });
    const size = batch.layout.size;
    const rows = (): string[] => [0, 1, 2].map((at) => batch.observations.subarray(at * size, (at + 1) * size).join());
    const first = rows();
    const picks = batch.layout.picks.length;
    batch.step([0, 1, 2].map((at) => openOf(batch.masks.subarray(at * picks, (at + 1) * picks))[0] as number));
    const second = rows();
    batch.reset('s', { tables: [2] });
    expect(rows()).toEqual([second[0], second[1], first[2]]);
    batch.reset('other', { tables: [0] });
    expect(rows()[0]).not.toBe(second[0]);
    // Without a seed each table begins with the one it had.
    batch.reset(undefined, { tables: [1, 2] });
    expect(rows().slice(1)).toEqual(first.slice(1));
    for (const tables of [[3], [-1], [0.5], ['0'], 0])
      expect(() => batch.reset('s', { tables: tables as number[] })).toThrow(InvalidSetup);
  });
});

test.each<[string, unknown]>([
  ['bots', 'greedy'],
  ['bots', ['greedy', null]],
  ['bots', ['greedy', 'greedy', 'greedy']],
  ['bots[1]', [null, 'gready', null]],
  ['bots[0]', [7, 'greedy', null]],
])('%s: what cannot sit at a table is refused, %j', (field, given) => {
  for (const make of [
    () => createEnv(setup, { bots: given as EnvOptions['bots'] & {} }),
    () => createBatch(setup, { tables: 1, bots: given as EnvOptions['bots'] & {} }),
  ]) {
    expect(make).toThrow(InvalidSetup);
    expect(make).toThrow(field);
  }
});

test.each<[string, () => unknown]>([
  ['rewad', () => createEnv(setup, { rewad: 'game' } as EnvOptions)],
  ['table', () => createBatch(setup, { tables: 1, table: 2 } as never)],
  ['tables', () => createEnv(setup, { tables: 2 } as EnvOptions)],
  ['normalize', () => policyBot(() => 0, { normalize: true } as never)],
  ['reward', () => createCodec(setup, { reward: 'game' } as never)],
  ['table', () => createBatch(setup, { tables: 2 }).reset('s', { table: [1] } as never)],
  ['history', () => createBoardEnv({ players: 2 }, { history: 4 } as never)],
])('%s: an option that there is not is refused, and all that there are are named', (field, make) => {
  expect(make).toThrow(InvalidSetup);
  expect(make).toThrow(`${field}: is no option; there is `);
});
