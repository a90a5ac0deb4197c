import { defineConfig } from '@playwright/test';
import { kBrowser } from './e2e/browser';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  testIgnore: 'screenshots.spec.ts',
  outputDir: 'test-results',
  workers: 1,
  retries: 1, // on a busy machine; whatever needed it is listed as flaky
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...kBrowser,
    actionTimeout: 10_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Recording every step doubles the time of a whole game, so it is asked for by name.
    trace: process.env['SPANNUNG_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
