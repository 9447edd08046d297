import type { Genre } from '../../src/genre/genre.ts';
import { genreNamed } from '../../src/genres/registry.ts';
import { subtask } from '../../src/grid/task.ts';
import { Hints } from '../../src/hint/index.ts';
import { climb, PROBE } from '../../src/ladder/climb.ts';
import { SEARCH } from '../../src/ladder/grade.ts';
import { PlainSearch } from '../../src/search/plain.ts';
import { type BoardsPart, bySize, puzzleAt } from './boards.ts';
import { column, meanOf, medianOf, proportion, ranked, sampled, share } from './columns.ts';
import { errorOfRankCorrelation, rankCorrelation, tidy } from './statistics.ts';
import { asTable, type BankBoard, type Row, type Table, type Value } from './table.ts';

// Tables of how hard the boards of the bank are, which every genre has.

interface GradedPart extends BoardsPart {
  readonly grades: readonly string[];
}

interface ShelfPart extends BoardsPart {
  readonly grade: string;
  /** Whether the steps of the solving path are counted too. */
  readonly path: boolean;
}

const CEILING = 20_000;

function gradesOf(bank: readonly BankBoard[]): ReadonlyMap<string, string> {
  return new Map(bank.map(({ puzzlink, rung }) => [puzzlink, rung]));
}

function ladderOf(genre: Genre): readonly string[] {
  return [...genre.rungs(genre.readings[0], 'study'), PROBE, SEARCH];
}

/**
 * How often each rung was needed, grade by grade.
 * @param paths sizes of which the solving path is walked too: that takes half a minute for one of the largest boards
 */
export function rungsNeededTable(genreId: string, paths: readonly string[]): Table {
  return asTable<ShelfPart>({
    name: 'rungs-needed',
    title: 'How often each rung was needed',
    means:
      'The boards of the bank by their grade, the weakest rung that finishes them. A board needs a rung when it ' +
      'settles what all rungs below it leave open; the decisions that the print itself settles count for the ' +
      'lowest rung. The steps are those of the way of hints from the printed board to the answer, which always ' +
      'takes the weakest rung that has something to say (on the sizes of the study; the way on a larger board ' +
      'takes long to find).',
    version: 1,
    columns: [
      column('size', 'text', 'size'),
      column('grade', 'text', 'grade'),
      column('boards', 'count', 'boards'),
      column('rung', 'text', 'rung'),
      column('needed', 'count', 'boards that need it'),
      proportion('needs', 'share of them', 0),
      sampled('decisions', 'number', 'decisions settled by it, mean'),
      sampled('share', 'share', 'share of a board, mean'),
      sampled('steps', 'number', 'steps of a solving path, mean'),
    ],
    ceilings: {},
    bank: true,
    parts: (bank) => {
      const gradeOf = gradesOf(bank);
      return bySize(bank).flatMap(({ size, boards }) =>
        ladderOf(genreNamed(genreId)).flatMap((grade) => {
          const own = boards.filter((address) => gradeOf.get(address) === grade);
          return own.length === 0 ? [] : [{ size, boards: own, grade, path: paths.includes(size) }];
        }),
      );
    },
    *measure({ size, boards, grade, path }) {
      const genre = genreNamed(genreId);
      const [reading] = genre.readings;
      const rungs = ladderOf(genre);
      const settled = rungs.map((): number[] => []);
      const shares = rungs.map((): number[] => []);
      const steps = rungs.map((): number[] => []);
      for (const address of boards) {
        const puzzle = puzzleAt(address);
        const { steps: climbed, decisions } = yield* subtask(
          climb(genre.ladder(puzzle, reading, 'study'), rungs.slice(0, -2)),
        );
        let below = 0;
        rungs.forEach((_, rung) => {
          // What no rung settles is left to the search.
          const size = climbed[rung]?.size ?? decisions;
          settled[rung].push(size - below);
          shares[rung].push((size - below) / decisions);
          below = size;
        });
        if (!path) continue;
        const taken = rungs.map(() => 0);
        yield* subtask(new Hints(genre, puzzle, reading).path(({ rung }) => taken[rungs.indexOf(rung)]++));
        taken.forEach((number, rung) => steps[rung].push(number));
      }
      return rungs.flatMap((rung, at): Row[] => {
        if (at > rungs.indexOf(grade)) return [];
        const needed = settled[at].filter((number) => number > 0).length;
        return [
          {
            size,
            grade,
            boards: boards.length,
            rung,
            needed,
            ...share('needs', needed, boards.length),
            ...meanOf('decisions', settled[at]),
            ...meanOf('share', shares[at]),
            ...(path ? meanOf('steps', steps[at]) : { steps: null, stepsError: null }),
          },
        ];
      });
    },
    article: [],
  });
}

/** Branch points of a plain search with the rungs up to `rung`. */
function* branchPoints(genre: Genre, address: string, rung: number): Generator<number, number, void> {
  const [reading] = genre.readings;
  const rungs = genre.rungs(reading, 'study');
  const search = new PlainSearch(genre.ladder(puzzleAt(address), reading, 'study'), { rungs, rung, budget: CEILING });
  const { branchPoints } = yield* subtask(search);
  return branchPoints;
}

function* pointsOf(
  genre: Genre,
  boards: readonly string[],
  weak: string,
): Generator<number, { strong: number[]; weak: number[] }, void> {
  const rungs = genre.rungs(genre.readings[0], 'study');
  const found = { strong: [] as number[], weak: [] as number[] };
  for (const address of boards) {
    found.strong.push(yield* branchPoints(genre, address, rungs.length - 1));
    found.weak.push(yield* branchPoints(genre, address, rungs.indexOf(weak)));
  }
  return found;
}

function gradedParts(bank: readonly BankBoard[]): GradedPart[] {
  const gradeOf = gradesOf(bank);
  return bySize(bank).map((part) => ({
    ...part,
    grades: part.boards.map((address) => gradeOf.get(address) ?? SEARCH),
  }));
}

/**
 * The work of plain searches, grade by grade.
 * @param weak a low rung, with which nearly every board takes some branch points
 */
export function gradesTable(genreId: string, weak: string): Table {
  return asTable<GradedPart>({
    name: 'grades',
    title: 'Branch points, grade by grade',
    means:
      'The boards of the bank by their grade: the branch points of a plain search to the end of the proof, with ' +
      `all rungs below probe at every node, and with the rungs up to ${weak} alone. A search that reaches the ` +
      'ceiling counts as that.',
    version: 1,
    columns: [
      column('size', 'text', 'size'),
      column('grade', 'text', 'grade'),
      column('boards', 'count', 'boards'),
      ranked('strong', 'count', 'branch points below probe, median'),
      column('strong-most', 'count', 'most'),
      ranked('weak', 'count', `branch points up to ${weak}, median`),
      column('weak-most', 'count', 'most'),
    ],
    ceilings: { 'branch points': CEILING },
    bank: true,
    parts: gradedParts,
    *measure({ size, boards, grades }) {
      const genre = genreNamed(genreId);
      const points = yield* pointsOf(genre, boards, weak);
      return ladderOf(genre)
        .filter((grade) => grades.includes(grade))
        .map((grade): Row => {
          const own = (values: readonly number[]): number[] => values.filter((_, board) => grades[board] === grade);
          const strong = own(points.strong);
          return {
            size,
            grade,
            boards: strong.length,
            ...medianOf('strong', strong),
            'strong-most': Math.max(...strong),
            ...medianOf('weak', own(points.weak)),
            'weak-most': Math.max(...own(points.weak)),
          };
        });
    },
    article: [],
  });
}

/** Whether the order by grade and the order by the work of a plain search agree. */
export function difficultyTable(genreId: string, weak: string): Table {
  return asTable<GradedPart>({
    name: 'difficulty',
    title: 'Do grade and branch points agree?',
    means:
      'The rank correlation, over all boards of a size, of the grade with the branch points of the two searches ' +
      'above: 1 where both put the boards in one order (ties apart), 0 where one says nothing of the other, none ' +
      'where one of the two tells no boards apart: the rungs below probe finish every board that is graded below ' +
      'it. Boards of one grade tie, so that a few grades can hardly reach 1. The errors leave out a board at a ' +
      'time.',
    version: 2,
    columns: [
      column('size', 'text', 'size'),
      column('boards', 'count', 'boards'),
      column('grades', 'count', 'grades'),
      sampled('strong', 'number', 'with the rungs below probe', 2),
      sampled('weak', 'number', `with the rungs up to ${weak}`, 2),
    ],
    ceilings: { 'branch points': CEILING },
    bank: true,
    parts: gradedParts,
    *measure({ size, boards, grades }) {
      const genre = genreNamed(genreId);
      const order = ladderOf(genre);
      const levels = grades.map((grade) => order.indexOf(grade));
      const { strong, weak: lax } = yield* pointsOf(genre, boards, weak);
      return [
        {
          size,
          boards: boards.length,
          grades: new Set(grades).size,
          ...agreement('strong', levels, strong),
          ...agreement('weak', levels, lax),
        },
      ];
    },
    article: [],
  });
}

function agreement(name: string, levels: readonly number[], points: readonly number[]): Row {
  const kept = (value: number): Value => (Number.isNaN(value) ? null : tidy(value));
  const found = rankCorrelation(levels, points);
  const error = Number.isNaN(found) ? Number.NaN : errorOfRankCorrelation(levels, points);
  return { [name]: kept(found), [`${name}Error`]: kept(error) };
}
