/**
 * Random games until every step of every script has run.
 *
 * Deterministic: a fixed number of games from fixed seeds, over all editions, all options and 2 to 8 seats, and a few
 * stacked tables for what chance reaches too rarely.
 */
import { describe, expect, test } from 'vitest';
import { Core } from '../src/core.ts';
import { checkSetup, type Setup } from '../src/setup.ts';
import type { MutableGameState } from '../src/state.ts';
import { type TableSetup, table } from '../src/testing/table.ts';
import { EDITIONS, WINDOWS } from '../src/types.ts';
import { chanceOf, OPTION_VALUES, oneOf } from './properties/kit.ts';
import { StepCounter } from './support/instrument.ts';

/** How many games are played. */
const GAMES = 600;

/** The n-th game: every option has a value of its own. */
function setupOf(nth: number): Setup {
  const random = chanceOf(nth);
  const edition = oneOf(EDITIONS, random);
  const options = Object.fromEntries(
    Object.entries(OPTION_VALUES)
      .filter(([name]) => name !== 'dealCount' || edition === 'pandora')
      .map(([name, values]) => [name, oneOf<unknown>(values, random)]),
  );
  return {
    players: 2 + (nth % 7),
    seed: nth,
    edition,
    length: 'short',
    windows: oneOf(WINDOWS, random),
    options,
  };
}

/** Tables for what is rare: a reaction on the last card, a starting card without a face, a second bomb. */
const TABLES: readonly TableSetup[] = [
  { hands: [['red 3'], ['nice try', 'blue 1'], ['green 1']], top: 'red 5' },
  { hands: [['red 3'], ['nice try'], ['green 1']], top: 'red 5', options: { 'wish.timing': 'onPlay' } },
  { hands: [['red 3'], ['nice try'], ['green 1']], top: 'red 5', options: { 'niceTry.lastCard': 'draws' } },
  {
    hands: [
      ['fantastic four', 'red 1'],
      ['counterattack', 'red 2'],
      ['counterattack', 'red 3'],
    ],
    top: 'red 5',
  },
  {
    hands: [
      ['fantastic four', 'red 1'],
      ['counterattack', 'red 2'],
      ['counterattack', 'red 3'],
    ],
    top: 'red 5',
    options: { 'counter.ffScope': 'share' },
  },
  {
    hands: [['black 5', 'red 1'], ['red 2'], ['red 3']],
    top: 'red 5',
    events: ['gambling man'],
    options: { gamblingMan: 'classic' },
  },
];

describe('every step of every script', () => {
  const core = new Core([]);
  const counter = new StepCounter();
  let decisions = 0;

  const play = (state: MutableGameState, random: () => number): void => {
    while (state.outcome === null) {
      const seat = oneOf(core.waitingFor(state), random);
      core.apply(state, core.sampleLegal(state, seat, random));
      decisions++;
    }
  };

  test('runs in random games', () => {
    for (let nth = 0; nth < GAMES; nth++) {
      // The catalog is watched before the first card is dealt.
      const setup = setupOf(nth);
      counter.watch(core.catalogOf(core.blank(checkSetup(setup)).rules));
      play(core.create(setup), chanceOf(~nth));
    }
    for (const [nth, stacked] of TABLES.entries()) {
      const text = JSON.stringify(table({ ...stacked, pointLimit: 1 }));
      for (let time = 0; time < 20; time++) {
        const state = JSON.parse(text) as MutableGameState;
        counter.watch(core.catalogOf(state.rules));
        play(state, chanceOf(1000 * nth + time));
      }
    }
    // With every event on the table there is none to turn over. The base game alone does not get there: one event lasts.
    const spent = JSON.parse(JSON.stringify(table({ hands: [['black 5', 'red 1'], ['red 2']], top: 'red 5' })));
    spent.eventPile = [];
    core.apply(spent, { type: 'play', seat: 0, card: spent.players[0].hand[0] });

    const all = counter.all();
    const rarest = [...all].sort((a, b) => a.runs - b.runs).slice(0, 5);
    console.info(
      `${decisions} decisions, ${all.length} steps with a function; the rarest: ${rarest
        .map(({ where, runs }) => `${where} ${runs} times`)
        .join(', ')}`,
    );
    expect(counter.missing()).toEqual([]);
    expect(all.length).toBeGreaterThan(150);
  });
});

describe('the counter', () => {
  test('reports a step that never ran, and a test that always came out the same', () => {
    const core = new Core([]);
    const counter = new StepCounter();
    const state = core.create({ players: 2, seed: 1 });
    counter.watch(core.catalogOf(state.rules));
    core.resume(state);
    const missing = counter.missing();
    expect(missing).toContain('doomsday/play step 0 (do) never ran');
    expect(missing.length).toBeGreaterThanOrEqual(counter.all().length - 1);
    const [seat = 0] = core.waitingFor(state);
    core.apply(
      state,
      core.sampleLegal(state, seat, () => 0),
    );
    expect(counter.missing().length).toBeLessThan(missing.length);
    expect(counter.missing()).toContain('doomsday/play step 0 (do) never ran');
    expect(counter.missing().filter((line) => line.endsWith('was never true'))).not.toEqual([]);
  });
});
