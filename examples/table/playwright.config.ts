import { defineConfig } from '@playwright/test';

const PORT = Number(process.env.PORT ?? 4179);

/** The built page, in Chromium, on a desktop and on a phone. */
export default defineConfig({
  testDir: 'test',
  // They need a server.
  testIgnore: '**/table/test/rooms/**',
  timeout: 90_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['line']],
  outputDir: 'node_modules/.test',
  snapshotPathTemplate: '{testDir}/shots/{arg}{ext}',
  expect: { toHaveScreenshot: { animations: 'disabled', caret: 'hide' } },
  webServer: {
    command: `npx vite preview --port ${PORT} --strictPort --host 127.0.0.1`,
    port: PORT,
    reuseExistingServer: process.env.CI === undefined,
  },
  use: {
    actionTimeout: 10_000,
    baseURL: `http://127.0.0.1:${PORT}/`,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM === undefined ? {} : { executablePath: process.env.CHROMIUM }),
      chromiumSandbox: false,
      args: ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone|@readme/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grepInvert: /@desk|@readme/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'readme',
      grep: /@readme/,
      snapshotPathTemplate: '{testDir}/../../../docs/images/{arg}{ext}',
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
