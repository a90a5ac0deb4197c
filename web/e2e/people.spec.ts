import { expect, kQuick, prefer, test } from './test';

test.beforeEach(async ({ page }) => prefer(page, kQuick));

test('a name is asked for exactly when it is needed, and can be refused', async ({ page }) => {
  for (const path of ['/', '/lobby', '/games', '/new']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/new/);
});

test('a password makes an account that works elsewhere', async ({ page, browser, server }) => {
  const name = `Ada ${String(Date.now() % 100_000)}`;
  await page.goto('/new');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByTestId('table')).toBeVisible();
  await page.goto('/settings');
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('button', { name: 'Set a password' }).click();
  await expect(page.getByText('You now have an account.')).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: server.url, locale: 'en-GB' });
  const other = await elsewhere.newPage();
  await other.goto('/settings');
  await other.getByLabel('Name').fill(name);
  await other.getByLabel('Password').fill('wrong password');
  await other.getByRole('button', { name: 'Log in' }).click();
  await expect(other.getByRole('alert')).toBeVisible();
  await other.getByLabel('Password').fill('correct horse');
  await other.getByRole('button', { name: 'Log in' }).click();
  await expect(other.getByText(`Welcome back, ${name}.`)).toBeVisible();
  await other.goto('/games');
  await expect(other.getByRole('link', { name: /Funkenschlag/ })).toHaveCount(1);
  await elsewhere.close();
});

test('a new password and logging out everywhere end what is open elsewhere', async ({
  page,
  browser,
  server,
}) => {
  const name = `Emmy ${String(Date.now() % 100_000)}`;
  const fill = (label: string, text: string) => page.getByLabel(label).fill(text);
  await page.request.post('/api/me', { data: { name } });
  await page.goto('/settings');
  await fill('Password', 'correct horse');
  await page.getByRole('button', { name: 'Set a password' }).click();
  await expect(page.getByRole('heading', { name: 'Devices' })).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: server.url, locale: 'en-GB' });
  const other = await elsewhere.newPage();
  const login = (password: string) =>
    other.request.post('/api/login', { data: { name, password } });
  await login('correct horse');
  await other.goto('/settings');
  await expect(other.getByRole('heading', { name: 'Devices' })).toBeVisible();

  await fill('Present password', 'wrong horse');
  await fill('New password', 'battery staple');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toHaveText('That is not your present password.');
  await fill('Present password', 'correct horse');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(other.getByText('You have no name here yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Devices' })).toBeVisible();

  await login('battery staple');
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Devices' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByText('You are logged out on all devices.')).toBeVisible();
  await expect(other.getByText('You have no name here yet.')).toBeVisible();
  await elsewhere.close();
});

test('settings are kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/settings');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByText('Night').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a public table stands in the lobby, with its options and its clock', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/new');
  await page.getByLabel('Who plays seat 2').selectOption({ label: 'A friend by link' });
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByLabel('Map', { exact: true }).selectOption({ label: 'USA' });
  await page.getByText('For each move').click();
  await page.getByText('Show it in the lobby').click();
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Lise');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByTestId('link')).toBeVisible();
  for (const said of ['Clock', 'for each move', 'Map', 'USA'])
    await expect(page.getByTestId('how')).toContainText(said);
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' });
  const visitor = await context.newPage();
  await visitor.goto('/lobby');
  const card = visitor.getByRole('link', { name: /Lise/ }).first();
  await expect(card).toContainText(/Map: USA.* for each move/);
  await card.click();
  await expect(visitor.getByTestId('seat-1')).toContainText('Lise');
  await context.close();
});
