// The rules on the device: the module in a worker of Chromium gives the same bytes as the program.

import type { Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Device } from '../src/device/device';
import { goldenGames, playedGame, searches } from '../tests/module/conversations';
import { programAnswers } from '../tests/module/program';
import { expect, test } from './test';

const kAssets = resolve(process.env['SPANNUNG_WEB'] ?? 'dist', 'assets');
const kPlies = 40; // of each game; Node compares all of them

const assets = (pattern: RegExp) => readdirSync(kAssets).filter((name) => pattern.test(name));

// Asks all lines of one device, as a page would.
async function deviceAnswers(page: Page, lines: string[]): Promise<string[]> {
  const [script] = assets(/^device-.*\.js$/);
  return page.evaluate(
    async ({ path, lines }) => {
      const { Device } = (await import(path)) as { Device: new () => Device };
      const device = new Device();
      const replies = await Promise.all(lines.map((line) => device.answer(line)));
      device.stop();
      return replies;
    },
    { path: `/assets/${script ?? ''}`, lines },
  );
}

test('the module answers in the browser as the program does', async ({ page }) => {
  await page.goto('/about');
  for (const game of goldenGames()) {
    const { name, lines } = playedGame({ ...game, plies: game.plies.slice(0, kPlies) });
    expect(await deviceAnswers(page, lines), name).toEqual(await programAnswers(lines));
  }
});

test('it finds the same moves', async ({ page }) => {
  await page.goto('/about');
  const [first] = searches();
  const lines = first?.lines ?? [];
  expect(await deviceAnswers(page, lines)).toEqual(await programAnswers(lines));
});

test('it is fetched by whoever asks, compressed, and kept', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  const path = `/assets/${assets(/^spannung-.*\.wasm$/)[0] ?? ''}`;
  expect(fetched).not.toContain(path);
  await deviceAnswers(page, ['{"op":"games"}']);
  expect(fetched).toContain(path);
  const reply = await page.request.get(path, { headers: { 'accept-encoding': 'br' } });
  expect(reply.headers()).toMatchObject({
    'content-type': 'application/wasm',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});
