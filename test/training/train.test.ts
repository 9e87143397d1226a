/** The training: one that was ended goes on to the same net, and it learns. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from 'frantic-engine';
import { afterAll, expect, test } from 'vitest';
import { FEATURES } from '../../src/champion/features.ts';
import { POINTS } from '../../src/champion/judge.ts';
import { curveOf } from '../../training/curve.ts';
import { examplesOf } from '../../training/examples.ts';
import { Kept } from '../../training/files.ts';
import { Fitter, newLearner } from '../../training/fit.ts';
import { train } from '../../training/train.ts';

/** The net strides after 32 positions: a part has more. */
const PLAN = { seed: 'tiny', parts: 2, positions: 34, passes: 3, between: [6], rate: 0.002 };

const folder = mkdtempSync(join(tmpdir(), 'frantic-engine-training-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a training that was ended at every step comes to the same net as one in one go', () => {
  const whole = train(PLAN, join(folder, 'whole'));
  let pieces: ReturnType<typeof train> = null;
  let calls = 0;
  for (; pieces === null; calls++) {
    let looked = 0;
    // It is ended after each part of examples, and after each pass.
    pieces = train(PLAN, join(folder, 'pieces'), undefined, () => ++looked > Math.min(PLAN.parts + 1, calls + 1));
  }
  expect(calls).toBe(PLAN.parts + PLAN.passes);
  expect(pieces).toEqual(whole);
  const begun = newLearner([FEATURES, 6, 1], createRandom('tiny/net'));
  expect(whole?.net).not.toEqual(begun.net);
});

test('a folder goes with one plan', () => {
  expect(() => train({ ...PLAN, passes: 4 }, join(folder, 'whole'))).toThrow('another plan');
});

test('nothing is learned from the positions that the curve is drawn by', () => {
  const whole = train(PLAN, join(folder, 'as they are'));
  new Kept(join(folder, 'others')).put('unseen', examplesOf('others', 34));
  const others = train(PLAN, join(folder, 'others'));
  expect(others?.net).toEqual(whole?.net);
  expect(others?.curve).not.toEqual(whole?.curve);
});

test('what the net learns is what a round will yet bring, not what was written down before', () => {
  // A round brings a player some twenty points; those of the rounds before would make it sixty.
  const { points } = examplesOf('rounds', 60);
  const mean = points.reduce((sum, one) => sum + one, 0) / points.length;
  expect(mean * POINTS).toBeGreaterThan(10);
  expect(mean * POINTS).toBeLessThan(40);
});

test('the same seed makes the same examples, another one others', () => {
  expect(examplesOf('a', 5)).toEqual(examplesOf('a', 5));
  expect(examplesOf('a', 5)).not.toEqual(examplesOf('b', 5));
});

test('the net gets better at what it is shown', () => {
  const examples = examplesOf('learn', 40);
  const fitter = new Fitter(newLearner([FEATURES, 8, 1], createRandom('net')));
  const before = fitter.pass(examples, 0);
  for (let pass = 0; pass < 20; pass++) fitter.pass(examples, 0.003);
  const after = fitter.pass(examples, 0);
  expect(after.rows).toBeLessThan(before.rows);
  expect(after.differences).toBeLessThan(before.differences);
});

test('the curve has a line for what was learned from and one for what was not', () => {
  const mark = (at: number) => ({ learned: { rows: 1, differences: at }, unseen: { rows: 1, differences: at + 0.1 } });
  const picture = curveOf({ curve: [mark(1), mark(0.9)], nothing: mark(1.2) });
  expect(picture.match(/<polyline/g)).toHaveLength(2);
});
