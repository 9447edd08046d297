import { join } from 'node:path';
import process from 'node:process';
import type { GenreId } from '../../src/genres/registry.ts';
import { Journal } from '../bank/journal.ts';
import { version } from '../checkout.ts';
import { type Figures, figuresOf, readFigures, writeFigures } from './figures.ts';
import type { TableJob } from './jobs.ts';
import type { BankBoard, Row, Table } from './table.ts';
import { tablesOf } from './tables.ts';

export interface MeasureOptions {
  readonly genre: GenreId;
  readonly tables: readonly Table[];
  readonly seed: number;
  readonly folder: string;
  readonly bank: readonly BankBoard[];
  readonly onProgress: (done: number, total: number, table: string) => void;
}

/**
 * Measures tables and puts each into `<folder>/<genre>.json` as soon as it is whole, beside those that are kept there.
 * `run` runs the parts, in any order; each that is done goes to a journal, from which a run that was broken off goes
 * on.
 */
export async function measure(
  options: MeasureOptions,
  run: (job: TableJob) => Promise<readonly Row[]>,
): Promise<Figures> {
  const { genre, tables, seed, folder, bank, onProgress } = options;
  const names = tablesOf(genre).map(({ name }) => name);
  const versions = {
    kaisu: version(),
    node: process.version,
  };
  const work = tables.map((table) => ({ table, parts: table.parts(bank) }));
  const total = work.reduce((sum, { parts }) => sum + parts.length, 0);
  let done = 0;
  let figures = readFigures(folder, genre);
  await Promise.all(
    work.map(async ({ table, parts }) => {
      const { name, version } = table;
      // Parts that were done before a run was broken off are not done again.
      const journal = new Journal<TableJob, readonly Row[]>(join(folder, `.${genre}-${name}.journal`), version);
      const rows = await Promise.all(
        parts.map(async (part) => {
          const job = { name: 'table', genre, table: name, part, seed } as const;
          const known = journal.find(job);
          const measured = known ?? (await run(job));
          if (known === undefined) journal.add(job, measured);
          onProgress(++done, total, name);
          return measured;
        }),
      );
      const whole = figuresOf(table, rows.flat(), seed, versions);
      figures = writeFigures(folder, { genre, tables: { ...figures.tables, [name]: whole } }, names);
      journal.remove();
    }),
  );
  return figures;
}
