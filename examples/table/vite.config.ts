import { defineConfig } from 'vite';
import { offline } from './offline.ts';
import { smaller } from './smaller.ts';

export default defineConfig({
  // Any folder will do.
  base: './',
  plugins: [smaller(), offline()],
  worker: { format: 'es', plugins: () => [smaller()] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What parts of the engine share is one file: many small ones pack badly.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', test: /[\\/]dist[\\/]chunk-/ }] } } },
  },
});
