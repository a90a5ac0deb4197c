import { defineConfig } from '@playwright/test';
import base from './playwright.config';

export default defineConfig({
  ...base,
  testMatch: 'screenshots.spec.ts',
  testIgnore: [],
  timeout: 600_000,
});
