import { tilepaint } from '../../../src/genres/tilepaint/index.ts';
import { numberedRuns } from '../../../src/genres/tilepaint/runs.ts';
import { subtask } from '../../../src/grid/task.ts';
import { climb } from '../../../src/ladder/climb.ts';
import { column, meanOf, proportion, sampled, share } from '../../measure/columns.ts';
import { mean, tidy } from '../../measure/statistics.ts';
import { asTable } from '../../measure/table.ts';
import { hasOneAnswer, rawBoard, standard } from './raw.ts';

interface Part {
  readonly [name: string]: number;
  readonly side: number;
  readonly maxSize: number;
  readonly boards: number;
}

const SIDE = 8;
/** The article's number of boards, and ten times as many for a sharper look. */
const BOARDS = [150, 1500];

/** From single cells, where most numbers fit many paintings, to tiles so large that the numbers tell everything. */
export const granularity = asTable<Part>({
  name: 'granularity',
  title: 'How large the tiles are',
  means:
    'Raw boards with every line numbered, by the largest tile aimed at. The tiles are the bits of the answer; the ' +
    'ledger is the most that the numbers could say, the sum over them of the logarithm of their possible values.',
  version: 1,
  columns: [
    column('size', 'text', 'size of the boards'),
    column('maxSize', 'count', 'largest tile aimed at'),
    column('boards', 'count', 'boards'),
    sampled('tiles', 'number', 'tiles of a board, mean'),
    column('ledger', 'bits', 'bits that the numbers could say', 1),
    proportion('unique', 'boards with one answer'),
    proportion('probe', 'boards that the whole ladder finishes'),
    proportion('count', 'boards that the lowest rung finishes'),
  ],
  ceilings: {},
  bank: false,
  parts: () => BOARDS.flatMap((boards) => [12, 8, 5, 3, 2, 1].map((maxSize) => ({ side: SIDE, maxSize, boards }))),
  *measure({ side, maxSize, boards }, seed) {
    const tiles: number[] = [];
    const ledgers: number[] = [];
    let unique = 0;
    let finished = 0;
    let counted = 0;
    for (let index = 0; index < boards; index++) {
      const { puzzle, answer } = rawBoard({ side, maxSize, density: 1 }, seed, index);
      const { steps, decisions } = yield* subtask(
        climb(tilepaint.ladder(puzzle, standard, 'study'), tilepaint.rungs(standard, 'study')),
      );
      if (steps[0].size === decisions) counted++;
      if (steps[steps.length - 1].size === decisions) finished++;
      if (yield* hasOneAnswer(puzzle)) unique++;
      tiles.push(answer.length);
      ledgers.push(numberedRuns(puzzle).reduce((bits, { cells }) => bits + Math.log2(cells.length + 1), 0));
    }
    return [
      {
        size: `${side}x${side}`,
        maxSize,
        boards,
        ...meanOf('tiles', tiles),
        ledger: tidy(mean(ledgers)),
        ...share('unique', unique, boards),
        ...share('probe', finished, boards),
        ...share('count', counted, boards),
      },
    ];
  },
  article: [
    { where: { maxSize: 1, boards: BOARDS[1] }, column: 'ledger', value: 51, decimals: 0 },
    ...figures(1, 64.0, 0, 0, 0),
    ...figures(2, 45.5, 1.3, 1.3, 0),
    ...figures(3, 35.9, 48.7, 48.7, 1.3),
    ...figures(5, 25.5, 93.3, 93.3, 19.3),
    ...figures(8, 18.6, 98.7, 98.7, 48),
    ...figures(12, 13.8, 100, 100, 78.7),
  ],
});

function figures(maxSize: number, tiles: number, unique: number, probe: number, count: number) {
  const where = { maxSize, boards: BOARDS[1] };
  const [of] = BOARDS;
  const percent = (name: string, value: number) => ({ where, column: name, value: tidy(value / 100), decimals: 1, of });
  return [
    { where, column: 'tiles', value: tiles, decimals: 1, of },
    percent('unique', unique),
    percent('probe', probe),
    percent('count', count),
  ];
}
