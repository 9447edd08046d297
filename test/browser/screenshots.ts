// Takes the pictures of the workbench that the README shows: `npm run screenshots`. Everything on them is the real page.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { readySite } from '../../cli/serve/site.ts';
import { serveFolder } from '../../cli/serve/static-server.ts';
import { YES } from '../../src/board/marks.ts';
import { cellsToMark, loopOf, type Played, shipped } from './boards.ts';
import { click, drag, drawer, knowRules, openPage, wholeHint } from './page.ts';

const folder = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
mkdirSync(folder, { recursive: true });
const site = await readySite(new AbortController().signal);
if (site === undefined) throw new Error('the site was not built');
const server = await serveFolder(site, 0);
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('the server has no port');
const browser = await chromium.launch({
  executablePath: process.env.KAISU_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

interface Shot {
  readonly name: string;
  readonly board: Played;
  readonly dark?: boolean;
  readonly size?: { readonly width: number; readonly height: number };
  play(page: Page, board: Played): Promise<void>;
}

/** Marks the first part of the answer: yes with the left button, and some of the no with the right one. */
async function begin(page: Page, board: Played, share: number): Promise<void> {
  const places = cellsToMark(board);
  for (const place of places.slice(0, Math.ceil(places.length * share))) await click(page, place);
  const { width } = board.board.puzzle;
  for (let cell = 0; cell < board.answer.length * share; cell++)
    if (board.genre.decision === 'cell' && board.answer[cell] !== YES)
      await click(page, { row: Math.floor(cell / width), column: cell % width }, { button: 'right' });
}

const shots: readonly Shot[] = [
  {
    name: 'usowan-hint',
    board: shipped('usowan', 3, 48),
    async play(page, board) {
      await begin(page, board, 0.4);
      await wholeHint(page);
    },
  },
  {
    name: 'castle-wall-sides',
    board: shipped('castle-wall', 2, 48),
    async play(page, board) {
      const loop = loopOf(board);
      await drag(page, loop.slice(0, Math.ceil(loop.length * 0.7)));
      await drawer(page, 'Checking');
      await page.getByRole('button', { name: 'Inside or outside' }).click();
    },
  },
  {
    name: 'battleships-dark',
    board: shipped('battleships', 3, 48),
    dark: true,
    play: (page, board) => begin(page, board, 0.6),
  },
  {
    name: 'tilepaint-phone',
    board: shipped('tilepaint', 2, 48),
    size: { width: 400, height: 820 },
    play: (page, board) => begin(page, board, 0.5),
  },
];

try {
  for (const { name, board, dark, size, play } of shots) {
    const context = await browser.newContext({
      viewport: size ?? { width: 1240, height: 860 },
      colorScheme: dark ? 'dark' : 'light',
      deviceScaleFactor: 2,
      serviceWorkers: 'block',
      baseURL: `http://localhost:${address.port}/`,
    });
    const page = await context.newPage();
    await knowRules(page);
    await openPage(page, board.hash);
    await page.getByText('One answer').waitFor();
    await play(page, board);
    await page.mouse.move(0, 0);
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${folder}${name}.png` });
    await context.close();
  }
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
