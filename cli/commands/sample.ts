import { randomInt } from 'node:crypto';
import { type Command, Option } from 'commander';
import { naturalOption } from '../arguments/numbers.ts';
import type { SpaceOptions } from '../arguments/space.ts';
import { OTHER_VERDICT } from '../terminal/io.ts';
import type { Session } from '../terminal/session.ts';
import { addSpace, jsonOption } from './arguments.ts';
import { addGenreOptions } from './genre-options.ts';

interface Options extends SpaceOptions {
  readonly n: number;
  readonly seed?: number;
  readonly json?: true;
}

const mostSamples = 10_000_000;

export function addSample(kaisu: Command, session: Session): void {
  addGenreOptions(addSpace(kaisu.command('sample')), 'weights')
    .summary('answers drawn exactly uniformly')
    .description(
      'Draws answers, each exactly as likely as any other (or as the tilt says). The same seed draws the same answers.\n' +
        'The marks that a board carries are kept to.',
    )
    .addOption(new Option('-n <number>', 'how many').argParser(naturalOption('-n', 1, mostSamples)).default(1))
    .addOption(
      new Option('--seed <seed>', 'whole number; without it one is drawn, and told').argParser(
        naturalOption('--seed', 0, Number.MAX_SAFE_INTEGER),
      ),
    )
    .addOption(jsonOption())
    .action(async (first: string, size: string | undefined, options: Options) => {
      const { spaceNamed } = await import('../arguments/space.ts');
      const { draws } = await import('../running/draws.ts');
      const { seeded } = await import('../../src/grid/random.ts');
      const { printBoard } = await import('../../src/formats/print.ts');
      const { n, json, seed = randomInt(2 ** 32) } = options;
      const space = await spaceNamed(first, size, options, session);
      for (const warning of space.warnings) session.warn(warning);
      const textOf = (marks: Uint8Array): string =>
        printBoard(space.genre.codec, { puzzle: space.puzzle, marks, notes: {} }, 'text').text.trimEnd();
      const head = JSON.stringify({ ...space.head, seed });
      // Written piece by piece: the draws may be many, and those that are out when Ctrl-C comes are kept.
      let drawn = 0;
      if (json) await session.write(`${head.slice(0, -1)},"samples":[`);
      for await (const batch of draws(space, n, seeded(seed), options, session))
        for (const marks of batch) {
          const sample = json ? JSON.stringify({ marks: [...marks], text: textOf(marks) }) : `${textOf(marks)}\n`;
          await session.write(`${drawn === 0 ? '' : json ? ',' : '\n'}${sample}`);
          drawn += 1;
        }
      if (json) await session.write(']}\n');
      if (drawn === 0 && session.status === 0) {
        session.raise(OTHER_VERDICT);
        if (!json) await session.write('There is no answer to draw.\n');
      } else if (!json && options.seed === undefined) session.warn(`Drawn with --seed ${seed}.`);
    });
}
