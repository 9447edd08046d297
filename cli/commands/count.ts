import type { Command } from 'commander';
import type { Count } from '../../src/sweep/index.ts';
import { bytesForPeople, grouped } from '../arguments/numbers.ts';
import type { SpaceOptions } from '../arguments/space.ts';
import { now } from '../terminal/clock.ts';
import type { Session } from '../terminal/session.ts';
import { addSpace, jsonOption } from './arguments.ts';
import { addGenreOptions, byOption } from './genre-options.ts';

interface Options extends SpaceOptions {
  readonly by?: string;
  readonly json?: true;
}

export function addCount(kaisu: Command, session: Session): void {
  addGenreOptions(addSpace(kaisu.command('count')).addOption(byOption()), 'weights')
    .summary('the exact number of answers')
    .description(
      'Counts the answers of a board, or all answers of a size, to the last digit.\n' +
        'The marks that a board carries are kept to.',
    )
    .addOption(jsonOption())
    .action(async (first: string, size: string | undefined, options: Options) => {
      const { spaceNamed } = await import('../arguments/space.ts');
      const { InputError } = await import('../../src/grid/input-error.ts');
      const { giveUp, sweepTo } = await import('../running/sweeping.ts');
      const { count } = await import('../../src/sweep/index.ts');
      const { splitName } = await import('../arguments/genre-options.ts');
      const { by, json, memory } = options;
      const space = await spaceNamed(first, size, options, session);
      const { genre, spec, weights, head, title, warnings } = space;
      if (by !== undefined && !Object.hasOwn(genre.tallies, by))
        throw new InputError(`The answers of ${genre.name} can't be split by ${by}.`);
      const startedAt = now();
      const task = () => count(spec, { memory, ...weights, ...(by === undefined ? {} : { by }) });
      const swept = await sweepTo(task, session);
      const seconds = (now() - startedAt) / 1000;
      for (const warning of warnings) session.warn(warning);
      if (swept.result === undefined) {
        giveUp(swept, session);
        const { answersFound } = await import('../running/lower-bound.ts');
        const atLeast = await answersFound(space, session);
        if (json) await session.json({ ...head, count: null, atLeast: `${atLeast}`, seconds });
        else await session.write(`${title}: at least ${grouped(atLeast)}\n`);
        return;
      }
      const { result } = swept;
      const split = by === undefined ? {} : tallied(result);
      const splits = by === undefined ? {} : { [splitName(by)]: split };
      if (json) {
        const { states, peak, table, memory: held } = result;
        const sizes = { states, peak, ...(table === undefined ? {} : { table }) };
        await session.json({ ...head, count: `${result.count}`, ...splits, ...sizes, seconds, memory: held });
        return;
      }
      const lines = Object.entries(split).map(([units, n]) => `  ${by} ${units}: ${grouped(BigInt(n))}\n`);
      await session.write(
        `${title}: ${grouped(result.count)}\n${lines.join('')}` +
          `${grouped(result.states)} states, ${grouped(result.peak)} in the largest layer, ` +
          (result.table === undefined ? '' : `${grouped(result.table)} in a table, `) +
          `${bytesForPeople(result.memory)}, ${seconds.toFixed(2)} s\n`,
      );
    });
}

/** The counts by a tally (loops by their length), those that are not 0. */
function tallied({ byTally }: Count): Record<string, string> {
  return Object.fromEntries(byTally.flatMap((n, units) => (n === 0n ? [] : [[`${units}`, `${n}`]])));
}
