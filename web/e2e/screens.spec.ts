import type { Page } from '@playwright/test';
import { findings } from './axe';
import { become, expect, kLong, kQuick, ply, plyBeyond, prefer, test, turnComes } from './test';

async function duel(page: Page): Promise<void> {
  await page.goto('/new');
  await page.locator('.tile').first().click();
  await page.locator('button.start').click();
  await expect(page.getByTestId('table')).toBeVisible();
  await expect(page.getByTestId('board')).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await prefer(page, kQuick);
  await become(page, 'Ada');
});

for (const scheme of ['light', 'dark'] as const)
  test(`every screen is accessible (${scheme})`, kLong, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    for (const path of [
      '/',
      '/new',
      '/lobby',
      '/games',
      '/settings',
      '/rules/funkenschlag',
      '/t/x',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await findings(page), path).toEqual([]);
    }
    await duel(page);
    expect(await findings(page), 'table').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const tab of ['Players', 'Moves', 'Log', 'Chat']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await findings(page), tab).toEqual([]);
    }
  });

test('an address that leads nowhere says so', async ({ page }) => {
  const nothing = page.getByRole('heading', { level: 1, name: 'Nothing here' });
  for (const path of ['/t/x', '/replay/x', '/rules/chess']) {
    await page.goto(path);
    await expect(nothing, path).toBeVisible();
  }
  await page.getByRole('link', { name: 'To the start page' }).click();
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/nowhere/at/all');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(nothing).toBeVisible();
});

test('the language changes at once, everywhere', async ({ page }) => {
  await duel(page);
  await expect(page.getByTestId('prompt')).toContainText('plant');
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();
  await expect(page.getByTestId('prompt')).toContainText('Kraftwerk');
  await expect(page.locator('[data-row]').first()).toContainText(/Kraftwerk|Passen|Bieten/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sofort spielen' }).first()).toBeVisible();
  await page.goto('/rules/funkenschlag');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Regeln');
});

test.describe('a browser that speaks German', () => {
  test.use({ locale: 'de-AT' });
  test('is answered in German', async ({ page }) => {
    await page.goto('/new');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neuer Tisch');
    await expect(page.getByRole('button', { name: 'Partie beginnen' })).toBeVisible();
  });
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('plays by touch', async ({ page }) => {
    await page.goto('/new');
    await page.getByText('Quick duel').tap();
    await page.getByRole('button', { name: 'Start the game' }).tap();
    await expect(page.getByRole('tab', { name: 'Board' })).toHaveAttribute('aria-selected', 'true');
    for (let move = 0; move < 5; move++) {
      await turnComes(page);
      await page.getByRole('tab', { name: 'Moves' }).tap();
      const before = await ply(page);
      await page.locator('[data-row]').first().tap();
      await plyBeyond(page, before);
      await expect(page.getByTestId('board')).toBeVisible();
    }
    await page.getByRole('tab', { name: 'Log' }).tap();
    await page.getByTestId('log').getByRole('button').first().tap();
    await expect(page.getByText(/This is how it was/)).toBeVisible();
  });

  test('nothing is wider than the screen', async ({ page }) => {
    for (const path of ['/', '/new', '/lobby', '/games', '/settings', '/rules/funkenschlag']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });

  test('what is touched is large enough', async ({ page }) => {
    await duel(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('header button, [role=tab], .prompt button')]
        .map((button) => [button.outerHTML.slice(0, 80), button.getBoundingClientRect()] as const)
        .filter(([, box]) => box.width > 0 && (box.height < 40 || box.width < 40))
        .map(([html]) => html),
    );
    expect(small).toEqual([]);
  });
});
