import { readBoard } from '../../../src/genres/read.ts';
import { tilepaint } from '../../../src/genres/tilepaint/index.ts';
import type { TilepaintPuzzle } from '../../../src/genres/tilepaint/puzzle.ts';
import { numberedRuns } from '../../../src/genres/tilepaint/runs.ts';
import { subtask } from '../../../src/grid/task.ts';
import { PlainSearch } from '../../../src/search/plain.ts';
import { type BoardsPart, bySize } from '../../measure/boards.ts';
import { column, medianOf, ranked } from '../../measure/columns.ts';
import { asTable } from '../../measure/table.ts';
import { rungs, standard } from './raw.ts';

interface Part extends BoardsPart {
  readonly grade: string;
}

const CEILING = 200_000;

export const bank = asTable<Part>({
  name: 'bank',
  title: 'The bank',
  means:
    'The shipped boards by their grade: the numbers kept of all lines, and the guesses of a plain search to the ' +
    'end of the proof that there is one answer, with the whole ladder at every node, probe included, and with the ' +
    'rungs below it.',
  version: 2,
  columns: [
    column('size', 'text', 'size'),
    column('grade', 'text', 'grade'),
    column('boards', 'count', 'boards'),
    ranked('kept', 'number', 'numbers kept, median', 1),
    column('lines', 'count', 'of all lines'),
    ranked('guesses', 'count', 'guesses with the whole ladder, median'),
    ranked('below', 'count', 'guesses without probe, median'),
    column('most', 'count', 'the same, most'),
  ],
  ceilings: { guesses: CEILING },
  bank: true,
  parts: (boards) => {
    const grades = [...new Set(boards.map(({ rung }) => rung))];
    const of = (grade: string): Part[] =>
      bySize(boards.filter(({ rung }) => rung === grade)).map((part) => ({ ...part, grade }));
    // All grades of a size together.
    const sizes = bySize(boards).map(({ size }) => size);
    return [
      ...sizes.flatMap((size) => [...grades.flatMap(of).filter((part) => part.size === size)]),
      ...bySize(boards).map((part) => ({ ...part, grade: 'all' })),
    ];
  },
  *measure({ size, grade, boards }) {
    const kept: number[] = [];
    const guesses: number[] = [];
    const below: number[] = [];
    let lines = 0;
    for (const address of boards) {
      const puzzle = readBoard(address).board.puzzle as TilepaintPuzzle;
      lines = puzzle.width + puzzle.height;
      kept.push(numberedRuns(puzzle).length);
      for (const [points, rung] of [
        [guesses, rungs.length],
        [below, rungs.length - 1],
      ] as const) {
        const search = new PlainSearch(tilepaint.ladder(puzzle, standard, 'study'), { rungs, rung, budget: CEILING });
        const { answers, branchPoints } = yield* subtask(search);
        if (answers.length !== 1) throw new Error(`${address} has not one answer`);
        points.push(branchPoints);
      }
    }
    return [
      {
        size,
        grade,
        boards: boards.length,
        ...medianOf('kept', kept),
        lines,
        ...medianOf('guesses', guesses),
        ...medianOf('below', below),
        most: Math.max(...below),
      },
    ];
  },
  article: [
    { where: { size: '6x6', grade: 'all' }, column: 'kept', value: 7, decimals: 1, of: 20 },
    { where: { size: '8x8', grade: 'all' }, column: 'kept', value: 10, decimals: 1, of: 20 },
    { where: { size: '10x10', grade: 'all' }, column: 'kept', value: 13, decimals: 1, of: 20 },
    ...(['6x6', '8x8', '10x10'] as const).map((size) => ({
      where: { size, grade: 'all' },
      column: 'guesses',
      value: 0,
      decimals: 0,
      of: 20,
    })),
  ],
});
