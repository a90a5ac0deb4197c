import type { Page } from '@playwright/test';
import { findings } from './axe';
import {
  become,
  endTablesFit,
  expect,
  guest,
  kLong,
  kQuick,
  ply,
  plyBeyond,
  prefer,
  seat,
  seatQuickBots,
  test,
  until,
} from './test';

const kRounds = 15;

const board = (page: Page) => page.getByTestId('board');
// Whoever could go on vacation is told what it costs not to.
const done = (page: Page) => board(page).getByRole('button', { name: /^Done( \(−\d+\))?$/ });
const open = (page: Page, kind: string) => board(page).locator(`[data-open="${kind}"]`);
const round = (page: Page) => board(page).getByText(/^Round \d+ of 15$/);

async function sitDownAt(page: Page, preset: string): Promise<void> {
  await page.goto('/new?game=powerline');
  await page.getByText(preset, { exact: true }).click();
}

// One worker, on a segment that fits or on the island.
async function place(page: Page, kind: 'place' | 'island' = 'place'): Promise<void> {
  const before = await ply(page);
  const fitting = await open(page, 'place').count();
  if (kind === 'place' && fitting > 0) await open(page, 'place').first().click();
  else await open(page, 'island').click();
  await plyBeyond(page, before);
}

async function canFinish(page: Page): Promise<boolean> {
  return (await done(page).getAttribute('aria-disabled')) !== 'true';
}

// At least two workers, and as many more as the worker tiles ask for.
async function plan(page: Page): Promise<void> {
  await place(page);
  await place(page);
  while (!(await canFinish(page))) await place(page);
}

async function finishPlan(page: Page): Promise<void> {
  const before = await ply(page);
  await done(page).click();
  await plyBeyond(page, before);
}

test('a whole game alone, by mouse', kLong, async ({ page }) => {
  await prefer(page, kQuick);
  await become(page, 'Ada');
  await sitDownAt(page, 'Alone');
  await expect(page.getByText('our own reconstruction')).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (let number = 1; number <= kRounds; number++) {
    await expect(round(page)).toHaveText(`Round ${String(number)} of 15`);
    // With few tiles left, one worker has to do.
    await place(page);
    while (!(await canFinish(page))) await place(page);
    await finishPlan(page);
  }
  const result = page.getByTestId('result');
  await expect(result).toBeVisible();
  await expect(result.getByRole('rowheader', { name: 'Points for cities' })).toBeVisible();
  const value = async (row: string) => {
    const cell = result.locator(`tr.${row} td`);
    return (await cell.allInnerTexts()).map((text) => Number(text.replace('−', '-')));
  };
  const parts = await value('part');
  expect(parts).toHaveLength(8);
  expect([parts.reduce((sum, each) => sum + each, 0)]).toEqual(await value('total'));
  await endTablesFit(page);
});

// German has the longest words, and a phone the least room.
test('on a phone nothing that opens moves the map, and a scoring is an event', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await prefer(page, { ...kQuick, pace: 'slow' });
  await become(page, 'Ada');
  await sitDownAt(page, 'Allein');
  await page.getByRole('button', { name: 'Partie beginnen' }).click();
  await expect(open(page, 'island')).toBeVisible();

  const map = board(page).locator('svg[role=group]');
  const before = await map.boundingBox();
  const looks = await map.getAttribute('viewBox');
  const expectStill = async () => {
    expect(await map.boundingBox()).toEqual(before);
    expect(await map.getAttribute('viewBox')).toBe(looks);
  };
  const finish = board(page).getByRole('button', { name: /^Fertig/ });
  await finish.click({ force: true });
  await expect(page.getByTestId('why-not')).toBeVisible();
  await expectStill();
  await board(page)
    .getByRole('button', { name: /^Lichterhafen: 17 Punkte/ })
    .click();
  await expect(board(page).getByText(/^0 von 12 gebaut, als Nächstes/)).toBeVisible();
  await expectStill();
  await page.getByTestId('hint-button').click();
  await until(page, '[data-testid=hint]');
  await expectStill();
  await page.keyboard.press('Escape');

  for (let number = 1; number <= 5; number++) {
    await place(page, 'island');
    while ((await finish.getAttribute('aria-disabled')) === 'true') await place(page, 'island');
    if (number === 1) await expect(board(page).getByText('Urlaub (0)')).toBeVisible();
    await expectStill();
    await finish.click();
    if (number < 5)
      await expect(board(page).getByText(`Runde ${String(number + 1)} von 15`)).toBeVisible();
  }
  // The board as it was built, then the cards one after the other, then the next round.
  await expect(page.getByTestId('prompt')).toContainText('Runde 5 ist gebaut');
  await page.getByTestId('next').click();
  await page.getByTestId('next').click();
  await page.getByTestId('next').click();
  const scoring = page.getByTestId('scoring');
  await expect(scoring).toContainText('Wertung 1');
  await expect(board(page).getByText('Runde 5 von 15')).toBeVisible();
  await page.getByTestId('next').click();
  await expect(scoring).toContainText('Versorgte Städte');
  await expectStill();
  await page.getByTestId('skip').click();
  await expect(scoring).toBeHidden();
  await expect(board(page).getByText('Runde 6 von 15')).toBeVisible();
  await expectStill();
  await context.close();
});

test('step by step: drag, take back, island, a reload in the middle of a plan', async ({
  page,
}) => {
  await prefer(page, kQuick);
  await become(page, 'Ada');
  await sitDownAt(page, 'Alone');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(done(page)).toHaveAttribute('aria-disabled', 'true');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page)).toEqual([]);
  }
  // What is not possible stays clickable and tells why.
  await done(page).click({ force: true });
  await expect(page.getByTestId('why-not')).toContainText('at least one worker');

  const black = board(page).getByRole('button', { name: /^black worker/ });
  await black.dragTo(open(page, 'island'));
  await expect(black).toHaveAccessibleName(/on the island/);
  await place(page, 'island');
  await expect(page.getByTestId('prompt')).toContainText('green (');

  await page.reload();
  await expect(page.getByTestId('prompt')).toContainText('green (');
  await expect(board(page).getByText('island (2 workers)')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByTestId('prompt')).toContainText('white (');
  await board(page).getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByTestId('prompt')).toContainText('Begin with red');
});

test(
  'three seats, two browsers, planning at the same time',
  kLong,
  async ({ browser, page: ada, server }) => {
    await prefer(ada, kQuick);
    await become(ada, 'Ada');
    const grace = await guest(browser, server.url, 'Grace');
    await sitDownAt(ada, 'Contracts');
    await seat(ada, 2, 'A friend by link');
    await seatQuickBots(ada, 3);
    await ada.getByRole('button', { name: 'Set up the table' }).click();
    await grace.goto(await ada.getByTestId('link').inputValue());
    await grace.getByRole('button', { name: 'Sit here' }).click();
    await ada.getByRole('button', { name: 'Start the game' }).click();

    // Nobody sees more of the other than whether the plan is finished.
    await Promise.all([plan(ada), plan(grace)]);
    await finishPlan(grace);
    const graces = board(ada).getByRole('button', { name: /^Grace, .*ready: show the board/ });
    await graces.click();
    await expect(board(ada).getByText('hidden until all are ready')).toBeVisible();
    await board(ada).getByRole('button', { name: 'Back to my board' }).click();
    await board(grace).getByRole('button', { name: 'Plan again' }).click();
    await expect(done(grace)).toBeVisible();
    await finishPlan(ada);
    await expect(round(ada)).toHaveText('Round 1 of 15');
    await done(grace).click();

    const finish = async (page: Page) => {
      await place(page);
      while (!(await canFinish(page))) await place(page);
      await done(page).click();
    };
    const expectRound = async (number: number) => {
      for (const page of [ada, grace])
        await expect(round(page)).toHaveText(`Round ${String(number)} of 15`);
    };
    for (let number = 2; number < kRounds; number++) {
      await expectRound(number);
      await Promise.all([finish(ada), finish(grace)]);
    }

    // Ada likes to see what happens. She is ready first, and sees the last round all the same.
    await expectRound(kRounds);
    await ada.evaluate((values) => {
      localStorage.setItem('spannung.settings', JSON.stringify({ ...values, pace: 'slow' }));
    }, kQuick);
    await ada.reload();
    await finish(ada);
    await expect(board(ada).getByRole('button', { name: 'Plan again' })).toBeVisible();
    await finish(grace);
    await expect(ada.getByTestId('prompt')).toContainText('Round 15 is built');
    await expect(ada.getByTestId('result')).toBeHidden();
    await until(ada, '[data-testid=scoring]');
    await ada.getByTestId('skip').click();
    for (const page of [ada, grace]) await expect(page.getByTestId('result')).toBeVisible();
    await grace.context().close();
  },
);
