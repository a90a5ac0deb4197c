import type { Page } from '@playwright/test';
import {
  become,
  expect,
  kLong,
  kQuick,
  playByHints,
  playHintByKey,
  plyBeyond,
  prefer,
  test,
  turnComes,
  until,
} from './test';

// Tabs until something is focused: nothing here is reached in any other way.
async function tabTo(page: Page, name: string | RegExp, limit = 80): Promise<void> {
  for (let step = 0; step < limit; step++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element) return '';
      const labels = (element as HTMLInputElement).labels;
      return element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
    });
    const text = (focused ?? '').trim();
    if (typeof name === 'string' ? text === name : name.test(text)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${String(name)}`);
}

async function setUp(page: Page, money: 'open' | 'concealed'): Promise<void> {
  await page.goto('/new');
  await expect(page.getByText('Quick duel')).toBeVisible();
  await tabTo(page, 'Who plays seat 2');
  await page.keyboard.type('Somebody');
  await tabTo(page, 'Name of seat 2');
  await page.keyboard.type('Grace');
  await tabTo(page, 'More options');
  await page.keyboard.press('Enter');
  if (money === 'concealed') {
    await tabTo(page, /^Money/);
    await page.keyboard.type('hidden');
  }
  await tabTo(page, /^Hints between people/);
  await page.keyboard.press('Space');
  await tabTo(page, 'Start the game');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('table')).toBeVisible();
}

// Answers to such requests wait until one says so.
async function holdBack(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.beforeEach(async ({ page }) => {
  await prefer(page, kQuick);
  await become(page, 'Ada');
});

test('two people play a whole game at one device by keyboard only', kLong, async ({ page }) => {
  await setUp(page, 'open');

  // The first move through the list of moves, the others with the help of the hints.
  await turnComes(page);
  await page.keyboard.press('/');
  await page.keyboard.type('nominate 4');
  await page.keyboard.press('Enter');
  await plyBeyond(page, 0);

  const result = page.getByTestId('result');
  await playByHints(page);
  await expect(result).toBeVisible();
  const figures = result.getByRole('region', { name: 'In figures' });
  await expect(figures.getByRole('columnheader')).toHaveCount(2);
});

test('with hidden money the table is covered until the right person sits down', async ({
  page,
}) => {
  const showContent = await holdBack(page, '**/api/packs/**');
  await setUp(page, 'concealed');
  const cover = page.getByTestId('cover');
  // Whether there is anything to cover is not known yet, so nobody is told anything either.
  await page.keyboard.press('h');
  await expect(page.getByTestId('hint-button')).toBeDisabled();
  await expect(page.getByTestId('player-1')).not.toContainText('Money');
  showContent();
  await expect(cover).toBeVisible();

  const seen = new Set<string>();
  for (let turn = 0; turn < 12; turn++) {
    await until(page, '[data-testid=cover], [data-testid=hint-button]:not([aria-disabled=true])');
    if (await cover.isVisible()) {
      await expect(page.getByTestId('board')).toHaveCount(0);
      await expect(page.getByTestId('player-1')).toHaveCount(0);
      seen.add((await cover.getByRole('button').innerText()).trim());
      await page.keyboard.press('Enter');
      await expect(page.getByTestId('board')).toBeVisible();
    } else {
      await playHintByKey(page);
    }
  }
  expect([...seen].sort()).toEqual(['I am Ada', 'I am Grace']);
});
