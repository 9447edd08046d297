import { availableParallelism } from 'node:os';
import { type Command, Option } from 'commander';
import { InputError } from '../../src/grid/input-error.ts';
import { folderNamed } from '../arguments/folder.ts';
import { naturalOption } from '../arguments/numbers.ts';
import { LIMIT_REACHED } from '../terminal/io.ts';
import { printable } from '../terminal/printable.ts';
import type { Session } from '../terminal/session.ts';
import { jsonOption } from './arguments.ts';
import { genreIds } from './genre-options.ts';

interface Options {
  readonly seed: number;
  readonly workers: number;
  readonly out?: string;
  readonly sizes?: readonly number[];
  readonly json?: true;
}

const mostWorkers = 256;

export function addBank(kaisu: Command, session: Session): void {
  kaisu
    .command('bank')
    .summary('rebuild the shipped boards from their seed')
    .description(
      'Rebuilds bank/<genre>.json, byte for byte the same whatever the number of workers. A run that was broken off goes\n' +
        'on where it was: finished boards are kept in a journal beside the bank.',
    )
    .argument('[genre]', `${genreIds()}; all without`)
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
      new Option('--out <folder>', 'where the bank goes; bank/ of this checkout without').argParser(folderNamed),
    )
    .addOption(new Option('--sizes <sides>', 'only the shelves of these sides, such as 6,8').argParser(sides))
    .addOption(jsonOption())
    .action(async (genreName: string | undefined, options: Options) => {
      const { genreNamed, genres } = await import('../../src/genres/registry.ts');
      const { studies } = await import('../../research/genres/registry.ts');
      const { buildBank } = await import('../../research/bank/build.ts');
      const { bankFolder, checkout } = await import('../../research/checkout.ts');
      const { inThreads } = await import('../running/in-threads.ts');
      const { progressBar } = await import('../terminal/progress-bar.ts');
      checkout('kaisu bank');
      const { seed, workers, sizes, json } = options;
      const asked = genreName === undefined ? genres.filter(({ id }) => studies[id]) : [genreNamed(genreName)];
      if (sizes !== undefined && options.out === undefined)
        throw new InputError('--sizes goes with --out: the shipped bank would lose its other shelves.');
      const folder = options.out ?? bankFolder();
      const threads = inThreads(workers);
      const bar = progressBar(session.io);
      const built: { genre: string; path: string; boards: number; missing: readonly string[] }[] = [];
      const interrupted = new Promise<'interrupted'>((resolve) => {
        session.signal.addEventListener('abort', () => resolve('interrupted'));
      });
      try {
        for (const { id: genre } of asked) {
          const building = buildBank(
            {
              genre,
              seed,
              folder,
              ...(sizes === undefined ? {} : { sizes }),
              onProgress: (done, total) => bar.show({ done, total, words: `${genre}: ${done} of ${total} boards` }),
            },
            threads,
          );
          const ended = await Promise.race([building, interrupted]);
          if (ended === 'interrupted') {
            session.warn(`Interrupted; the next run goes on from the finished boards of ${genre}.`);
            return;
          }
          built.push({ genre, ...ended });
          if (!json) await session.write(`${printable(ended.path)}: ${ended.boards} boards\n`);
          for (const sentence of ended.missing) {
            session.raise(LIMIT_REACHED);
            session.warn(`Not met: ${genre} ${sentence}.`);
          }
        }
      } finally {
        bar.stop();
        await threads.close();
        if (json) await session.json({ seed, banks: built });
      }
    });
}

function sides(text: string): number[] {
  return text.split(',').map(naturalOption('--sizes', 1, 100));
}
