import { compileModule } from 'svelte/compiler';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Runes in modules of Svelte. A project of SvelteKit has this from its own plugin.
  plugins: [
    {
      name: 'svelte-modules',
      transform: (code, id) =>
        id.endsWith('.svelte.ts') ? compileModule(code, { filename: id, generate: 'client' }).js : null,
    },
  ],
  resolve: { conditions: ['browser'] },
  test: { include: ['*.test.{ts,tsx}'], testTimeout: 30_000 },
});
