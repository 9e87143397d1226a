/** What a step is worth to each player. */
import { createEnv, type Env } from 'frantic-engine/env';
import { table } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { fixedSetup } from '../card-game/properties/kit.ts';
import { chanceOf, oneOf } from '../support/ways.ts';
import { openNumbers, pick } from './kit.ts';

const sum = (numbers: Iterable<number>): number => Array.from(numbers).reduce((all, one) => all + one, 0);

/** Plays on by chance to the end of the game, and calls `each` after every step. */
function playOn(env: Env, seed: number, each: () => void): void {
  const mask = new Uint8Array(env.layout.picks.length);
  const random = chanceOf(seed);
  while (!env.done) {
    env.step(oneOf(openNumbers(env, mask), random));
    each();
  }
}

const last = { hands: [['blue 3'], ['red 7', 'green 2'], ['yellow 5']], top: 'blue 9' };

test('round: when points are written down, each gets the average less its own', () => {
  const env = createEnv({ players: 3, windows: 'holders' }, { reward: 'round' });
  env.load(table({ ...last, windows: 'holders' }));
  pick(env, 'card blue 3');
  // 0, 7 + 2 and 5 points are written down: 14 / 3 on average.
  expect(Array.from(env.rewards, (reward) => reward.toFixed(3))).toEqual(['4.667', '-4.333', '-0.333']);
  expect(env.done).toBe(false);
  env.step(openNumbers(env, new Uint8Array(env.layout.picks.length))[0] as number);
  expect(Array.from(env.rewards)).toEqual([0, 0, 0]);
});

test('game: the winners share 1, the others lose it, and nothing comes before', () => {
  const env = createEnv({ players: 3, windows: 'holders' }, { reward: 'game' });
  env.load(table({ ...last, windows: 'holders' }));
  pick(env, 'card blue 3');
  expect(Array.from(env.rewards)).toEqual([0, 0, 0]);

  // The limit of 154 is reached by seat 1, and seats 0 and 2 have 5 points each.
  env.load(table({ ...last, windows: 'holders', scores: [5, 150, 0] }));
  pick(env, 'card blue 3');
  expect(env.done).toBe(true);
  expect(env.seat).toBe(-1);
  expect(Array.from(env.rewards)).toEqual([0.5, -1, 0.5]);
  expect(() => env.step(0)).toThrow('The game is over.');
});

test('a game that all win together is worth nothing', () => {
  const env = createEnv({ players: 2, windows: 'holders' }, { reward: 'game' });
  env.load(table({ hands: [['blue 3'], ['red 7']], top: 'blue 9', windows: 'holders', scores: [157, 150] }));
  pick(env, 'card blue 3');
  expect(env.state.outcome?.winners).toEqual([0, 1]);
  expect(Array.from(env.rewards)).toEqual([0, 0]);
});

describe('rewards add up to zero at every step; over a game to what the final totals say', () => {
  test.each([0, 3, 5, 8, 11, 13])('game %i', (nth) => {
    const setup = { ...fixedSetup(nth), options: { ...fixedSetup(nth).options, scoring: true } };
    for (const reward of ['round', 'game'] as const) {
      const env = createEnv(setup, { reward });
      const all = new Float64Array(env.players);
      playOn(env, nth, () => {
        expect(sum(env.rewards)).toBeCloseTo(0, 4);
        for (const [seat, one] of env.rewards.entries()) all[seat] = (all[seat] as number) + one;
      });
      const { scores = [], winners = [] } = env.state.outcome ?? {};
      const average = sum(scores) / scores.length;
      const lost = winners.length === scores.length ? 0 : -1 / (scores.length - winners.length);
      const won = winners.length === scores.length ? 0 : 1 / winners.length;
      all.forEach((one, seat) => {
        const expected = reward === 'round' ? average - (scores[seat] as number) : winners.includes(seat) ? won : lost;
        expect(one).toBeCloseTo(expected, 3);
      });
    }
  });
});

test('points cannot be rewarded where none are written down', () => {
  expect(() => createEnv({ players: 2, options: { scoring: false } })).toThrow(
    "reward: has to be 'game' without scoring",
  );
  expect(() => createEnv({ players: 2 }, { reward: 'money' as 'game' })).toThrow(
    'reward: has to be one of round, game',
  );
  expect(() => createEnv({ players: 1 })).toThrow('players');
});
