import type { Page } from '@playwright/test';
import { become, expect, kQuick, playHint, ply, plyBeyond, prefer, test, turnComes } from './test';

async function duel(page: Page): Promise<void> {
  await page.goto('/new');
  await page.getByText('Quick duel').click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByTestId('table')).toBeVisible();
}

// Plays on until the moves offered are of a kind.
async function untilOffered(page: Page, text: RegExp): Promise<void> {
  for (let move = 0; move < 60 && (await turnComes(page)); move++) {
    if ((await page.locator('[data-row]').allInnerTexts()).some((row) => text.test(row))) return;
    await playHint(page);
  }
  throw new Error(`nobody was ever offered ${String(text)}`);
}

test.beforeEach(async ({ page }) => {
  await prefer(page, kQuick);
  await become(page, 'Ada');
});

test('a click on what is not possible tells the reason and leads to the rule', async ({ page }) => {
  await duel(page);
  await untilOffered(page, /Nominate/);
  await page.locator('.market .card:not(.open) button').last().click(); // in the future market
  const why = page.getByTestId('why-not');
  await expect(why).toContainText('Not possible');
  const link = why.getByRole('link');
  await expect(link).toContainText('FS-AUCTION');
  const rules = page.waitForEvent('popup');
  await link.click();
  await expect((await rules).locator('#FS-AUCTION-04')).toBeInViewport();
});

test('a move by clicking the board', async ({ page }) => {
  await duel(page);
  await untilOffered(page, /Nominate/);
  const offered = await page.locator('[data-move^="nominate"]').first().getAttribute('data-move');
  const plant = (offered?.split(' ')[1] ?? '').padStart(2, '0');
  const card = page.getByTestId('board').getByRole('button', { name: `plant ${plant}` });
  const before = await ply(page);
  await card.first().click();
  await plyBeyond(page, before);
  await expect(page.getByTestId('log')).toContainText(`plant ${plant}`);
});

test('a line of the log shows its moment and leads back', async ({ page }) => {
  await duel(page);
  await untilOffered(page, /Buy|Connect/);
  const lines = page.getByTestId('log').getByRole('button');
  await lines.first().click();
  await expect(page.getByText(/This is how it was/)).toBeVisible();
  await expect(page).toHaveURL(/\?ply=\d+$/);
  await page.reload(); // the address is of this moment
  await expect(page.getByText(/This is how it was/)).toBeVisible();
  await expect(page.locator('[data-row]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await expect(page).not.toHaveURL(/ply=/);
});

test('a move with a number can be typed or stepped', async ({ page }) => {
  await duel(page);
  await untilOffered(page, /Bid/);
  const row = page.getByTestId('moves').getByRole('group').first();
  const number = row.getByRole('spinbutton');
  const least = Number(await number.inputValue());
  await row.getByRole('button', { name: '1 more' }).click();
  await expect(number).toHaveValue(String(least + 1));
  await number.fill('9999');
  await number.press('Tab');
  expect(Number(await number.inputValue())).toBeLessThan(9999);
  await row.getByRole('button', { name: /^Bid/ }).click();
  await expect(page.getByTestId('log')).toContainText(/bid/i);
});

test('everything is there again after a reload, also on the home screen', async ({ page }) => {
  await duel(page);
  const url = page.url();
  await expect(page.getByTestId('hint-button')).toBeEnabled();
  const prompt = await page.getByTestId('prompt').innerText();
  await page.reload();
  await expect(page.getByTestId('prompt')).toHaveText(prompt);
  await page.goto('/');
  await page
    .getByRole('link', { name: /Your turn/ })
    .first()
    .click();
  await expect(page).toHaveURL(url);
});

test('a table by mail has a clock that everybody sees', async ({ page }) => {
  await page.goto('/new');
  await page.getByText('Quick duel').click();
  await page.getByText('More options').click();
  await page.getByText('For each move').click();
  await page.getByLabel(/^Time/).selectOption({ label: '3 days' });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByTestId('hint-button')).toBeEnabled();
  await expect(page.getByTestId('player-1').locator('.clock')).toHaveText(/^2 d 23 h/);
});

test('a refusal is told in German, too', async ({ page }) => {
  await duel(page);
  await untilOffered(page, /Nominate/);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();
  const future = page.locator('.market .card:not(.open) button').last();
  // A narrow window has no room for both: what is told must not push the board.
  await page.setViewportSize({ width: 1024, height: 768 });
  const place = () => page.getByTestId('board').boundingBox();
  const before = await place();
  await future.click();
  const why = page.getByTestId('why-not');
  await expect(why).toContainText('liegt noch im zukünftigen Markt');
  await expect(why.getByRole('link')).toContainText('FS-AUCTION-04');
  expect(await place()).toEqual(before);
});
