/** Hostile input at every place of every public function. */
import fc from 'fast-check';
import * as pure from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as boardFast from 'frantic-engine/board-game/fast';
import * as env from 'frantic-engine/env';
import * as fast from 'frantic-engine/fast';
import * as host from 'frantic-engine/host';
import * as houseRules from 'frantic-engine/house-rules';
import * as notation from 'frantic-engine/notation';
import * as sim from 'frantic-engine/sim';
import * as testing from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../support/ways.ts';
import { RUNS, some, WHOLE } from '../support/whole.ts';
import { calls } from './calls.ts';
import { placed } from './corpus.ts';
import { anything, BIG, bent, emptied, ODD_CODE, ODD_VALUES } from './hostile.ts';
import { isJson, tryAt } from './try.ts';
import { WORLDS, world } from './worlds.ts';

const all = Object.entries(calls).flatMap(([entry, functions]) =>
  Object.entries(functions).map(([name, one]) => [entry, name, one] as const),
);

/** There are many places: a few tries each, and as many more as are asked for. */
const runs = { numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? RUNS) / (WHOLE ? 6 : 10)) };

describe.each(all)('%s: %s', (_entry, _name, one) => {
  const places = [...one.given(world(0)).keys()];
  const written = (): string => JSON.stringify([world(0).cards.state, world(0).board.state]);

  test('takes what is lawful', async () => {
    let taken = 0;
    for (let nth = 0; nth < WORLDS; nth++) if (await tryAt(one, world(nth), null, undefined)) taken++;
    expect(taken).toBeGreaterThan(0);
  });

  test.each(places)('meets whatever is given at place %i with a typed error', async (place) => {
    const before = written();
    for (const input of some(ODD_VALUES, place)) await tryAt(one, world(0), place, input);
    if (typeof one.given(world(0))[place] === 'function')
      for (const input of ODD_CODE) await tryAt(one, world(0), place, input);
    // To make what is big takes longer than to refuse it.
    for (const make of some(BIG, place)) await tryAt(one, world(0), place, make());
    const lawful = one.given(world(0))[place];
    if (isJson(lawful)) for (const input of emptied(lawful)) await tryAt(one, world(0), place, input);
    await fc.assert(
      fc.asyncProperty(fc.nat(WORLDS - 1), anything(), fc.nat(0x7fffffff), async (nth, input, chance) => {
        await tryAt(one, world(nth), place, input);
        const given = one.given(world(nth))[place];
        if (isJson(given)) await tryAt(one, world(nth), place, bent(given, chanceOf(chance)));
      }),
      runs,
    );
    expect(written()).toBe(before);
  });
});

test('whatever a public function may throw is of the one family, so that a host can tell input from bugs', () => {
  const family = Object.entries({ ...pure, ...notation, ...testing, ...env, ...sim, ...host, ...houseRules })
    .filter(([, one]) => (one as { prototype?: unknown }).prototype instanceof Error)
    .map(([name]) => name);
  expect(family.length).toBe(17);
  const thrown = all.flatMap(([, , { throws }]) => throws);
  expect([...new Set(thrown)].filter((name) => !family.includes(name))).toEqual([]);
});

test.each(placed.map(({ entry, name, place, why, input }) => [entry, name, place, why, input] as const))(
  'the corpus: %s: %s, at place %i: %s',
  async (entry, name, place, _why, input) => {
    const one = calls[entry]?.[name];
    if (one === undefined) throw new Error(`There is no ${name}.`);
    await tryAt(one, world(0), place, input);
  },
);

/** The world that asks where a card of the board game is put. */
const PLACING = 0;

test('chance that gives what is no number from 0 up to 1 is told of, and a game goes on with one that does', () => {
  for (const odd of ODD_CODE) {
    const given = odd();
    if (typeof given === 'number' && given >= 0 && given < 1) continue;
    const { cards, board: table } = world(PLACING);
    const seat = pure.waitingFor(cards.state)[0] as number;
    const other = board.waitingFor(table.state)[0] as number;
    expect(board.questionOf(table.state, other)?.type).toBe('place');
    const loose = fast.fork(cards.state);
    for (const run of [
      () => pure.sampleLegal(cards.state, seat, odd as () => number),
      () => fast.playOut(loose, odd as () => number),
      () => board.sampleLegal(table.state, other, odd as () => number),
      () => boardFast.playOut(boardFast.fork(table.state), odd as () => number),
    ])
      expect(run).toThrow('random: has to give numbers from 0 up to, but not including, 1');
    // Nothing was answered, so nothing has changed.
    expect(loose).toEqual(cards.state);
    fast.playOut(loose, chanceOf(1));
    expect(loose.outcome).not.toBe(null);
  }
});
