import { BLANK } from '../../../src/board/clue.ts';
import type { Marks } from '../../../src/board/marks.ts';
import { KeepLadder } from '../../../src/compose/keep-ladder.ts';
import { minimise } from '../../../src/compose/minimise.ts';
import { seedOf } from '../../../src/compose/seeds.ts';
import type { Model } from '../../../src/engine/model.ts';
import { battleships } from '../../../src/genres/battleships/index.ts';
import { FLEET } from '../../../src/genres/battleships/ladder/rungs.ts';
import { type BattleshipsPuzzle, MIDDLE, WATER } from '../../../src/genres/battleships/puzzle.ts';
import { seeded } from '../../../src/grid/random.ts';
import { neighbours } from '../../../src/grid/shape.ts';
import { subtask } from '../../../src/grid/task.ts';
import { climb } from '../../../src/ladder/climb.ts';
import { rungsUpTo } from '../../../src/ladder/start.ts';
import { PlainSearch } from '../../../src/search/plain.ts';
import { column, meanOf, medianOf, proportion, ranked, sampled, share } from '../../measure/columns.ts';
import { type ArticleFigure, asTable, type Column, type Row } from '../../measure/table.ts';
import { FittingBerths } from './fitting-berths.ts';
import { drawn } from './numbers.ts';
import { standard } from './space.ts';

// Where the article's ladder may read otherwise than ours. Its text lists the rungs and leaves two things open: on
// which rung the shape of a printed piece speaks, and whether a berth that its line has no number left for is one.

const BERTHS = { sea: 'the sea alone', numbers: 'the numbers too' } as const;
const PIECES = { touch: 'on touch', once: 'at once' } as const;

interface Part {
  readonly [name: string]: number | string;
  readonly side: number;
  readonly boards: number;
  readonly berths: keyof typeof BERTHS;
}

function ladderOf(puzzle: BattleshipsPuzzle, berths: keyof typeof BERTHS): Model {
  const model = battleships.ladder(puzzle, standard);
  if (berths === 'numbers') model.engine.add(new FittingBerths(puzzle));
  return model;
}

/** What the printed pieces say of the four cells beside them; a middle says nothing of them yet. */
function told(puzzle: BattleshipsPuzzle, answer: Marks): Marks {
  const marks = new Uint8Array(answer.length);
  puzzle.pieces.forEach((piece, cell) => {
    if (piece <= WATER || piece === MIDDLE) return;
    for (const other of neighbours(puzzle, cell)) marks[other] = answer[other];
  });
  return marks;
}

interface PruningPart extends Part {
  readonly pieces: keyof typeof PIECES;
  readonly rung: string;
}

/** Boards of uniform placements, turned down as long as the ladder up to `fleet` finishes. */
function* boardsOf(
  { side, boards, berths }: Part,
  seed: number,
): Generator<number, { puzzle: BattleshipsPuzzle; answer: Marks }[], void> {
  const { composer } = battleships;
  const made: { puzzle: BattleshipsPuzzle; answer: Marks }[] = [];
  for (const marks of yield* drawn(side, boards, seedOf(seed, 'variants', side))) {
    const full = composer.withAllClues({ width: side, height: side }, marks, {}, seeded(0));
    if (!full) throw new Error('every placement makes a board');
    const { puzzle, answer } = full;
    const dials = composer.dials(puzzle, answer, {}, 'generate');
    const keeper = new KeepLadder(ladderOf(puzzle, berths), dials, rungsUpTo(FLEET), false);
    // The same order for both kinds of berths.
    const random = seeded(seedOf(seed, 'order', side, made.length));
    const levels = yield* minimise(dials, keeper, composer.monotone, random);
    made.push({ puzzle: composer.atLevels(puzzle, dials, levels), answer });
  }
  return made;
}

const head: readonly Column[] = [
  column('size', 'text', 'size'),
  column('boards', 'count', 'boards'),
  column('berths', 'text', 'berths are seen by'),
  sampled('kept', 'number', 'printed cells kept, mean', 2),
  column('pieces', 'text', 'shapes speak'),
  column('rung', 'text', 'rungs up to'),
];

function printedCells({ pieces }: BattleshipsPuzzle): number {
  return pieces.filter((piece) => piece !== BLANK).length;
}

export const climbVariants = asTable<Part>({
  name: 'climb-variants',
  title: 'The climb, read in other ways',
  means:
    'Fresh boards of uniform placements, made as the bank is, by two readings of the ladder each. The shape of a ' +
    'printed piece speaks on touch (as in our ladder) or at once; a berth of fleet is a place that the sea leaves ' +
    'open (as in our ladder), or one that also fits the number of its line.',
  version: 1,
  columns: [
    ...head,
    ranked('median', 'share', 'settled, median', 1),
    sampled('mean', 'share', 'settled, mean'),
    column('finished', 'count', 'boards finished'),
    proportion('finishes', 'share of boards finished'),
  ],
  ceilings: {},
  bank: false,
  parts: () => (['sea', 'numbers'] as const).map((berths) => ({ side: 10, boards: 144, berths })),
  *measure(part, seed) {
    const rungs = battleships.rungs(standard);
    const boards = yield* boardsOf(part, seed);
    const rows: Row[] = [];
    for (const pieces of ['touch', 'once'] as const) {
      const shares = rungs.map((): number[] => []);
      for (const { puzzle, answer } of boards) {
        const start = pieces === 'once' ? { marks: told(puzzle, answer) } : {};
        const { steps, decisions } = yield* subtask(climb(ladderOf(puzzle, part.berths), rungs, start));
        shares.forEach((own, rung) => {
          own.push((steps[rung].size ?? 0) / decisions);
        });
      }
      rungs.forEach((rung, at) => {
        const finished = shares[at].filter((settled) => settled === 1).length;
        rows.push({
          ...headOf(part, boards, pieces, rung),
          ...medianOf('median', shares[at]),
          ...meanOf('mean', shares[at]),
          finished,
          ...share('finishes', finished, boards.length),
        });
      });
    }
    return rows;
  },
  article: [
    ...figures('10x10', 'count', 'median', 0.588, 1),
    ...figures('10x10', 'touch', 'median', 0.805, 1),
    ...figures('10x10', 'line', 'median', 0.806, 1),
    ...figures('10x10', 'line', 'finishes', 2 / 36, 1),
  ],
});

// Well above the medians that are asked for; the study’s own would take minutes.
const CEILING = 20_000;

export const pruningVariants = asTable<PruningPart>({
  name: 'pruning-variants',
  title: 'The pruning, read in other ways',
  means: 'Branch points on fresh boards made and read in the same four ways, to the end of the proof.',
  version: 1,
  columns: [
    ...head,
    ranked('median', 'count', 'branch points, median'),
    column('most', 'count', 'branch points, most'),
    column('capped', 'count', 'boards given up'),
  ],
  ceilings: { 'branch points': CEILING },
  bank: false,
  // Rungs that leave little to guess first.
  parts: () =>
    ['fleet', 'touch', 'count'].flatMap((rung) =>
      (['sea', 'numbers'] as const).flatMap((berths) =>
        (['touch', 'once'] as const).map((pieces) => ({ side: 8, boards: 36, berths, pieces, rung })),
      ),
    ),
  *measure(part, seed) {
    const { berths, pieces, rung } = part;
    const rungs = battleships.rungs(standard);
    const boards = yield* boardsOf(part, seed);
    const points: number[] = [];
    let capped = 0;
    for (const { puzzle, answer } of boards) {
      const search = new PlainSearch(ladderOf(puzzle, berths), {
        rungs,
        rung: rungs.indexOf(rung),
        budget: CEILING,
        start: pieces === 'once' ? { marks: told(puzzle, answer) } : {},
      });
      const { branchPoints, capped: isCapped } = yield* subtask(search);
      points.push(branchPoints);
      if (isCapped) capped++;
    }
    return [
      {
        ...headOf(part, boards, pieces, rung),
        ...medianOf('median', points),
        most: Math.max(...points),
        capped,
      },
    ];
  },
  article: [
    ...figures('8x8', 'count', 'median', 805, 0),
    ...figures('8x8', 'touch', 'median', 3, 0),
    ...figures('8x8', 'fleet', 'median', 0, 0),
  ],
});

function headOf(
  { side, berths }: Part,
  boards: readonly { readonly puzzle: BattleshipsPuzzle }[],
  pieces: keyof typeof PIECES,
  rung: string,
): Row {
  return {
    size: `${side}x${side}`,
    boards: boards.length,
    berths: BERTHS[berths],
    ...meanOf(
      'kept',
      boards.map(({ puzzle }) => printedCells(puzzle)),
    ),
    pieces: PIECES[pieces],
    rung,
  };
}

/** What the article gives, beside each way to read it. */
function figures(size: string, rung: string, name: string, value: number, decimals: number): ArticleFigure[] {
  return Object.values(BERTHS).flatMap((berths) =>
    Object.values(PIECES).map((pieces) => ({
      where: { berths, pieces, size, rung },
      column: name,
      value,
      decimals,
      of: 36,
      because: 'so this is not how the article reads it',
    })),
  );
}
