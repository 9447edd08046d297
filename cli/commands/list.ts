import { type Command, Option } from 'commander';
import { naturalOption } from '../arguments/numbers.ts';
import type { SpaceOptions } from '../arguments/space.ts';
import { OTHER_VERDICT } from '../terminal/io.ts';
import type { Session } from '../terminal/session.ts';
import { addSpace, fieldsOption } from './arguments.ts';

interface Options extends SpaceOptions {
  readonly limit?: number;
  readonly fields?: readonly string[];
}

const fields = ['marks', 'pzprv3'];

const answersBetweenEvents = 64;

export function addList(kaisu: Command, session: Session): void {
  addSpace(kaisu.command('list'))
    .summary('all answers in order, one JSON line each')
    .description(
      'Lists the answers, one JSON line each, as they are asked for: `kaisu list … | head` is cheap. They come in the\n' +
        'order of their marks, decision by decision, yes before no. The marks that a board carries are kept to.',
    )
    .addOption(new Option('--json', 'taken for granted: answers are JSON lines in any case'))
    .addOption(
      new Option('--limit <n>', 'at most so many').argParser(naturalOption('--limit', 1, Number.MAX_SAFE_INTEGER)),
    )
    .addOption(fieldsOption(fields))
    .action(async (first: string, size: string | undefined, options: Options) => {
      const { setImmediate: yieldToEvents } = await import('node:timers/promises');
      const { spaceNamed } = await import('../arguments/space.ts');
      const { listing } = await import('../running/listing.ts');
      const { printBoard } = await import('../../src/formats/print.ts');
      const space = await spaceNamed(first, size, options, session);
      for (const warning of space.warnings) session.warn(warning);
      const { limit = Number.POSITIVE_INFINITY, fields: asked = fields } = options;
      const pzprv3Of = (marks: Uint8Array): string =>
        printBoard(space.genre.codec, { puzzle: space.puzzle, marks, notes: {} }, 'pzprv3').text.trimEnd();
      let listed = 0;
      for await (const marks of listing(space, session)) {
        await session.json({
          ...(asked.includes('marks') ? { marks: [...marks] } : {}),
          ...(asked.includes('pzprv3') ? { pzprv3: pzprv3Of(marks) } : {}),
        });
        listed += 1;
        if (listed >= limit) break;
        if (listed % answersBetweenEvents === 0) await yieldToEvents();
      }
      if (listed === 0 && !session.signal.aborted) session.raise(OTHER_VERDICT);
    });
}
