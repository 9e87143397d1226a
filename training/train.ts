/**
 * The training: examples are made, part by part, and the net goes through all of them again and again.
 *
 * Each part, and the net after each pass, is written down. A training that was ended goes on from there, and its net is the same as
 * that of one that never was: nothing but the plan says what is made.
 */
import { createRandom } from 'frantic-engine';
import { FEATURES } from '../src/champion/features.ts';
import type { Net } from '../src/champion/net.ts';
import { type Examples, examplesOf } from './examples.ts';
import { Kept } from './files.ts';
import { type Errors, Fitter, type Learner, newLearner } from './fit.ts';

/** All that decides what comes of a training. */
export interface Plan {
  readonly seed: string;
  /** How many parts of examples there are, and how many positions each has. */
  readonly parts: number;
  readonly positions: number;
  /** How often the net goes through all of them. */
  readonly passes: number;
  /** How many numbers lie between its layers. */
  readonly between: readonly number[];
  /** How far it strides at first. */
  readonly rate: number;
}

/** How far off the net was after a pass: on what it learned from, and on positions that it never saw. */
export interface Mark {
  readonly learned: Errors;
  readonly unseen: Errors;
}

/** What a training has come to. */
interface Standing {
  readonly learner: Learner;
  readonly curve: Mark[];
}

/** How much shorter the strides are at the end. */
const LAST = 0.04;

/** What comes of a training. */
export interface Trained {
  readonly net: Net;
  readonly curve: readonly Mark[];
  /** How far off a net is that says nothing. */
  readonly nothing: Mark;
}

/** Trains a net, or goes on with it. `tell` hears how far it is; `ends` ends it early, to be gone on with. */
export function train(
  plan: Plan,
  folder: string,
  tell: (line: string) => void = () => {},
  ends: () => boolean = () => false,
): Trained | null {
  const kept = new Kept(folder);
  const begun = kept.get('plan', () => plan);
  if (JSON.stringify(begun) !== JSON.stringify(plan))
    throw new RangeError(`${folder} has a training by another plan: ${JSON.stringify(begun)}`);
  const part = (name: string): Examples =>
    kept.get(name, () => {
      tell(`makes ${name}`);
      return examplesOf(`${plan.seed}/${name}`, plan.positions);
    });
  const unseen = part('unseen');
  const parts: Examples[] = [];
  for (let nth = 0; nth < plan.parts; nth++) {
    if (ends()) return null;
    parts.push(part(`part-${nth}`));
  }
  const sizes = [FEATURES, ...plan.between, 1];
  const standing =
    kept.find<Standing>('standing') ??
    ({ learner: newLearner(sizes, createRandom(`${plan.seed}/net`)), curve: [] } satisfies Standing);
  const { learner, curve } = standing;
  const fitter = new Fitter(learner);
  while (curve.length < plan.passes) {
    if (ends()) return null;
    const done = curve.length / plan.passes;
    const rate = plan.rate * (LAST + (1 - LAST) * (1 - done) * (1 - done));
    const order = shuffled(parts, createRandom(`${plan.seed}/pass-${curve.length}`));
    const mark = { learned: meanOf(order.map((one) => fitter.pass(one, rate))), unseen: fitter.pass(unseen, 0) };
    curve.push(mark);
    kept.put('standing', standing);
    tell(`pass ${curve.length} of ${plan.passes}: ${JSON.stringify(mark)}`);
  }
  // Where all chance is the same, weights are nothing.
  const silent = new Fitter(newLearner(sizes, () => 0.5));
  const nothing = { learned: meanOf(parts.map((one) => silent.pass(one, 0))), unseen: silent.pass(unseen, 0) };
  return { net: learner.net, curve, nothing };
}

function meanOf(errors: readonly Errors[]): Errors {
  let [rows, differences] = [0, 0];
  for (const one of errors) {
    rows += one.rows / errors.length;
    differences += one.differences / errors.length;
  }
  return { rows, differences };
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const order = [...list];
  for (let i = order.length - 1; i > 0; i--) {
    const at = Math.floor(random() * (i + 1));
    [order[i], order[at]] = [order[at] as T, order[i] as T];
  }
  return order;
}
