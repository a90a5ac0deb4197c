import { become, expect, kLong, kQuick, playByHints, playHint, ply, prefer, test } from './test';

test('one person plays a whole game against three bots by mouse', kLong, async ({ page }) => {
  await prefer(page, kQuick);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByTestId('table')).toBeVisible();
  await expect(page.getByTestId('player-1')).toContainText('Ada');

  await playByHints(page, 900, playHint);
  const result = page.getByTestId('result');
  await expect(result).toBeVisible();
  await expect(result.getByRole('heading', { level: 2 })).toContainText(/wins|share/);
  const figures = result.getByRole('region', { name: 'In figures' });
  await expect(figures.getByRole('columnheader')).toHaveCount(4);
  await expect(result.locator('canvas')).toBeVisible();

  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: 'Was it shuffled fairly?' }).click();
  await expect(page.getByTestId('proof-good')).toHaveCount(3);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Replay' }).click();
  const replay = page.getByTestId('replay');
  await expect(replay).toHaveAttribute('data-ply', '0');
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect(replay).toHaveAttribute('data-ply', '1');
  await page.getByTestId('scrubber').fill('40');
  await expect(replay).toHaveAttribute('data-ply', '40');

  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect.poll(() => ply(page)).toBeGreaterThanOrEqual(40);
});

test('the rematch is a new table with the same seats', async ({ page, server }) => {
  await prefer(page, kQuick);
  await become(page, 'Ada');
  await page.goto('/new');
  await page.getByText('Quick duel').click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByTestId('table')).toBeVisible();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: 'Stop the game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop the game' }).click();
  await expect(page.getByTestId('prompt')).toContainText('stopped');
  const first = page.url();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: 'Once more' }).click();
  await expect(page).not.toHaveURL(first);
  expect(page.url()).toContain(`${server.url}/t/`);
});
