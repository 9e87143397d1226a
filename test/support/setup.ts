import fc from 'fast-check';

// FC_RUNS sets how many cases each property tries, FC_SEED repeats a run.
const seed = process.env.FC_SEED;
fc.configureGlobal({
  numRuns: Number(process.env.FC_RUNS ?? 60),
  ...(seed ? { seed: Number(seed) } : {}),
});
