import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^frantic-engine$/, replacement: source('./src/index.ts') },
      { find: /^frantic-engine\/fast$/, replacement: source('./src/fast.ts') },
      { find: /^frantic-engine\/board-game$/, replacement: source('./src/board-game/index.ts') },
      { find: /^frantic-engine\/notation$/, replacement: source('./src/notation.ts') },
      { find: /^frantic-engine\/testing$/, replacement: source('./src/testing/index.ts') },
      { find: /^frantic-engine\/texts$/, replacement: source('./src/texts/index.ts') },
      { find: /^frantic-engine\/schema$/, replacement: source('./src/schema/index.ts') },
      { find: /^frantic-engine\/patches$/, replacement: source('./src/patches.ts') },
      { find: /^frantic-engine\/bots$/, replacement: source('./src/bots/index.ts') },
      { find: /^frantic-engine\/env$/, replacement: source('./src/env/index.ts') },
      { find: /^frantic-engine\/sim$/, replacement: source('./src/sim/index.ts') },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/support/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.d.ts'],
      reporter: ['text', 'html'],
    },
  },
});
