// Wasserkraft alone: whole games against Automas, and their turns step by step.

import type { Page } from '@playwright/test';
import { findings } from './axe';
import { become, expect, kLong, kQuick, playByHints, prefer, test, until } from './test';

const story = (page: Page) => page.getByTestId('automa-story').first();

async function sitDown(page: Page, preset: string, start: string): Promise<void> {
  await become(page, 'Ada');
  await page.goto('/new?game=wasserkraft');
  await page.getByText(preset, { exact: true }).click();
  await page.getByRole('button', { name: start }).click();
  await expect(page.getByTestId('dock')).toBeVisible();
}

for (const [preset, automas] of [
  ['Alone against one Automa', 1],
  ['Alone against three Automas', 3],
] as const)
  test(preset.toLowerCase(), kLong, async ({ page }) => {
    await prefer(page, kQuick);
    await sitDown(page, preset, 'Start the game');
    await expect(page.getByTestId('player-2')).toContainText('Automa');
    await playByHints(page);
    const result = page.getByTestId('result');
    await expect(result.getByRole('heading', { level: 2 })).toContainText(
      /You beat|beats you|share/,
    );
    const figures = result.getByRole('region', { name: 'In figures' });
    await expect(figures.getByRole('columnheader')).toHaveCount(automas + 1);
  });

test('an Automa explains its turn step by step, in German', async ({ page }) => {
  await page.clock.install();
  await prefer(page, { pace: 'slow', motion: 'reduced', sound: false, lang: 'de' });
  await sitDown(page, 'Allein gegen drei Automas', 'Partie beginnen');

  // Until the Automas have begun: the company, the contract, and perhaps a turn of one's own.
  const pause = page.getByTestId('pause');
  for (;;) {
    await until(page, '[data-testid=hint-button]:not([aria-disabled=true]), [data-testid=pause]');
    if (await pause.isVisible()) break;
    const before = await page.getByTestId('table').getAttribute('data-ply');
    await page.getByTestId('hint-button').click();
    await page.getByTestId('hint').getByRole('button').first().click();
    await expect(page.getByTestId('table')).not.toHaveAttribute('data-ply', before ?? '');
  }
  await pause.click();
  await expect(pause).toHaveAccessibleName('Weiter');

  const next = page.getByTestId('next');
  await expect(async () => {
    await next.click();
    await expect(story(page)).toContainText(/Spalte: /, { timeout: 500 });
  }).toPass();
  await expect(story(page)).toContainText('Zug von Automa');
  await expect(story(page)).toContainText(/Aktionen: Plättchen \d+ · Kriterien: Plättchen \d+/);
  const told = await page.getByTestId('pace').textContent();
  await page.clock.fastForward(60_000);
  expect(await page.getByTestId('pace').textContent(), 'it waits').toBe(told);
  expect(await findings(page)).toEqual([]);

  await page.getByTestId('skip').click();
  await expect(page.getByTestId('pace')).toHaveCount(0);
  await expect(page.getByTestId('log')).toContainText(/Automa \d – normal, \S+ Spalte: /);

  // It can be read afterwards, with what is likely to come.
  await page.getByRole('tab', { name: 'Automa', exact: true }).click();
  await expect(page.getByTestId('automa')).toContainText('Kriterien des nächsten Zugs');
  await expect(page.getByTestId('automa-outlook').first()).toContainText('Wohl als Nächstes');
});

test('an Automa that begins is watched step by step', async ({ page }) => {
  await page.clock.install();
  await prefer(page, { pace: 'slow', motion: 'reduced', sound: false });
  await become(page, 'Ada');
  await page.goto('/new?game=wasserkraft');
  await page.getByText('Alone against one Automa', { exact: true }).click();
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByLabel('Companies, officers and starting contracts').selectOption('random');
  await page.getByText('Given instead of drawn').click();
  // An Automa that has drawn another tile might have less to tell.
  for (const [field, words] of [
    [/^Turn order of round 1/, '2,1'],
    [/^Companies on offer/, 'italy,germany'],
    [/^Officers on offer/, 'viktor,jill'],
    [/^Starting contracts on offer/, 'start-1,start-2'],
    [/^Headstream tiles/, '1,2,3,4'],
    [/^Basins with a neutral dam/, '1,5,8'],
    [/^Automa tiles/, '1,2,3,4,5,6'],
  ] as const) {
    await page.getByLabel(field).fill(words);
    await page.getByLabel(field).blur();
  }
  await page.getByRole('button', { name: 'Start the game' }).click();

  await until(page, '[data-testid=pause]');
  await page.getByTestId('pause').click();
  await page.getByTestId('next').click(); // the round has begun: now the tile
  await expect(story(page)).toContainText('Turn of Automa');
  await expect(page.getByTestId('table')).toHaveAttribute('data-ply', '0');
  await expect(page.getByTestId('log')).not.toContainText(/column: /);
  await page.getByTestId('skip').click();
  await expect(page.getByTestId('pace')).toHaveCount(0);
  await expect(page.getByTestId('log')).toContainText(/column: /);
  await page.reload();
  await until(page, '[data-testid=hint-button]:not([aria-disabled=true])');
  await expect(page.getByTestId('pause')).toHaveCount(0);
});
