import { subtask } from '../../../src/grid/task.ts';
import { count } from '../../../src/sweep/index.ts';
import { column } from '../../measure/columns.ts';
import { A140517 } from '../../measure/published.ts';
import { tidy } from '../../measure/statistics.ts';
import { asTable } from '../../measure/table.ts';
import { loopsOneByOne } from './enumerate.ts';
import { loopSpace } from './loops.ts';

interface Part {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

/** Rectangles that can still be walked one loop at a time: sides, and how far the other one goes. */
const RECTANGLES = [
  [2, 11],
  [3, 10],
  [4, 8],
  [5, 7],
];

export const cycles = asTable<Part>({
  name: 'cycles',
  title: 'How many loops a grid has',
  means:
    'Simple cycles through the cells of a grid, counted by the sweep; squares beside the published sequence A140517, ' +
    'rectangles beside an enumeration one by one that shares no code with it.',
  version: 1,
  columns: [
    column('size', 'text', 'size'),
    column('loops', 'count', 'loops'),
    column('other', 'count', 'the other source'),
    column('source', 'text', 'which one'),
    column('match', 'text', 'the same'),
    column('states', 'count', 'states of the sweep'),
    column('seconds', 'seconds', 'seconds', 2),
  ],
  ceilings: {},
  bank: false,
  parts: () => [
    ...A140517.map((_, index) => ({ width: index + 2, height: index + 2 })),
    ...RECTANGLES.flatMap(([width, most]) =>
      Array.from({ length: most - width }, (_, index) => ({ width, height: width + 1 + index })),
    ),
    { width: 12, height: 12 },
    { width: 13, height: 13 },
  ],
  *measure({ width, height }) {
    const task = count(loopSpace({ width, height }));
    const started = performance.now();
    const counted = yield* subtask(task);
    const seconds = tidy((performance.now() - started) / 1000, 3);
    const loops = String(counted.count);
    const published = width === height ? A140517[width - 2] : undefined;
    const walked = width === height ? undefined : String(yield* loopsOneByOne(width, height));
    const other = published ?? walked ?? null;
    const source = published !== undefined ? 'A140517' : walked !== undefined ? 'one by one' : null;
    const match = other === null ? null : other === loops;
    return [{ size: `${width}x${height}`, loops, other, source, match, states: task.result.states, seconds }];
  },
  article: [],
});
