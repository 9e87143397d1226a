import { defineConfig, type Options } from 'tsup';

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

export default defineConfig([
  {
    ...library,
    entry: {
      index: 'src/index.ts',
      'board-game': 'src/board-game/index.ts',
      notation: 'src/notation.ts',
      testing: 'src/testing/index.ts',
      texts: 'src/texts/index.ts',
      schema: 'src/schema/index.ts',
      patches: 'src/patches.ts',
    },
    splitting: true,
    // The types of all entries are made together, so that a state or a row of one is at home in the others.
    dts: {
      entry: {
        index: 'src/index.ts',
        'board-game': 'src/board-game/index.ts',
        notation: 'src/notation.ts',
        testing: 'src/testing/index.ts',
        texts: 'src/texts/index.ts',
        schema: 'src/schema/index.ts',
        patches: 'src/patches.ts',
        fast: 'src/fast.ts',
      },
      compilerOptions: { ignoreDeprecations: '6.0' },
    },
  },
  // A copy of the engine of its own: nothing in it ever meets an immer draft, which keeps its objects monomorphic.
  { ...library, entry: { fast: 'src/fast.ts' }, splitting: false, dts: false },
  // One file with everything inside, for a page without a bundler.
  {
    ...common,
    entry: { 'frantic.min': 'src/index.ts' },
    format: ['esm'],
    platform: 'browser',
    minify: true,
    splitting: false,
    noExternal: [/.*/],
    define: { 'process.env.NODE_ENV': '"production"' },
  },
  // The command uses the package as any program does, by its name, so it has no engine inside.
  {
    ...common,
    tsconfig: 'tsconfig.json',
    entry: { cli: 'src/cli/main.ts' },
    format: ['esm'],
    platform: 'node',
    splitting: false,
    sourcemap: false,
    external: [/^frantic-engine(\/|$)/],
  },
]);
