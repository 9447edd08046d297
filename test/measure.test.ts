import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readBank } from '../lab/measure/bank.ts';
import { readFigures, type TableFigures } from '../lab/measure/figures.ts';
import { tableTask } from '../lab/measure/jobs.ts';
import { median, rankCorrelation, sigmasBetween } from '../lab/measure/statistics.ts';
import type { Row } from '../lab/measure/table.ts';
import { tablesOf } from '../lab/measure/tables.ts';
import { notesFolder } from '../lab/project.ts';
import { genres } from '../src/genres/registry.ts';
import { finish } from '../src/grid/task.ts';
import { expectRefused, expectSchema, kaisu } from './run-kaisu.ts';

const measured = genres.filter(({ id }) => tablesOf(id).length > 0);
const kept = measured.flatMap(({ id: genre }) => {
  const figures = readFigures(notesFolder(), genre);
  return tablesOf(genre).flatMap((table) => {
    const own = figures.tables[table.name];
    return own === undefined ? [] : [{ genre, table, figures: own }];
  });
});

/** A row without its times, which no second run repeats. */
function timeless(row: Row, { columns }: Pick<TableFigures, 'columns'>): Row {
  const clocks = new Set(columns.filter(({ unit }) => unit === 'seconds').map(({ name }) => name));
  return Object.fromEntries(Object.entries(row).filter(([name]) => !clocks.has(name)));
}

test('some genre is measured, and its figures are kept', () => {
  expect(measured.length).toBeGreaterThan(0);
  expect(kept.length).toBeGreaterThan(0);
});

describe.each(measured)('the tables of $id', ({ id }) => {
  const tables = tablesOf(id);

  test('have names of their own and columns of their own', () => {
    expect(new Set(tables.map(({ name }) => name)).size).toBe(tables.length);
    for (const { name, columns } of tables) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(new Set(columns.map((column) => column.name)).size, name).toBe(columns.length);
    }
  });

  test('are all kept, but for those of a bank that is not there', () => {
    const figures = readFigures(notesFolder(), id);
    expectSchema('measure', JSON.parse(readFileSync(join(notesFolder(), `${id}.json`), 'utf8')));
    const wanted = tables.filter(({ bank }) => !bank || readBank(id).length > 0).map(({ name }) => name);
    expect(Object.keys(figures.tables)).toEqual(wanted);
  });
});

describe.each(kept)('$genre: $table.name', ({ genre, table, figures }) => {
  test('the kept figures are of this version of the table', () => {
    const { title, means, version, ceilings, columns } = table;
    expect(figures).toMatchObject({ title, means, version, ceilings, columns });
  });

  test('every row has the columns, and nothing else but their errors', () => {
    const names = new Set(table.columns.flatMap(({ name, error }) => (error === undefined ? [name] : [name, error])));
    for (const row of figures.rows) expect(new Set(Object.keys(row)), JSON.stringify(row)).toEqual(names);
  });

  test('the first part, measured again, gives the rows that are kept', () => {
    const [part] = table.parts(readBank(genre));
    const rows = finish(tableTask({ name: 'table', genre, table: table.name, part, seed: figures.seed }));
    expect(rows.length).toBeGreaterThan(0);
    const known = figures.rows.map((row) => timeless(row, figures));
    for (const row of rows) expect(known).toContainEqual(JSON.parse(JSON.stringify(timeless(row, figures))));
  });

  test('every figure of the article is compared, and a difference is explained', () => {
    expect(figures.comparisons.length).toBe(table.article.length);
    for (const comparison of figures.comparisons)
      if (!comparison.agrees) expect(comparison.because, JSON.stringify(comparison)).not.toBeNull();
  });
});

describe('kaisu measure', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaisu-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('lists the tables', async () => {
    const listed = await kaisu(['measure', 'tilepaint', '--list', '--json']);
    const names = JSON.parse(listed.stdout).tables.map(({ name }: { name: string }) => name);
    expect(names).toEqual(tablesOf('tilepaint').map(({ name }) => name));
    expect((await kaisu(['measure', 'tilepaint', '--list'])).stdout).toContain('silent-flips: Silent flips\n');
  });

  test('measures what is asked for and keeps the rest', async () => {
    const path = join(folder, 'tilepaint.json');
    const before = readFigures(notesFolder(), 'tilepaint');
    const { ladder } = before.tables;
    const old = { ...before, tables: { ladder } };
    writeFileSync(path, JSON.stringify(old));
    const run = await kaisu(['measure', 'tilepaint', 'silent-flips', '--out', folder, '--workers', '2', '--json']);
    expect({ status: run.status, stderr: run.stderr }).toEqual({ status: 0, stderr: '' });
    const document = JSON.parse(run.stdout);
    expectSchema('measure', document);
    expect(document.tables.ladder).toEqual(ladder);
    expect(document.tables['silent-flips'].rows).toEqual(before.tables['silent-flips'].rows);
    expect(readFigures(folder, 'tilepaint')).toEqual(document);
    expect(existsSync(`${path}.new`)).toBe(false);
  });

  test.each([
    [['measure', 'sudoku'], /no genre 'sudoku'/],
    [['measure', 'tilepaint', 'colours'], /no table 'colours': expected granularity, /],
    [['measure', 'tilepaint', '--seed', 'x'], /--seed is 'x'/],
    [['measure', 'tilepaint', '--workers', '0'], /--workers is '0'/],
  ])('%j is refused', async (argv, sentence) => {
    expectRefused(await kaisu(argv), sentence);
  });
});

describe('statistics', () => {
  test('the median', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  test('the rank correlation', () => {
    expect(rankCorrelation([1, 2, 3, 4], [10, 20, 30, 45])).toBeCloseTo(1, 12);
    expect(rankCorrelation([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1, 12);
    // Ranks 0.5 0.5 2 and 1 0 2 about their means: 1 / √(1.5 · 2) · 1.5.
    expect(rankCorrelation([1, 1, 2], [5, 4, 6])).toBeCloseTo(1.5 / Math.sqrt(3), 12);
    expect(rankCorrelation([1, 1], [1, 2])).toBeNaN();
  });

  test('the pooled test of two shares', () => {
    // 60 and 40 of 100: 0.2 apart, pooled 0.5, error √(0.25 / 50).
    expect(sigmasBetween({ share: 0.6, trials: 100 }, { share: 0.4, trials: 100 })).toBeCloseTo(
      0.2 / Math.sqrt(0.005),
      10,
    );
    expect(sigmasBetween({ share: 1, trials: 10 }, { share: 1, trials: 20 })).toBe(0);
  });
});
