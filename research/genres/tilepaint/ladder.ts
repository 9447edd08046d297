import { printBoard } from '../../../src/formats/print.ts';
import { tilepaint } from '../../../src/genres/tilepaint/index.ts';
import { subtask } from '../../../src/grid/task.ts';
import { climb, climbWithout } from '../../../src/ladder/climb.ts';
import { settledIn } from '../../../src/ladder/start.ts';
import { column, proportion, share } from '../../measure/columns.ts';
import { tidy } from '../../measure/statistics.ts';
import { type ArticleFigure, asTable, type Row } from '../../measure/table.ts';
import { hasOneAnswer, MAX_SIZE, rawBoard, rungs, standard } from './raw.ts';

interface Part {
  readonly [name: string]: number;
  readonly side: number;
  readonly boards: number;
}

/** The article's number of boards, and ten times as many for a sharper look. */
const BOARDS = [300, 3000];
const SIDES = [6, 8, 10];
const parts = (): Part[] => BOARDS.flatMap((boards) => SIDES.map((side) => ({ side, boards })));
const head = [column('size', 'text', 'size of the boards'), column('boards', 'count', 'boards')];

function raw({ side }: Part, seed: number, index: number) {
  return rawBoard({ side, maxSize: MAX_SIZE, density: 1 }, seed, index).puzzle;
}

export const ladder = asTable<Part>({
  name: 'ladder',
  title: 'Up the ladder',
  means: 'Raw boards with every line numbered: the share that is finished with each rung and all below it.',
  version: 1,
  columns: [
    ...head,
    ...rungs.map((rung) => proportion(rung, `boards finished with the rungs up to ${rung}`)),
    proportion('probe', 'boards finished with the whole ladder'),
    proportion('unique', 'boards with one answer'),
  ],
  ceilings: {},
  bank: false,
  parts,
  *measure(part, seed) {
    const { side, boards } = part;
    const names = [...rungs, 'probe'];
    const finished = new Map(names.map((name) => [name, 0]));
    let unique = 0;
    for (let index = 0; index < boards; index++) {
      const puzzle = raw(part, seed, index);
      const { steps, decisions } = yield* subtask(climb(tilepaint.ladder(puzzle, standard, 'study'), rungs));
      for (const { rung, size } of steps) if (size === decisions) finished.set(rung, (finished.get(rung) ?? 0) + 1);
      if (yield* hasOneAnswer(puzzle)) unique++;
    }
    const shares = names.map((name): Row => share(name, finished.get(name) ?? 0, boards));
    return [Object.assign({ size: `${side}x${side}`, boards }, ...shares, share('unique', unique, boards))];
  },
  article: [
    ...percentages('6x6', { count: 61.7, edge: 98.7, fit: 98.7, probe: 98.7, unique: 98.7 }),
    ...percentages('8x8', { count: 22.3, edge: 87.7, fit: 90.0, probe: 91.7, unique: 91.7 }),
    ...percentages('10x10', { count: 1.3, edge: 54.0, fit: 60.3, probe: 82.3, unique: 82.7 }),
  ],
});

export const leaveOneOut = asTable<Part>({
  name: 'leave-one-out',
  title: 'The ladder without one of its rungs',
  means:
    'The same raw boards: the share that the whole ladder finishes, probe included, and what is left without a rung.',
  version: 1,
  columns: [
    ...head,
    proportion('full', 'boards finished with the whole ladder', 2),
    ...rungs.map((rung) => proportion(`no-${rung}`, `boards finished without ${rung}`, 2)),
  ],
  ceilings: {},
  bank: false,
  parts,
  *measure(part, seed) {
    const { side, boards } = part;
    const finished = new Array<number>(rungs.length + 1).fill(0);
    for (let index = 0; index < boards; index++) {
      const puzzle = raw(part, seed, index);
      const model = tilepaint.ladder(puzzle, standard, 'study');
      for (let left = 0; left < finished.length; left++) {
        const marks = yield* subtask(climbWithout(model, left === 0 ? 0 : 1 << (left - 1)));
        if (marks && settledIn(marks) === marks.length) finished[left]++;
      }
    }
    const shares = finished.map(
      (hits, left): Row => share(left === 0 ? 'full' : `no-${rungs[left - 1]}`, hits, boards),
    );
    return [Object.assign({ size: `${side}x${side}`, boards }, ...shares)];
  },
  article: [98.7, 91.7, 82.3].flatMap((value, at) =>
    percentages(['6x6', '8x8', '10x10'][at], { full: value, 'no-count': value, 'no-edge': value, 'no-fit': value }),
  ),
});

export const probeGap = asTable<Part>({
  name: 'probe-gap',
  title: 'What the probe misses',
  means: 'Raw boards with every line numbered and one answer that the whole ladder leaves unfinished.',
  version: 1,
  columns: [
    column('size', 'text', 'size of the boards'),
    column('raw', 'count', 'raw boards'),
    column('boards', 'count', 'those with one answer'),
    column('resist', 'count', 'of them those that resist the ladder'),
    proportion('missed', 'share of them that resists', 2),
    column('example', 'text', 'the first of them'),
  ],
  ceilings: {},
  bank: false,
  parts,
  *measure(part, seed) {
    const { side, boards } = part;
    let unique = 0;
    let resist = 0;
    let example: string | null = null;
    for (let index = 0; index < boards; index++) {
      const puzzle = raw(part, seed, index);
      if (!(yield* hasOneAnswer(puzzle))) continue;
      unique++;
      const { steps, decisions } = yield* subtask(climb(tilepaint.ladder(puzzle, standard, 'study'), rungs));
      if (steps[steps.length - 1].size === decisions) continue;
      resist++;
      const board = { puzzle, marks: new Uint8Array(decisions), notes: {} };
      example ??= printBoard(tilepaint.codec, board, 'puzzlink').text;
    }
    return [
      { size: `${side}x${side}`, raw: boards, boards: unique, resist, ...share('missed', resist, unique), example },
    ];
  },
  article: [
    { where: { size: '10x10', raw: BOARDS[1] }, column: 'missed', value: tidy(1 / 248, 6), decimals: 2, of: 248 },
  ],
});

function percentages(size: string, values: Readonly<Record<string, number>>): ArticleFigure[] {
  return Object.entries(values).map(([name, value]) => ({
    where: { size, boards: BOARDS[1] },
    column: name,
    value: tidy(value / 100),
    decimals: 1,
    of: BOARDS[0],
  }));
}
