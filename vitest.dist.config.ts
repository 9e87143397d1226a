// The tests that use the library by its package name only, run against the built files.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = dirname(fileURLToPath(import.meta.url));
const built = (name: string) => join(root, 'dist', name);
const importOf = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

/** Every module a file names, followed through relative imports inside test/. */
function importsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  return [...readFileSync(file, 'utf8').matchAll(importOf)].flatMap(([, name = '']) => {
    if (!name.startsWith('.')) return [name];
    const target = resolve(dirname(file), name);
    return relative(join(root, 'test'), target).startsWith('..') ? [target] : importsOf(target, seen);
  });
}

const byName = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => join(root, 'test', name))
  .filter((file) => {
    const names = importsOf(file);
    return names.some((name) => name.startsWith('frantic-engine')) && !names.some((name) => name.startsWith(root));
  })
  .map((file) => relative(root, file).replaceAll('\\', '/'));

if (byName.length === 0) throw new Error('No test imports frantic-engine by name only');

export default defineConfig({
  resolve: {
    alias: [
      { find: /^frantic-engine$/, replacement: built('index.js') },
      { find: /^frantic-engine\/fast$/, replacement: built('fast.js') },
      { find: /^frantic-engine\/board-game$/, replacement: built('board-game.js') },
      { find: /^frantic-engine\/board-game\/fast$/, replacement: built('board-game-fast.js') },
      { find: /^frantic-engine\/board-game\/bots$/, replacement: built('board-game-bots.js') },
      { find: /^frantic-engine\/board-game\/env$/, replacement: built('board-game-env.js') },
      { find: /^frantic-engine\/house-rules$/, replacement: built('house-rules.js') },
      { find: /^frantic-engine\/notation$/, replacement: built('notation.js') },
      { find: /^frantic-engine\/testing$/, replacement: built('testing.js') },
      { find: /^frantic-engine\/testing\/fast-check$/, replacement: built('testing-fast-check.js') },
      { find: /^frantic-engine\/base$/, replacement: built('base.js') },
      { find: /^frantic-engine\/texts$/, replacement: built('texts.js') },
      { find: /^frantic-engine\/words$/, replacement: built('words.js') },
      { find: /^frantic-engine\/words\/en$/, replacement: built('words-en.js') },
      { find: /^frantic-engine\/words\/de$/, replacement: built('words-de.js') },
      { find: /^frantic-engine\/board-game\/words$/, replacement: built('board-game-words.js') },
      { find: /^frantic-engine\/board-game\/words\/en$/, replacement: built('board-game-words-en.js') },
      { find: /^frantic-engine\/board-game\/words\/de$/, replacement: built('board-game-words-de.js') },
      { find: /^frantic-engine\/validators$/, replacement: built('validators.js') },
      { find: /^frantic-engine\/board-game\/validators$/, replacement: built('board-game-validators.js') },
      { find: /^frantic-engine\/patches$/, replacement: built('patches.js') },
      { find: /^frantic-engine\/client$/, replacement: built('client.js') },
      { find: /^frantic-engine\/rulings\/de$/, replacement: built('rulings-de.js') },
      { find: /^frantic-engine\/rulings$/, replacement: built('rulings.js') },
      { find: /^frantic-engine\/host$/, replacement: built('host.js') },
      { find: /^frantic-engine\/bots$/, replacement: built('bots.js') },
      { find: /^frantic-engine\/champion$/, replacement: built('champion.js') },
      { find: /^frantic-engine\/env$/, replacement: built('env.js') },
      { find: /^frantic-engine\/sim$/, replacement: built('sim.js') },
    ],
  },
  test: { include: byName, setupFiles: ['test/support/setup.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});
