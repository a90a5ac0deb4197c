import type { Page } from '@playwright/test';
import {
  become,
  expect,
  guest,
  kQuick,
  playHint,
  ply,
  plyBeyond,
  prefer,
  seat,
  test,
  turnComes,
} from './test';

// Ada sets up a table for two, Grace comes by the link.
async function sitDown(ada: Page, grace: Page, hints = true): Promise<void> {
  await ada.goto('/new');
  await ada.getByText('Quick duel').click();
  await seat(ada, 2, 'A friend by link');
  if (hints) {
    await ada.getByText('More options').click();
    await ada.getByText('Hints between people').click();
  }
  await ada.getByRole('button', { name: 'Set up the table' }).click();
  const link = await ada.getByTestId('link').inputValue();
  await expect(ada.getByRole('button', { name: 'Start the game' })).toBeDisabled();
  await grace.goto(link);
  await expect(grace.getByTestId('hint-rule')).toContainText(hints ? 'allowed' : 'No hints');
  await grace.getByRole('button', { name: 'Sit here' }).click();
  await expect(ada.getByTestId('seat-2')).toContainText('Grace');
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await expect(ada.getByTestId('table')).toBeVisible();
  await expect(grace.getByTestId('table')).toBeVisible();
}

const turnOf = (page: Page) => page.locator('[data-testid=hint-button]:not([aria-disabled=true])');

// Whoever is to move plays what the hint says; both see it.
async function playOne(pages: Page[]): Promise<Page> {
  const before = Math.max(...(await Promise.all(pages.map(ply))));
  const mover = await Promise.any(
    pages.map(async (page) => {
      await turnComes(page);
      return page;
    }),
  );
  await playHint(mover);
  for (const page of pages) await plyBeyond(page, before);
  return mover;
}

test('two browsers, a reload in the middle of a decision, a server that dies', async ({
  browser,
  page: ada,
  server,
}) => {
  await prefer(ada, kQuick);
  await become(ada, 'Ada');
  const grace = await guest(browser, server.url, 'Grace');
  await sitDown(ada, grace);
  const both = [ada, grace];
  for (let move = 0; move < 6; move++) await playOne(both);

  const prompts = await Promise.all(both.map((page) => page.getByTestId('prompt').innerText()));
  await Promise.all(both.map((page) => page.reload()));
  for (const [index, page] of both.entries())
    await expect(page.getByTestId('prompt')).toHaveText(prompts[index] ?? '');

  const reached = await ply(ada);
  await server.kill();
  await expect(ada.getByTestId('link-state')).toBeVisible();
  await server.start();
  await expect(ada.getByTestId('link-state')).toBeHidden();
  expect(await ply(ada)).toBe(reached);
  for (let move = 0; move < 4; move++) await playOne(both);

  await ada.keyboard.press('c');
  await ada.keyboard.type('well played');
  await ada.keyboard.press('Enter');
  await grace.getByRole('tab', { name: 'Chat' }).click();
  await expect(grace.getByText('well played')).toBeVisible();
  await grace.context().close();
});

test('taking back freely, and with consent', async ({ browser, page: ada, server }) => {
  await prefer(ada, kQuick);
  await become(ada, 'Ada');
  const grace = await guest(browser, server.url, 'Grace');
  await sitDown(ada, grace);
  const both = [ada, grace];

  const opener = await playOne(both);
  const other = opener === ada ? grace : ada;
  await expect(opener.getByTestId('undo')).toBeEnabled();
  await opener.keyboard.press('u');
  await expect.poll(() => ply(other)).toBe(0);

  // Once the other one has answered, it takes two.
  let mover = opener;
  while (mover === opener) mover = await playOne(both);
  const reached = await ply(opener);
  await expect(opener.getByTestId('undo')).toBeEnabled();
  await opener.getByTestId('undo').click();
  const dialog = other.getByTestId('ask');
  await expect(dialog).toContainText('would like to take back');
  expect(await dialog.getByRole('listitem').count()).toBeGreaterThan(0);
  await expect(other.getByTestId('board')).toBeInViewport();
  // Whoever reads something else on a phone is led to the board.
  await other.setViewportSize({ width: 390, height: 844 });
  await other.getByRole('tab', { name: 'Log' }).click();
  await expect(other.getByTestId('board')).toBeHidden();
  await dialog.getByRole('button', { name: 'Show how it was' }).click();
  await expect(other.getByTestId('board')).toBeInViewport();
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    opener.locator('.toast', { hasText: 'does not agree to taking back' }),
  ).toBeVisible();
  expect(await ply(opener)).toBe(reached);
  await opener.getByTestId('undo').click();
  await other.getByTestId('ask').getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => ply(opener)).toBeLessThan(reached);
  await grace.context().close();
});

test('no hints between people, a resignation, and once more', async ({
  browser,
  page: ada,
  server,
}) => {
  await prefer(ada, kQuick);
  await become(ada, 'Ada');
  const grace = await guest(browser, server.url, 'Grace');
  await sitDown(ada, grace, false);
  const hint = ada.getByTestId('hint-button');
  await expect(hint).toBeDisabled();
  await hint.click({ force: true });
  await expect(ada.getByText('no hints between people').last()).toBeVisible();

  await grace.getByRole('button', { name: 'Table menu' }).click();
  await grace.getByRole('menuitem', { name: 'Resign' }).click();
  await grace.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  for (const page of [ada, grace]) {
    await expect(page.getByTestId('result')).toContainText(/Ada\s*\(Guest\)\s*wins/);
    await expect(page.getByTestId('result')).toContainText('Grace has resigned.');
  }
  await grace.getByRole('button', { name: 'Once more' }).click();
  await expect(grace.getByTestId('link')).toBeVisible();
  await expect(ada.getByTestId('again')).toContainText(/Grace\s*\(Guest\)\s*wants to play again\./);
  await ada.getByRole('link', { name: 'Join' }).click();
  await expect(ada.getByRole('button', { name: 'Start the game' })).toBeEnabled();
  await grace.context().close();
});

test('somebody without a seat may watch but not move', async ({ browser, page: ada, server }) => {
  await prefer(ada, kQuick);
  await become(ada, 'Ada');
  await ada.goto('/new');
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await expect(ada.getByTestId('table')).toBeVisible();
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' });
  const stranger = await context.newPage();
  await stranger.goto(ada.url());
  await expect(stranger.getByTestId('board')).toBeVisible();
  await expect(stranger.getByTestId('hint-button')).toHaveCount(0);
  await expect(stranger.locator('[data-row]')).toHaveCount(0);
  await expect(ada.getByText('1 person watching')).toBeVisible();
  await context.close();
});

// A browser that writes down what it would show, and a page in the background.
async function lookAway(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    class Notice {
      static permission = 'granted';
      static requestPermission = () => Promise.resolve('granted');
      constructor(readonly title: string) {
        shown.push(title);
      }
    }
    Object.assign(window, { Notification: Notice, shownNotices: shown });
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
}

test('whoever looks elsewhere is called when it is their turn', async ({
  browser,
  page: ada,
  server,
}) => {
  await prefer(ada, { ...kQuick, notifications: true });
  await lookAway(ada);
  await become(ada, 'Ada');
  const grace = await guest(browser, server.url, 'Grace');
  await sitDown(ada, grace);
  const notices = () =>
    ada.evaluate(() => (window as unknown as { shownNotices: string[] }).shownNotices.length);
  const before = await notices();
  while ((await playOne([ada, grace])) === ada);
  while (!(await turnOf(ada).isVisible())) await playOne([ada, grace]);
  await expect(ada).toHaveTitle(/^● Your turn/);
  await expect.poll(notices).toBeGreaterThan(before);
  await grace.context().close();
});
