import { expect, test } from '@playwright/test';
import { cellsToMark, shipped } from './boards.ts';
import {
  click,
  drawer,
  expectSolved,
  GENRES,
  knowRules,
  message,
  openOther,
  openPage,
  position,
  wholeHint,
} from './page.ts';

test.beforeEach(({ page }) => knowRules(page));

for (const genre of GENRES)
  test(`hints alone play a ${genre} board to its end`, async ({ page }) => {
    test.setTimeout(120_000);
    await openPage(page, shipped(genre).hash);
    const doIt = page.getByRole('button', { name: 'Do it', exact: true });
    const next = page.getByRole('button', { name: 'Next board' });
    for (let steps = 0; steps < 200 && (await next.count()) === 0; steps++) {
      await wholeHint(page);
      // What follows is drawn as what it will be.
      expect(await page.locator('.ghost > *').count()).toBeGreaterThan(0);
      await doIt.click();
      // The judge's word comes a moment after the step.
      await page.waitForTimeout(60);
    }
    await expectSolved(page);
  });

test('a hint says where to look, one press shows the whole step, a second does it', async ({ page }) => {
  await openPage(page, shipped('battleships').hash);
  const start = await position(page);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const told = page.locator('.hint-text');
  await expect(told).toContainText('Look at');
  expect(await page.locator('.ghost').count()).toBe(0);
  await expect(page.locator('.coordinates')).toBeVisible();
  const show = page.getByRole('button', { name: 'Show', exact: true });
  await show.click();
  await expect(told).toContainText(', so ');
  await expect(page.locator('.ghost')).toHaveCount(1);
  expect(await page.locator('.light.basis').count()).toBeGreaterThan(0);
  // The focus stays on the button that was pressed, and pressing it again does nothing.
  await expect(show).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await position(page)).toEqual(start);
  await page.getByRole('button', { name: 'Do it', exact: true }).click();
  expect(await position(page)).not.toEqual(start);
  const done = await position(page);
  await page.keyboard.press('Enter');
  expect(await position(page)).toEqual(done);
  await expect(page.locator('.coordinates')).toHaveCount(0);
});

test('places named in a hint light up when they are pointed at', async ({ page }) => {
  await openPage(page, shipped('usowan', 3).hash);
  await wholeHint(page);
  await expect(page.locator('.light.pointed')).toHaveCount(0);
  const place = page.locator('.placed').first();
  await place.hover();
  await expect(page.locator('.light.pointed')).toHaveAttribute('data-places', await place.innerText());
  await page.mouse.move(5, 5);
  await expect(page.locator('.light.pointed')).toHaveCount(0);
});

test('a wrong mark is told first, and the way back leads to the last good position', async ({ page }) => {
  const board = shipped('battleships');
  await openPage(page, board.hash);
  const [right] = cellsToMark(board);
  await click(page, right);
  const good = await position(page);
  const wrong = { row: 0, column: 0 };
  const isShip = cellsToMark(board).some(({ row, column }) => row === 0 && column === 0);
  await click(page, wrong, { button: isShip ? 'right' : 'left' });
  await click(page, cellsToMark(board)[2]);
  await wholeHint(page);
  await expect(page.locator('.hint-text')).toContainText('Mistake');
  await expect(page.locator('.light.fault').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to before it' }).click();
  await expect(message(page)).toContainText('last good position');
  expect(await position(page)).toEqual(good);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await position(page)).not.toEqual(good);
});

test('hints go no higher than their level, and say so', async ({ page }) => {
  await openPage(page, shipped('usowan', 7).hash);
  await drawer(page, 'Workbench');
  await page.getByLabel('Hints up to').selectOption('Gentle');
  const told = page.locator('.hint-text');
  for (let step = 0; step < 60; step++) {
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await expect(told).not.toContainText('Thinking');
    await expect(told.locator('p').first()).toBeVisible();
    if ((await told.innerText()).includes('No step of the difficulty')) break;
    await page.getByRole('button', { name: 'Do it', exact: true }).click();
  }
  await expect(told).toContainText('No step of the difficulty Gentle or below is left here.');
  await page.getByRole('button', { name: 'Allow harder steps' }).click();
  await expect(told).toContainText('Look at');
  await page.getByRole('button', { name: "What can't be decided at this level" }).click();
  await expect(message(page)).toContainText(/This level leaves \d+ of \d+ cells open|decides the whole board/);
});

test('a board without an answer says so and why', async ({ page }) => {
  await openPage(page);
  // Two regions, of which the right one prints no number.
  await openOther(page, 'pzprv3/usoone/1/4/2/0 0 1 1 /1 0 . . /');
  await expect(page.locator('.status')).toContainText('No answer');
  await expect(page.locator('.status')).toContainText('prints no number');
  // The board is wrong and no mark of the player's, so there is nothing to take back.
  await wholeHint(page);
  await expect(page.locator('.hint-text')).toContainText('This board has no answer.');
  await expect(page.locator('.hint-text')).not.toContainText('Mistake');
  await expect(page.getByRole('button', { name: 'Back to before it' })).toHaveCount(0);
});

test('several answers are told with their exact number, and lit where two differ', async ({ page }) => {
  await openPage(page, '#tilepaint/2/2/ooj1111');
  await expect(page.locator('.status')).toContainText('2 answers');
  await expect(page.locator('.light.differs')).toHaveCount(1);
  await expect(page.locator('.light.differs')).toHaveAttribute('data-places', 'r1c1 r1c2 r2c1 r2c2');
});

test('answers are counted exactly, also those that keep the marks', async ({ page }) => {
  await openPage(page, '#tilepaint/2/2/ooj1111');
  await drawer(page, 'Workbench');
  await page.getByRole('button', { name: 'Count the answers' }).click();
  await expect(page.locator('.drawer')).toContainText(['Checking', 'Exactly 2 answers.']);
  await click(page, { row: 0, column: 0 });
  await page.getByRole('button', { name: 'Count those that keep my marks' }).click();
  await expect(page.locator('.side')).toContainText('1 answer keeps your marks.');
});

test('the answer is shown only after a question, and undo takes it back', async ({ page }) => {
  await openPage(page, shipped('castle-wall').hash);
  const start = await position(page);
  await drawer(page, 'Workbench');
  await page.getByRole('button', { name: 'Show the answer…' }).click();
  expect(await position(page)).toEqual(start);
  await page.getByRole('dialog').getByRole('button', { name: 'Show the answer' }).click();
  await expect(message(page)).toContainText('Undo takes it back');
  expect(await position(page)).not.toEqual(start);
  await page.keyboard.press('Control+z');
  expect(await position(page)).toEqual(start);
});
