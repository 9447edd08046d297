import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { notesFolder } from '../../research/checkout.ts';
import { readBank } from '../../research/measure/bank.ts';
import { readFigures, type TableFigures } from '../../research/measure/figures.ts';
import { tableTask } from '../../research/measure/jobs.ts';
import {
  errorOfMean,
  errorOfRankCorrelation,
  errorOfRatio,
  median,
  medianIntervals,
  rankCorrelation,
  sigmasBetween,
  sigmasFromMedian,
} from '../../research/measure/statistics.ts';
import type { Row } from '../../research/measure/table.ts';
import { tablesOf } from '../../research/measure/tables.ts';
import { genres } from '../../src/genres/registry.ts';
import { finish } from '../../src/grid/task.ts';
import { expectRefused, expectSchema, kaisu } from '../cli/run-kaisu.ts';

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

  test('every row has the columns, and nothing else but their errors and intervals', () => {
    const names = new Set(
      table.columns.flatMap(({ name, error, spread }) => [name, error, spread].filter((entry) => entry !== undefined)),
    );
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

  // Of n values r lie below the median as n fair coins fall: by hand for n = 5, where 1 - 2/32 is the only pair that
  // covers two in three, and for n = 10, where ranks 4 and 7 cover 1 - 2 · 176/1024 and ranks 3 and 8 the next.
  test('intervals of a median are order statistics, whatever the distribution', () => {
    expect(medianIntervals([5, 1, 4, 2, 1000])).toEqual([[1, 1000], null, null]);
    const ten = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
    expect(medianIntervals(ten)).toEqual([
      [30, 80],
      [20, 90],
      [10, 100],
    ]);
    expect(medianIntervals(ten.map((value) => value ** 3))).toEqual(
      medianIntervals(ten).map((pair) => pair?.map((value) => value ** 3)),
    );
    expect(medianIntervals([7])).toEqual([null, null, null]);
  });

  test('how far a value lies from a median, in steps of its intervals', () => {
    const intervals = [[40, 70] as const, [30, 90] as const, [10, 100] as const];
    const sigmas = (value: number): number => sigmasFromMedian(50, intervals, value, 100);
    expect([50, 40, 45, 70, 80, 10].map(sigmas)).toEqual([0, 1, 0.5, -1, -1.5, 3]);
    expect(sigmas(-1000)).toBe(10);
    // All values but a few are 50: that 60 is far off can't be said beyond what the last interval says.
    expect(sigmasFromMedian(50, [[50, 50], [50, 50], null], 60, 12)).toBe(-2);
  });

  test('the error of a ratio', () => {
    // With wholes of 1 it is that of the mean: values 1, 2, 3 have the variance 1.
    expect(errorOfMean([1, 2, 3])).toBeCloseTo(Math.sqrt(1 / 3), 12);
    // Where the parts are the same share of every whole, drawing other boards changes nothing.
    expect(errorOfRatio([1, 2, 3], [2, 4, 6])).toBe(0);
    // What differs from stratum to stratum is chosen, not drawn.
    expect(errorOfRatio([1, 1, 5, 5], [1, 1, 1, 1], ['a', 'a', 'b', 'b'])).toBe(0);
    expect(errorOfRatio([1, 1, 5, 5], [1, 1, 1, 1])).toBeGreaterThan(1);
  });

  test('the error of a rank correlation', () => {
    expect(errorOfRankCorrelation([1, 2, 3, 4], [10, 20, 30, 45])).toBeCloseTo(0, 12);
    const left = [0, 1, 2, 3].map((out) =>
      rankCorrelation(
        [1, 2, 3, 4].filter((_, at) => at !== out),
        [2, 1, 4, 3].filter((_, at) => at !== out),
      ),
    );
    const mean = left.reduce((sum, value) => sum + value, 0) / 4;
    const squares = left.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    expect(errorOfRankCorrelation([1, 2, 3, 4], [2, 1, 4, 3])).toBeCloseTo(Math.sqrt((3 / 4) * squares), 12);
    expect(errorOfRankCorrelation([1, 1, 1], [1, 2, 3])).toBeNaN();
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
