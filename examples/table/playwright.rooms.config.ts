import { defineConfig } from '@playwright/test';
import table from './playwright.config.ts';

/** The page where a server has rooms: `BASE` is its address. */
export default defineConfig({
  ...table,
  testDir: 'test/rooms',
  testIgnore: [],
  workers: 1,
  webServer: [],
  use: { ...table.use, baseURL: process.env.BASE ?? 'http://127.0.0.1:8080/' },
  projects: [{ name: 'desktop', use: { viewport: { width: 1280, height: 800 } } }],
});
