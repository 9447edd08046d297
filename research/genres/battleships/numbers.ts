import { BLANK } from '../../../src/board/clue.ts';
import { type Marks, YES } from '../../../src/board/marks.ts';
import { Answers } from '../../../src/compose/answers.ts';
import { seedOf } from '../../../src/compose/seeds.ts';
import { battleships } from '../../../src/genres/battleships/index.ts';
import { seeded } from '../../../src/grid/random.ts';
import { subtask } from '../../../src/grid/task.ts';
import { count, diagram, walk } from '../../../src/sweep/index.ts';
import { column, medianOf, proportion, ranked, share } from '../../measure/columns.ts';
import { tidy } from '../../measure/statistics.ts';
import { asTable, type Row } from '../../measure/table.ts';
import { fleetOf, placements, SIX, standard } from './space.ts';

interface Part {
  readonly [name: string]: number;
  readonly side: number;
}

interface DrawnPart extends Part {
  readonly draws: number;
}

/** Ship cells of each row, then of each column. */
function numbersOf(marks: Marks, side: number): number[] {
  const numbers = new Array<number>(2 * side).fill(0);
  marks.forEach((mark, cell) => {
    if (mark !== YES) return;
    numbers[Math.floor(cell / side)]++;
    numbers[side + (cell % side)]++;
  });
  return numbers;
}

/** How many lines print each value, pooled over all lines. */
class LineTally {
  readonly lines = new Map<number, number>();

  add(numbers: readonly number[]): void {
    for (const value of numbers) this.lines.set(value, (this.lines.get(value) ?? 0) + 1);
  }

  rows(side: number, answers: number): Row[] {
    return [...this.lines]
      .sort(([a], [b]) => a - b)
      .map(([value, lines]) => ({
        size: `${side}x${side}`,
        value,
        boards: answers * 2 * side,
        ...share('left', lines, answers * 2 * side),
        // Nothing else known, a line is settled when it has no ship; any other number leaves a choice of cells.
        settles: value === 0,
      }));
  }
}

function* everyPlacement(side: number): Generator<number, Generator<Marks>, void> {
  return walk(yield* subtask(diagram(placements({ width: side, height: side }, SIX))));
}

const SIDE = 6;

export const twelveNumbers = asTable<Part>({
  name: 'twelve-numbers',
  title: 'What all the numbers leave',
  means:
    'Every placement of the small fleet, grouped by what all lines print. A typical placement is one of so many in ' +
    'its group (the median over placements); a typical set of numbers has fewer (the median over sets).',
  version: 1,
  columns: [
    column('size', 'text', 'size'),
    column('placements', 'count', 'placements'),
    column('sets', 'count', 'sets of numbers'),
    column('typical', 'count', 'answers of a placement’s numbers, median'),
    column('of-a-set', 'count', 'answers of a set of numbers, median'),
    column('most', 'count', 'most answers of a set'),
    column('pinned', 'count', 'placements that their numbers pin'),
    column('share', 'share', 'share of them pinned', 2),
  ],
  ceilings: {},
  bank: false,
  parts: () => [{ side: SIDE }],
  *measure({ side }) {
    const groups = new Map<string, number>();
    let all = 0;
    for (const marks of yield* everyPlacement(side)) {
      const key = numbersOf(marks, side).join('');
      groups.set(key, (groups.get(key) ?? 0) + 1);
      if (++all % 1024 === 0) yield 1024;
    }
    const sizes = [...groups.values()].sort((a, b) => a - b);
    // The middle placement when they stand in the order of their groups' sizes.
    let before = 0;
    const typical = sizes.find((size) => 2 * (before += size) >= all) ?? 0;
    const pinned = sizes.filter((size) => size === 1).length;
    return [
      {
        size: `${side}x${side}`,
        placements: all,
        sets: sizes.length,
        typical,
        'of-a-set': sizes[sizes.length >> 1],
        most: sizes[sizes.length - 1],
        pinned,
        share: tidy(pinned / all),
      },
    ];
  },
  article: [
    { where: { size: '6x6' }, column: 'typical', value: 5, decimals: 0 },
    { where: { size: '6x6' }, column: 'share', value: 0.0822, decimals: 2 },
  ],
});

const lineColumns = [
  column('size', 'text', 'size'),
  column('value', 'count', 'number'),
  column('boards', 'count', 'lines'),
];

export const linePrice = asTable<Part>({
  name: 'line-price',
  title: 'What one number leaves',
  means:
    'Every placement of the small fleet: the share of all lines that print each number, so what one such number ' +
    'leaves.',
  version: 1,
  columns: [...lineColumns, column('left', 'share', 'left', 2), column('settles', 'text', 'settles its line on sight')],
  ceilings: {},
  bank: false,
  parts: () => [{ side: SIDE }],
  *measure({ side }) {
    const tally = new LineTally();
    let all = 0;
    for (const marks of yield* everyPlacement(side)) {
      tally.add(numbersOf(marks, side));
      if (++all % 1024 === 0) yield 1024;
    }
    return tally.rows(side, all).map(({ leftError: _, ...row }) => row);
  },
  article: [
    { where: { value: 5 }, column: 'left', value: 0.0065, decimals: 2 },
    { where: { value: 0 }, column: 'left', value: 0.1738, decimals: 2 },
  ],
});

export const linePriceDrawn = asTable<DrawnPart>({
  name: 'line-price-drawn',
  title: 'What one number leaves on larger boards',
  means: 'The same over uniform draws of the armada, where the space is too large to be walked.',
  version: 1,
  columns: [...lineColumns, proportion('left', 'left', 2), column('settles', 'text', 'settles its line on sight')],
  ceilings: {},
  bank: false,
  parts: () => [8, 10].map((side) => ({ side, draws: 2000 })),
  *measure({ side, draws }, seed) {
    const tally = new LineTally();
    for (const marks of yield* drawn(side, draws, seedOf(seed, 'lines', side))) tally.add(numbersOf(marks, side));
    return tally.rows(side, draws);
  },
  article: [],
});

export const allNumbers = asTable<DrawnPart>({
  name: 'all-numbers',
  title: 'What all the numbers leave on larger boards',
  means: 'Uniform draws, every line numbered and no piece printed: how many answers are left, counted by the sweep.',
  version: 2,
  columns: [
    column('size', 'text', 'size'),
    column('boards', 'count', 'placements drawn'),
    ranked('left', 'count', 'answers left, median'),
    column('most', 'count', 'most'),
    column('pinned', 'count', 'placements that their numbers pin'),
    proportion('share', 'share of them pinned'),
  ],
  ceilings: {},
  bank: false,
  parts: () => [
    { side: 6, draws: 200 },
    { side: 8, draws: 100 },
    { side: 10, draws: 36 },
  ],
  *measure({ side, draws }, seed) {
    const left: number[] = [];
    for (const marks of yield* drawn(side, draws, seedOf(seed, 'numbers', side))) {
      const numbers = numbersOf(marks, side);
      const puzzle = {
        width: side,
        height: side,
        rows: numbers.slice(0, side),
        columns: numbers.slice(side),
        pieces: new Array<number>(side * side).fill(BLANK),
        fleet: fleetOf(side).split(',').map(Number),
      };
      const counted = yield* subtask(count(battleships.sweep(puzzle, standard)));
      left.push(Number(counted.count));
    }
    const pinned = left.filter((number) => number === 1).length;
    return [
      {
        size: `${side}x${side}`,
        boards: draws,
        ...medianOf('left', left),
        most: Math.max(...left),
        pinned,
        ...share('share', pinned, draws),
      },
    ];
  },
  article: [],
});

/** Uniform placements of the study's fleet. */
export function* drawn(side: number, number: number, seed: number): Generator<number, Marks[], void> {
  const space = { spec: placements({ width: side, height: side }, fleetOf(side)) };
  return yield* subtask(new Answers(space, 2 ** 31).draw(number, seeded(seed)));
}
