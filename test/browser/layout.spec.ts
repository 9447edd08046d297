import { expect, type Page, test } from '@playwright/test';
import { cellsToMark, library, loopOf, played } from './boards.ts';
import { click, drag, GENRES, knowRules, message, openPage, SIZES, wholeHint } from './page.ts';

// The board has the screen: at every size the whole of it, undo, redo, the hint and the message are in sight.

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What must be in sight, with its place. */
async function boxes(page: Page): Promise<Box[]> {
  const found: Box[] = [];
  const add = async (name: string, locator: ReturnType<Page['locator']>): Promise<void> => {
    await expect(locator, name).toBeVisible();
    const box = await locator.boundingBox();
    if (!box) throw new Error(`${name} has no place`);
    found.push({ name, ...box });
  };
  await add('board', page.getByRole('grid'));
  for (const name of ['Undo', 'Redo']) await add(name, page.getByRole('button', { name, exact: true }));
  // After solving, what comes next stands where the hint stood.
  const next = page.getByRole('button', { name: 'Next board', exact: true });
  if ((await next.count()) > 0) await add('Next board', next);
  else await add('Hint', page.getByRole('button', { name: 'Hint', exact: true }));
  const said = message(page).locator('.message');
  if ((await said.count()) > 0) await add('message', said.first());
  return found;
}

async function expectInSight(page: Page, when: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const scrolled = await page.evaluate(() => ({
    x: scrollX,
    y: scrollY,
    wide: document.documentElement.scrollWidth,
    high: document.documentElement.scrollHeight,
  }));
  expect(scrolled, `${when}: nothing scrolls`).toEqual({ x: 0, y: 0, wide: width, high: height });
  const found = await boxes(page);
  for (const box of found) {
    expect(box.x, `${when}: ${box.name} begins inside`).toBeGreaterThanOrEqual(-0.5);
    expect(box.y, `${when}: ${box.name} begins inside`).toBeGreaterThanOrEqual(-0.5);
    expect(box.x + box.width, `${when}: ${box.name} ends inside`).toBeLessThanOrEqual(width + 0.5);
    expect(box.y + box.height, `${when}: ${box.name} ends inside`).toBeLessThanOrEqual(height + 0.5);
  }
  const [board, ...others] = found;
  for (const other of others) {
    const apart =
      other.x >= board.x + board.width - 0.5 ||
      other.x + other.width <= board.x + 0.5 ||
      other.y >= board.y + board.height - 0.5 ||
      other.y + other.height <= board.y + 0.5;
    expect(apart, `${when}: ${other.name} doesn't lie over the board`).toBe(true);
  }
}

/** Marks that make a fault at once. */
async function makeFault(page: Page, genre: string): Promise<void> {
  if (genre === 'castle-wall') {
    await page.evaluate(() => undefined);
    return;
  }
  for (let column = 0; column < 4; column++) for (let row = 0; row < 3; row++) await click(page, { row, column });
}

for (const size of SIZES) {
  const isPhone = Math.min(size.width, size.height) < 600;
  const largest = isPhone ? 10 : 16;

  for (const genre of GENRES)
    test(`${genre} at ${size.width} × ${size.height}: board, moves, hint and message are in sight`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await knowRules(page);
      const board = library(genre).find((one) => one.size === `${largest}x${largest}`);
      if (!board) throw new Error(`no ${genre} board of ${largest}`);
      await openPage(page, `#${board.puzzlink.split('?')[1]}`);
      await expectInSight(page, 'fresh');
      const { width, height } = (await page.getByRole('grid').boundingBox()) ?? { width: 0, height: 0 };
      // The board takes what the window leaves in one direction at least.
      expect(Math.max(width / size.width, height / size.height)).toBeGreaterThan(0.62);
      await wholeHint(page);
      await expectInSight(page, 'with a hint');
      await page.getByRole('button', { name: 'Do it', exact: true }).click();
      if (genre !== 'castle-wall') {
        await makeFault(page, genre);
        await expect(message(page).locator('.message.bad')).toBeVisible();
        await expectInSight(page, 'with an error');
      }
    });

  for (const genre of ['usowan', 'castle-wall'])
    test(`a ${genre} board that has just been solved at ${size.width} × ${size.height}`, async ({ page }) => {
      await page.setViewportSize(size);
      await knowRules(page);
      const board = played(library(genre)[0].puzzlink);
      await openPage(page, board.hash);
      if (genre === 'castle-wall') await drag(page, loopOf(board));
      else for (const place of cellsToMark(board)) await click(page, place);
      await expect(page.getByRole('button', { name: 'Next board' })).toBeVisible();
      await expectInSight(page, 'solved');
    });
}

test('a board larger than its window is enlarged, and its numbers stay in sight', async ({ page }) => {
  await knowRules(page);
  const board = library('battleships').findLast(({ size }) => size === '16x16');
  await openPage(page, `#${board?.puzzlink.split('?')[1]}`);
  const grid = page.getByRole('grid');
  const box = await grid.boundingBox();
  if (!box) throw new Error('no board');
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.8);
  for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Larger board' }).click();
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5);
  await page.mouse.wheel(120, 260);
  const number = page.locator('svg.board text').filter({ hasText: /^\d+$/ });
  const inSight = await number.evaluateAll((texts) => {
    const svg = document.querySelector('svg.board')?.getBoundingClientRect();
    if (!svg) return { above: 0, beside: 0 };
    const boxes = texts.map((text) => text.getBoundingClientRect());
    const inside = boxes.filter(
      ({ left, right, top, bottom }) => right > svg.left && left < svg.right && bottom > svg.top && top < svg.bottom,
    );
    return {
      above: inside.filter(({ top }) => top < svg.top + 90).length,
      beside: inside.filter(({ left }) => left < svg.left + 90).length,
    };
  });
  expect(inSight.above).toBeGreaterThan(3);
  expect(inSight.beside).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Whole board' }).click();
  await expect(page.getByRole('button', { name: 'Whole board' })).toHaveCount(0);
});

test('the header is one line of at most 48 pixels', async ({ page }) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await openPage(page);
    const box = await page.locator('header.bar').boundingBox();
    expect(box?.height).toBeLessThanOrEqual(48);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
});
