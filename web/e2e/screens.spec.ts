import type { Page } from '@playwright/test';
import { findings } from './axe';
import {
  become,
  beyond,
  expect,
  goOn,
  kLong,
  kQuick,
  ply,
  plyBeyond,
  prefer,
  test,
  turnComes,
  wider,
} from './test';

async function duel(page: Page): Promise<void> {
  await page.goto('/new');
  await page.locator('.tile').first().click();
  await page.locator('button.start').click();
  await expect(page.getByTestId('table')).toBeVisible();
  await expect(page.getByTestId('board')).toBeVisible();
}

// Buttons of the header that cannot be reached, and whatever makes the page wider than the screen.
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > innerWidth ? ['page'] : [];
    const lost = [...document.querySelectorAll('header :is(a, button, select)')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(
        ({ element, box }) =>
          box.left < 0 ||
          box.right > innerWidth ||
          box.width < 40 ||
          element.scrollWidth > element.clientWidth,
      )
      .map(({ element }) => element.outerHTML.slice(0, 80));
    return [...wide, ...lost];
  });
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
      '/about',
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

test('a newcomer begins with the game for newcomers', async ({ page }) => {
  const game = page.locator('article', { hasText: 'Barrage' });
  await page.goto('/');
  await expect(game).toContainText('1 to 4 players');
  await expect(game).toContainText('The game for beginners');
  await game.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByTestId('board')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('spannung.finished', '["wasserkraft"]'));
  await page.goto('/games');
  await expect(page.getByRole('link', { name: /Wasserkraft/ })).toContainText('introductory game');
  await page.goto('/');
  await expect(game).toContainText('You against');
});

test('credits and licences are a click away', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /credits/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Spannung');
  await expect(page.getByText('Friedemann Friese')).toBeVisible();
  await page.getByTestId('licences').getByText('OFL-1.1').click();
  await expect(page.getByText('SIL OPEN FONT LICENSE')).toBeVisible();
});

test('a phone shows the credits in full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await expect(page.locator('td[data-label=Publisher]').first()).toBeInViewport({ ratio: 1 });
  await expect.poll(() => beyond(page, '.scroll')).toBe(0);
});

test('an address that leads nowhere says so', async ({ page }) => {
  const nothing = page.getByRole('heading', { level: 1, name: 'Nothing here' });
  for (const path of ['/t/x', '/replay/x', '/rules/chess', '/nowhere/at/all']) {
    await page.goto(path);
    await expect(nothing, path).toBeVisible();
  }
  await page.getByRole('link', { name: 'To the start page' }).click();
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
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

  test('a tap explains a thing before anything is refused', async ({ page }) => {
    await duel(page);
    const tip = page.getByRole('tooltip');
    await page.locator('[data-plant="10"]').tap();
    await expect(tip).toContainText('10');
    await expect(page.getByText('Not possible:')).toHaveCount(0);
    await page.getByTestId('prompt').tap();
    await expect(tip).toHaveCount(0);
    await page.getByRole('tab', { name: 'Players' }).tap();
    await page.getByTitle('Bot').first().tap();
    await expect(tip).toHaveText('Bot');
  });

  test('nothing is wider than the screen', async ({ page }) => {
    for (const path of [
      '/',
      '/new',
      '/lobby',
      '/games',
      '/settings',
      '/about',
      '/rules/funkenschlag',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => wider(page), path).toBe(0);
    }
  });

  test('the header of every table fits', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const game of ['funkenschlag', 'wasserkraft', 'powerline', 'pampero']) {
      await page.goto(`/new?game=${game}`);
      await page.locator('.tile').first().waitFor();
      await page.locator('button.start').click();
      await expect(page.getByTestId('board')).toBeVisible();
      for (const lang of ['de', 'en']) {
        await page.getByRole('button', { name: /Table menu|Tischmenü/ }).click();
        await page.getByRole('menuitem', { name: lang === 'de' ? 'Deutsch' : 'English' }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect.poll(() => outside(page), `${game} ${lang}`).toEqual([]);
      }
    }
    const table = new URL(page.url()).pathname;
    // A record that somebody brought along carries a mark beside its title.
    await goOn(page, 'wasserkraft-4', 355, 3);
    for (const lang of ['de', 'en']) {
      await page.getByRole('button', { name: /Table menu|Tischmenü/ }).click();
      await page.getByRole('menuitem', { name: lang === 'de' ? 'Deutsch' : 'English' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect.poll(() => outside(page), `imported ${lang}`).toEqual([]);
    }
    for (const lang of ['de', 'en']) {
      await page.goto('/');
      if ((await page.locator('html').getAttribute('lang')) !== lang)
        await page.locator(`header button[lang=${lang}]`).click();
      for (const path of ['/', '/new', '/games', '/lobby', table.replace('/t/', '/replay/')]) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('header a.brand')).toBeVisible();
        await expect.poll(() => outside(page), `${path} ${lang}`).toEqual([]);
      }
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
