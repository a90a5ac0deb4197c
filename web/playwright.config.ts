import { defineConfig } from '@playwright/test';
import type { ReporterDescription } from '@playwright/test';
import { resolve } from 'node:path';
import { kBrowser } from './e2e/browser';

// Where another program reads how many tests there were and how many failed (JUnit).
const report = process.env['SPANNUNG_E2E_REPORT'];
const toRead: ReporterDescription[] = report ? [['junit', { outputFile: resolve(report) }]] : [];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  testIgnore: 'screenshots.spec.ts',
  outputDir: 'test-results',
  // Every worker has a server of its own.
  workers: 2,
  fullyParallel: true,
  projects: [
    { name: 'long', grep: /@long/ },
    { name: 'short', grepInvert: /@long/ },
  ],
  // Nobody waits for these unless something is broken, so a busy machine may take its time.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ...toRead],
  use: {
    ...kBrowser,
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Recording every step doubles the time of a whole game, so it is asked for by name.
    trace: process.env['SPANNUNG_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
