import { type CDPSession, expect, type Page } from '@playwright/test';

export interface Place {
  readonly row: number;
  readonly column: number;
}

export const GENRES = ['usowan', 'battleships', 'tilepaint', 'castle-wall'] as const;

/** The sizes at which the page is held to its layout. */
export const SIZES = [
  { width: 1280, height: 720 },
  { width: 1280, height: 900 },
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
] as const;

/** A player who knows the rules, so that they don't take room in the panel. */
export async function knowRules(page: Page): Promise<void> {
  await page.addInitScript((genres) => {
    for (const genre of genres) localStorage.setItem(`kaisu.rules.${genre}`, 'known');
  }, GENRES);
}

/** Opens the page with a board, and waits until it lies there. */
export async function openPage(page: Page, hash = ''): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.locator('svg.board')).toBeVisible();
}

/** Opens another board on a page that is there. */
export async function openOther(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('A link or the text of a board').fill(text);
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
}

/** The genre that is on the page now. */
export function genre(page: Page) {
  return page.getByLabel('Genre', { exact: true });
}

/** Where a cell is on screen; `dx` and `dy` go from its middle, in cells. */
export async function at(page: Page, { row, column }: Place, dx = 0, dy = 0): Promise<{ x: number; y: number }> {
  const box = await page.locator(`#cell-${row}-${column}`).boundingBox();
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

export async function tap(page: Page, place: Place, dx = 0, dy = 0): Promise<void> {
  const { x, y } = await at(page, place, dx, dy);
  await page.touchscreen.tap(x, y);
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

/** What the page has just said. */
export function message(page: Page) {
  return page.locator('.message-place').first();
}

export async function expectSolved(page: Page): Promise<void> {
  await expect(message(page)).toContainText('Solved');
}

/** Opens one of the two drawers of the panel. */
export async function drawer(page: Page, name: 'Checking' | 'Workbench'): Promise<void> {
  await page.locator('summary', { hasText: name }).click();
}

/** Asks for a hint and has the whole step shown. */
export async function wholeHint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const show = page.getByRole('button', { name: 'Show', exact: true });
  await expect(show).not.toHaveAttribute('aria-disabled', 'true');
  await show.click();
}
