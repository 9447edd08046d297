import { randomInt } from 'node:crypto';
import { type Command, Option } from 'commander';
import type { Marks } from '../../src/board/marks.ts';
import { naturalOption } from '../arguments/numbers.ts';
import type { SpaceOptions } from '../arguments/space.ts';
import { OTHER_VERDICT } from '../terminal/io.ts';
import type { Session } from '../terminal/session.ts';
import { addSpace, fieldsOption, jsonOption } from './arguments.ts';
import { addGenreOptions } from './genre-options.ts';

interface Options extends SpaceOptions {
  readonly n: number;
  readonly seed?: number;
  readonly full?: true;
  readonly fields?: readonly string[];
  readonly json?: true;
}

const fields = ['marks', 'text', 'pzprv3', 'puzzlink'];

const mostSamples = 10_000_000;

export function addSample(kaisu: Command, session: Session): void {
  addGenreOptions(addSpace(kaisu.command('sample')), 'weights')
    .summary('answers drawn exactly uniformly')
    .description(
      'Draws answers, each exactly as likely as any other (or as the tilt says). The same seed draws the same answers.\n' +
        'With --fields they are JSON lines, one a sample.\n' +
        'The marks that a board carries are kept to.',
    )
    .addOption(new Option('-n <number>', 'how many').argParser(naturalOption('-n', 1, mostSamples)).default(1))
    .addOption(
      new Option('--seed <seed>', 'whole number; without it one is drawn, and told').argParser(
        naturalOption('--seed', 0, Number.MAX_SAFE_INTEGER),
      ),
    )
    .option('--full', 'print all clues that the genre has for an answer, those of the fullest board of a size')
    .addOption(fieldsOption(fields))
    .addOption(jsonOption())
    .action(async (first: string, size: string | undefined, options: Options) => {
      const { spaceNamed } = await import('../arguments/space.ts');
      const { draws } = await import('../running/draws.ts');
      const { fullBoards } = await import('../running/full-boards.ts');
      const { seeded } = await import('../../src/grid/random.ts');
      const { formOf } = await import('../terminal/forms.ts');
      const { n, json, full, seed = randomInt(2 ** 32) } = options;
      const space = await spaceNamed(first, size, options, session);
      for (const warning of space.warnings) session.warn(warning);
      const boardOf = full ? fullBoards(space, seed) : (marks: Marks) => ({ puzzle: space.puzzle, marks, notes: {} });
      const asked = options.fields ?? (full ? ['marks', 'text', 'pzprv3'] : ['marks', 'text']);
      const inJson = (marks: Marks): string => {
        const board = boardOf(marks);
        const values = asked.map((field) => [
          field,
          field === 'marks' ? [...marks] : formOf(space.genre, board, field),
        ]);
        return JSON.stringify(Object.fromEntries(values));
      };
      const { before, between, after } = options.fields ? LINES : json ? DOCUMENT : PARAGRAPHS;
      const isForPeople = !json && options.fields === undefined;
      const head = JSON.stringify({ ...space.head, seed });
      // Written piece by piece: the draws may be many, and those that are out when Ctrl-C comes are kept.
      let drawn = 0;
      await session.write(before(head));
      for await (const batch of draws(space, n, seeded(seed), options, session))
        for (const marks of batch) {
          const sample = isForPeople ? formOf(space.genre, boardOf(marks), 'text') : inJson(marks);
          await session.write(`${drawn === 0 ? '' : between}${sample}`);
          drawn += 1;
        }
      await session.write(drawn === 0 && !json ? '' : after);
      if (drawn === 0 && session.status === 0) {
        session.raise(OTHER_VERDICT);
        if (isForPeople) await session.write('There is no answer to draw.\n');
      } else if (options.seed === undefined && !(json && options.fields === undefined))
        session.warn(`Drawn with --seed ${seed}.`);
    });
}

/** How samples are set apart: as one document, as lines, or for people. */
const DOCUMENT = { before: (head: string) => `${head.slice(0, -1)},"samples":[`, between: ',', after: ']}\n' };
const LINES = { before: () => '', between: '\n', after: '\n' };
const PARAGRAPHS = { before: () => '', between: '\n\n', after: '\n' };
