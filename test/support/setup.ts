import fc from 'fast-check';
import { RUNS } from './whole.ts';

// The tests try the same cases every time, so that a red run means a change. FC_SEED tries others, FC_RUNS sets how
// many cases each property tries; `npm run soak:properties` draws a seed of its own and names it when something fails.
const STANDARD_SEED = 20261118;
const runs = process.env.FC_RUNS;
const seed = process.env.FC_SEED ? Number(process.env.FC_SEED) : runs === undefined ? STANDARD_SEED : undefined;
fc.configureGlobal({
  numRuns: Number(runs ?? RUNS),
  ...(seed === undefined ? {} : { seed }),
});
