import { type Command, Option } from 'commander';
import { naturalOption } from '../arguments/numbers.ts';
import type { SpaceOptions } from '../arguments/space.ts';
import { OTHER_VERDICT } from '../terminal/io.ts';
import type { Session } from '../terminal/session.ts';
import { addSpace } from './arguments.ts';

interface Options extends SpaceOptions {
  readonly limit?: number;
}

const answersBetweenEvents = 64;

export function addList(kaisu: Command, session: Session): void {
  addSpace(kaisu.command('list'))
    .summary('all answers in order, one JSON line each')
    .description(
      'Lists the answers in order, one JSON line each, as they are asked for: `kaisu list … | head` is cheap.\n' +
        'The marks that a board carries are kept to.',
    )
    .addOption(new Option('--json', 'taken for granted: answers are JSON lines in any case'))
    .addOption(
      new Option('--limit <n>', 'at most so many').argParser(naturalOption('--limit', 1, Number.MAX_SAFE_INTEGER)),
    )
    .action(async (first: string, size: string | undefined, options: Options) => {
      const { setImmediate: yieldToEvents } = await import('node:timers/promises');
      const { spaceNamed } = await import('../arguments/space.ts');
      const { diagramOf } = await import('../running/diagrams.ts');
      const { giveUp } = await import('../running/sweeping.ts');
      const { list } = await import('../../src/sweep/index.ts');
      const { printBoard } = await import('../../src/formats/print.ts');
      const space = await spaceNamed(first, size, options, session);
      for (const warning of space.warnings) session.warn(warning);
      const swept = await diagramOf(space, options, session);
      if (swept.result === undefined) return giveUp(swept, session);
      const limit = options.limit ?? Number.POSITIVE_INFINITY;
      let listed = 0;
      for (const marks of list(swept.result)) {
        if (listed >= limit || session.signal.aborted) break;
        const { text } = printBoard(space.genre.codec, { puzzle: space.puzzle, marks, notes: {} }, 'pzprv3');
        await session.json({ marks: [...marks], pzprv3: text.trimEnd() });
        listed += 1;
        if (listed % answersBetweenEvents === 0) await yieldToEvents();
      }
      if (listed === 0 && !session.signal.aborted) session.raise(OTHER_VERDICT);
    });
}
