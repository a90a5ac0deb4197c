// Every test gets a server, and a page that fails the test when it throws.

import { test as base, expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
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

// Tests that begin first, so that at the end nobody waits for the last of them.
export const kLong = { tag: '@long' };

export const kQuick = { pace: 'instant', motion: 'reduced', sound: false };

// A guest of this name, as the server's own page would make one.
export async function become(page: Page, name: string): Promise<void> {
  const reply = await page.request.post('/api/me', { data: { name } });
  expect(reply.status()).toBe(200);
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

// Looks whenever the page changes. Playwright looks from outside, and after a few attempts only
// twice a second, which is longer than most bots think.
export async function until(page: Page, selector: string, patience = 30_000): Promise<void> {
  const wish = { selector, patience };
  await page.evaluate(
    ({ selector, patience }) =>
      new Promise<void>((found, failed) => {
        const end = (how: () => void) => {
          observer.disconnect();
          clearTimeout(timer);
          how();
        };
        const look = () => {
          if (document.querySelector(selector)) end(found);
        };
        const giveUp = () => end(() => failed(new Error(`there never was ${selector}`)));
        const observer = new MutationObserver(look);
        const timer = setTimeout(giveUp, patience);
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        look();
      }),
    wish,
  );
}

export const ply = (page: Page) => page.getByTestId('table').getAttribute('data-ply').then(Number);

export async function plyBeyond(page: Page, before: number): Promise<void> {
  // Others may have moved, and what one did may be several moves.
  const settled = '[data-testid=table][data-settled=true]';
  await until(page, `${settled}:not([data-ply="${String(before)}"])`);
  expect(await ply(page)).toBeGreaterThan(before);
}

// The seats as one fills them in on the new-table screen, by what the select says.
export async function seat(page: Page, number: number, who: string): Promise<void> {
  await page.getByLabel(`Who plays seat ${String(number)}`).selectOption({ label: who });
}

// Bots that move at once, where it does not matter how well they play.
export async function seatQuickBots(page: Page, ...numbers: number[]): Promise<void> {
  for (const number of numbers) await seat(page, number, 'Bot: Greedy');
}

// Goes on with a recorded game after so many moves: boards as they are late in a game, without
// playing for long. Greedy bots have the other seats.
export async function goOn(page: Page, record: string, ply: number, seat: number): Promise<void> {
  const path = resolve(import.meta.dirname, `records/${record}.txt`);
  const text = readFileSync(path, 'utf8');
  const option = (name: string) =>
    Number(new RegExp(`^option ${name} (\\d)`, 'm').exec(text)?.[1] ?? 0);
  const people = option('players') - option('automas');
  const seats = Array.from({ length: people }, (_, at) =>
    at + 1 === seat ? { kind: 'me' } : { kind: 'bot', bot: 'greedy' },
  );
  await page.goto('/about');
  const table = await page.evaluate(
    async (request) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
      const heard = (type: string) =>
        new Promise<Record<string, unknown>>((found) =>
          socket.addEventListener('message', ({ data }) => {
            const message = JSON.parse(String(data)) as Record<string, unknown>;
            if (message['id'] === type) found(message);
          }),
        );
      const ask = (type: string, fields: object) => {
        socket.send(JSON.stringify({ type, id: type, ...fields }));
        return heard(type);
      };
      await new Promise((open) => socket.addEventListener('open', open));
      const { table } = await ask('create', request);
      await ask('start', { table });
      socket.close();
      return String(table);
    },
    { record: text, ply, seats },
  );
  await page.goto(`/t/${table}`);
  await expect(page.getByTestId('board')).toBeVisible();
}

// How far the parts with this selector could be scrolled, or are cut: 0 if all of them is seen.
export function beyond(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .evaluateAll((parts) =>
      Math.max(
        ...parts.map((part) =>
          Math.max(part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight),
        ),
      ),
    );
}

// Figures and words in the boards' boxes that stand out of them. Badges lie over a corner, and the
// pictures of fuel over the edge of their places, on purpose.
export function spilled(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isWide = (part: Element) =>
      part instanceof HTMLElement &&
      part.clientWidth > 0 &&
      part.scrollWidth > part.clientWidth + 1 &&
      getComputedStyle(part).overflowX === 'visible' &&
      !part.matches('.visually-hidden, .mark, .slot');
    return [...document.querySelectorAll('[data-testid=board] *, [data-testid^=player-] *')]
      .filter((part) => isWide(part) && ![...part.children].some(isWide))
      .map((part) => `${part.className} "${part.textContent.trim()}"`);
  });
}

// The tables of the end screen, in both languages, on phones and beside a log: nothing is scrolled.
export async function endTablesFit(page: Page): Promise<void> {
  for (const lang of ['en', 'de']) {
    await page.evaluate(
      (settings) => {
        localStorage.setItem('spannung.settings', JSON.stringify(settings));
      },
      { ...kQuick, lang },
    );
    if (lang === 'de') await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    for (const width of [360, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByTestId('result')).toBeVisible();
      const tables = '[data-testid=result] .scroll';
      // A browser applies a new size with its next frames.
      await expect.poll(() => beyond(page, tables), `${lang} at ${String(width)}`).toBe(0);
      await expect.poll(() => wider(page), `${lang} at ${String(width)}`).toBe(0);
    }
  }
}

// The same for the page as a whole, sideways.
export function wider(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

// Whether it is one's turn; otherwise the game is over.
export async function turnComes(page: Page): Promise<boolean> {
  await until(page, '[data-testid=hint-button]:not([aria-disabled=true]), [data-testid=result]');
  return (await page.getByTestId('result').count()) === 0;
}

// Follows a hint of the strongest bot with the mouse.
export async function playHint(page: Page): Promise<void> {
  const before = await ply(page);
  await page.getByTestId('hint-button').click();
  await until(page, '[data-testid=hint]');
  await page.getByTestId('hint').getByRole('button', { name: 'Play it' }).click();
  await plyBeyond(page, before);
}

// The same by keyboard, which costs a third less: nothing is hovered, and nobody has to wait until
// a button stands still.
export async function playHintByKey(page: Page): Promise<void> {
  const before = await ply(page);
  await page.keyboard.press('h');
  await until(page, '[data-testid=hint] button:focus');
  await page.keyboard.press('Enter');
  await plyBeyond(page, before);
}

// So many decisions, or to the end.
export async function playByHints(
  page: Page,
  decisions = 900,
  play: (page: Page) => Promise<void> = playHintByKey,
): Promise<void> {
  for (let decision = 0; decision < decisions; decision++) {
    if (!(await turnComes(page))) return;
    await play(page);
  }
}
