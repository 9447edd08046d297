import type { Command } from 'commander';
import type { Shape } from '../../src/grid/shape.ts';
import { answersInWords } from '../arguments/numbers.ts';
import type { Space, SpaceOptions } from '../arguments/space.ts';
import { now } from '../terminal/clock.ts';
import { OTHER_VERDICT } from '../terminal/io.ts';
import type { Session } from '../terminal/session.ts';
import { addSpace, jsonOption } from './arguments.ts';
import { addGenreOptions, addMarginals, marginalNames } from './genre-options.ts';

interface Options extends SpaceOptions {
  readonly json?: true;
  /** Flags of marginals. */
  readonly [name: string]: unknown;
}

export function addField(kaisu: Command, session: Session): void {
  addMarginals(addGenreOptions(addSpace(kaisu.command('field')), 'weights'))
    .summary('the exact probability of every decision')
    .description(
      'How often each cell, tile or edge is shaded, ship, painted or on the loop over all answers, exactly.\n' +
        'The marks that a board carries are kept to.',
    )
    .addOption(jsonOption())
    .action(async (first: string, size: string | undefined, options: Options) => {
      const { spaceNamed } = await import('../arguments/space.ts');
      const { InputError } = await import('../../src/grid/input-error.ts');
      const { fieldOf } = await import('../../src/sweep/index.ts');
      const { giveUp, sweepTo } = await import('../running/sweeping.ts');
      const space = await spaceNamed(first, size, options, session);
      const asked = marginalNames().filter((name) => options[name] === true);
      const of = asked.at(0);
      const { genre } = space;
      if (of !== undefined && !Object.hasOwn(genre.marginals ?? {}, of))
        throw new InputError(`--${of} is no option for ${genre.name}.`);
      if (asked.length > 1) throw new InputError(`A field is of one thing, not of ${asked.join(' and ')}.`);
      const startedAt = now();
      const { memory } = options;
      for (const warning of space.warnings) session.warn(warning);
      const swept = await sweepTo(() => fieldOf(space.spec, { memory, of, ...space.weights }), session);
      if (swept.result === undefined) return giveUp(swept, session);
      const { total, numerators, probabilities } = swept.result;
      const seconds = (now() - startedAt) / 1000;
      if (total === 0n) session.raise(OTHER_VERDICT);
      if (options.json) {
        const exact = { total: `${total}`, numerators: numerators.map(String) };
        await session.json({ ...space.head, ...(of === undefined ? {} : { of }), ...exact, probabilities, seconds });
        return;
      }
      const title = of === undefined ? space.title : `${space.title}, ${of}`;
      const perCell = of !== undefined || genre.decision === 'cell';
      const field = perCell ? drawn(space.puzzle, probabilities) : named(space, probabilities);
      await session.write(`${title}: ${answersInWords(total)}\n${field}`);
    });
}

/** Tiles and edges by name, in percent. */
function named({ genre, puzzle }: Space, probabilities: readonly number[]): string {
  return probabilities.map((p, decision) => `${percent(p)} %  ${genre.decisionName(puzzle, decision)}\n`).join('');
}

/** Cells as a drawing of the board, in percent. */
function drawn({ width, height }: Shape, probabilities: readonly number[]): string {
  const rows = Array.from({ length: height }, (_, row) =>
    probabilities
      .slice(row * width, (row + 1) * width)
      .map(percent)
      .join(''),
  );
  return `${rows.join('\n')}\n(percent)\n`;
}

function percent(probability: number): string {
  return (100 * probability).toFixed(2).padStart(7);
}
