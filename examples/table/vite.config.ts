import { defineConfig } from 'vite';
import { offline } from './offline.ts';

export default defineConfig({
  // Any folder will do.
  base: './',
  plugins: [offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
