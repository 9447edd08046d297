import type { Puzzle } from '../../src/board/puzzle.ts';
import { seedOf } from '../../src/compose/seeds.ts';
import type { Genre } from '../../src/genre/genre.ts';
import { genreNamed } from '../../src/genres/registry.ts';
import { seeded } from '../../src/grid/random.ts';
import { subtask } from '../../src/grid/task.ts';
import { climb, climbWithout, PROBE } from '../../src/ladder/climb.ts';
import { settledIn } from '../../src/ladder/start.ts';
import { PlainSearch } from '../../src/search/plain.ts';
import { type BoardsPart, bySize, puzzleAt } from './boards.ts';
import { column, meanOf, medianOf, proportion, ranked, sampled, share } from './columns.ts';
import { errorOfMean, median, tidy } from './statistics.ts';
import { type ArticleFigure, asTable, type Row, type Table } from './table.ts';

// Tables that every genre has of its bank.

interface RungPart extends BoardsPart {
  readonly rung: number;
}

/** Rungs of the genre, `probe` on top. */
function rungsOf(genre: Genre): readonly string[] {
  return [...genre.rungs(genre.readings[0], 'study'), PROBE];
}

/** How far each rung climbs on the boards of the bank. */
export function climbTable(genreId: string, sizes: readonly string[], article: readonly ArticleFigure[]): Table {
  return asTable<BoardsPart>({
    name: 'climb',
    title: 'Up the ladder',
    means:
      'The boards of the bank: how much of a board each rung settles with all below it, as a share of all its ' +
      'decisions, those included that the print settles, and how many boards it finishes.',
    version: 2,
    columns: climbColumns,
    ceilings: {},
    bank: true,
    parts: (bank) => bySize(bank, sizes),
    *measure({ size, boards }) {
      return yield* climbRows(genreNamed(genreId), size, boards.map(puzzleAt));
    },
    article,
  });
}

export const climbColumns = [
  column('size', 'text', 'size'),
  column('boards', 'count', 'boards'),
  column('rung', 'text', 'rungs up to'),
  ranked('median', 'share', 'settled, median', 1),
  sampled('mean', 'share', 'settled, mean'),
  column('finished', 'count', 'boards finished'),
  proportion('finishes', 'share of boards finished'),
];

/** A row of `climbColumns` for each rung. */
export function* climbRows(genre: Genre, size: string, puzzles: readonly Puzzle[]): Generator<number, Row[], void> {
  const [reading] = genre.readings;
  const rungs = rungsOf(genre);
  const shares = rungs.map((): number[] => []);
  const finished = rungs.map(() => 0);
  for (const puzzle of puzzles) {
    const { steps, decisions } = yield* subtask(climb(genre.ladder(puzzle, reading, 'study'), rungs.slice(0, -1)));
    steps.forEach((step, rung) => {
      shares[rung].push((step.size ?? 0) / decisions);
      if (step.size === decisions) finished[rung]++;
    });
  }
  return rungs.map((rung, at) => ({
    size,
    boards: puzzles.length,
    rung,
    ...medianOf('median', shares[at]),
    ...meanOf('mean', shares[at]),
    finished: finished[at],
    ...share('finishes', finished[at], puzzles.length),
  }));
}

/** Draws of as many boards from the boards, with repeats, that say how far a difference of medians may be off. */
const REPEATS = 1000;

/** The whole ladder without one of its rungs. */
export function leaveOneOutTable(
  genreId: string,
  left: readonly string[],
  sizes: readonly string[] | undefined,
  article: readonly ArticleFigure[],
): Table {
  return asTable<BoardsPart>({
    name: 'leave-one-out',
    title: 'The ladder without one of its rungs',
    means:
      'The boards of the bank: what the whole ladder settles, probe included, and what is left without a rung. The ' +
      'error of what a rung costs in the median is found by drawing as many boards from the boards again and again.',
    version: 2,
    columns: [
      column('size', 'text', 'size'),
      column('boards', 'count', 'boards'),
      column('without', 'text', 'without'),
      ranked('median', 'share', 'settled, median', 1),
      sampled('mean', 'share', 'settled, mean'),
      column('finished', 'count', 'boards finished'),
      proportion('finishes', 'share of boards finished'),
      sampled('costs', 'share', 'settled less than by the whole ladder, in the median'),
      sampled('costs-mean', 'share', 'in the mean'),
    ],
    ceilings: {},
    bank: true,
    parts: (bank) => bySize(bank, sizes),
    *measure({ size, boards }, seed) {
      const genre = genreNamed(genreId);
      const [reading] = genre.readings;
      const rungs = genre.rungs(reading, 'study');
      const cases = [null, ...left];
      const shares = cases.map((): number[] => []);
      for (const address of boards) {
        const model = genre.ladder(puzzleAt(address), reading, 'study');
        for (let at = 0; at < cases.length; at++) {
          const rung = cases[at];
          const left = rung === null ? 0 : 1 << rungs.indexOf(rung);
          const marks = yield* subtask(climbWithout(model, left));
          shares[at].push(marks ? settledIn(marks) / model.decisions : 0);
        }
      }
      return cases.map((without, at): Row => {
        const finished = shares[at].filter((settled) => settled === 1).length;
        const random = seeded(seedOf(seed, 'repeats', boards.length, at));
        const again = Array.from({ length: REPEATS }, () => {
          const picked = boards.map(() => random.below(boards.length));
          return median(picked.map((board) => shares[0][board])) - median(picked.map((board) => shares[at][board]));
        });
        return {
          size,
          boards: boards.length,
          without: without ?? 'nothing',
          ...medianOf('median', shares[at]),
          ...meanOf('mean', shares[at]),
          finished,
          ...share('finishes', finished, boards.length),
          costs: tidy(median(shares[0]) - median(shares[at])),
          costsError: tidy(errorOfMean(again) * Math.sqrt(REPEATS)),
          ...meanOf(
            'costs-mean',
            shares[0].map((all, board) => all - shares[at][board]),
          ),
        };
      });
    },
    article,
  });
}

/** Branch points of the plain search with each rung: the ladder read as pruning. */
export function pruningTable(
  genreId: string,
  name: string,
  ceiling: number,
  sizes: readonly string[] | undefined,
  article: readonly ArticleFigure[],
): Table {
  return asTable<RungPart>({
    name,
    title: 'The ladder as pruning',
    means:
      'The boards of the bank, searched without learning to the end of the proof: the open decisions guessed, when ' +
      'the rungs up to each one propagate at every node. A search that reaches the ceiling is given up, and counts ' +
      'as that.',
    version: 2,
    columns: [
      column('size', 'text', 'size'),
      column('boards', 'count', 'boards'),
      column('rung', 'text', 'rungs up to'),
      ranked('median', 'count', 'branch points, median'),
      column('most', 'count', 'branch points, most'),
      column('capped', 'count', 'boards given up'),
      proportion('capped-share', 'share given up', 0),
      column('bound', 'text', 'the median is'),
    ],
    ceilings: { 'branch points': ceiling },
    bank: true,
    // Weak rungs last: they take the longest.
    parts: (bank) => {
      const rungs = genreNamed(genreId).rungs(genreNamed(genreId).readings[0], 'study').length;
      return bySize(bank, sizes).flatMap((part) =>
        Array.from({ length: rungs + 1 }, (_, index) => ({ ...part, rung: rungs - index })),
      );
    },
    *measure({ size, boards, rung }) {
      const genre = genreNamed(genreId);
      const [reading] = genre.readings;
      const points: number[] = [];
      let capped = 0;
      for (const address of boards) {
        const model = genre.ladder(puzzleAt(address), reading, 'study');
        const search = new PlainSearch(model, { rungs: genre.rungs(reading, 'study'), rung, budget: ceiling });
        const { branchPoints, capped: isCapped } = yield* subtask(search);
        points.push(branchPoints);
        if (isCapped) capped++;
      }
      return [
        {
          size,
          boards: boards.length,
          rung: rungsOf(genre)[rung],
          ...medianOf('median', points),
          most: Math.max(...points),
          capped,
          ...share('capped-share', capped, boards.length),
          // With half of the boards given up one of the two in the middle is.
          bound: 2 * capped >= boards.length ? 'at least that' : 'exact',
        },
      ];
    },
    article,
  });
}
