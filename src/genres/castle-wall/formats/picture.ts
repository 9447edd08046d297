import { NO, YES } from '../../../board/marks.ts';
import {
  borderPath,
  centreOf,
  cornerOf,
  DOTTED_GRID,
  frame,
  grid,
  middleOfEdge,
  paper,
  smallCross,
} from '../../../formats/picture/parts.ts';
import { fixed, type Picture, type Position, titleOf } from '../../../formats/picture/picture.ts';
import { CELL, type Piece, path, rectangle, type Style, text } from '../../../formats/picture/piece.ts';
import { edgeCount, edgeEnds } from '../../../grid/edges.ts';
import { BLACK, type CastleWallPuzzle, GREY, LEFT, NO_ARROW, NO_WALL, RIGHT, UP, WHITE } from '../puzzle.ts';

const FILLS = { [GREY]: 'greyWall', [WHITE]: 'whiteWall', [BLACK]: 'blackWall' } as const;
const LOOP = 0.1 * CELL;
/** Inks of the loop: its own, and those of pieces that are told apart. */
const PIECES = ['ink', 'piece1', 'piece2', 'piece3', 'piece4', 'piece5'] as const;
const ARROW = 0.3 * CELL;

/** The walls with number and arrow, crosses where the loop doesn't go, and the loop. */
export function castleWallPicture(puzzle: CastleWallPuzzle): Picture {
  const walls = [...puzzle.colours.keys()].filter((cell) => puzzle.colours[cell] !== NO_WALL);
  return {
    width: puzzle.width,
    height: puzzle.height,
    title: titleOf('Castle Wall', puzzle),
    before: 0,
    below: 0,
    layers: [
      fixed('cells', [paper(puzzle), grid(puzzle, DOTTED_GRID)]),
      fixed('cells', [
        ...walls.map((cell) => {
          const fill = FILLS[puzzle.colours[cell] as keyof typeof FILLS];
          return rectangle(...cornerOf(puzzle, cell), CELL, CELL, { fill });
        }),
        ...wallBorders(puzzle),
        frame(puzzle),
      ]),
      { place: 'cells', items: walls, draw: (cell, at) => drawClue(puzzle, cell, at) },
      {
        place: 'cells',
        items: [...new Array(edgeCount(puzzle)).keys()],
        decisionOf: (edge) => edge,
        draw: (edge, at) => drawEdge(puzzle, edge, at),
      },
    ],
  };
}

/** A line where two colours meet, or a wall and an open cell: two white walls side by side are one. */
function wallBorders(puzzle: CastleWallPuzzle): Piece[] {
  let d = '';
  for (let edge = 0; edge < edgeCount(puzzle); edge++) {
    const [a, b] = edgeEnds(puzzle, edge);
    if (puzzle.colours[a] !== puzzle.colours[b]) d += borderPath(puzzle, edge);
  }
  return d === '' ? [] : [path(d, { line: 'ink', width: 0.05 * CELL, cap: 'square' })];
}

/** The number at the left and the arrow at the right of every clue cell, so that a glance finds either. */
function drawClue(puzzle: CastleWallPuzzle, cell: number, at: Position): Piece[] {
  const [x, y] = centreOf(puzzle, cell);
  const black = puzzle.colours[cell] === BLACK;
  const state = at.number(cell);
  const done = state === 'met' || at.note('greyed', cell) !== 0;
  const plain = puzzle.colours[cell] === WHITE ? ({ ink: 'blackWall', quiet: 'quiet' } as const) : INKS;
  const ink = black ? (done ? 'quietOnBlack' : 'onBlack') : done ? plain.quiet : plain.ink;
  const pieces: Piece[] = [];
  const number = puzzle.numbers[cell];
  if (number >= 0) {
    const content = String(number);
    const size = [0.74, 0.52, 0.36][Math.min(content.length, 3) - 1] * CELL;
    pieces.push(text(x - 0.14 * CELL, y, size, content, done ? { fill: ink } : { fill: ink, bold: true }));
  }
  const arrow = puzzle.arrows[cell];
  if (arrow !== NO_ARROW)
    pieces.push(arrowPath(x + 0.29 * CELL, y, arrow, { line: ink, width: 0.045 * CELL, cap: 'round' }));
  return pieces;
}

const INKS = { ink: 'ink', quiet: 'quiet' } as const;

/** An arrow about a middle: a shaft and two barbs. Level arrows are shorter, since the number stands beside them. */
function arrowPath(x: number, y: number, arrow: number, style: Style): Piece {
  const level = arrow === LEFT || arrow === RIGHT;
  const half = level ? 0.42 * ARROW : 0.85 * ARROW;
  const barb = 0.38 * ARROW;
  const forward = arrow === UP || arrow === LEFT ? -1 : 1;
  const point = (along: number, aside: number): string =>
    level ? `${x + forward * along} ${y + aside}` : `${x + aside} ${y + forward * along}`;
  return path(
    `M${point(-half, 0)}L${point(half, 0)}M${point(half - barb, -barb)}L${point(half, 0)}L${point(half - barb, barb)}`,
    style,
  );
}

function drawEdge(puzzle: CastleWallPuzzle, edge: number, at: Position): Piece[] {
  const mark = at.mark(edge);
  const trial = at.trial(edge);
  const [a, b] = edgeEnds(puzzle, edge);
  // No edge meets a wall: a cross there would only repeat the print.
  if (mark === NO && (puzzle.colours[a] !== NO_WALL || puzzle.colours[b] !== NO_WALL)) return [];
  if (mark === NO) return [smallCross(...middleOfEdge(puzzle, edge), trial)];
  if (mark !== YES) return [];
  const [x, y] = centreOf(puzzle, a);
  const d = `M${x} ${y}${b === a + 1 ? 'h' : 'v'}${CELL}`;
  return trial > 0
    ? [path(d, { line: 'trial', width: LOOP, dash: '6.5 3.5' })]
    : [path(d, { line: PIECES[at.piece(edge)], width: LOOP, cap: 'round' })];
}
