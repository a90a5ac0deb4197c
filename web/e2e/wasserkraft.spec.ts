// Wasserkraft in the browser: through the board alone, and whole games against bots.

import type { Page } from '@playwright/test';
import { findings } from './axe';
import {
  become,
  beyond,
  endTablesFit,
  expect,
  goOn,
  kLong,
  kQuick,
  playByHints,
  playHintByKey,
  ply,
  plyBeyond,
  prefer,
  seatQuickBots,
  test,
  turnComes,
} from './test';

const board = (page: Page) => page.getByTestId('board');
const dock = (page: Page) => page.getByTestId('dock');
const asks = (page: Page, stage: string) => expect(dock(page)).toHaveAttribute('data-asks', stage);

type Given = Partial<Record<keyof typeof kGivenFields, readonly string[]>>;
const kGivenFields = {
  order: /^Turn order of round 1/,
  companies: /^Companies on offer/,
  officers: /^Officers on offer/,
  starts: /^Starting contracts on offer/,
};

// Companies, officers and contracts by seat; what is drawn would make a test depend on chance.
async function giveInsteadOfDrawing(page: Page, given: Given): Promise<void> {
  await page.getByRole('button', { name: 'More options' }).click();
  if (given.companies)
    await page.getByLabel('Companies, officers and starting contracts').selectOption('random');
  await page.getByText('Given instead of drawn').click();
  for (const [name, words] of Object.entries(given)) {
    const field = page.getByLabel(kGivenFields[name as keyof Given]);
    await field.fill(words.join(','));
    await field.blur();
  }
}

async function sitDown(page: Page, preset: string, players = 2, given: Given = {}): Promise<void> {
  await prefer(page, kQuick);
  await become(page, 'Ada');
  await page.goto('/new?game=wasserkraft');
  await page.getByText(preset, { exact: true }).click();
  for (let bot = 2; bot <= players; bot++) await seatQuickBots(page, bot);
  if (Object.keys(given).length > 0) await giveInsteadOfDrawing(page, given);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(dock(page)).toBeVisible();
}

test('builds and brings water through the board alone', async ({ page }) => {
  await sitDown(page, 'First steps');
  await asks(page, 'action');
  expect(await findings(page)).toEqual([]);

  // Nothing can be produced yet, and the table says so.
  await board(page).locator('[data-space=turbine-zero-left]').click({ force: true });
  await expect(page.getByTestId('why-not')).toContainText('WK-PROD-01');

  // A site that is clicked offers to begin, and moves nothing.
  const place = () => page.getByTestId('construct').boundingBox();
  const before = await place();
  await board(page).locator('[data-structure=base][data-site$="-lower"]').last().click();
  await expect(page.getByTestId('wish')).toBeVisible();
  expect(await place()).toEqual(before);
  await dock(page).getByRole('button', { name: 'Construct' }).click();
  await asks(page, 'tile');
  await dock(page).locator('[data-move="tile base"]').click();
  await asks(page, 'site');
  // In the plain, where no neutral dam stands.
  const free = board(page).locator('.site.open[data-site$="-lower"]').last();
  const id = (await free.getAttribute('data-site')) ?? '';
  const site = board(page).locator(`[data-site="${id}"]`);
  await expect(async () => {
    await page.mouse.move(0, 0);
    await site.hover();
    await expect(page.getByTestId('preview')).toContainText('costs 3 excavators', {
      timeout: 2000,
    });
  }).toPass();
  const asked = await ply(page);
  await site.click();
  await plyBeyond(page, asked);
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
  test(`a whole ${name} game against a bot`, kLong, async ({ page }) => {
    await sitDown(page, preset, players);
    await playByHints(page);
    const result = page.getByTestId('result');
    await expect(result.getByRole('heading', { level: 2 })).toContainText(/wins|share/);
    const figures = result.getByRole('region', { name: 'In figures' });
    await expect(figures.getByRole('columnheader')).toHaveCount(players);
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
    if (name === 'full') await endTablesFit(page);
  });

// All of it without scrolling: nothing ends below the window, and nothing is cut off.
async function allCompaniesAreSeen(page: Page): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  const cards = page.locator('[data-testid^=player-]');
  for (const card of await cards.all()) {
    const box = await card.boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    const cut = await card
      .locator('.name, .names, .panel')
      .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth).length);
    expect(cut).toBe(0);
  }
}

async function speakGerman(page: Page): Promise<void> {
  await page.evaluate((settings) => {
    localStorage.setItem('spannung.settings', JSON.stringify({ ...settings, lang: 'de' }));
  }, kQuick);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
}

// By seat, the longest words first; Ada begins, so that nothing has been moved when we look.
const kLongestWords = (players: number) => ({
  order: ['1', '2', '3', '4'].slice(0, players),
  companies: ['germany', 'usa', 'italy', 'france'].slice(0, players),
  officers: ['mahiri', 'jill', 'anton', 'viktor'].slice(0, players),
  starts: ['start-4', 'start-2', 'start-1', 'start-3'].slice(0, players),
});

for (const [preset, players, bots] of [
  ['Duel', 2, 2],
  ['Full game', 4, 4],
  ['Alone against three Automas', 4, 1],
] as const)
  test(`the boards of all companies are seen at once: ${preset}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await sitDown(page, preset, bots, kLongestWords(players));
    await expect(page.locator('[data-testid^=player-]')).toHaveCount(players);
    await expect(() => allCompaniesAreSeen(page)).toPass();
    await speakGerman(page);
    await expect(page.locator('[data-testid^=player-]')).toHaveCount(players);
    await expect(() => allCompaniesAreSeen(page)).toPass();
    // On a low window two tell less, and four scroll in a place of their own.
    await page.setViewportSize({ width: 1280, height: 720 });
    if (players === 2) await expect(() => allCompaniesAreSeen(page)).toPass();
    const last = page.getByTestId(`player-${String(players)}`);
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    expect(Math.floor((box?.y ?? 721) + (box?.height ?? 0))).toBeLessThanOrEqual(720);
  });

// Contracts, tiles, incomes, works and buildings have come together.
test('the boards of all companies are seen at once late in a game, too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await prefer(page, kQuick);
  await become(page, 'Ada');
  for (const [record, ply, seat] of [
    ['wasserkraft-4', 355, 3],
    ['wasserkraft-4-leeghwater', 338, 3],
    ['wasserkraft-automas-leeghwater', 146, 1],
  ] as const) {
    await goOn(page, record, ply, seat);
    await expect(page.locator('[data-testid^=player-]')).toHaveCount(4);
    await expect(() => allCompaniesAreSeen(page)).toPass();
    for (const part of ['[data-testid=board] .frame', 'aside.left', '[data-testid=board] h3'])
      await expect.poll(() => beyond(page, part), part).toBe(0);
  }
  await speakGerman(page);
  await expect(() => allCompaniesAreSeen(page)).toPass();
  await expect.poll(() => beyond(page, '[data-testid=board] h3')).toBe(0);
});

// Where a recorded game comes to each of them, so that nothing depends on what is drawn: after so many
// moves this seat can do it.
const kOnTheBoard: [string, number, number, string][] = [
  ['do an external work', 72, 4, '[data-work].open'],
  ['build a private building', 282, 2, '[data-structure=building].open'],
  ['use it', 311, 2, '[data-building].open'],
];

test('works and buildings of Leeghwater are done by clicking on the board', async ({ page }) => {
  await prefer(page, kQuick);
  await become(page, 'Ada');
  for (const [what, moves, seat, target] of kOnTheBoard) {
    await goOn(page, 'wasserkraft-4-leeghwater', moves, seat);
    await page.getByRole('tab', { name: 'Leeghwater' }).click();
    const before = await ply(page);
    await board(page).locator(target).first().click();
    await test.step(what, () => plyBeyond(page, before));
  }
});

test('a whole game with Leeghwater', kLong, async ({ page }) => {
  await sitDown(page, 'Leeghwater', 3);
  const result = page.getByTestId('result');
  for (let decision = 0; decision < 500 && (await turnComes(page)); decision++)
    await playHintByKey(page);
  const sources = result.getByRole('region', { name: 'In figures' });
  await expect(sources.getByRole('rowheader', { name: 'external work' })).toBeVisible();
  await expect(sources.getByRole('rowheader', { name: 'private building' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('works and buildings of Leeghwater tell why not', async ({ page }) => {
  await sitDown(page, 'Leeghwater', 3);
  // Whoever chooses last in the draft has nothing to choose.
  await turnComes(page);
  while ((await dock(page).getAttribute('data-asks')) !== 'action') await playByHints(page, 1);
  await page.getByRole('tab', { name: 'Leeghwater' }).click();
  expect(await findings(page)).toEqual([]);
  await board(page).locator('[data-building]').first().click({ force: true });
  await expect(page.getByTestId('why-not')).toContainText('You have no piece beside');
  await board(page).locator('[data-site=row-1]').click({ force: true });
  await expect(page.getByTestId('why-not')).toBeVisible();
});
