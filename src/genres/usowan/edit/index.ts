import { BLANK, QUESTION } from '../../../board/clue.ts';
import { type Marks, YES } from '../../../board/marks.ts';
import { cellKind, printing, range, replaced } from '../../../edit/kinds.ts';
import { cellAtPlace, cellPlace } from '../../../edit/places.ts';
import type { Editor, Lack } from '../../../genre/editor.ts';
import { randomRegions } from '../../../grid/partition.ts';
import type { Random } from '../../../grid/random.ts';
import { cellName, neighbours } from '../../../grid/shape.ts';
import { regionsFor } from '../compose/composer.ts';
import { shadedAround } from '../compose/dials.ts';
import type { UsowanPuzzle } from '../puzzle.ts';

const number = cellKind<UsowanPuzzle>('numbers', {
  name: 'number',
  values: () => [BLANK, QUESTION, 0, 1, 2, 3, 4],
  truth(puzzle, marks, place) {
    const cell = cellAtPlace(puzzle, place);
    return marks[cell] === YES ? undefined : shadedAround(puzzle, marks, cell);
  },
});

export const editor: Editor<UsowanPuzzle> = {
  layout: {
    lists: { numbers: { over: 'cells', blank: BLANK } },
    regions: { list: 'regions' },
    marks: 'cells',
    notes: {
      verdicts: { over: 'cells', blank: 0 },
      verticalBorders: { over: 'level edges', blank: 0, swapped: 'horizontalBorders' },
      horizontalBorders: { over: 'upright edges', blank: 0, swapped: 'verticalBorders' },
    },
  },
  kinds: [number],
  prints: [printing('numbers', number)],
  lists: [],
  fill,
  lacks,
  lenient: 'at-most-one-lie-per-region',
  propose,
};

/** Every white cell numbered, with one lie a region: a wrong number that is printed there already, or one at random. */
function fill(puzzle: UsowanPuzzle, marks: Marks, random: Random): UsowanPuzzle | undefined {
  const numbers = puzzle.numbers.map((_, cell) => (marks[cell] === YES ? BLANK : shadedAround(puzzle, marks, cell)));
  for (const cells of regionsOf(puzzle)) {
    const wrong = liesIn(puzzle, marks, cells);
    const choices = cells.filter((cell) => canLie(puzzle, marks, cell));
    if (wrong.length > 0) numbers[wrong[0]] = puzzle.numbers[wrong[0]];
    else if (choices.length === 0) return undefined;
    else {
      const liar = choices[random.below(choices.length)];
      // Uniform over 0 … its neighbours, the truth left out.
      const value = random.below(neighbours(puzzle, liar).length);
      numbers[liar] = value < numbers[liar] ? value : value + 1;
    }
  }
  return { ...puzzle, numbers };
}

/** Regions of the generator's size, each with a cell that can print its lie. */
function propose(puzzle: UsowanPuzzle, paint: readonly number[], random: Random): UsowanPuzzle | undefined {
  const regions = randomRegions(puzzle, regionsFor(puzzle), random);
  const hasRoom = new Set(regions.filter((_, cell) => paint[cell] !== YES && neighbours(puzzle, cell).length > 0));
  return hasRoom.size === 1 + Math.max(...regions) ? { ...puzzle, regions } : undefined;
}

/** Regions without a wrong number, and each wrong number that could be printed on a blank cell. */
function lacks(puzzle: UsowanPuzzle, marks: Marks): Lack<UsowanPuzzle>[] {
  return regionsOf(puzzle)
    .filter((cells) => liesIn(puzzle, marks, cells).length === 0)
    .map((cells) => ({
      where: `region at ${cellName(puzzle, cells[0])}`,
      choices: cells
        .filter((cell) => puzzle.numbers[cell] === BLANK && canLie(puzzle, marks, cell))
        .flatMap((cell) =>
          range(0, neighbours(puzzle, cell).length)
            .filter((value) => value !== shadedAround(puzzle, marks, cell))
            .map((value) => ({
              clue: cellName(puzzle, cell),
              place: cellPlace(puzzle, cell),
              shows: `${value}`,
              add: (other) => ({ ...other, numbers: replaced(other.numbers, cell, value) }),
            })),
        ),
    }));
}

function regionsOf({ regions }: UsowanPuzzle): number[][] {
  const cells: number[][] = Array.from({ length: 1 + Math.max(...regions) }, () => []);
  regions.forEach((region, cell) => {
    cells[region].push(cell);
  });
  return cells;
}

function liesIn(puzzle: UsowanPuzzle, marks: Marks, cells: readonly number[]): number[] {
  return cells.filter(
    (cell) =>
      marks[cell] !== YES && puzzle.numbers[cell] >= 0 && puzzle.numbers[cell] !== shadedAround(puzzle, marks, cell),
  );
}

/** A number on a white cell with a neighbour can be wrong. */
function canLie(puzzle: UsowanPuzzle, marks: Marks, cell: number): boolean {
  return marks[cell] !== YES && neighbours(puzzle, cell).length > 0;
}
