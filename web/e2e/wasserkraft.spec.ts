// Wasserkraft in the browser: through the board alone, and whole games against bots.

import type { Page } from '@playwright/test';
import { findings } from './axe';
import { become, expect, kQuick, playByHints, ply, plyBeyond, prefer, test } from './test';

const board = (page: Page) => page.getByTestId('board');
const dock = (page: Page) => page.getByTestId('dock');
const asks = (page: Page, stage: string) =>
  expect(dock(page)).toHaveAttribute('data-asks', stage, { timeout: 30_000 });

async function sitDown(page: Page, preset: string): Promise<void> {
  await prefer(page, kQuick);
  await become(page, 'Ada');
  await page.goto('/new?game=wasserkraft');
  await page.getByText(preset, { exact: true }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(dock(page)).toBeVisible();
}

test('builds and brings water through the board alone', async ({ page }) => {
  test.setTimeout(180_000);
  await sitDown(page, 'First steps');
  await asks(page, 'action');
  expect(await findings(page)).toEqual([]);

  // Nothing can be produced yet, and the table says so.
  await board(page).locator('[data-space=turbine-zero-left]').click({ force: true });
  await expect(page.getByTestId('why-not')).toContainText('cannot produce anything');

  await page.getByTestId('construct').click();
  await asks(page, 'tile');
  await dock(page).locator('[data-move="tile base"]').click();
  await asks(page, 'site');
  const site = board(page).locator('[data-site="10-lower"]');
  await site.hover();
  await expect(page.getByTestId('preview')).toContainText('costs 3 excavators');
  const before = await ply(page);
  await site.click();
  await plyBeyond(page, before);
  await expect(site).toHaveAttribute('aria-label', /of Ada: level 1/);

  await asks(page, 'action');
  await board(page).locator('[data-space=water-two-left]').click();
  await asks(page, 'water');
  await board(page).locator('[data-headstream=a]').click();
  await board(page).locator('[data-headstream=a]').click();
  await expect(board(page).locator('[data-headstream=a]')).toHaveAttribute(
    'aria-label',
    /[2-9] waiting/,
  );
});

test('the way of the water is drawn before a drop flows', async ({ page }) => {
  await sitDown(page, 'First steps');
  await asks(page, 'action');
  await board(page).locator('[data-space=water-flow-left]').click();
  await asks(page, 'reward');
  await board(page).locator('[data-headstream=b]').hover();
  await expect(board(page).locator('path.way')).toHaveCount(1);
  await expect(page.getByTestId('preview')).toContainText(/drop/);
});

for (const [name, preset, players] of [
  ['introductory', 'First steps', 2],
  ['full', 'Duel', 2],
] as const)
  test(`a whole ${name} game against a bot`, async ({ page }) => {
    test.setTimeout(900_000);
    await sitDown(page, preset);
    await playByHints(page);
    const result = page.getByTestId('result');
    await expect(result.getByRole('heading', { level: 2 })).toContainText(/wins|share/);
    const figures = result.getByRole('region', { name: 'In figures' });
    await expect(figures.getByRole('row')).toHaveCount(players + 1);
    const rounds = result.getByRole('region', { name: 'Points by source and round' });
    await expect(rounds.getByRole('columnheader')).toHaveText([
      'Round 1',
      'Round 2',
      'Round 3',
      'Round 4',
      'Round 5',
      'Sum',
    ]);
    await expect(result.locator('canvas')).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
