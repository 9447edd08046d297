import { expect, test } from '@playwright/test';
import { cellsToMark, shipped } from './boards.ts';
import {
  at,
  click,
  drag,
  drawer,
  expectSolved,
  genre,
  knowRules,
  label,
  message,
  openOther,
  openPage,
  position,
  Touch,
} from './page.ts';

test.beforeEach(({ page }) => knowRules(page));

const usowan = shipped('usowan');
const battleships = shipped('battleships');
const castle = shipped('castle-wall');

test('one gesture is one step, and undoing to the start gives the start', async ({ page }) => {
  await openPage(page, battleships.hash);
  const start = await position(page);
  await drag(
    page,
    [
      { row: 0, column: 0 },
      { row: 0, column: 3 },
    ],
    'right',
  );
  await drag(page, [
    { row: 2, column: 1 },
    { row: 4, column: 1 },
  ]);
  const end = await position(page);
  expect(end.filter((cell, i) => cell !== start[i]).length).toBeGreaterThanOrEqual(7);
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await page.keyboard.press('Control+z');
  expect(await position(page)).toEqual(start);
  await expect(undo).toBeDisabled();
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+Shift+z');
  expect(await position(page)).toEqual(end);
});

test('clearing asks first and is undone', async ({ page }) => {
  await openPage(page, battleships.hash);
  const start = await position(page);
  await click(page, { row: 1, column: 1 });
  const marked = await position(page);
  await page.getByRole('button', { name: 'Clear…' }).click();
  await page.getByRole('button', { name: 'Erase all marks' }).click();
  expect(await position(page)).toEqual(start);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await position(page)).toEqual(marked);
});

test('trials nest, are kept and are taken back', async ({ page }) => {
  await openPage(page, battleships.hash);
  await click(page, { row: 0, column: 0 });
  const before = await position(page);
  await page.getByRole('button', { name: 'Try out' }).click();
  await click(page, { row: 2, column: 2 });
  await page.getByRole('button', { name: 'Try further' }).click();
  await expect(page.getByText('Trial, 2 deep')).toBeVisible();
  await click(page, { row: 4, column: 4 }, { button: 'right' });
  await page.getByRole('button', { name: 'Keep trial', exact: true }).click();
  await expect(page.getByText('Trial', { exact: true })).toBeVisible();
  expect(await label(page, { row: 4, column: 4 })).toContain('water');
  await page.getByRole('button', { name: 'Discard trial' }).click();
  expect(await position(page)).toEqual(before);
});

test('a reload brings the position, its past and its trial back', async ({ page }) => {
  await openPage(page, usowan.hash);
  const start = await position(page);
  const [first, second] = cellsToMark(usowan);
  await click(page, first);
  await page.getByRole('button', { name: 'Try out' }).click();
  await click(page, second);
  const marked = await position(page);
  // The game is written a moment after the last step.
  await expect.poll(() => page.evaluate(() => indexedDB.databases().then((all) => all.length))).toBeGreaterThan(0);
  await page.waitForTimeout(600);
  await page.reload();
  await expect(page.locator('svg.board')).toBeVisible();
  await expect(message(page)).toContainText('where you left off');
  expect(await position(page)).toEqual(marked);
  await page.getByRole('button', { name: 'Discard trial' }).click();
  for (let step = 0; step < 4; step++) await page.keyboard.press('Control+z');
  expect(await position(page)).toEqual(start);
});

test('a reload brings the game on a board with printed pieces back', async ({ page }) => {
  await openPage(page, '#battleship/6/6/12i42g121gy0g0g0h0o//c');
  await click(page, { row: 0, column: 0 });
  const marked = await position(page);
  await page.waitForTimeout(600);
  await page.reload();
  await expect(message(page)).toContainText('where you left off');
  expect(await position(page)).toEqual(marked);
});

test('the marks of a file are there after a reload, though nothing was added to them', async ({ page }) => {
  await openPage(page);
  await openOther(page, 'pzprv3/usoone/2/4/1/0 0 0 0 /0 0 0 0 /1 . . . /. . . . /. 1 . . /. . . . /');
  await expect(page.locator('#cell-0-1')).toHaveAttribute('aria-label', /shaded/);
  await page.waitForTimeout(600);
  await page.reload();
  await expect(page.locator('#cell-0-1')).toHaveAttribute('aria-label', /shaded/);
});

test('the page works without a network after the first visit', async ({ page, context }) => {
  await openPage(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => caches.keys().then((keys) => keys.length))).toBeGreaterThan(0);
  await context.setOffline(true);
  await page.reload();
  await openPage(page, castle.hash);
  await expect(page.getByText('One answer')).toBeVisible();
  await genre(page).selectOption('Tilepaint');
  await expect(page.getByRole('grid', { name: /Tilepaint/ })).toBeVisible();
  await context.setOffline(false);
});

test('any answer completes a board that has several', async ({ page }) => {
  // One tile a cell, a 1 on each line of a 2 by 2: two answers.
  await openPage(page, '#tilepaint/2/2/ooj1111');
  await expect(page.locator('.status')).toContainText('2 answers');
  await drawer(page, 'Workbench');
  await page.getByRole('button', { name: 'Light where two answers differ' }).click();
  await expect(page.locator('.light.differs')).toHaveCount(1);
  for (const places of [
    [0, 1],
    [1, 0],
  ]) {
    for (const [row, column] of places.entries()) await click(page, { row, column });
    await expectSolved(page);
    for (const [row, column] of places.entries()) await click(page, { row, column });
    await expect(message(page)).not.toContainText('Solved');
  }
});

test('an error names its rule and lights its cells, live and on request', async ({ page }) => {
  await openPage(page, '#usoone/4/3/0000q1');
  await click(page, { row: 0, column: 1 });
  await click(page, { row: 0, column: 2 });
  await expect(message(page)).toContainText('Shaded cells share an edge: r1c2, r1c3.');
  await expect(page.locator('.light.fault')).toHaveAttribute('data-places', 'r1c2 r1c3');
  await expect(page.locator('.coordinates')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.locator('.light')).toHaveCount(0);
  await drawer(page, 'Checking');
  await page.getByRole('radio', { name: 'On request' }).check();
  await page.keyboard.press('Control+y');
  await expect(page.locator('.light')).toHaveCount(0);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(message(page)).toContainText('Shaded cells share an edge');
  await page.getByRole('radio', { name: 'Off' }).check();
  await expect(page.getByRole('button', { name: 'Check', exact: true })).toHaveCount(0);
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 420, height: 800 } });

  test('two fingers move and enlarge the board and never write', async ({ page }) => {
    await openPage(page, battleships.hash);
    const start = await position(page);
    const touch = await Touch.on(page);
    const a = await at(page, { row: 1, column: 1 });
    const b = await at(page, { row: 3, column: 3 });
    await touch.put('touchStart', a);
    await touch.put('touchMove', await at(page, { row: 1, column: 2 }));
    expect(await position(page)).not.toEqual(start);
    await touch.put('touchStart', await at(page, { row: 1, column: 2 }), b);
    await touch.put('touchMove', a, { x: b.x + 60, y: b.y + 60 });
    await touch.put('touchEnd', a);
    await touch.put('touchMove', { x: a.x + 40, y: a.y });
    await touch.put('touchEnd');
    expect(await position(page)).toEqual(start);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
    const box = (await page.locator('svg.board').getAttribute('viewBox'))?.split(' ').map(Number) ?? [];
    expect(box[2]).toBeLessThan(6 * 40);
    await page.keyboard.press('0');
    await page.touchscreen.tap(a.x, a.y);
    expect(await position(page)).not.toEqual(start);
  });
});

test('Castle Wall: a press on a wall ticks it off, near a border it crosses', async ({ page }) => {
  await openPage(page, '#castle/3/3/d244d');
  await click(page, { row: 1, column: 1 });
  expect(await label(page, { row: 1, column: 1 })).toContain('ticked off');
  await click(page, { row: 0, column: 0 }, { dx: 0.42 });
  expect(await label(page, { row: 0, column: 0 })).toContain('crossed right');
  expect(await label(page, { row: 0, column: 1 })).toContain('crossed left');
});
