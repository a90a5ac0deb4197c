// Pictures of the main screens, to be looked at: e2e/artifacts. Pictures of the boards, for whoever
// has not seen them yet: docs/pictures.

import type { Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { become, expect, kQuick, playByHints, prefer, test } from './test';

const kSizes = {
  wide: { width: 1440, height: 900 },
  medium: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
};

async function shoot(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(kSizes))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(250);
      await page.screenshot({ path: `e2e/artifacts/${name}-${size}-${colorScheme}.png` });
    }
  await page.setViewportSize(kSizes.wide);
}

test('the main screens', async ({ page }) => {
  await prefer(page, kQuick);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
  await shoot(page, 'home');
  await become(page, 'Ada');
  for (const [name, path] of Object.entries({
    new: '/new',
    settings: '/settings',
    rules: '/rules/funkenschlag#FS-BUILD-03',
  })) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shoot(page, name);
  }

  await page.goto('/new');
  await page.getByText('Classic').click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('[data-testid=hint-button]:not([aria-disabled=true])')).toBeVisible();
  await shoot(page, 'table-start');
  await playByHints(page, 30);
  await shoot(page, 'table-middle');
  await page.getByTestId('log').getByRole('button').first().click();
  await shoot(page, 'moment');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByTestId('result').locator('canvas')).toBeVisible({ timeout: 300_000 });
  await shoot(page, 'result');
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByTestId('scrubber').fill('100');
  await expect(page.getByTestId('replay')).toHaveAttribute('data-ply', '100');
  await shoot(page, 'replay');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/games');
  await expect(page.getByRole('link', { name: /Funkenschlag/ }).first()).toBeVisible();
  await shoot(page, 'games');
});

// By hints, so that the boards look as if somebody had played on them.
test('Powerline', async ({ page }) => {
  await prefer(page, kQuick);
  await become(page, 'Ada');
  await page.goto('/new?game=powerline');
  await page.getByText('Contracts', { exact: true }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const done = page.getByTestId('board').getByRole('button', { name: /^Done/ });
  const round = page.getByTestId('board').getByText('Round 6 of 15');
  while (!(await round.isVisible())) await playByHints(page, 1);
  await playByHints(page, 2);
  await shoot(page, 'powerline-plan');
  while ((await done.getAttribute('aria-disabled')) === 'true') await playByHints(page, 1);
  await done.click();
  await expect(round).toBeHidden();
  await shoot(page, 'powerline-reveal');
  await playByHints(page);
  await expect(page.getByTestId('result')).toBeVisible();
  await shoot(page, 'powerline-result');
});

const kPictures = resolve(import.meta.dirname, '../../docs/pictures');

// A quarter of the bytes of a PNG; the browser knows how.
function asWebp(page: Page, png: Buffer): Promise<string> {
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
    const coded = new Uint8Array(await blob.arrayBuffer());
    return btoa(coded.reduce((text, byte) => text + String.fromCharCode(byte), ''));
  }, png.toString('base64'));
}

// How many decisions it takes until there is something to see.
const kBoards = { funkenschlag: 30, wasserkraft: 16, powerline: 40, pampero: 14 };

for (const [game, decisions] of Object.entries(kBoards))
  test(`a picture of ${game}`, async ({ page }) => {
    await prefer(page, kQuick);
    await become(page, 'Ada');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/new?game=${game}`);
    await page.locator('.tile').first().waitFor();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await playByHints(page, decisions);
    await page.waitForTimeout(500); // whatever moves has arrived
    mkdirSync(kPictures, { recursive: true });
    const picture = await asWebp(page, await page.screenshot());
    writeFileSync(resolve(kPictures, `${game}.webp`), picture, 'base64');
  });
