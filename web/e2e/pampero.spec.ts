// Whole games of Pampero, following the hints of the strongest bot.

import type { Page } from '@playwright/test';
import { findings } from './axe';
import {
  become,
  expect,
  kLong,
  kQuick,
  playByHints,
  ply,
  plyBeyond,
  prefer,
  seatQuickBots,
  test,
  turnComes,
} from './test';

async function begin(page: Page, preset: string, bots: number[] = []): Promise<void> {
  await prefer(page, kQuick);
  await become(page, 'Ada');
  await page.goto('/new?game=pampero');
  await page.getByText(preset, { exact: true }).click();
  await seatQuickBots(page, ...bots);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByTestId('table')).toBeVisible();
}

async function playToTheEnd(page: Page): Promise<void> {
  await playByHints(page);
  const result = page.getByTestId('result');
  await expect(result.getByRole('heading', { level: 2 })).toContainText(/wins|share/);
}

test('one person plays Pampero against bots to the end', kLong, async ({ page }) => {
  await begin(page, 'Standard', [2, 3]);
  await playToTheEnd(page);
});

test('one person plays Pampero against VJ to the end', kLong, async ({ page }) => {
  await begin(page, 'Solo');
  await expect(page.getByTestId('player-2')).toContainText('VJ');
  await playToTheEnd(page);
});

test('a turn of Pampero by mouse: what a card costs is said before it is played', async ({
  page,
}) => {
  await begin(page, 'Solo');
  await page.locator('[data-testid^="site-A2-m"]').first().click();
  await page.getByTestId('card-tower').click();
  const place = page.getByTestId('spot-t1A');
  await expect(place).toContainText('pay $5');
  await expect(place).toContainText('or 1 battery');
  await place.click();
  // Where there is a choice, one also says where the tower goes, and how one pays.
  const prompt = page.getByTestId('prompt');
  await expect(prompt).toContainText(/Choose the site|Choose how you pay|bonus field/);
  if ((await prompt.innerText()).includes('Choose the site'))
    await page.locator('[data-testid^="site-"]').first().click();
  await expect(prompt).toContainText(/Choose how you pay|bonus field/);
  if ((await prompt.innerText()).includes('Choose how you pay'))
    await page.getByRole('button', { name: 'Pay $5' }).click();
  await expect(page.getByTestId('prompt')).toContainText('two bonus fields');
  await page.getByTestId('bonus-a1').click();
  const before = await ply(page);
  await page.getByTestId('bonus-a2').click();
  await plyBeyond(page, before);
  expect(await findings(page)).toEqual([]);
});

test('a keyboard reads the pictures of a board, and lights what a card leads to', async ({
  page,
}) => {
  await begin(page, 'First game', [2]);
  // Whoever else begins may use one's bulldozer, which then has to go somewhere.
  const turn = page.getByTestId('take-battery');
  for (let asked = await turnComes(page); asked; asked = await turnComes(page)) {
    if (await turn.isVisible()) break;
    await playByHints(page, 1);
  }
  const board = page.getByTestId('board');
  await expect(board.locator('.tabs .marked')).toHaveCount(0);
  await board.locator('.hand .face.glow').first().focus();
  await expect(board.locator('.tabs .marked')).not.toHaveCount(0);

  const stop = board.locator('[data-icon-stop][tabindex="0"]');
  await expect(stop).toHaveCount(1);
  await stop.focus();
  await page.keyboard.press('ArrowRight');
  const tip = page.getByRole('tooltip');
  await expect(tip).toBeVisible();
  await expect(board.locator('[aria-describedby=tip]:focus')).toHaveCount(1);
  const first = await tip.innerText();
  await page.keyboard.press('ArrowDown');
  await expect(tip).not.toHaveText(first);
});
