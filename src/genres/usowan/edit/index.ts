import { BLANK, QUESTION } from '../../../board/clue.ts';
import { type Marks, YES } from '../../../board/marks.ts';
import { cellKind, printing } from '../../../edit/kinds.ts';
import { cellAtPlace } from '../../../edit/places.ts';
import type { Editor } from '../../../genre/editor.ts';
import type { Random } from '../../../grid/random.ts';
import { neighbours } from '../../../grid/shape.ts';
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
};

/** Every white cell numbered, with one lie a region: a wrong number that is printed there already, or one at random. */
function fill(puzzle: UsowanPuzzle, marks: Marks, random: Random): UsowanPuzzle | undefined {
  const numbers = puzzle.numbers.map((_, cell) => (marks[cell] === YES ? BLANK : shadedAround(puzzle, marks, cell)));
  const regions = 1 + Math.max(...puzzle.regions);
  for (let region = 0; region < regions; region++) {
    const white = numbers.flatMap((truth, cell) => (truth !== BLANK && puzzle.regions[cell] === region ? [cell] : []));
    const wrong = white.find((cell) => puzzle.numbers[cell] >= 0 && puzzle.numbers[cell] !== numbers[cell]);
    const choices = white.filter((cell) => neighbours(puzzle, cell).length > 0);
    if (wrong !== undefined) numbers[wrong] = puzzle.numbers[wrong];
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
