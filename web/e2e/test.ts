// Every test gets a server, and a page that fails the test when it throws.

import { test as base, expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
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

// Somebody else, in a browser of their own.
export async function guest(browser: Browser, url: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB' });
  const page = await context.newPage();
  page.on('pageerror', (error) => expect(error).toBeNull());
  await prefer(page, kQuick);
  await become(page, name);
  return page;
}

export const ply = (page: Page) => page.getByTestId('table').getAttribute('data-ply').then(Number);

export async function plyBeyond(page: Page, before: number): Promise<void> {
  // Asked often: a whole game waits here hundreds of times.
  const patience = { timeout: 15_000, intervals: [20, 30, 50, 100] };
  await expect.poll(() => ply(page), patience).toBeGreaterThan(before);
  // Others may have moved, and what one did may be several moves.
  await page.locator('[data-testid=table][data-settled=true]').waitFor();
}

// The seats as one fills them in on the new-table screen, by what the select says.
export async function seat(page: Page, number: number, who: string): Promise<void> {
  await page.getByLabel(`Who plays seat ${String(number)}`).selectOption({ label: who });
}

// Follows the hints of the strongest bot with the mouse: so many decisions, or to the end.
export async function playByHints(page: Page, decisions = 500): Promise<void> {
  const hint = page.getByTestId('hint-button').and(page.locator(':enabled'));
  const result = page.getByTestId('result');
  for (let decision = 0; decision < decisions; decision++) {
    await hint.or(result).waitFor({ timeout: 30_000 });
    if (await result.isVisible()) return;
    const before = await ply(page);
    await hint.click();
    await page.getByTestId('hint').getByRole('button', { name: 'Play it' }).click();
    await plyBeyond(page, before);
  }
}
