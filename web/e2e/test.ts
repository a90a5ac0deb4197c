// Every test gets a server, and a page that fails the test when it throws.

import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { TestServer } from './server';

export const test = base.extend<{ strict: undefined }, { server: TestServer }>({
  server: [
    // Playwright wants to see that this fixture needs no other one.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = new TestServer();
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  strict: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

// Settings as a person would have chosen them; bots at full speed keep tests short.
export async function prefer(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.addInitScript((values) => {
    const known = localStorage.getItem('spannung.settings');
    if (known === null) localStorage.setItem('spannung.settings', JSON.stringify(values));
  }, settings);
}

export const kQuick = { pace: 'instant', motion: 'reduced', sound: false };

// A guest of this name, as the server's own page would make one.
export async function become(page: Page, name: string): Promise<void> {
  await page.goto('/settings');
  const status = await page.evaluate(async (name) => {
    const body = JSON.stringify({ name });
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch('/api/me', { method: 'POST', headers, body })).status;
  }, name);
  expect(status).toBe(200);
}

export const ply = (page: Page) => page.getByTestId('table').getAttribute('data-ply').then(Number);

export async function plyBeyond(page: Page, before: number): Promise<void> {
  await expect.poll(() => ply(page), { timeout: 15_000 }).toBeGreaterThan(before);
}

// The seats as one fills them in on the new-table screen, by what the select says.
export async function seat(page: Page, number: number, who: string): Promise<void> {
  await page.getByLabel(`Who plays seat ${String(number)}`).selectOption({ label: who });
}
