import { availableParallelism } from 'node:os';
import { type Command, Option } from 'commander';
import type { TableJob } from '../../research/measure/jobs.ts';
import type { Row } from '../../research/measure/table.ts';
import { InputError } from '../../src/grid/input-error.ts';
import { folderNamed } from '../arguments/folder.ts';
import { naturalOption } from '../arguments/numbers.ts';
import { printable } from '../terminal/printable.ts';
import type { Session } from '../terminal/session.ts';
import { jsonOption } from './arguments.ts';
import { genreIds } from './genre-options.ts';

interface Options {
  readonly seed: number;
  readonly workers: number;
  readonly out?: string;
  readonly bank?: string;
  readonly list?: true;
  readonly json?: true;
}

const mostWorkers = 256;

export function addMeasure(kaisu: Command, session: Session): void {
  kaisu
    .command('measure')
    .summary('recompute the tables of the study')
    .description(
      'Measures tables and writes them to notes/<genre>.json, each as soon as it is whole; tables that are not asked for\n' +
        'stay as they are there. The figures depend on the seed alone, not on the number of workers; times apart.',
    )
    .argument('<genre>', genreIds())
    .argument('[tables...]', 'names of tables; all without')
    .option('--list', 'only say which tables there are')
    .addOption(
      new Option('--seed <seed>', 'whole number')
        .argParser(naturalOption('--seed', 0, Number.MAX_SAFE_INTEGER))
        .default(1),
    )
    .addOption(
      new Option('--workers <n>', 'threads; one a core without')
        .argParser(naturalOption('--workers', 1, mostWorkers))
        .default(availableParallelism(), 'cores'),
    )
    .addOption(
      new Option('--out <folder>', 'where the figures go; notes/ of this checkout without').argParser(folderNamed),
    )
    .addOption(
      new Option('--bank <folder>', 'where the boards are; bank/ of this checkout without').argParser(folderNamed),
    )
    .addOption(jsonOption())
    .action(async (genreName: string, names: readonly string[], options: Options) => {
      const { genreNamed } = await import('../../src/genres/registry.ts');
      const { readBank } = await import('../../research/measure/bank.ts');
      const { figuresPath } = await import('../../research/measure/figures.ts');
      const { tableNamed } = await import('../../research/measure/jobs.ts');
      const { measure } = await import('../../research/measure/measure.ts');
      const { tablesOf } = await import('../../research/measure/tables.ts');
      const { progressBar } = await import('../terminal/progress-bar.ts');
      const { checkout, notesFolder } = await import('../../research/checkout.ts');
      const { Threads } = await import('../running/threads.ts');
      checkout('kaisu measure');
      const { seed, workers, json } = options;
      const { id: genre } = genreNamed(genreName);
      const all = tablesOf(genre);
      if (all.length === 0) throw new InputError(`${genre} has no tables yet.`);
      if (options.list) {
        const listed = all.map(({ name, title }) => ({ name, title }));
        if (json) return session.json({ genre, tables: listed });
        return session.write(listed.map(({ name, title }) => `${name}: ${title}\n`).join(''));
      }
      const bank = readBank(genre, options.bank);
      const asked = names.length === 0 ? all : [...new Set(names)].map((name) => tableNamed(genre, name));
      const without = bank.length > 0 ? [] : asked.filter((table) => table.bank);
      if (without.length > 0 && names.length > 0)
        throw new InputError(`${without[0].name} is about the shipped boards, and there is no bank/${genre}.json.`);
      for (const { name } of without) session.warn(`Left out ${name}: there is no bank/${genre}.json.`);
      const tables = asked.filter((table) => !without.includes(table));

      const folder = options.out ?? notesFolder();
      const threads = new Threads<TableJob, readonly Row[]>('measure-worker', workers);
      const bar = progressBar(session.io);
      const interrupted = new Promise<'interrupted'>((resolve) => {
        session.signal.addEventListener('abort', () => resolve('interrupted'));
      });
      const onProgress = (done: number, total: number, table: string): void =>
        bar.show({ done, total, words: `${done} of ${total} parts, last of ${table}` });
      try {
        const measuring = measure({ genre, tables, seed, folder, bank, onProgress }, (job) => threads.run(job));
        const ended = await Promise.race([measuring, interrupted]);
        if (ended === 'interrupted')
          session.warn(
            `Interrupted; whole tables are in ${printable(figuresPath(folder, genre))}, and the next run goes on from the rest.`,
          );
        else if (json) await session.json(ended);
        else
          await session.write(
            `${printable(figuresPath(folder, genre))}: ${tables.map(({ name }) => name).join(', ')}\n`,
          );
      } finally {
        bar.stop();
        await threads.close();
      }
    });
}
