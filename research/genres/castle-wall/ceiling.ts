import { column } from '../../measure/columns.ts';
import { tidy } from '../../measure/statistics.ts';
import { asTable } from '../../measure/table.ts';
import { DIRECTIONS, raysOf, type Told, toldLoops } from './loops.ts';

interface Part {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

/** Rows by columns, as the study lists them. */
const SIZES = [
  [2, 2],
  [2, 3],
  [3, 3],
  [3, 4],
  [4, 4],
  [3, 5],
  [4, 5],
  [3, 6],
  [5, 5],
];

/** What a board that tells all it can about a loop still leaves open. */
export const ceiling = asTable<Part>({
  name: 'ceiling',
  title: 'What a board can say at most',
  means:
    'For every loop the board on which each cell that the loop misses is a wall with its colour and the number ' +
    'along its longest ray (the first of the longest, from north clockwise), and beside it the board whose walls ' +
    'tell all four numbers. A loop is pinned when it is the only answer of its board.',
  version: 1,
  columns: [
    column('size', 'text', 'size'),
    column('loops', 'count', 'loops'),
    column('pinned', 'count', 'pinned by colours and longest arrows'),
    column('rate', 'share', 'share of them', 1),
    column('all-four', 'count', 'pinned by colours and all four arrows'),
    column('all-four-rate', 'share', 'share of them', 1),
    column('walls', 'count', 'most walls that a loop leaves'),
    column('remark', 'text', 'remark'),
  ],
  ceilings: {},
  bank: false,
  parts: () => SIZES.map(([height, width]) => ({ width, height })),
  *measure({ width, height }) {
    const shape = { width, height };
    const cells = width * height;
    const loops = yield* toldLoops(shape);
    const rays = raysOf(shape);
    const longest = Array.from({ length: cells }, (_, cell) => {
      const lengths = DIRECTIONS.map((_direction, at) => rays[cell * DIRECTIONS.length + at].length);
      return cell * DIRECTIONS.length + lengths.indexOf(Math.max(...lengths));
    });
    const oneEach = longest.map((pair) => [pair]);
    const fourEach = longest.map((_, cell) => DIRECTIONS.map((_direction, at) => cell * DIRECTIONS.length + at));
    let pinned = 0;
    let allFour = 0;
    let walls = 0;
    for (const loop of loops) {
      if (isPinned(loop, loops, cells, oneEach)) pinned++;
      if (isPinned(loop, loops, cells, fourEach)) allFour++;
      let missed = 0;
      for (let cell = 0; cell < cells; cell++) if (!(loop.visited & (1 << cell))) missed++;
      walls = Math.max(walls, missed);
      yield 1 + (loops.length >> 6);
    }
    return [
      {
        size: `${width}x${height}`,
        loops: loops.length,
        pinned,
        rate: tidy(pinned / loops.length),
        'all-four': allFour,
        'all-four-rate': tidy(allFour / loops.length),
        walls,
        remark: walls === 0 ? 'degenerate: no cell is left for a wall' : null,
      },
    ];
  },
  article: [
    { where: { size: '4x4' }, column: 'loops', value: 213, decimals: 0 },
    { where: { size: '4x4' }, column: 'pinned', value: 139, decimals: 0 },
    { where: { size: '5x5' }, column: 'loops', value: 9349, decimals: 0 },
    { where: { size: '5x5' }, column: 'pinned', value: 4702, decimals: 0 },
  ],
});

/** Whether no other loop misses all the cells that this one misses, with the same colours and numbers there. */
function isPinned(loop: Told, loops: readonly Told[], cells: number, arrows: readonly (readonly number[])[]): boolean {
  return !loops.some((other) => {
    if (other === loop || (other.visited & ~loop.visited) !== 0) return false;
    for (let cell = 0; cell < cells; cell++) {
      if (loop.visited & (1 << cell)) continue;
      if (other.inside[cell] !== loop.inside[cell]) return false;
      for (const pair of arrows[cell]) if (other.numbers[pair] !== loop.numbers[pair]) return false;
    }
    return true;
  });
}
