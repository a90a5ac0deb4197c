// A person who knows nothing but the board: plants, tokens, cities and the dock, all by mouse.

import type { Page } from '@playwright/test';
import {
  become,
  expect,
  goOn,
  kLong,
  kQuick,
  ply,
  plyBeyond,
  prefer,
  seatQuickBots,
  spilled,
  test,
  until,
} from './test';

const kThrift = 25; // what a careful builder keeps for fuel

const board = (page: Page) => page.getByTestId('board');
const dock = (page: Page) => page.getByTestId('dock');
const main = (page: Page) => dock(page).locator('button.main').first();
const named = (page: Page, name: string | RegExp) => dock(page).getByRole('button', { name });

const money = async (page: Page) => {
  const prompt = await page.getByTestId('prompt').innerText();
  return Number(/(\d+) Elektro/.exec(prompt)?.[1] ?? 0);
};

// Nominates the best plant that leaves money for fuel and cities.
async function nominate(page: Page): Promise<void> {
  const pass = named(page, 'Pass');
  const open = board(page).locator('.market .card.open');
  const numbers = await open.evaluateAll((cards) =>
    cards.map((card) => Number((card as HTMLElement).dataset['plant'])),
  );
  const means = await money(page);
  const wish = Math.max(0, ...numbers.filter((number) => number + 40 <= means));
  if (wish === 0 && (await pass.isVisible())) return pass.click();
  const plant = wish === 0 ? Math.min(...numbers) : wish;
  await board(page)
    .locator(`.market [data-plant="${String(plant)}"] button`)
    .click();
}

async function bid(page: Page): Promise<void> {
  const pass = named(page, 'Pass');
  const lot = Number(await dock(page).locator('[data-plant]').first().getAttribute('data-plant'));
  const next = Number(/\d+/.exec(await main(page).innerText())?.[0] ?? Infinity);
  if ((await pass.isVisible()) && next > lot + 2) await pass.click();
  else await main(page).click();
}

// The cheapest token from the market itself, then whatever one run still needs.
async function buy(page: Page): Promise<void> {
  const enough = named(page, /^Enough for one run/);
  if (!(await enough.isVisible())) return named(page, /^Finish without/).click();
  await board(page).locator('.ladder .row.open .token.first').first().click();
  await expect(named(page, /^Buy for \d+ and finish/)).toBeVisible();
  await named(page, 'Clear').click();
  await enough.click();
  await named(page, /^Buy for \d+ and finish/).click();
}

type Offer = { x: number; y: number; price: number } | null;

// Of the cities a person sees: on a phone the map is larger than its window.
async function cheapest(page: Page): Promise<Offer> {
  return board(page)
    .locator('.city.open:not(.planned)')
    .evaluateAll((cities) => {
      const offers = cities.flatMap((city) => {
        const plot = city.querySelector('.plot')?.getBoundingClientRect() ?? new DOMRect();
        const [x, y] = [plot.x + plot.width / 2, plot.y + plot.height / 2];
        if (!city.contains(document.elementFromPoint(x, y))) return [];
        return [{ x, y, price: Number(city.querySelector('.tag text')?.textContent) }];
      });
      return offers.sort((a, b) => a.price - b.price)[0] ?? null;
    });
}

async function build(page: Page): Promise<void> {
  let left = (await money(page)) - kThrift;
  let planned = 0;
  for (let city = await cheapest(page); city && planned < 4; city = await cheapest(page)) {
    if (city.price > left) break;
    await page.mouse.click(city.x, city.y);
    planned += 1;
    left -= city.price;
    await expect(board(page).locator('.city.planned')).toHaveCount(planned);
  }
  if (planned > 0) await main(page).click();
  else await named(page, 'Finish building').click();
}

const kAnswers: Record<string, (page: Page) => Promise<void>> = {
  open_auction: nominate,
  opening_bid: (page) => main(page).click(),
  bid,
  discard_plant: (page) => dock(page).locator('.card.open button').first().click(),
  discard_resource: (page) => main(page).click(),
  buy_resources: buy,
  build,
  run_plants: (page) => main(page).click(),
};

async function duel(page: Page): Promise<void> {
  await prefer(page, kQuick);
  await become(page, 'Ada');
  await page.goto('/new');
  await page.getByText('Quick duel').click();
  await seatQuickBots(page, 2);
  await page.getByRole('button', { name: 'Start the game' }).click();
}

// What the dock asks for next, or nothing once the game is over.
async function asked(page: Page): Promise<string | null> {
  await until(page, '[data-testid=dock][data-asks], [data-testid=result]');
  if ((await page.getByTestId('result').count()) > 0) return null;
  return dock(page).getAttribute('data-asks');
}

async function answer(page: Page, stage: string): Promise<void> {
  const before = await ply(page);
  await kAnswers[stage]?.(page);
  await plyBeyond(page, before);
}

test('a whole game through the board alone', kLong, async ({ page }) => {
  await duel(page);
  const result = page.getByTestId('result');
  const seen = new Set<string>();
  for (let decision = 0; decision < 400; decision++) {
    const stage = await asked(page);
    if (stage === null) break;
    seen.add(stage);
    await answer(page, stage);
  }

  await expect(result.getByRole('heading', { level: 2 })).toContainText(/wins|share/);
  for (const stage of ['open_auction', 'bid', 'buy_resources', 'build', 'run_plants'])
    expect(seen).toContain(stage);
  await expect(result.getByRole('button', { name: 'Once more' })).toBeVisible();
});

// What is drawn of the smallest picture of a fuel, in pixels, in every place for it.
async function smallestToken(page: Page): Promise<number> {
  const sizes: number[] = [];
  for (const [width, height] of kScreens) {
    await page.setViewportSize({ width, height });
    const tokens = board(page).locator('.ladder .token > svg, svg.fuel:not(.token > *)');
    await expect(board(page).locator('.ladder .token > svg').first()).toBeVisible();
    // A picture has a margin around what is drawn; tokens lie in a drawing that has none.
    const drawn = await tokens.evaluateAll((icons) =>
      icons.map((icon) => {
        const parts = icon.closest('.token') ? [icon] : [...icon.querySelectorAll('.body')];
        const boxes = parts.map((part) => part.getBoundingClientRect());
        return Math.max(...boxes.map(({ width, height }) => Math.max(width, height)));
      }),
    );
    sizes.push(...drawn.filter((size) => size > 0)); // what is not shown has no size
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return Math.min(...sizes);
}

const kScreens = [
  [390, 844],
  [360, 740],
  [1280, 720],
  [1024, 768],
  [1440, 900],
] as const;

test('nothing stands out of the boxes of the boards', async ({ page }) => {
  await prefer(page, kQuick);
  await become(page, 'Ada');
  for (const [record, at, seat] of [
    ['funkenschlag-4', 144, 1], // a hybrid plant may be run, dear plants are on offer
    ['funkenschlag-4', 370, 1],
    ['powerline-1', 59, 1], // more lines are unfinished than are printed
    ['pampero-1', 81, 1], // eleven cards in the hand
    ['wasserkraft-4', 355, 3],
  ] as const) {
    await goOn(page, record, at, seat);
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => spilled(page), { message: `${record} at ${String(width)}` })
        .toEqual([]);
    }
  }
});

test('a plan outlives a look back, also on a phone', async ({ page }) => {
  await duel(page);
  for (let stage = await asked(page); stage !== 'build'; stage = await asked(page)) {
    if (stage === 'buy_resources') expect(await smallestToken(page)).toBeGreaterThanOrEqual(16);
    await answer(page, stage ?? '');
  }
  const planned = board(page).locator('.city.planned');
  const city = await cheapest(page);
  await page.mouse.click(city?.x ?? 0, city?.y ?? 0);
  await expect(planned).toHaveCount(1);

  await page.getByTestId('log').getByRole('button').first().click();
  await expect(page.getByText(/This is how it was/)).toBeVisible();
  await expect(planned).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(planned).toHaveCount(1);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(planned).toHaveCount(0); // the layout of a phone begins anew
  // A map that has just changed its size may still move under the mouse.
  await expect(async () => {
    const near = await cheapest(page);
    await page.mouse.click(near?.x ?? 0, near?.y ?? 0);
    await expect(planned).toHaveCount(1, { timeout: 4000 });
  }).toPass({ timeout: 30_000 });
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByTestId('log').getByRole('button').first().click();
  await expect(page.getByText(/This is how it was/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(planned).toHaveCount(1);
});
