import { blank } from '../../../src/genres/castle-wall/blank.ts';
import { castleWallSweep } from '../../../src/genres/castle-wall/sweep/sweep.ts';
import { cellName } from '../../../src/grid/shape.ts';
import { subtask } from '../../../src/grid/task.ts';
import { count } from '../../../src/sweep/index.ts';
import { column } from '../../measure/columns.ts';
import { asTable } from '../../measure/table.ts';
import { standard, toldLoops } from './loops.ts';

interface Part {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

/** The sweep's parity bit held against loops that are looked at one by one. */
export const insideField = asTable<Part>({
  name: 'inside-field',
  title: 'Which cells a loop encloses',
  means:
    'For each cell the loops that miss it and those that enclose it, once by walking all loops and flooding each ' +
    'from outside, once by sweeps with a wall there, of which the parity bit tells the colour.',
  version: 1,
  columns: [
    column('size', 'text', 'size'),
    column('loops', 'count', 'loops'),
    column('cell', 'text', 'cell'),
    column('missed', 'count', 'loops that miss it'),
    column('enclosed', 'count', 'loops that enclose it'),
    column('missed-swept', 'count', 'the first by the sweep'),
    column('enclosed-swept', 'count', 'the second by the sweep'),
    column('equal', 'text', 'the same'),
  ],
  ceilings: {},
  bank: false,
  parts: () => [
    { width: 4, height: 3 },
    { width: 5, height: 5 },
  ],
  *measure({ width, height }) {
    const shape = { width, height };
    const loops = yield* toldLoops(shape);
    const rows = [];
    for (let cell = 0; cell < width * height; cell++) {
      const missing = loops.filter(({ visited }) => !(visited & (1 << cell)));
      const missed = missing.length;
      const enclosed = missing.filter(({ inside }) => inside[cell] === 1).length;
      const missedSwept = yield* swept(shape, cellName(shape, cell));
      const enclosedSwept = yield* swept(shape, `${cellName(shape, cell)}=white`);
      rows.push({
        size: `${width}x${height}`,
        loops: loops.length,
        cell: cellName(shape, cell),
        missed,
        enclosed,
        'missed-swept': missedSwept,
        'enclosed-swept': enclosedSwept,
        equal: missed === missedSwept && enclosed === enclosedSwept,
      });
    }
    return rows;
  },
  article: [],
});

function* swept(shape: { width: number; height: number }, walls: string): Generator<number, number, void> {
  const { puzzle } = blank(shape, standard, { walls });
  const counted = yield* subtask(count(castleWallSweep(puzzle, standard)));
  return Number(counted.count);
}
