import { expect, type Page, test } from '@playwright/test';
import { cellsToMark, shipped } from './boards.ts';
import { click, expectSolved, openOther, openPage, position } from './page.ts';

async function hint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Give me a hint' }).click();
  await page.getByRole('button', { name: 'Which rule?' }).click();
  await page.getByRole('button', { name: 'What follows?' }).click();
}

for (const genre of ['usowan', 'battleships', 'tilepaint', 'castle-wall'])
  test(`hints alone play a ${genre} board to its end`, async ({ page }) => {
    await openPage(page, shipped(genre).hash);
    const doIt = page.getByRole('button', { name: 'Do it' });
    const step = page.getByRole('button', { name: 'Give me a hint' });
    const more = page.getByRole('button', { name: /Which rule|What follows/ });
    const notice = page.locator('main .notice-place');
    for (let steps = 0; steps < 200 && !(await notice.innerText()).includes('Solved'); steps++) {
      await step.click();
      await more.click();
      await more.click();
      expect(await page.locator('.light.settled').count()).toBeGreaterThan(0);
      await doIt.click();
      await expect(step).toBeVisible();
      // The judge's word comes a moment after the step.
      await page.waitForTimeout(60);
    }
    await expectSolved(page);
  });

test('a hint is told in three stages and lights what it rests on', async ({ page }) => {
  await openPage(page, shipped('battleships').hash);
  await page.getByRole('button', { name: 'Give me a hint' }).click();
  const told = page.locator('.hint-text');
  await expect(told).toContainText('Look at');
  await expect(told).not.toContainText('The rule');
  expect(await page.locator('.light.settled').count()).toBe(0);
  await page.getByRole('button', { name: 'Which rule?' }).click();
  await expect(told).toContainText('The rule');
  await page.getByRole('button', { name: 'What follows?' }).click();
  await expect(told).toContainText(', so ');
  expect(await page.locator('.light.settled').count()).toBeGreaterThan(0);
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
  await hint(page);
  await expect(page.locator('.hint-text')).toContainText('mistake');
  await expect(page.locator('.light.fault').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to before it' }).click();
  await expect(page.locator('main .notice-place')).toContainText('last good position');
  expect(await position(page)).toEqual(good);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await position(page)).not.toEqual(good);
});

test('the hint level caps the rungs, and silence names the weakest rung that would speak', async ({ page }) => {
  await openPage(page, shipped('usowan', 7).hash);
  await page.getByLabel('Level').selectOption('cell');
  const told = page.locator('.hint-text');
  for (let step = 0; step < 60; step++) {
    await page.getByRole('button', { name: 'Give me a hint' }).click();
    await expect(told).not.toBeEmpty();
    if ((await told.innerText()).includes('say nothing')) break;
    await page.getByRole('button', { name: 'Which rule?' }).click();
    await page.getByRole('button', { name: 'What follows?' }).click();
    await page.getByRole('button', { name: 'Do it' }).click();
    await expect(page.getByRole('button', { name: 'Give me a hint' })).toBeVisible();
  }
  await expect(told).toContainText('The rungs up to cell say nothing here; the weakest that does is');
  await page.getByRole('button', { name: /^Allow / }).click();
  await expect(told).toContainText('Look at');
});

test('what a level leaves open is hatched', async ({ page }) => {
  await openPage(page, shipped('usowan', 7).hash);
  await page.getByLabel('Level').selectOption('cell');
  await page.getByRole('button', { name: 'What this level leaves open' }).click();
  await expect(page.locator('main .notice-place')).toContainText(/leave \d+ of \d+ cells open/);
  expect(await page.locator('.light.open').count()).toBeGreaterThan(0);
});

test('a board without an answer says so and why', async ({ page }) => {
  await openPage(page);
  // Two regions, of which the right one prints no number.
  await openOther(page, 'pzprv3/usoone/1/4/2/0 0 1 1 /1 0 . . /');
  await expect(page.getByText('No answer.', { exact: true })).toBeVisible();
  await expect(page.locator('.proof')).toContainText('prints no number');
  // The board is wrong and no mark of the player's, so there is nothing to take back.
  await hint(page);
  await expect(page.locator('.hint-text')).toContainText('This board has no answer.');
  await expect(page.locator('.hint-text')).not.toContainText('mistake');
  await expect(page.getByRole('button', { name: 'Back to before it' })).toHaveCount(0);
});

test('several answers are told with their exact number, and lit where two differ', async ({ page }) => {
  await openPage(page, '#tilepaint/2/2/ooj1111');
  await expect(page.locator('.proof')).toContainText('Several answers.');
  await expect(page.locator('.proof')).toContainText('Exactly 2 answers.');
  await expect(page.locator('.light.differs')).toHaveCount(4);
});

test('answers are counted exactly, also those that keep the marks', async ({ page }) => {
  await openPage(page, '#tilepaint/2/2/ooj1111');
  await page.getByRole('button', { name: 'Count all answers' }).click();
  await expect(page.locator('.proof')).toContainText('Exactly 2 answers.');
  await click(page, { row: 0, column: 0 });
  await page.getByRole('button', { name: 'Count those that keep your marks' }).click();
  await expect(page.locator('.proof')).toContainText('1 answer keeps your marks.');
});

test('the answer can be shown, and undo takes it back', async ({ page }) => {
  await openPage(page, shipped('castle-wall').hash);
  const start = await position(page);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.locator('main .notice-place')).toContainText('Undo takes it back');
  expect(await position(page)).not.toEqual(start);
  await page.keyboard.press('Control+z');
  expect(await position(page)).toEqual(start);
});
