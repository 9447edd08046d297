import type { Genre } from '../../src/genre/genre.ts';
import { genreNamed } from '../../src/genres/registry.ts';
import { climb, climbWithout, PROBE } from '../../src/ladder/climb.ts';
import { settledIn } from '../../src/ladder/start.ts';
import { PlainSearch } from '../../src/search/plain.ts';
import { type BoardsPart, bySize, puzzleAt } from './boards.ts';
import { column, meanOf, medianOf, proportion, sampled, share } from './columns.ts';
import { mean, median, tidy } from './statistics.ts';
import { asTable, type ArticleFigure, type Row, type Table } from './table.ts';

// Tables that every genre has of its bank.

interface RungPart extends BoardsPart {
  readonly rung: number;
}

/** Rungs of the genre, `probe` on top. */
function rungsOf(genre: Genre): readonly string[] {
  return [...genre.rungs(genre.readings[0]), PROBE];
}

/** How far each rung climbs on the boards of the bank; `growth` to the largest of them. */
export function climbTable(
  genreId: string,
  name: 'climb' | 'growth',
  sizes: readonly string[] | undefined,
  article: readonly ArticleFigure[],
): Table {
  return asTable<BoardsPart>({
    name,
    title: name === 'climb' ? 'Up the ladder' : 'Up the ladder, to the largest boards',
    means:
      'The boards of the bank: how much of a board each rung settles with all below it, as a share of all its decisions, ' +
      'those included that the print settles, and how many boards it finishes.',
    version: 1,
    columns: [
      column('size', 'text', 'size'),
      column('boards', 'count', 'boards'),
      column('rung', 'text', 'rungs up to'),
      sampled('median', 'share', 'settled, median'),
      sampled('mean', 'share', 'settled, mean'),
      column('finished', 'count', 'boards finished'),
      proportion('finishes', 'share of them'),
    ],
    ceilings: {},
    bank: true,
    parts: (bank) => bySize(bank, sizes),
    *measure({ size, boards }) {
      const genre = genreNamed(genreId);
      const [reading] = genre.readings;
      const rungs = rungsOf(genre);
      const shares = rungs.map((): number[] => []);
      const finished = rungs.map(() => 0);
      for (const address of boards) {
        const task = climb(genre.ladder(puzzleAt(address), reading), rungs.slice(0, -1));
        while (!task.advance(64)) yield 64;
        const { steps, decisions } = task.result;
        steps.forEach((step, rung) => {
          shares[rung].push((step.size ?? 0) / decisions);
          if (step.size === decisions) finished[rung]++;
        });
      }
      return rungs.map(
        (rung, at): Row => ({
          size,
          boards: boards.length,
          rung,
          ...medianOf('median', shares[at]),
          ...meanOf('mean', shares[at]),
          finished: finished[at],
          ...share('finishes', finished[at], boards.length),
        }),
      );
    },
    article,
  });
}

/** The whole ladder without one of its rungs. */
export function leaveOneOutTable(
  genreId: string,
  left: readonly string[],
  sizes: readonly string[] | undefined,
): Table {
  return asTable<BoardsPart>({
    name: 'leave-one-out',
    title: 'The ladder without one of its rungs',
    means: 'The boards of the bank: what the whole ladder settles, probe included, and what is left without a rung.',
    version: 1,
    columns: [
      column('size', 'text', 'size'),
      column('boards', 'count', 'boards'),
      column('without', 'text', 'without'),
      column('median', 'share', 'settled, median', 1),
      column('mean', 'share', 'settled, mean', 1),
      column('finished', 'count', 'boards finished'),
      column('costs', 'share', 'settled less than by the whole ladder, median', 1),
    ],
    ceilings: {},
    bank: true,
    parts: (bank) => bySize(bank, sizes),
    *measure({ size, boards }) {
      const genre = genreNamed(genreId);
      const [reading] = genre.readings;
      const rungs = genre.rungs(reading);
      const cases = [null, ...left];
      const shares = cases.map((): number[] => []);
      for (const address of boards) {
        const model = genre.ladder(puzzleAt(address), reading);
        for (let at = 0; at < cases.length; at++) {
          const rung = cases[at];
          const task = climbWithout(model, rung === null ? 0 : 1 << rungs.indexOf(rung));
          while (!task.advance(64)) yield 64;
          shares[at].push(task.result ? settledIn(task.result) / model.decisions : 0);
        }
      }
      return cases.map(
        (without, at): Row => ({
          size,
          boards: boards.length,
          without: without ?? 'nothing',
          median: tidy(median(shares[at])),
          mean: tidy(mean(shares[at])),
          finished: shares[at].filter((settled) => settled === 1).length,
          costs: tidy(median(shares[0]) - median(shares[at])),
        }),
      );
    },
    article: [],
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
      'The boards of the bank, searched without learning to the end of the proof: the open decisions guessed, when the ' +
      'rungs up to each one propagate at every node. A search that reaches the ceiling is given up, and counts as that.',
    version: 1,
    columns: [
      column('size', 'text', 'size'),
      column('boards', 'count', 'boards'),
      column('rung', 'text', 'rungs up to'),
      column('median', 'count', 'branch points, median'),
      column('most', 'count', 'branch points, most'),
      column('capped', 'count', 'boards given up'),
      column('bound', 'text', 'the median is'),
    ],
    ceilings: { 'branch points': ceiling },
    bank: true,
    // Weak rungs last: they take the longest.
    parts: (bank) => {
      const rungs = genreNamed(genreId).rungs(genreNamed(genreId).readings[0]).length;
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
        const model = genre.ladder(puzzleAt(address), reading);
        const search = new PlainSearch(model, { rungs: genre.rungs(reading), rung, budget: ceiling });
        while (!search.advance(64)) yield 64;
        points.push(search.result.branchPoints);
        if (search.result.capped) capped++;
      }
      const middle = median(points);
      return [
        {
          size,
          boards: boards.length,
          rung: rungsOf(genre)[rung],
          median: middle,
          most: Math.max(...points),
          capped,
          // With half of the boards given up one of the two in the middle is.
          bound: 2 * capped >= boards.length ? 'at least that' : 'exact',
        },
      ];
    },
    article,
  });
}
