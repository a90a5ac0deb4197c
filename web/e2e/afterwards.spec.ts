import type { Browser, Page } from '@playwright/test';
import { findings } from './axe';
import {
  become,
  expect,
  kLong,
  kQuick,
  ply,
  prefer,
  seat,
  seatQuickBots,
  test,
  until,
} from './test';

// A game that two bots bring to its end, because Ada gave up her seat.
async function finished(page: Page): Promise<void> {
  await page.goto('/new');
  await page.getByText('Quick duel').click();
  await seatQuickBots(page, 2);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByTestId('player-1')).toContainText('a bot plays on');
  await until(page, '[data-testid=result]', 120_000);
}

// Whoever only watches is not asked for another game.
async function watchOnly(browser: Browser, server: string, table: string): Promise<void> {
  const context = await browser.newContext({ baseURL: server, locale: 'en-GB' });
  const stranger = await context.newPage();
  await stranger.goto(table);
  const result = stranger.getByTestId('result');
  await expect(result.getByRole('link', { name: 'Replay' })).toBeVisible();
  await expect(result.getByRole('button', { name: 'Once more' })).toHaveCount(0);
  await stranger.getByRole('button', { name: 'Table menu' }).click();
  await expect(stranger.getByRole('menuitem', { name: 'Replay' })).toBeVisible();
  await expect(stranger.getByRole('menuitem', { name: 'Once more' })).toHaveCount(0);
  await context.close();
}

test.beforeEach(async ({ page }) => {
  await prefer(page, kQuick);
  await become(page, 'Ada');
});

test(
  'the end of a game, its replay, its record and a game that goes on from it',
  kLong,
  async ({ page, browser, server }) => {
    await finished(page);
    const table = page.url();
    const result = page.getByTestId('result');
    await expect(result.getByRole('heading', { level: 2 })).toContainText(/wins|share/);
    const figures = result.getByRole('region', { name: 'In figures' });
    await expect(figures.getByRole('columnheader')).toHaveCount(2);
    await expect(result.locator('canvas')).toBeVisible();
    expect(await findings(page), 'result').toEqual([]);
    await watchOnly(browser, server.url, table);

    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('menuitem', { name: 'Was it shuffled fairly?' }).click();
    await expect(page.getByTestId('proof-good')).toHaveCount(3);
    expect(await findings(page), 'proof').toEqual([]);
    await page.keyboard.press('Escape');

    const download = page.waitForEvent('download');
    await result.getByRole('link', { name: 'Download the record' }).click();
    expect((await download).suggestedFilename()).toMatch(
      /^funkenschlag-\d{4}-\d\d-\d\d-Ada-\w+\.txt$/,
    );
    const record = await (await download).createReadStream();
    let text = '';
    for await (const part of record) text += String(part);
    expect(text).toMatch(/^spannung-record 1\n/);

    await result.getByRole('link', { name: 'Replay' }).click();
    const replay = page.getByTestId('replay');
    await expect(replay).toHaveAttribute('data-ply', '0');
    expect(await findings(page), 'replay').toEqual([]);
    await page.getByRole('button', { name: 'One move on' }).click();
    await expect(replay).toHaveAttribute('data-ply', '1');
    await page.getByTestId('scrubber').fill('30');
    await expect(replay).toHaveAttribute('data-ply', '30');
    await expect(page).toHaveURL(/\?ply=30$/);
    await page.getByLabel('Round', { exact: true }).selectOption('Round 2');
    await expect(page.getByTestId('position')).not.toContainText('Move 30 ');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const before = Number(await replay.getAttribute('data-ply'));
    await expect
      .poll(async () => Number(await replay.getAttribute('data-ply')))
      .toBeGreaterThan(before + 1);
    await page.getByRole('button', { name: 'Pause' }).click();

    await page.getByTestId('scrubber').fill('20');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('button', { name: 'Set up the table' }).click();
    await expect(page).toHaveURL(/\/t\//);
    expect(page.url()).not.toBe(table);
    await expect.poll(() => ply(page)).toBeGreaterThanOrEqual(20);

    await page.goto('/new');
    await page.getByText('Open a recorded game').click();
    await page.getByLabel('Record').fill(text);
    await page.getByRole('button', { name: 'Look at it' }).click();
    await expect(replay).toHaveAttribute('data-ply', '0');
    await page.getByTestId('scrubber').fill('30');
    await expect(replay).toHaveAttribute('data-ply', '30');
    await page.goto('/games');
    await expect(page.getByText(/A record to look at/)).toBeVisible();

    await page.goto('/new');
    await page.getByText('Open a recorded game').click();
    await page.getByLabel('Record').fill(text);
    await expect(page.getByText(/Funkenschlag, \d+ moves/)).toBeVisible();
    await page.getByText('Play on from a move').click();
    await page.getByLabel(/Play on after move/).fill('12');
    await page.locator('details.import').getByRole('button', { name: 'Set up the table' }).click();
    await expect.poll(() => ply(page)).toBeGreaterThanOrEqual(12);
  },
);

test('gathering is accessible, and the owner can change seats', async ({ page }) => {
  await page.goto('/new');
  await seat(page, 2, 'A friend by link');
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await expect(page.getByTestId('link')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeDisabled();
  await page.getByTestId('seat-2').getByRole('combobox').selectOption({ label: 'Bot: Greedy' });
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeEnabled();
});
