// What a first visit costs, on the wire.

import type { Page } from '@playwright/test';
import { become, expect, kQuick, prefer, test } from './test';

const kMostBytes = 200_000;
const kMostRequests = 16;

interface Loaded {
  path: string;
  bytes: number; // as they came, headers and all
}

// Everything the page loads from now on.
async function loading(page: Page): Promise<Loaded[]> {
  const all: Loaded[] = [];
  const paths = new Map<string, string>();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    paths.set(requestId, new URL(request.url).pathname);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    if (path !== undefined) all.push({ path, bytes: encodedDataLength });
  });
  return all;
}

async function gameNames(page: Page): Promise<string[]> {
  const reply = await page.request.get('/api/games');
  const { games } = (await reply.json()) as { games: { name: string }[] };
  return games.map(({ name }) => name);
}

// Parts of the client that belong to one game, and printed components.
function partsOf(games: string[], loaded: Loaded[]): string[] {
  const ofGame = new RegExp(`^/assets/(${games.join('|')})-|^/api/(packs|content)/`);
  return loaded.map(({ path }) => path).filter((path) => ofGame.test(path));
}

test('the home page loads only what it shows', async ({ page }) => {
  const games = await gameNames(page);
  expect(games).toHaveLength(4);
  const loaded = await loading(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toHaveCount(games.length);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const list = loaded.map(({ path, bytes }) => `${String(bytes)} ${path}`).join('\n');
  const bytes = loaded.reduce((sum, part) => sum + part.bytes, 0);
  test.info().annotations.push({ type: 'bytes', description: `${String(bytes)}\n${list}` });
  expect(partsOf(games, loaded)).toEqual([]);
  expect(bytes, list).toBeGreaterThan(20_000);
  expect(bytes, list).toBeLessThanOrEqual(kMostBytes);
  expect(loaded.length, list).toBeLessThanOrEqual(kMostRequests);
});

test('the parts of a game come with its table', async ({ page }) => {
  await prefer(page, kQuick);
  await become(page, 'Ada');
  const games = await gameNames(page);
  await page.goto('/');
  const loaded = await loading(page);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page.getByTestId('board')).toBeVisible();
  const parts = () => partsOf(games, loaded).map((path) => path.replace(/[^/]*$/, ''));
  await expect.poll(parts).toContain('/api/packs/');
  await expect.poll(parts).toContain('/assets/');
});

test('scripts come compressed, and as what they are', async ({ page }) => {
  const [script] = await Promise.all([
    page.waitForResponse((response) => /\/assets\/index-.*\.js$/.test(response.url())),
    page.goto('/'),
  ]);
  expect(script.headers()['content-encoding']).toBe('br');
  expect(script.headers()['content-type']).toBe('text/javascript; charset=utf-8');
  expect(script.headers()['vary']).toBe('Accept-Encoding');
});
