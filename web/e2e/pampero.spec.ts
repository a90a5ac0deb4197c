// Whole games of Pampero, following the hints of the strongest bot.

import type { Page } from '@playwright/test';
import { findings } from './axe';
import {
  become,
  beyond,
  expect,
  goOn,
  kLong,
  kQuick,
  playByHints,
  ply,
  plyBeyond,
  prefer,
  seatQuickBots,
  test,
  turnComes,
} from './test';

async function begin(page: Page, preset: string, bots: number[] = []): Promise<void> {
  await prefer(page, kQuick);
  await become(page, 'Ada');
  await page.goto('/new?game=pampero');
  await page.getByText(preset, { exact: true }).click();
  await seatQuickBots(page, ...bots);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByTestId('table')).toBeVisible();
}

const kSources = ['Income', 'Scorings', 'Exports', 'Rent', 'Capital'];

async function playToTheEnd(page: Page): Promise<void> {
  await playByHints(page);
  const result = page.getByTestId('result');
  await expect(result.getByRole('heading', { level: 2 })).toContainText(
    /wins|share|You beat|beats you/,
  );
  // Where the money came from, and the same by years.
  const figures = result.getByRole('region', { name: 'In figures' });
  for (const source of kSources)
    await expect(figures.getByRole('rowheader', { name: source, exact: true })).toBeVisible();
}

test('one person plays Pampero against bots to the end', kLong, async ({ page }) => {
  await begin(page, 'Standard', [2, 3]);
  await playToTheEnd(page);
});

test('one person plays Pampero against VJ to the end', kLong, async ({ page }) => {
  await begin(page, 'Solo');
  await expect(page.getByTestId('player-2')).toContainText('VJ');
  await playToTheEnd(page);
});

test('a turn of Pampero by mouse: what a card costs is said before it is played', async ({
  page,
}) => {
  await begin(page, 'Solo');
  await page.locator('[data-testid^="site-A2-m"]').first().click();
  await page.getByTestId('card-tower').click();
  const place = page.getByTestId('spot-t1A');
  await expect(place).toContainText('pay $5');
  await expect(place).toContainText('or 1 battery');
  await place.click();
  // Where there is a choice, one also says where the tower goes, and how one pays.
  const prompt = page.getByTestId('prompt');
  await expect(prompt).toContainText(/Choose the site|Choose how you pay|bonus field/);
  if ((await prompt.innerText()).includes('Choose the site'))
    await page.locator('[data-testid^="site-"]').first().click();
  await expect(prompt).toContainText(/Choose how you pay|bonus field/);
  if ((await prompt.innerText()).includes('Choose how you pay'))
    await page.getByRole('button', { name: 'Pay $5' }).click();
  await expect(page.getByTestId('prompt')).toContainText('two bonus fields');
  await page.getByTestId('bonus-a1').click();
  const before = await ply(page);
  await page.getByTestId('bonus-a2').click();
  await plyBeyond(page, before);
  // The board shows where the next choice is, sooner or later: each tab is asked for by name.
  for (const tab of ['bonus', 'company']) {
    await page.getByTestId(`tab-${tab}`).click();
    expect(await findings(page)).toEqual([]);
  }
});

// The whole of the map, the grid board and a hand of eight cards, beside four companies.
async function everythingFits(page: Page): Promise<void> {
  const board = page.getByTestId('board');
  const inside = async (selector: string) => {
    const [outer, inner] = [await board.boundingBox(), await board.locator(selector).boundingBox()];
    if (!outer || !inner) throw new Error(selector);
    expect(inner.x).toBeGreaterThanOrEqual(outer.x);
    expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width + 1);
    expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height + 1);
  };
  expect(await beyond(page, '[data-testid=board] .frame')).toBe(0);
  expect(await beyond(page, '.hand')).toBe(0);
  for (const tab of ['map', 'grid']) {
    await page.getByTestId(`tab-${tab}`).click();
    expect(await beyond(page, '.scroller')).toBe(0);
    await inside('.scroller svg[role=group]');
  }
}

// Words that lie across the edge of the map.
function acrossTheEdge(page: Page): Promise<string[]> {
  return page.locator('.scroller svg[role=group]').evaluate((map) => {
    const land = map.querySelector('rect')?.getBoundingClientRect();
    return [...map.querySelectorAll('text')]
      .filter((text) => {
        const { left, right } = text.getBoundingClientRect();
        return !land || left < land.left || right > land.right;
      })
      .map((text) => text.textContent.trim());
  });
}

test('hand, map and grid of four fit, early and late, and nothing pushes them', async ({
  page,
}) => {
  await prefer(page, kQuick);
  await become(page, 'Ada');
  const tops: number[] = [];
  for (const [ply, seat, cards] of [
    [3, 4, 8],
    [313, 3, 2],
  ] as const) {
    await goOn(page, 'pampero-4', ply, seat);
    await expect(page.locator('.hand .face')).toHaveCount(cards);
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 1280, height: 720 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      if (viewport.width > 600)
        await expect(() => everythingFits(page)).toPass({ timeout: 10_000 });
      else await expect.poll(() => beyond(page, '[data-testid=board] .frame')).toBe(0);
      // Discs of the timeline meet on one space, or are far apart.
      tops.push((await page.getByTestId('tab-map').boundingBox())?.y ?? 0);
    }
  }
  expect(tops.slice(0, 3)).toEqual(tops.slice(3));

  // A hand that has grown to eleven lies in two rows, and every card shows all of its face.
  await goOn(page, 'pampero-1', 81, 1);
  await expect(page.locator('.hand .face')).toHaveCount(11);
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(() => everythingFits(page)).toPass({ timeout: 10_000 });
    expect(await beyond(page, '.hand .face')).toBe(0);
  }
  await goOn(page, 'pampero-4', 3, 4);

  // German has the longer words.
  await page.evaluate((settings) => {
    localStorage.setItem('spannung.settings', JSON.stringify({ ...settings, lang: 'de' }));
  }, kQuick);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(() => everythingFits(page)).toPass({ timeout: 10_000 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(() => everythingFits(page)).toPass({ timeout: 10_000 });
  await page.getByTestId('tab-map').click();
  expect(await acrossTheEdge(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });

  // On a phone the bonus board lies on its side, and neighbours stay neighbours.
  await page.getByTestId('tab-bonus').click();
  const place = async (field: string) => {
    const { x = 0, y = 0 } = (await page.getByTestId(`bonus-${field}`).boundingBox()) ?? {};
    return [Math.round(x), Math.round(y)];
  };
  const [first, below, beside] = [await place('a1'), await place('a2'), await place('b1')];
  expect(below[0]).toBe(first[0]);
  expect(below[1]).toBeGreaterThan(first[1] ?? 0);
  expect(beside[1]).toBe(first[1]);
  expect(beside[0]).toBeGreaterThan(first[0] ?? 0);
});

test('a keyboard reads the pictures of a board, and lights what a card leads to', async ({
  page,
}) => {
  await begin(page, 'First game', [2]);
  // Whoever else begins may use one's bulldozer, which then has to go somewhere.
  const turn = page.getByTestId('take-battery');
  for (let asked = await turnComes(page); asked; asked = await turnComes(page)) {
    if (await turn.isVisible()) break;
    await playByHints(page, 1);
  }
  const board = page.getByTestId('board');
  await expect(board.locator('.tabs .marked')).toHaveCount(0);
  await board.locator('.hand .face.glow').first().focus();
  await expect(board.locator('.tabs .marked')).not.toHaveCount(0);

  const stop = board.locator('[data-icon-stop][tabindex="0"]');
  await expect(stop).toHaveCount(1);
  await stop.focus();
  await page.keyboard.press('ArrowRight');
  const tip = page.getByRole('tooltip');
  await expect(tip).toBeVisible();
  await expect(board.locator('[aria-describedby=tip]:focus')).toHaveCount(1);
  const first = await tip.innerText();
  await page.keyboard.press('ArrowDown');
  await expect(tip).not.toHaveText(first);
});
