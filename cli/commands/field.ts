import type { Command } from 'commander';
import { answersInWords } from '../arguments/numbers.ts';
import type { Space, SpaceOptions } from '../arguments/space.ts';
import { now } from '../terminal/clock.ts';
import { OTHER_VERDICT } from '../terminal/io.ts';
import type { Session } from '../terminal/session.ts';
import { addSpace, jsonOption } from './arguments.ts';
import { addGenreOptions } from './genre-options.ts';

interface Options extends SpaceOptions {
  readonly json?: true;
}

export function addField(kaisu: Command, session: Session): void {
  addGenreOptions(addSpace(kaisu.command('field')), 'weights')
    .summary('the exact probability of every decision')
    .description(
      'How often each cell, tile or edge is shaded, ship, painted or on the loop over all answers, exactly.\n' +
        'The marks that a board carries are kept to.',
    )
    .addOption(jsonOption())
    .action(async (first: string, size: string | undefined, options: Options) => {
      const { spaceNamed } = await import('../arguments/space.ts');
      const { fieldOf } = await import('../../src/sweep/index.ts');
      const { giveUp, sweepTo } = await import('../running/sweeping.ts');
      const space = await spaceNamed(first, size, options, session);
      const startedAt = now();
      const { memory } = options;
      for (const warning of space.warnings) session.warn(warning);
      const swept = await sweepTo(() => fieldOf(space.spec, { memory, ...space.weights }), session);
      if (swept.result === undefined) return giveUp(swept, session);
      const { total, numerators, probabilities } = swept.result;
      const seconds = (now() - startedAt) / 1000;
      if (total === 0n) session.raise(OTHER_VERDICT);
      if (options.json) {
        const exact = { total: `${total}`, numerators: numerators.map(String) };
        await session.json({ ...space.head, ...exact, probabilities, seconds });
        return;
      }
      await session.write(`${space.title}: ${answersInWords(total)}\n${drawn(space, probabilities)}`);
    });
}

/** Cells as a drawing of the board, in percent; tiles and edges by name. */
function drawn({ genre, puzzle }: Space, probabilities: readonly number[]): string {
  const percent = (probability: number): string => (100 * probability).toFixed(2).padStart(7);
  if (genre.decision !== 'cell')
    return probabilities.map((p, decision) => `${percent(p)} %  ${genre.decisionName(puzzle, decision)}\n`).join('');
  const rows = Array.from({ length: puzzle.height }, (_, row) =>
    probabilities
      .slice(row * puzzle.width, (row + 1) * puzzle.width)
      .map(percent)
      .join(''),
  );
  return `${rows.join('\n')}\n(percent)\n`;
}
