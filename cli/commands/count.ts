import { type Command, Option } from 'commander';
import type { Count } from '../../src/sweep/index.ts';
import { bytesForPeople, grouped } from '../arguments/numbers.ts';
import type { SpaceOptions } from '../arguments/space.ts';
import type { Session } from '../terminal/session.ts';
import { addSpace, jsonOption, tiltOption } from './arguments.ts';

interface Options extends SpaceOptions {
  readonly by?: 'length';
  readonly json?: true;
}

export function addCount(kaisu: Command, session: Session): void {
  addSpace(kaisu.command('count'))
    .summary('the exact number of answers')
    .description(
      'Counts the answers of a board, or of the bare space of a size, to the last digit.\n' +
        'The marks that a board carries are kept to.',
    )
    .addOption(new Option('--by <tally>', 'split the count of loops by their length').choices(['length']))
    .addOption(tiltOption())
    .addOption(jsonOption())
    .action(async (first: string, size: string | undefined, options: Options) => {
      const { headForPeople, spaceNamed } = await import('../arguments/space.ts');
      const { tiltOf } = await import('../arguments/tilt.ts');
      const { giveUp, sweepTo } = await import('../running/sweeping.ts');
      const { count } = await import('../../src/sweep/index.ts');
      const { by, json, memory } = options;
      const space = await spaceNamed(first, size, options, session);
      const { spec, head, warnings } = space;
      const startedAt = performance.now();
      const task = () => count(spec, { memory, ...tiltOf(options.tilt), ...(by === undefined ? {} : { by }) });
      const swept = await sweepTo(task, session);
      const seconds = (performance.now() - startedAt) / 1000;
      for (const warning of warnings) session.warn(warning);
      if (swept.result === undefined) {
        giveUp(swept, session);
        const { answersFound } = await import('../running/lower-bound.ts');
        const atLeast = await answersFound(space, session);
        if (json) await session.json({ ...head, count: null, atLeast: `${atLeast}`, seconds });
        else await session.write(`${headForPeople(head)}: at least ${grouped(atLeast)}\n`);
        return;
      }
      const { result } = swept;
      const byLength = by === undefined ? {} : { byLength: lengthsOf(result) };
      if (json) {
        const { states, peak, memory: held } = result;
        await session.json({ ...head, count: `${result.count}`, ...byLength, states, peak, seconds, memory: held });
        return;
      }
      const lengths = Object.entries(byLength.byLength ?? {}).map(
        ([length, n]) => `  length ${length}: ${grouped(BigInt(n))}\n`,
      );
      await session.write(
        `${headForPeople(head)}: ${grouped(result.count)}\n${lengths.join('')}` +
          `${grouped(result.states)} states, ${grouped(result.peak)} in the largest layer, ` +
          `${bytesForPeople(result.memory)}, ${seconds.toFixed(2)} s\n`,
      );
    });
}

/** The counts by length, those that are not 0. */
function lengthsOf({ byTally }: Count): Record<string, string> {
  return Object.fromEntries(byTally.flatMap((n, length) => (n === 0n ? [] : [[`${length}`, `${n}`]])));
}
