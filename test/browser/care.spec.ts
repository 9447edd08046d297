import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { shipped } from './boards.ts';
import { click, drag, drawer, GENRES, knowRules, message, openOther, openPage, position, wholeHint } from './page.ts';

async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join('; ')}`,
  );
}

for (const scheme of ['light', 'dark'] as const)
  test.describe(scheme, () => {
    // Without motion, so that no colour is measured half-way to another.
    test.use({ colorScheme: scheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const genre of GENRES)
      test(`axe finds nothing on a ${genre} board in play`, async ({ page }) => {
        await openPage(page, shipped(genre).hash);
        await expect(page.getByText('One answer')).toBeVisible();
        await click(page, { row: 0, column: 0 });
        await page.getByRole('button', { name: 'Try out' }).click();
        await click(page, { row: 2, column: 1 }, { button: 'right', dx: 0.4 });
        await page.getByRole('button', { name: 'Check', exact: true }).click();
        await drawer(page, 'Checking');
        await drawer(page, 'Workbench');
        expect(await axe(page)).toEqual([]);
        await wholeHint(page);
        expect(await axe(page)).toEqual([]);
      });

    test('axe finds nothing in the windows', async ({ page }) => {
      await openPage(page, shipped('usowan').hash);
      for (const name of ['Boards', 'Open', 'Share', 'Settings', 'Rules and keys']) {
        await page.locator('.actions').getByRole('button', { name, exact: true }).click();
        await expect(page.locator('dialog[open]')).toBeVisible();
        expect(await axe(page), name).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog[open]')).toHaveCount(0);
      }
    });
  });

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('axe finds nothing, on the page and in its menu', async ({ page }) => {
    await openPage(page, shipped('battleships').hash);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible();
  });
});

test.describe('a hostile link', () => {
  const hostile = [
    'usoone/1000/1000/0000',
    'castle/1000000/1/a',
    'usoone/6/6/<script>window.harm=1</script>',
    'battleship/4/4/<img src=x onerror=window.harm=1>//c',
    '<svg onload=window.harm=1>/6/6/000',
    'javascript:window.harm=1',
    'pzprv3/usoone/99999/99999/1/',
    `{"kaisu":1,"genre":"<img src=x onerror=window.harm=1>","width":3,"height":3}`,
    `{"kaisu":1,"genre":"usowan","width":3,"height":3,"__proto__":{"harm":1},"regions":[]}`,
    '%E0%A4%A',
    'tilepaint/9/9/%00%01',
    'json=eyJfX3Byb3RvX18iOnsiaGFybSI6MX19',
    'board/zzzz',
  ];
  for (const link of hostile)
    test(`only says so: ${link.slice(0, 44)}`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(`./#${link}`);
      await expect(message(page)).toContainText(/could not be opened|not on this one/);
      // Some board of the library lies there instead, and can be played.
      await click(page, { row: 0, column: 0 }, { button: 'right', dx: 0.4 });
      await openOther(page, link);
      await expect(page.locator('dialog[open] [role=status]')).toContainText('could not be opened');
      expect(await page.evaluate(() => 'harm' in window || 'harm' in {})).toBe(false);
      expect(errors).toEqual([]);
    });
});

for (const genre of ['usoone', 'castle'])
  test(`a 30 by 45 ${genre} board draws, and a stroke redraws only what it touches`, async ({ page }) => {
    const cells = 45 * 30;
    const blanks = (run: number, letter: string): string =>
      letter.repeat(Math.floor(cells / run)) + (cells % run > 0 ? String.fromCharCode(96 + (cells % run)) : '');
    const body =
      genre === 'castle'
        ? blanks(26, 'z')
        : `${'0'.repeat(Math.ceil((44 * 30) / 5) + Math.ceil((45 * 29) / 5))}${'z'.repeat(67)}p`;
    await openPage(page, `#${genre}/45/30/${body}`);
    await expect(page.locator('[role=gridcell]')).toHaveCount(cells);
    const before = await position(page);
    await page.evaluate(() => {
      const seen = new Set<Node>();
      const svg = document.querySelector('svg.board');
      if (!svg) throw new Error('no board');
      Object.assign(window, { seen });
      new MutationObserver((records) => {
        for (const { target } of records) seen.add(target);
      }).observe(svg, { subtree: true, childList: true, attributes: true });
    });
    await drag(page, [
      { row: 3, column: 2 },
      { row: 3, column: 10 },
    ]);
    const after = await position(page);
    const changed = after.filter((cell, i) => cell !== before[i]).length;
    expect(changed).toBeGreaterThanOrEqual(5);
    const touched = await page.evaluate(() => (window as unknown as { seen: Set<Node> }).seen.size);
    // Each changed cell has its label and its drawing; the layer that holds the drawings counts once.
    expect(touched).toBeLessThanOrEqual(3 * changed + 10);
  });

test('the main bundle is at most 60 kB gzip', () => {
  const site = new URL('../../dist/site/', import.meta.url);
  const html = readFileSync(new URL('index.html', site), 'utf8');
  const scripts = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, path]) => path);
  expect(scripts.length).toBeGreaterThan(0);
  expect(readdirSync(new URL('assets', site)).length).toBeGreaterThan(scripts.length);
  const bytes = scripts.reduce((sum, path) => sum + gzipSync(readFileSync(new URL(path, site))).length, 0);
  expect(bytes).toBeLessThanOrEqual(60_000);
});

test('the page is readable at 200 %: nothing is cut off sideways', async ({ page }) => {
  // At 200 % a window of 1280 pixels has 640 of the page's own.
  await page.setViewportSize({ width: 640, height: 430 });
  for (const genre of GENRES) {
    await openPage(page, shipped(genre, 6).hash);
    const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide, genre).toBeLessThanOrEqual(window);
  }
});

test('the choices are kept', async ({ page }) => {
  await openPage(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('radio', { name: 'Colour-blind safe' }).check();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'safe');
});

test('Tab goes through the header, the board, the moves and the panel, in few steps', async ({ page }) => {
  await knowRules(page);
  await openPage(page, shipped('usowan', 3).hash);
  await expect(page.getByText('One answer')).toBeVisible();
  const order: string[] = [];
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => {
      const place = document.activeElement?.closest('header.bar, svg.board, .toolbar, .actions-row, .side');
      return document.activeElement === document.body ? '' : (place?.getAttribute('class')?.split(' ')[0] ?? 'skip');
    });
    // From the end it begins anew.
    if (where === '' || (where === 'skip' && order.length > 1)) break;
    if (order.at(-1) !== where) order.push(where);
  }
  expect(order).toEqual(
    ['skip', 'bar', 'board', 'toolbar', 'actions-row', 'side'].filter((one) => order.includes(one)),
  );
  expect(order).toContain('board');
  const stops = await page
    .locator('button:visible:enabled, select:visible, summary:visible, svg.board, input:visible')
    .count();
  expect(stops).toBeLessThan(30);
});

test('a worker whose code can not be loaded is told of, and asked again', async ({ page }) => {
  await knowRules(page);
  let isBroken = true;
  await page.route(/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const isHints = (await response.text()).includes('The rungs up to');
    if (isBroken && isHints) await route.abort();
    else await route.continue();
  });
  await openPage(page, shipped('usowan').hash);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(message(page)).toContainText('ended unexpectedly');
  isBroken = false;
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.locator('.hint-text .technique')).toBeVisible();
});
