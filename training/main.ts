/**
 * Trains the net of `champion` and `instinct`, and writes it down.
 *
 *     npm run train
 *
 * It goes on where it was when it is called again. What it has made lies in the folder `training/run`.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pack } from '../src/champion/net.ts';
import { curveOf } from './curve.ts';
import { train } from './train.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'training/run' },
    seed: { type: 'string', default: 'training' },
    parts: { type: 'string', default: '138' },
    positions: { type: 'string', default: '1000' },
    passes: { type: 'string', default: '5' },
    between: { type: 'string', default: '48,24' },
    rate: { type: 'string', default: '0.002' },
    weights: { type: 'string', default: 'src/champion/weights.ts' },
    plot: { type: 'string', default: 'docs/images/champion-training.svg' },
  },
});

/** A number above 0, as it was given: what is none would be found out after minutes, and write weights of nothing. */
function above0(name: string, said: string, isWhole = true): number {
  const given = Number(said);
  if (given > 0 && (isWhole ? Number.isSafeInteger(given) : Number.isFinite(given))) return given;
  throw new RangeError(`--${name} has to be a ${isWhole ? 'whole number' : 'number'} above 0, not ${said}.`);
}

const plan = {
  seed: values.seed,
  parts: above0('parts', values.parts),
  positions: above0('positions', values.positions),
  passes: above0('passes', values.passes),
  between: values.between.split(',').map((size) => above0('between', size)),
  rate: above0('rate', values.rate, false),
};
const trained = train(plan, values.folder, (line) => console.log(line));
if (trained !== null) {
  const { sizes, scales, weights } = pack(trained.net);
  const lines = [
    '/** The net of `champion` and `instinct`, as `npm run train` wrote it. */',
    "import type { Packed } from './net.ts';",
    '',
    'export const WEIGHTS: Packed = {',
    `  sizes: [${sizes.join(', ')}],`,
    `  scales: [${scales.join(', ')}],`,
    '  weights:',
    `    '${weights}',`,
    '};',
    '',
  ];
  writeFileSync(values.weights, lines.join('\n'));
  if (values.plot !== '') writeFileSync(values.plot, curveOf(trained));
}
