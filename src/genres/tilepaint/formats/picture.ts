import { NO, YES } from '../../../board/marks.ts';
import {
  borders,
  centreOf,
  cornerOf,
  dot,
  fitted,
  grid,
  numeral,
  outsideNumeral,
  paper,
  shading,
} from '../../../formats/picture/parts.ts';
import { fixed, type Layer, type Picture, type Position, titleOf } from '../../../formats/picture/picture.ts';
import { CELL, type Piece, path, rectangle, text } from '../../../formats/picture/piece.ts';
import { CLUE_CELL, type TilepaintPuzzle } from '../puzzle.ts';
import { numberedRuns } from '../runs.ts';

/** Painted tiles, one dot a white tile, the tiles' outlines, numbers around and in clue cells. */
export function tilepaintPicture(puzzle: TilepaintPuzzle): Picture {
  const cells = [...puzzle.tiles.keys()];
  const clueCells = cells.filter((cell) => puzzle.tiles[cell] === CLUE_CELL);
  return {
    width: puzzle.width,
    height: puzzle.height,
    title: titleOf('Tilepaint', puzzle),
    before: 1,
    below: 0,
    layers: [
      fixed('cells', [
        paper(puzzle),
        ...clueCells.map((cell) => rectangle(...cornerOf(puzzle, cell), CELL, CELL, { fill: 'clueCell' })),
        grid(puzzle),
      ]),
      {
        place: 'cells',
        items: cells,
        decisionOf: (cell) => (puzzle.tiles[cell] === CLUE_CELL ? -1 : puzzle.tiles[cell]),
        draw: (cell, at) => drawPaint(puzzle, cell, at),
      },
      fixed('cells', [...clueCells.map((cell) => diagonal(puzzle, cell)), ...borders(puzzle, puzzle.tiles)]),
      ...numberLayers(puzzle),
    ],
  };
}

function diagonal(puzzle: TilepaintPuzzle, cell: number): Piece {
  const [x, y] = cornerOf(puzzle, cell);
  return path(`M${x} ${y}l${CELL} ${CELL}`, { line: 'ink', width: 1 });
}

function drawPaint(puzzle: TilepaintPuzzle, cell: number, at: Position): Piece[] {
  const [x, y] = cornerOf(puzzle, cell);
  const tile = puzzle.tiles[cell];
  const mark = (tile === CLUE_CELL ? 0 : at.mark(tile)) || at.note('paint', cell);
  const trial = tile === CLUE_CELL ? 0 : at.trial(tile);
  if (mark === YES) return shading(x, y, 'paint', trial);
  const pieces: Piece[] = [];
  if (at.note('tints', cell) !== 0) pieces.push(rectangle(x, y, CELL, CELL, { fill: 'tint' }));
  if (mark === NO) pieces.push(dot(...centreOf(puzzle, cell), trial));
  return pieces;
}

/** Where a number is printed: outside at a line, or in a clue cell. */
interface PrintedNumber {
  readonly value: number;
  readonly cell: number;
  readonly down: boolean;
  /** The column or row of an outside number. */
  readonly at: number;
}

/** All printed numbers, in the order of `numberedRuns`: the index by which a position tells how each stands. */
export function printedNumbers(puzzle: TilepaintPuzzle): PrintedNumber[] {
  return numberedRuns(puzzle).map(({ name, number }) => {
    const outside = /^(row|column) (\d+)$/.exec(name);
    if (outside) return { value: number, cell: -1, down: outside[1] === 'column', at: Number(outside[2]) - 1 };
    const inner = /^r(\d+)c(\d+) (right|down)$/.exec(name);
    if (!inner) throw new Error(`no place is called ${name}`);
    const cell = (Number(inner[1]) - 1) * puzzle.width + Number(inner[2]) - 1;
    return { value: number, cell, down: inner[3] === 'down', at: -1 };
  });
}

function numberLayers(puzzle: TilepaintPuzzle): Layer[] {
  const numbers = printedNumbers(puzzle);
  const layer = (place: Layer['place'], isHere: (number: PrintedNumber) => boolean): Layer => ({
    place,
    items: [...numbers.keys()].filter((index) => isHere(numbers[index])),
    draw: (index, at) => drawNumber(puzzle, numbers[index], index, at),
  });
  return [
    layer('cells', ({ cell }) => cell >= 0),
    layer('above', ({ cell, down }) => cell < 0 && down),
    layer('beside', ({ cell, down }) => cell < 0 && !down),
  ];
}

function drawNumber(puzzle: TilepaintPuzzle, printed: PrintedNumber, index: number, at: Position): Piece[] {
  const { value, cell, down } = printed;
  const content = String(value);
  if (cell < 0) {
    const along = (printed.at + 0.5) * CELL;
    const [x, y] = down ? [along, -0.5 * CELL] : [-0.5 * CELL, along];
    return [outsideNumeral(x, y, content, at.number(index))];
  }
  // The rightward number stands above the diagonal, the downward one below it.
  const [left, top] = cornerOf(puzzle, cell);
  const [x, y] = down ? [left + 0.3 * CELL, top + 0.7 * CELL] : [left + 0.7 * CELL, top + 0.3 * CELL];
  if (at.note('paint', cell) === YES) return [text(x, y, fitted(0.42 * CELL, content), content, { fill: 'onBlack' })];
  return [numeral(x, y, 0.42 * CELL, content, at.number(index))];
}
