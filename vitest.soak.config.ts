// The property tests with many more runs; FC_RUNS overrides the number.
import { mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

const soak = mergeConfig(base, {
  test: { env: { FC_RUNS: process.env.FC_RUNS ?? '2000' }, testTimeout: 1_800_000 },
});
soak.test.include = [
  'test/card-game/properties/**/*.test.ts',
  'test/card-game/knowledge/**/*.test.ts',
  'test/board-game/properties.test.ts',
];

export default soak;
