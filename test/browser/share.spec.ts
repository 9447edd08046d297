import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { boardService } from '../../web/workers/board/service.ts';
import { cellsToMark, shipped } from './boards.ts';
import { click, knowRules, openOther, openPage, position } from './page.ts';

test.beforeEach(({ page }) => knowRules(page));

const battleships = shipped('battleships');

async function saved(page: Page, name: string): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return readFileSync(await (await coming).path());
}

test('the link is the address of puzz.link, and files carry the marks', async ({ page }) => {
  await openPage(page, battleships.hash);
  for (const place of cellsToMark(battleships).slice(0, 3)) await click(page, place);
  const marked = await position(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByLabel('Link to this board').inputValue();
  expect(link).toBe(`https://puzz.link/p?${battleships.hash.slice(1)}`);
  const pzprv3 = (await saved(page, 'pzprv3 text')).toString();
  const json = (await saved(page, 'Kaisu JSON')).toString();
  for (const text of [pzprv3, json]) expect(await boardService.open(text)).toMatchObject({ address: link });
  expect((await saved(page, 'SVG picture')).toString()).toMatch(/^<svg /);
  const png = await saved(page, 'PNG picture');
  expect([...png.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  expect(png.length).toBeGreaterThan(2000);
  const pdf = await saved(page, 'PDF page');
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  await page.keyboard.press('Escape');
  // Another board, then the file: its marks lie on the board again.
  await openOther(page, shipped('usowan').hash.slice(1));
  await expect(page.getByRole('grid', { name: /Usowan/ })).toBeVisible();
  await openOther(page, pzprv3);
  await expect(page.getByRole('grid', { name: /Battleships/ })).toBeVisible();
  expect(await position(page)).toEqual(marked);
});

test('a file is opened, by choosing it and by dropping it', async ({ page }) => {
  await openPage(page);
  const file = {
    name: 'board.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('pzprv3/castle/2/3/. . . /. . 4,1,1 /'),
  };
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('grid', { name: /Castle Wall/ })).toBeVisible();
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
  }, shipped('tilepaint').hash.slice(1));
  await expect(page.getByRole('grid', { name: /Tilepaint/ })).toBeVisible();
});

test('a shelf is printed with its answers at the end', async ({ page }) => {
  test.setTimeout(180_000);
  await openPage(page, battleships.hash);
  await page.evaluate(() => {
    // The browser's own window would wait for a person; what it would print is looked at instead.
    Object.assign(window, {
      print: () =>
        Object.assign(window, { printed: document.getElementById('sheets')?.querySelectorAll('img').length }),
    });
  });
  await page.getByRole('button', { name: 'Boards', exact: true }).click();
  await page.getByLabel('Size').selectOption({ index: 1 });
  const boards = await page.locator('.shelf-board').count();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Print…' }).click();
  await page.getByRole('radio', { name: /chosen under Boards/ }).check();
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByRole('checkbox', { name: 'With the answers at the end' }).check();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { printed?: number }).printed), { timeout: 150_000 })
    .toBe(2 * boards);
});

test('the clock stops while paused, and the board is covered', async ({ page }) => {
  await openPage(page, battleships.hash);
  await page.keyboard.press('F4');
  await expect(page.getByText('Paused')).toBeVisible();
  const time = await page.getByRole('timer').innerText();
  await page.waitForTimeout(1500);
  expect(await page.getByRole('timer').innerText()).toBe(time);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Paused')).toHaveCount(0);
  await expect.poll(() => page.getByRole('timer').innerText()).not.toBe(time);
});
