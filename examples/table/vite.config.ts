import { defineConfig } from 'vite';
import { bareRulings } from './bare-rulings.ts';
import { groups } from './files.ts';
import { offline } from './offline.ts';
import { smaller } from './smaller.ts';

export default defineConfig({
  // Any folder will do.
  base: './',
  plugins: [bareRulings(), smaller(), offline()],
  worker: { format: 'es', plugins: () => [smaller()], rolldownOptions: { checks: { pluginTimings: false } } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What parts of the engine share is one file: many small ones pack badly.
    // How long plugins take is said to nobody who only wants to sit down.
    rolldownOptions: { output: { codeSplitting: { groups } }, checks: { pluginTimings: false } },
  },
});
