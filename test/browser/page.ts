import { type CDPSession, expect, type Page } from '@playwright/test';

export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Opens the page with a board, and waits until it lies there. */
export async function openPage(page: Page, hash = ''): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.locator('svg.board')).toBeVisible();
}

/** Opens another board on a page that is there. */
export async function openOther(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Open…' }).click();
  await page.getByLabel('A puzz.link address').fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

/** Where a cell is on screen; `dx` and `dy` go from its middle, in cells. */
export async function at(page: Page, { row, column }: Place, dx = 0, dy = 0): Promise<{ x: number; y: number }> {
  const cell = page.locator(`#cell-${row}-${column}`);
  await cell.scrollIntoViewIfNeeded();
  const box = await cell.boundingBox();
  if (!box) throw new Error(`no cell at row ${row}, column ${column}`);
  return { x: box.x + box.width * (0.5 + dx), y: box.y + box.height * (0.5 + dy) };
}

export async function click(
  page: Page,
  place: Place,
  options: { button?: 'left' | 'right'; dx?: number; dy?: number } = {},
): Promise<void> {
  const { x, y } = await at(page, place, options.dx, options.dy);
  await page.mouse.click(x, y, { button: options.button ?? 'left' });
}

/** Drags from cell to cell. */
export async function drag(page: Page, path: readonly Place[], button: 'left' | 'right' = 'left'): Promise<void> {
  const points = await Promise.all(path.map((place) => at(page, place)));
  await page.mouse.move(points[0].x, points[0].y);
  await page.mouse.down({ button });
  for (const { x, y } of points.slice(1)) await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up({ button });
}

/** Moves the keyboard's cursor; the board must have the focus. */
export async function walk(page: Page, from: Place, to: Place): Promise<void> {
  for (let row = from.row; row !== to.row; row += Math.sign(to.row - row))
    await page.keyboard.press(to.row > row ? 'ArrowDown' : 'ArrowUp');
  for (let column = from.column; column !== to.column; column += Math.sign(to.column - column))
    await page.keyboard.press(to.column > column ? 'ArrowRight' : 'ArrowLeft');
}

/** Fingers, told to the browser as a screen would. */
export class Touch {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Touch> {
    return new Touch(await page.context().newCDPSession(page));
  }

  /** All fingers that are down now, in order. */
  async put(type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    });
  }
}

/** What a screen reader would be told of a cell. */
export function label(page: Page, { row, column }: Place): Promise<string | null> {
  return page.locator(`#cell-${row}-${column}`).getAttribute('aria-label');
}

/** All cells' labels: a position as words, for comparing. */
export function position(page: Page): Promise<string[]> {
  return page
    .locator('[role=gridcell]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
}

export async function expectSolved(page: Page): Promise<void> {
  await expect(page.locator('main .notice-place')).toContainText('Solved');
}
