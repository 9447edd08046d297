import { expect, test } from '@playwright/test';
import { YES } from '../../src/board/marks.ts';
import { cellsToMark, loopOf, type Played, shipped } from './boards.ts';
import {
  at,
  click,
  drag,
  drawer,
  expectSolved,
  GENRES,
  knowRules,
  message,
  openPage,
  type Place,
  Touch,
  tap,
  walk,
} from './page.ts';

test.beforeEach(({ page }) => knowRules(page));

// A board of each genre, played to its end by mouse, by keyboard and by touch.

for (const genre of GENRES) {
  const edges = genre === 'castle-wall';

  test(`${genre} by mouse`, async ({ page }) => {
    const board = shipped(genre);
    await openPage(page, board.hash);
    if (edges) await drag(page, loopOf(board));
    else for (const place of cellsToMark(board)) await click(page, place);
    await expectSolved(page);
  });

  test(`${genre} by keyboard`, async ({ page }) => {
    const board = shipped(genre, 2);
    await openPage(page, board.hash);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('svg.board')).toBeFocused();
    await keys(
      board,
      async (from, to) => walk(page, from, to),
      async () => page.keyboard.press('Enter'),
    );
    await expectSolved(page);
  });
}

test('with checking off the board is solved all the same', async ({ page }) => {
  const board = shipped('usowan');
  await openPage(page, board.hash);
  await drawer(page, 'Checking');
  await page.getByRole('radio', { name: 'Off', exact: true }).check();
  await expect(page.getByRole('button', { name: 'Check', exact: true })).toHaveCount(0);
  for (const place of cellsToMark(board)) await click(page, place);
  await expectSolved(page);
});

test('a player may ask that Usowan is solved only when every cell is decided', async ({ page }) => {
  const board = shipped('usowan');
  await openPage(page, board.hash);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'When every cell is decided too' }).check();
  await page.keyboard.press('Escape');
  for (const place of cellsToMark(board)) await click(page, place);
  const { puzzle } = board.board;
  const printed = board.genre.printed(puzzle);
  for (const [cell, mark] of board.answer.entries()) {
    if (mark === YES || printed[cell] !== 0) continue;
    await expect(message(page)).not.toContainText('Solved');
    await click(page, { row: Math.floor(cell / puzzle.width), column: cell % puzzle.width }, { button: 'right' });
  }
  await expectSolved(page);
});

/** Walks to every place to be marked and presses; a loop is followed with the pen down. */
async function keys(
  board: Played,
  go: (from: Place, to: Place) => Promise<void>,
  press: () => Promise<void>,
): Promise<void> {
  let here: Place = { row: 0, column: 0 };
  const edges = board.genre.decision === 'edge';
  for (const [step, place] of (edges ? loopOf(board) : cellsToMark(board)).entries()) {
    await go(here, place);
    here = place;
    if (!edges || step === 0) await press();
  }
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 420, height: 800 } });

  for (const genre of ['usowan', 'battleships', 'tilepaint'])
    test(genre, async ({ page }) => {
      const board = shipped(genre, 3);
      await openPage(page, board.hash);
      for (const place of cellsToMark(board)) await tap(page, place);
      await expectSolved(page);
    });

  test('castle-wall', async ({ page }) => {
    const board = shipped('castle-wall', 3);
    await openPage(page, board.hash);
    const touch = await Touch.on(page);
    const points = await Promise.all(loopOf(board).map((place) => at(page, place)));
    await touch.put('touchStart', points[0]);
    for (const point of points.slice(1)) await touch.put('touchMove', point);
    await touch.put('touchEnd');
    await expectSolved(page);
  });
});
