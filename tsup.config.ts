import { defineConfig, type Options } from 'tsup';

// Declarations are written by `scripts/declarations.ts`, which keeps their names.
const common: Options = {
  tsconfig: 'tsconfig.src.json',
  target: 'es2022',
  sourcemap: true,
  treeshake: true,
  // The configurations run side by side, so none may empty dist; `npm run build` does that before.
  clean: false,
};

const library: Options = {
  ...common,
  format: ['esm', 'cjs'],
  platform: 'neutral',
  external: ['fast-check', 'immer'],
  noExternal: [/^seedrandom/, /^zod/],
};

/** The entries as a page without a bundler has them, under `dist/browser/`, by the names of the files. */
export const plain: Options = {
  ...common,
  format: ['esm'],
  platform: 'browser',
  outDir: 'dist/browser',
  minify: true,
  sourcemap: false,
  noExternal: [/.*/],
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** They find each other by their addresses, from one origin. What plays in place has a copy of the engine of its own here, too. */
const beside = {
  name: 'beside each other',
  setup: (build: Parameters<NonNullable<Options['esbuildPlugins']>[number]['setup']>[0]) => {
    build.onResolve({ filter: /^frantic-engine\/(board-game\/)?fast$/ }, ({ path }) => ({
      path: `./${path.replace('frantic-engine/', '').replace('/', '-')}.js`,
      external: true,
    }));
  },
};

export default defineConfig([
  {
    ...library,
    entry: {
      index: 'src/entries/index.ts',
      base: 'src/entries/base.ts',
      'board-game': 'src/entries/board-game.ts',
      'house-rules': 'src/entries/house-rules.ts',
      notation: 'src/entries/notation.ts',
      testing: 'src/entries/testing.ts',
      'testing-fast-check': 'src/entries/testing-fast-check.ts',
      texts: 'src/entries/texts.ts',
      words: 'src/entries/words.ts',
      'words-en': 'src/entries/words-en.ts',
      'words-de': 'src/entries/words-de.ts',
      'board-game-words': 'src/entries/board-game-words.ts',
      'board-game-words-en': 'src/entries/board-game-words-en.ts',
      'board-game-words-de': 'src/entries/board-game-words-de.ts',
      validators: 'src/entries/validators.ts',
      'board-game-validators': 'src/entries/board-game-validators.ts',
      patches: 'src/entries/patches.ts',
      client: 'src/entries/client.ts',
      host: 'src/entries/host.ts',
      rulings: 'src/entries/rulings.ts',
      'rulings-de': 'src/entries/rulings-de.ts',
    },
    splitting: true,
  },
  // A copy of the engine of its own: what it plays on is never frozen, so its compiled code stays made for that.
  { ...library, entry: { fast: 'src/entries/fast.ts' }, splitting: false },
  { ...library, entry: { 'board-game-fast': 'src/entries/board-game-fast.ts' }, splitting: false },
  // One file with everything inside, for a page without a bundler.
  {
    ...common,
    entry: { 'frantic.min': 'src/entries/browser.ts' },
    format: ['esm'],
    platform: 'browser',
    minify: true,
    splitting: false,
    noExternal: [/.*/],
    define: { 'process.env.NODE_ENV': '"production"' },
  },
  {
    ...plain,
    tsconfig: 'tsconfig.json',
    entry: Object.fromEntries(
      [
        ['index', 'base', 'house-rules', 'notation', 'texts', 'client', 'host', 'patches', 'bots', 'champion'],
        ['words', 'words-en', 'words-de', 'rulings', 'rulings-de', 'validators'],
        ['board-game', 'board-game-bots', 'board-game-words', 'board-game-words-en', 'board-game-words-de'],
        ['board-game-validators'],
      ]
        .flat()
        .map((name) => [name, `src/entries/${name}.ts`]),
    ),
    splitting: true,
    esbuildPlugins: [beside],
  },
  { ...plain, entry: { fast: 'src/entries/fast.ts' }, splitting: false },
  { ...plain, entry: { 'board-game-fast': 'src/entries/board-game-fast.ts' }, splitting: false },
  // What is built on the engine uses the package as any program does, by its name, so it has no engine inside.
  {
    ...library,
    tsconfig: 'tsconfig.json',
    entry: {
      bots: 'src/entries/bots.ts',
      'board-game-bots': 'src/entries/board-game-bots.ts',
      'board-game-env': 'src/entries/board-game-env.ts',
      champion: 'src/entries/champion.ts',
      env: 'src/entries/env.ts',
      sim: 'src/entries/sim.ts',
    },
    format: ['esm', 'cjs'],
    platform: 'node',
    splitting: false,
    // Where the file is, also in CommonJS: the threads of the simulation lie beside it.
    shims: true,
    external: [/^frantic-engine(\/|$)/],
  },
  // A thread of the simulation begins with a file of its own.
  {
    ...common,
    tsconfig: 'tsconfig.json',
    entry: { 'sim-worker': 'src/sim/worker.ts' },
    format: ['esm'],
    platform: 'node',
    splitting: false,
    external: [/^frantic-engine(\/|$)/],
  },
  {
    ...common,
    tsconfig: 'tsconfig.json',
    entry: { cli: 'src/cli/main.ts' },
    format: ['esm'],
    platform: 'node',
    splitting: false,
    external: [/^frantic-engine(\/|$)/],
  },
]);
