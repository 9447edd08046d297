import { BLANK, QUESTION } from '../../../board/clue.ts';
import { type Marks, UNKNOWN, YES } from '../../../board/marks.ts';
import { cellKind, lineKind, printing, range } from '../../../edit/kinds.ts';
import { cellAtPlace } from '../../../edit/places.ts';
import { printed } from '../../../edit/print.ts';
import type { Editor, ListKind } from '../../../genre/editor.ts';
import { InputError } from '../../../grid/input-error.ts';
import { cellCount, neighbours, rowOf, type Shape } from '../../../grid/shape.ts';
import { fleetOfText } from '../fleet-text.ts';
import { printedMark, withoutPrinted, withPrinted } from '../formats/printed-marks.ts';
import { defaultFleet } from '../options.ts';
import { pieceIn } from '../pieces.ts';
import {
  type BattleshipsPuzzle,
  LEFT_END,
  LOWER_END,
  MIDDLE,
  RIGHT_END,
  SUBMARINE,
  UPPER_END,
  WATER,
} from '../puzzle.ts';

const NAMES: { readonly [piece: number]: string } = {
  [QUESTION]: 'ship',
  [WATER]: 'water',
  [UPPER_END]: 'upper end',
  [LOWER_END]: 'lower end',
  [LEFT_END]: 'left end',
  [RIGHT_END]: 'right end',
  [MIDDLE]: 'middle',
  [SUBMARINE]: 'submarine',
};

const piece = cellKind<BattleshipsPuzzle>('pieces', {
  name: 'piece',
  values: () => [BLANK, QUESTION, ...range(WATER, SUBMARINE)],
  digits: false,
  keys: {
    '0': WATER,
    w: WATER,
    '1': UPPER_END,
    '2': LOWER_END,
    '3': LEFT_END,
    '4': RIGHT_END,
    '5': MIDDLE,
    '6': SUBMARINE,
    '-': QUESTION,
    '?': QUESTION,
    ' ': BLANK,
    Delete: BLANK,
    Backspace: BLANK,
  },
  truth: (puzzle, marks, place) => pieceIn(puzzle, marks, cellAtPlace(puzzle, place)),
  holds: (value, truth) => (value === QUESTION ? truth !== WATER : value === truth),
  show: (value) => NAMES[value] ?? 'nothing',
});

// puzz.link's `-` is no number, as its `?` beside a line is: nobody could meet it there. Here it says nothing.
const lineNumber = lineKind<BattleshipsPuzzle>({
  name: 'line number',
  columns: 'columns',
  rows: 'rows',
  keys: { '-': BLANK, ' ': BLANK, Delete: BLANK, '?': QUESTION },
  truth: (puzzle, marks, { x, y }) =>
    marks.reduce(
      (sum, mark, cell) =>
        sum + (mark === YES && (y < 0 ? cell % puzzle.width === x >> 1 : rowOf(puzzle, cell) === y >> 1) ? 1 : 0),
      0,
    ),
});

const fleet: ListKind<BattleshipsPuzzle> = {
  name: 'fleet',
  list: 'fleet',
  presets: [
    { name: 'c', text: '3,2,2,1,1,1' },
    { name: 'd', text: '4,3,3,2,2,2,1,1,1,1' },
    { name: 'e', text: '5,4,4,3,3,3,2,2,2,2,1,1,1,1,1' },
    { name: 'z', text: '' },
  ],
  initial: (shape) => inOrder(fleetOfText(defaultFleet(shape)).fleet),
  parse(text) {
    const preset = fleet.presets.find(({ name }) => name === text.trim());
    const { fleet: lengths, unlimited } = fleetOfText(preset?.text ?? text);
    if (unlimited.length > 0)
      throw new InputError('A board lists its ships one by one: a * has no place in its fleet.');
    return inOrder(lengths);
  },
  show: (lengths) => [...lengths].sort((a, b) => b - a).join(','),
  truth: (puzzle, marks) => inOrder(shipsIn(puzzle, marks)),
};

const prints = [printing('numbers', lineNumber), printing('pieces', piece)];

export const editor: Editor<BattleshipsPuzzle> = {
  layout: {
    lists: {
      columns: { over: 'columns', blank: BLANK, swapped: 'rows' },
      rows: { over: 'rows', blank: BLANK, swapped: 'columns' },
      pieces: { over: 'cells', blank: BLANK, turning: [UPPER_END, LOWER_END, LEFT_END, RIGHT_END] },
      fleet: { over: 'nothing', blank: 0 },
    },
    marks: 'cells',
    notes: {
      struckColumns: { over: 'columns', blank: 0, swapped: 'struckRows' },
      struckRows: { over: 'rows', blank: 0, swapped: 'struckColumns' },
      struckPieces: { over: 'cells', blank: 0 },
      dottedPieces: { over: 'cells', blank: 0 },
      struckShips: { over: 'nothing', blank: 0 },
      uprightShips: { over: 'nothing', blank: 0 },
    },
  },
  kinds: [lineNumber, piece],
  prints,
  lists: [fleet],
  drawn: (puzzle, marks, cell) =>
    marks[cell] === YES ? pieceIn(puzzle, withPrinted(puzzle.pieces, marks), cell) : undefined,
  normal: ({ puzzle, marks, notes }) => ({ puzzle, marks: withPrinted(puzzle.pieces, marks), notes }),
  // A drawn answer is kept, under the pieces too; on a board without one, the marks of pieces go with them.
  bare: (board) => {
    const { pieces } = board.puzzle;
    const drawn = withoutPrinted(pieces, board.marks);
    return pieces.some((found, cell) => printedMark(found) === UNKNOWN && drawn[cell] !== UNKNOWN)
      ? board
      : { ...board, marks: Uint8Array.from(drawn) };
  },
  fill(puzzle, marks) {
    const answer = withPrinted(puzzle.pieces, marks);
    const whole = { ...puzzle, fleet: inOrder(shipsIn(puzzle, answer)) };
    return prints.reduce<BattleshipsPuzzle>((found, print) => printed(print, found, answer, 'all'), whole);
  },
};

/** As puzz.link lists its fleets: the shortest ship first. */
function inOrder(lengths: readonly number[]): number[] {
  return [...lengths].sort((a, b) => a - b);
}

/** Cells of each ship that is drawn: of connected cells, whatever their shape. */
function shipsIn(shape: Shape, marks: Marks): number[] {
  const seen = new Uint8Array(cellCount(shape));
  const lengths: number[] = [];
  for (let first = 0; first < marks.length; first++) {
    if (marks[first] !== YES || seen[first]) continue;
    seen[first] = 1;
    const ship = [first];
    for (let at = 0; at < ship.length; at++)
      for (const cell of neighbours(shape, ship[at]))
        if (marks[cell] === YES && !seen[cell]) {
          seen[cell] = 1;
          ship.push(cell);
        }
    lengths.push(ship.length);
  }
  return lengths;
}
