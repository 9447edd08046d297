import { BLANK, QUESTION } from '../../../board/clue.ts';
import { NO, UNKNOWN, YES } from '../../../board/marks.ts';
import {
  centreOf,
  cornerOf,
  frame,
  grid,
  outsideNumeral,
  paper,
  struckNumeral,
} from '../../../formats/picture/parts.ts';
import { fixed, type Layer, type Picture, type Position, titleOf } from '../../../formats/picture/picture.ts';
import { CELL, type Piece, path, rectangle, type Style, text } from '../../../formats/picture/piece.ts';
import type { BattleshipsPuzzle } from '../puzzle.ts';
import { type Hull, hullOf, hullPath } from './hull.ts';

/** Side of a cell of the fleet below the board. */
const BERTH = 0.45 * CELL;

/** Water, ships as whole hulls, numbers around, and below the board the fleet. */
export function battleshipsPicture(puzzle: BattleshipsPuzzle): Picture {
  const cells = [...puzzle.pieces.keys()];
  const rows = fleetRows(puzzle);
  return {
    width: puzzle.width,
    height: puzzle.height,
    title: titleOf('Battleships', puzzle),
    before: 1,
    below: rows.length === 0 ? 0 : 0.5 + rows.length * 0.56,
    layers: [
      fixed('cells', [paper(puzzle)]),
      { place: 'cells', items: cells, decisionOf: (cell) => cell, draw: (cell, at) => drawWater(puzzle, cell, at) },
      fixed('cells', [grid(puzzle)]),
      { place: 'cells', items: cells, decisionOf: (cell) => cell, draw: (cell, at) => drawShip(puzzle, cell, at) },
      fixed('cells', [frame(puzzle)]),
      numbers(puzzle, 'above'),
      numbers(puzzle, 'beside'),
      { place: 'below', items: [...puzzle.fleet.keys()], draw: (ship, at) => drawFleetShip(puzzle, rows, ship, at) },
    ],
  };
}

/** A cell as it is drawn: a printed piece is what it shows, whatever is marked over it. */
function knownAt(puzzle: BattleshipsPuzzle, at: Position): (cell: number) => number {
  return (cell) => {
    const piece = puzzle.pieces[cell];
    return piece === BLANK ? at.mark(cell) : piece === 0 ? NO : YES;
  };
}

function drawWater(puzzle: BattleshipsPuzzle, cell: number, at: Position): Piece[] {
  if (knownAt(puzzle, at)(cell) !== NO) return [];
  const printed = puzzle.pieces[cell] !== BLANK;
  const [x, y] = cornerOf(puzzle, cell);
  const tried = !printed && at.trial(cell) > 0;
  return [rectangle(x, y, CELL, CELL, { fill: tried ? 'trialPale' : 'water' })];
}

function drawShip(puzzle: BattleshipsPuzzle, cell: number, at: Position): Piece[] {
  const piece = puzzle.pieces[cell];
  const printed = piece !== BLANK;
  const known = knownAt(puzzle, at);
  const mark = known(cell);
  const tried = !printed && at.trial(cell) > 0;
  const [x, y] = centreOf(puzzle, cell);
  const pieces: Piece[] = [];
  if (mark === NO) pieces.push(...waves(x, y, printed ? 2 : 1, tried ? 'trial' : printed ? 'ink' : 'wave'));
  if (mark === YES) {
    const placed = at.shared('placed', () => fleetIsPlaced(puzzle, known));
    const shape = hullOf(puzzle, cell, known, placed);
    const body: Style = { fill: tried ? 'trial' : printed ? 'ink' : 'ship' };
    pieces.push(path(hullPath(shape, x, y, CELL, 0.11), body));
    if (tried) pieces.push(path(hullPath(shape, x, y, CELL, 0.2), { line: 'paper', width: 1.2, dash: '4 3' }));
    // What is printed carries a line inside its outline.
    if (printed) pieces.push(path(hullPath(closed(shape), x, y, CELL, 0.185), { line: 'paper', width: 1.3 }));
    if (piece === QUESTION) pieces.push(text(x, y, 0.55 * CELL, '?', { fill: 'paper', bold: true }));
  }
  // A mark against what is printed: the piece stays, a frame in the colour of the mark lies around it.
  if (printed && at.mark(cell) !== UNKNOWN && at.mark(cell) !== mark) {
    const [left, top] = cornerOf(puzzle, cell);
    const line = at.mark(cell) === YES ? 'ship' : 'wave';
    pieces.push(rectangle(left + 2, top + 2, CELL - 4, CELL - 4, { line, width: 3 }));
  }
  return pieces;
}

/** The same shape with a wall towards the cells that it is joined to: its inner line is closed. */
function closed(hull: Hull): Hull {
  return {
    ...hull,
    up: hull.up === 'joined' ? 'flat' : hull.up,
    down: hull.down === 'joined' ? 'flat' : hull.down,
    left: hull.left === 'joined' ? 'flat' : hull.left,
    right: hull.right === 'joined' ? 'flat' : hull.right,
  };
}

function waves(x: number, y: number, count: number, line: 'ink' | 'wave' | 'trial'): Piece[] {
  return Array.from({ length: count }, (_, wave) => {
    const middle = y + (wave - (count - 1) / 2) * 8;
    return path(`M${x - 8} ${middle}q4 -4.6 8 0t8 0`, { line, width: 0.035 * CELL, cap: 'round' });
  });
}

/** Whether as many ship cells are placed as the fleet has: then every open cell is as good as water. */
export function fleetIsPlaced({ pieces, fleet }: BattleshipsPuzzle, known: (cell: number) => number): boolean {
  let ships = 0;
  for (let cell = 0; cell < pieces.length; cell++) if (known(cell) === YES) ships++;
  return ships === fleet.reduce((sum, length) => sum + length, 0);
}

function numbers(puzzle: BattleshipsPuzzle, place: 'above' | 'beside'): Layer {
  const printed = place === 'above' ? puzzle.columns : puzzle.rows;
  const layer = place === 'above' ? 'struckColumns' : 'struckRows';
  // Numbers are counted columns first, then rows.
  const first = place === 'above' ? 0 : puzzle.width;
  return {
    place,
    items: [...printed.keys()].filter((line) => printed[line] !== BLANK),
    draw(line, at) {
      const along = (line + 0.5) * CELL;
      const [x, y] = place === 'above' ? [along, -0.5 * CELL] : [-0.5 * CELL, along];
      const content = printed[line] === QUESTION ? '?' : String(printed[line]);
      if (at.note(layer, line) !== 0) return struckNumeral(x, y, content);
      return [outsideNumeral(x, y, content, at.number(first + line))];
    },
  };
}

/** The fleet in rows as wide as the board, the longest ships first: the ships of each row. */
function fleetRows({ width, fleet }: BattleshipsPuzzle): number[][] {
  const ships = [...fleet.keys()].sort((a, b) => fleet[b] - fleet[a] || a - b);
  const rows: number[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const ship of ships) {
    const room = fleet[ship] * BERTH;
    if (used + room > width * CELL) {
      rows.push([]);
      used = 0;
    }
    rows[rows.length - 1].push(ship);
    used += room + BERTH / 2;
  }
  return rows;
}

function drawFleetShip(puzzle: BattleshipsPuzzle, rows: number[][], ship: number, at: Position): Piece[] {
  const row = rows.findIndex((ships) => ships.includes(ship));
  const before = rows[row].slice(0, rows[row].indexOf(ship));
  const x = before.reduce((sum, other) => sum + puzzle.fleet[other] * BERTH + BERTH / 2, 0);
  const y = (puzzle.height + 0.5 + row * 0.56) * CELL;
  const struck = at.note('struckShips', ship) !== 0;
  const length = puzzle.fleet[ship];
  const style: Style = { fill: struck ? 'quietOutside' : 'outside', ...(struck ? { opacity: 0.45 } : {}) };
  const d = shipPath(length, x, y, BERTH);
  const pieces: Piece[] = [path(d, style)];
  if (struck)
    pieces.push(
      path(`M${x} ${y + BERTH * 0.62}h${length * BERTH}`, { line: 'quietOutside', width: 1.4, cap: 'round' }),
    );
  return pieces;
}

/** A whole ship lying, from its left end at x, its middle line at y. */
export function shipPath(length: number, x: number, y: number, side: number): string {
  const inset = 0.1 * side;
  const radius = side / 2 - inset;
  const straight = length * side - 2 * (inset + radius);
  return `M${x + inset + radius} ${y - radius}h${straight}a${radius} ${radius} 0 0 1 0 ${2 * radius}h${-straight}a${radius} ${radius} 0 0 1 0 ${-2 * radius}z`;
}
