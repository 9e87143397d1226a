// All tests, and everything they can try: see test/support/whole.ts.
import { mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

const all = mergeConfig(base, { test: { env: { FC_WHOLE: 'yes' } } });
all.test.exclude = [];

export default all;
