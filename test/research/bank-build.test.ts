import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildBank } from '../../research/bank/build.ts';
import type { BoardJob } from '../../research/bank/jobs.ts';
import { answersTask, boardTask } from '../../research/bank/jobs.ts';
import { Journal } from '../../research/bank/journal.ts';
import { BANK_SEED } from '../../research/bank/shelves.ts';
import type { Attempt } from '../../src/compose/batch.ts';
import { finish } from '../../src/grid/task.ts';
import { expectRefused, expectSchema, kaisu } from '../cli/run-kaisu.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaisu-bank-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const here = {
  answers: async (job: Parameters<typeof answersTask>[0]) => finish(answersTask(job)),
  board: async (job: BoardJob) => finish(boardTask(job)),
};
const options = (out: string) => ({
  genre: 'tilepaint' as const,
  seed: BANK_SEED,
  folder: out,
  sizes: [6],
  onProgress: () => {},
});
const bankOf = (out: string): string => readFileSync(join(out, 'tilepaint.json'), 'utf8');

describe('the journal', () => {
  const job = (seed: number): BoardJob => ({
    name: 'board',
    genre: 'tilepaint',
    width: 3,
    height: 2,
    options: {},
    ladder: 'study',
    difficulty: null,
    rung: null,
    draws: 1,
    seed,
  });
  const result = (tries: number): Attempt => ({
    board: null,
    tries: { tries, unusable: 0, grades: {}, unproved: 0 },
  });

  test('loses only the line in which a write broke off, wherever it did', () => {
    const path = join(folder, 'journal');
    const journal = new Journal(path, 1);
    for (let seed = 0; seed < 3; seed++) journal.add(job(seed), result(seed));
    journal.close();
    const whole = readFileSync(path, 'utf8');
    const last = whole.lastIndexOf('\n', whole.length - 2) + 1;
    for (let cut = last; cut < whole.length; cut++) {
      writeFileSync(path, whole.slice(0, cut));
      const resumed = new Journal(path, 1);
      expect(
        [0, 1, 2].map((seed) => resumed.find(job(seed)) !== undefined),
        `cut at ${cut}`,
      ).toEqual([true, true, false]);
      resumed.add(job(2), result(2));
      resumed.close();
      expect(readFileSync(path, 'utf8'), `cut at ${cut}`).toBe(whole);
    }
  });

  test("doesn't believe a garbled line, nor one of another version", () => {
    const path = join(folder, 'journal');
    const journal = new Journal(path, 1);
    for (let seed = 0; seed < 3; seed++) journal.add(job(seed), result(seed));
    journal.close();
    expect(new Journal(path, 2).find(job(0))).toBeUndefined();
    const lines = readFileSync(path, 'utf8').split('\n');
    lines[1] = lines[1].replace('"tries":1', '"tries":7');
    writeFileSync(path, lines.join('\n'));
    const resumed = new Journal(path, 1);
    expect(resumed.find(job(0))).toEqual(result(0));
    expect(resumed.find(job(1))).toBeUndefined();
    resumed.close();
  });
});

test('a bank that was broken off goes on, and comes out the same as one made in one go', async () => {
  const [whole, broken] = [join(folder, 'whole'), join(folder, 'broken')];
  await buildBank(options(whole), here);
  let left = 7;
  const breaking = {
    ...here,
    board: async (job: BoardJob) => {
      if (left-- === 0) throw new Error('broken off');
      return here.board(job);
    },
  };
  await expect(buildBank(options(broken), breaking)).rejects.toThrow('broken off');
  expect(existsSync(join(broken, 'tilepaint.json'))).toBe(false);
  appendFileSync(join(broken, '.tilepaint.journal'), '0123 {"key":"half a li');
  let again = 0;
  const counting = {
    ...here,
    board: async (job: BoardJob) => {
      again++;
      return here.board(job);
    },
  };
  const { missing } = await buildBank(options(broken), counting);
  expect({ missing, finished: again < 20 }).toEqual({ missing: [], finished: true });
  expect(bankOf(broken)).toBe(bankOf(whole));
  expect(existsSync(join(broken, '.tilepaint.journal'))).toBe(false);
});

describe('kaisu bank', () => {
  test('the same bytes from one worker thread and from three', async () => {
    const banks: string[] = [];
    for (const workers of ['1', '3']) {
      const out = join(folder, workers);
      const run = await kaisu(['bank', 'tilepaint', '--sizes', '6', '--out', out, '--workers', workers, '--json']);
      expect({ status: run.status, stderr: run.stderr }).toEqual({ status: 0, stderr: '' });
      const document = JSON.parse(run.stdout);
      expectSchema('bank', document);
      expect(document.banks).toEqual([
        { genre: 'tilepaint', path: join(out, 'tilepaint.json'), boards: 20, missing: [] },
      ]);
      banks.push(bankOf(out));
    }
    expect(banks[0]).toBe(banks[1]);
    const { boards } = JSON.parse(banks[0]);
    expect((await kaisu(['bank', 'tilepaint', '--sizes', '6', '--out', folder, '--seed', '2'])).status).toBe(0);
    expect(JSON.parse(bankOf(folder)).boards).not.toEqual(boards);
  });

  test('goes on after it was killed in the middle of its work', async () => {
    const out = join(folder, 'killed');
    const journal = join(out, '.tilepaint.journal');
    const killed = started(out);
    const ended = new Promise((resolve) => killed.on('close', resolve));
    while (killed.exitCode === null && !(existsSync(journal) && readFileSync(journal, 'utf8').includes('\n')))
      await wait(5);
    killed.kill('SIGKILL');
    await ended;
    const finished = new Promise((resolve) => started(out).on('close', resolve));
    expect(await finished).toBe(0);
    await buildBank(options(folder), here);
    expect(bankOf(out)).toBe(bankOf(folder));
  });

  test.each([
    [['bank', 'sudoku'], /no genre 'sudoku'/],
    [['bank', 'tilepaint', '--workers', '0'], /--workers/],
    [['bank', 'tilepaint', '--sizes', '6,x'], /--sizes/],
    [['bank', 'tilepaint', '--seed', '-1'], /--seed/],
    [['bank', 'tilepaint', '--sizes', '6'], /--sizes goes with --out/],
    [['bank', 'tilepaint', '--sizes', '7', '--out', 'nowhere'], /no boards of the sides 7/],
    [
      ['bank', 'tilepaint', '--sizes', '6', '--out', 'package.json/bank'],
      /'package\.json\/bank' can't be written or read \(ENOTDIR\)/,
    ],
  ])('%j is refused', async (argv, sentence) => {
    expectRefused(await kaisu(argv), sentence);
  });
});

/** The command line as a process of its own, from the sources. */
function started(out: string): ChildProcess {
  const main = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
  const program = `import { main } from ${JSON.stringify(main)}; process.exitCode = await main(process.argv.slice(1));`;
  const argv = ['bank', 'tilepaint', '--sizes', '6', '--out', out, '--workers', '2'];
  const node = ['--import', 'tsx', '--input-type=module', '--eval', program];
  return spawn(process.execPath, [...node, '--', ...argv], {
    stdio: 'ignore',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
  });
}
