import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^frantic-engine$/, replacement: source('./src/entries/index.ts') },
      { find: /^frantic-engine\/fast$/, replacement: source('./src/entries/fast.ts') },
      { find: /^frantic-engine\/board-game$/, replacement: source('./src/entries/board-game.ts') },
      { find: /^frantic-engine\/board-game\/fast$/, replacement: source('./src/entries/board-game-fast.ts') },
      { find: /^frantic-engine\/board-game\/bots$/, replacement: source('./src/entries/board-game-bots.ts') },
      { find: /^frantic-engine\/board-game\/env$/, replacement: source('./src/entries/board-game-env.ts') },
      { find: /^frantic-engine\/house-rules$/, replacement: source('./src/entries/house-rules.ts') },
      { find: /^frantic-engine\/notation$/, replacement: source('./src/entries/notation.ts') },
      { find: /^frantic-engine\/testing$/, replacement: source('./src/entries/testing.ts') },
      {
        find: /^frantic-engine\/testing\/fast-check$/,
        replacement: source('./src/entries/testing-fast-check.ts'),
      },
      { find: /^frantic-engine\/base$/, replacement: source('./src/entries/base.ts') },
      { find: /^frantic-engine\/texts$/, replacement: source('./src/entries/texts.ts') },
      { find: /^frantic-engine\/words$/, replacement: source('./src/entries/words.ts') },
      { find: /^frantic-engine\/words\/en$/, replacement: source('./src/entries/words-en.ts') },
      { find: /^frantic-engine\/words\/de$/, replacement: source('./src/entries/words-de.ts') },
      { find: /^frantic-engine\/board-game\/words$/, replacement: source('./src/entries/board-game-words.ts') },
      { find: /^frantic-engine\/board-game\/words\/en$/, replacement: source('./src/entries/board-game-words-en.ts') },
      { find: /^frantic-engine\/board-game\/words\/de$/, replacement: source('./src/entries/board-game-words-de.ts') },
      { find: /^frantic-engine\/validators$/, replacement: source('./src/entries/validators.ts') },
      {
        find: /^frantic-engine\/board-game\/validators$/,
        replacement: source('./src/entries/board-game-validators.ts'),
      },
      { find: /^frantic-engine\/patches$/, replacement: source('./src/entries/patches.ts') },
      { find: /^frantic-engine\/client$/, replacement: source('./src/entries/client.ts') },
      { find: /^frantic-engine\/rulings\/de$/, replacement: source('./src/entries/rulings-de.ts') },
      { find: /^frantic-engine\/rulings$/, replacement: source('./src/entries/rulings.ts') },
      { find: /^frantic-engine\/host$/, replacement: source('./src/entries/host.ts') },
      { find: /^frantic-engine\/bots$/, replacement: source('./src/entries/bots.ts') },
      { find: /^frantic-engine\/champion$/, replacement: source('./src/entries/champion.ts') },
      { find: /^frantic-engine\/env$/, replacement: source('./src/entries/env.ts') },
      { find: /^frantic-engine\/sim$/, replacement: source('./src/entries/sim.ts') },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    // What is long by nature is run by `npm run test:all`.
    exclude: ['**/*.long.test.ts'],
    setupFiles: ['test/support/setup.ts'],
    // Nothing here is changed by being used, so files share what they load: that is half of the time.
    isolate: false,
    // All cores: what vitest leaves free of two is half of the machine.
    maxWorkers: '100%',
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
