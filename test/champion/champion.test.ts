/** The bots that have learned: what they have learned is small, they replay, and they play whatever is on the table. */
import { statSync } from 'node:fs';
import { createRandom, type GameState, InvalidInput, restore, type Setup, save } from 'frantic-engine';
import { type Bot, botOf, decide } from 'frantic-engine/bots';
import { championBot, createChampionBot, instinctBot } from 'frantic-engine/champion';
import * as fast from 'frantic-engine/fast';
import { describe, expect, test } from 'vitest';
import { deckOf } from '../../src/champion/deck.ts';
import { Reader } from '../../src/champion/features.ts';
import { forward, pack, roomFor, unpack } from '../../src/champion/net.ts';
import { ALL, answerOf, playGame } from '../bots/kit.ts';
import { on } from '../support/game.ts';

const quick = createChampionBot({ iterations: 15 });
const learned = [
  ['champion', quick],
  ['instinct', instinctBot],
] as const;

test('what they have learned takes less than 300 kB', () => {
  const { size } = statSync(new URL('../../src/champion/weights.ts', import.meta.url));
  expect(size).toBeGreaterThan(1000);
  expect(size).toBeLessThan(300_000);
});

describe.each(learned)('%s', (_name, bot) => {
  test('gives the same answer to the same question with the same chance, from a state that was saved as well', () => {
    const random = createRandom('positions');
    for (let nth = 0; nth < 12; nth++) {
      const state = fast.createGame({ players: 4, seed: nth, length: 'short', windows: 'holders', ...ALL });
      fast.playOut(state, random, { limit: 10 + 3 * nth });
      const seat = fast.nextSeat(state);
      if (seat === null) continue;
      const answer = decide(bot, state, seat, createRandom(`${nth}`));
      expect(decide(bot, state, seat, createRandom(`${nth}`))).toEqual(answer);
      expect(decide(bot, restore(save(state)), seat, createRandom(`${nth}`))).toEqual(answer);
    }
  });

  test.each<Partial<Setup>>([
    { edition: 'swiss1' },
    { edition: 'webde', sets: ['troublemaker', 'supercharge'] },
    { edition: 'intl' },
    ALL,
  ])('plays to the end: %o', (setup) => {
    const { outcome } = playGame([bot, botOf('greedy'), botOf('greedy')], 'to the end', { ...setup });
    expect(outcome.scores).toHaveLength(3);
  });

  test('finishes when it can', () => {
    const { state } = on({ hands: [['blue 3'], ['green 5', 'green 6']], top: 'blue 9' });
    expect(answerOf(bot, state, 0)).toContain('plays blue 3');
  });
});

test('a budget that is none is refused', () => {
  expect(() => createChampionBot({ iterations: 0 })).toThrow(InvalidInput);
  expect(() => createChampionBot(JSON.parse('null'))).toThrow(InvalidInput);
  expect(() => createChampionBot(JSON.parse('{}'))).toThrow(InvalidInput);
  expect(() => createChampionBot(JSON.parse('{ "iterations": 5, "time": {} }'))).toThrow(InvalidInput);
  const time = { milliseconds: 5, now: () => 0 };
  expect(() => createChampionBot({ iterations: 5, time } as never)).toThrow('not both');
});

test('it searches for as long as a clock says', () => {
  let now = 0;
  const patient = createChampionBot({ time: { milliseconds: 3, now: () => now++ } });
  const state = fast.createGame({ players: 3, seed: 1, windows: 'holders' });
  const seat = fast.nextSeat(state) ?? 0;
  expect(decide(patient, state, seat, createRandom('x')).seat).toBe(seat);
  expect(now).toBeGreaterThan(0);
});

describe('the net', () => {
  test('sums, cuts off at nothing, and sums again', () => {
    // Between: 1·2 + 2·3 - 1 = 7, and -1·2 + 1·3 - 4 = -3, which is cut off. Out: 7·5 + 0·9 + 1 = 36.
    const layers = [Float64Array.of(1, -1, 2, 1, -1, -4), Float64Array.of(5, 9, 1)];
    const net = { sizes: [2, 2, 1], layers };
    expect(forward(net, Float64Array.of(2, 3), 0, roomFor(net))).toBe(36);
  });

  test('comes back from how it is kept, but for what two bytes cannot hold', () => {
    const net = { sizes: [1, 1], layers: [Float64Array.of(0.5, -0.25)] };
    const [layer] = unpack(pack(net)).layers;
    expect(layer?.[0]).toBeCloseTo(0.5, 6);
    expect(layer?.[1]).toBeCloseTo(-0.25, 4);
  });
});

describe('what the net is told', () => {
  const rowsOf = (state: GameState): readonly number[] => [...new Reader().read(fast.fork(state), fast)];

  test('is the same whatever cards are called', () => {
    const state = fast.createGame({ players: 3, seed: 'names', windows: 'holders' });
    const { infos, numbers } = deckOf(state, fast);
    // A card has as many numbers as its row has fields that count, and no place among the cards.
    const twins = infos.filter(({ name }) => name === 'blue 3').map(({ id }) => id);
    const size = numbers.length / infos.length;
    const [first, second] = twins.map((id) => [...numbers.subarray(id * size, (id + 1) * size)]);
    expect(first).toEqual(second);
  });

  test('is the same from all seats that sit alike', () => {
    const state = on({ hands: [['blue 3'], ['green 5'], ['green 5']], top: 'red 9' }).state;
    const rows = rowsOf(state);
    const size = rows.length / 8;
    expect(rows.slice(0, size)).not.toEqual(rows.slice(size, 2 * size));
    expect(rows.slice(size, size + 20)).toEqual(rows.slice(2 * size, 2 * size + 20));
  });
});

test('the champion is a bot like any other, and so is its instinct', () => {
  const bots: readonly Bot[] = [championBot, instinctBot];
  expect(bots.map((bot) => typeof bot)).toEqual(['function', 'function']);
});
