import { BLANK, QUESTION } from '../../board/clue.ts';
import { type Marks, NO, UNKNOWN, YES } from '../../board/marks.ts';
import type { Verdict, Violation } from '../../genre/verdict.ts';
import { counted, listed } from '../../grid/listed.ts';
import { cellCount, cellName, columnOf, diagonals, neighbours, rowOf } from '../../grid/shape.ts';
import {
  type BattleshipsPuzzle,
  LEFT_END,
  LOWER_END,
  MIDDLE,
  RIGHT_END,
  SUBMARINE,
  UPPER_END,
  WATER,
} from './puzzle.ts';
import type { BattleshipsReading } from './readings.ts';

/** Marks that the printed board tells: the cells with a printed piece. */
export function printed(puzzle: BattleshipsPuzzle): Marks {
  return Uint8Array.from(puzzle.pieces, (piece) => (piece === BLANK ? UNKNOWN : piece === WATER ? NO : YES));
}

/**
 * Judges one mark a cell (1 ship; everything else is water, but an unmarked cell with a printed piece is what is
 * printed) by the rules under `reading`. At most one violation per rule, with all the cells or lines that break it.
 * Cost: a few looks at each cell.
 */
export function check(puzzle: BattleshipsPuzzle, marks: Marks, reading: BattleshipsReading): Verdict {
  const cells = cellCount(puzzle);
  if (marks.length !== cells) throw new Error(`${marks.length} marks for ${cells} cells`);
  const ship: boolean[] = [];
  for (let cell = 0; cell < cells; cell++) {
    const printedShip = puzzle.pieces[cell] !== BLANK && puzzle.pieces[cell] !== WATER;
    ship.push(marks[cell] === YES || (marks[cell] === UNKNOWN && printedShip));
  }
  const { bent, straight } = shipsOf(puzzle, ship);
  const limited = straight.filter(({ length }) => !reading.unlimited?.includes(length));
  const found = [
    shipOnWater(puzzle, ship),
    waterOnShip(puzzle, ship),
    ...(reading.pieces === 'shapes' ? wrongPieces(puzzle, ship) : []),
    ...(reading.fleet === 'inventory' ? [tooManyShips(puzzle, limited)] : []),
    bentShips(puzzle, bent),
    shipsOutsideFleet(puzzle, limited),
    ...(reading.touch === 'never' ? [touchingShips(puzzle, ship, [...straight, ...bent])] : []),
    wrongCount(puzzle, ship),
    ...(reading.fleet === 'inventory' ? [missingShips(puzzle, limited)] : []),
  ];
  return { violations: found.filter((violation) => violation !== null), warnings: outsideQuestions(puzzle) };
}

function violation(puzzle: BattleshipsPuzzle, rule: string, puzzlink: string | null, cells: number[], text: string) {
  if (cells.length === 0) return null;
  const names = cells.map((cell) => cellName(puzzle, cell));
  return { rule, cells: names, ...(puzzlink === null ? {} : { puzzlink }), text: `${text}: ${listed(names)}.` };
}

/** The ship cells in parts joined by edges: straight runs are ships, the others are bent. */
function shipsOf(puzzle: BattleshipsPuzzle, ship: readonly boolean[]): { bent: number[][]; straight: number[][] } {
  const seen = new Uint8Array(ship.length);
  const bent: number[][] = [];
  const straight: number[][] = [];
  for (let first = 0; first < ship.length; first++) {
    if (!ship[first] || seen[first]) continue;
    seen[first] = 1;
    const part = [first];
    for (let next = 0; next < part.length; next++)
      for (const cell of neighbours(puzzle, part[next]))
        if (ship[cell] && !seen[cell]) {
          seen[cell] = 1;
          part.push(cell);
        }
    const oneRow = part.every((cell) => rowOf(puzzle, cell) === rowOf(puzzle, first));
    const oneColumn = part.every((cell) => columnOf(puzzle, cell) === columnOf(puzzle, first));
    (oneRow || oneColumn ? straight : bent).push(part);
  }
  return { bent, straight };
}

function shipOnWater(puzzle: BattleshipsPuzzle, ship: readonly boolean[]): Violation | null {
  const cells: number[] = [];
  for (let cell = 0; cell < ship.length; cell++) if (ship[cell] && puzzle.pieces[cell] === WATER) cells.push(cell);
  return violation(puzzle, 'ship-on-printed-water', 'csPieceExtra', cells, 'A cell printed as water holds a ship');
}

function waterOnShip(puzzle: BattleshipsPuzzle, ship: readonly boolean[]): Violation | null {
  const cells: number[] = [];
  for (let cell = 0; cell < ship.length; cell++) {
    const piece = puzzle.pieces[cell];
    if (!ship[cell] && piece !== BLANK && piece !== WATER) cells.push(cell);
  }
  return violation(puzzle, 'printed-ship-missing', null, cells, 'A cell printed as ship is water');
}

/**
 * What a printed piece says of its neighbours: a submarine has water on all four sides, an end has ship on the side
 * it points away from and water on the other three, a middle has ship on two opposite sides. Beyond the border is
 * water.
 */
function wrongPieces(puzzle: BattleshipsPuzzle, ship: readonly boolean[]): (Violation | null)[] {
  const { width, height } = puzzle;
  const extra: number[] = [];
  const missing: number[] = [];
  for (let cell = 0; cell < ship.length; cell++) {
    const piece = puzzle.pieces[cell];
    if (!ship[cell] || piece === BLANK || piece === QUESTION || piece === WATER) continue;
    const row = rowOf(puzzle, cell);
    const column = columnOf(puzzle, cell);
    const above = row > 0 && ship[cell - width];
    const below = row < height - 1 && ship[cell + width];
    const left = column > 0 && ship[cell - 1];
    const right = column < width - 1 && ship[cell + 1];
    if (piece === MIDDLE) {
      if (!(above && below) && !(left && right)) missing.push(cell);
      continue;
    }
    if (piece === SUBMARINE && (above || below || left || right)) extra.push(cell);
    if (piece === UPPER_END && (above || left || right)) extra.push(cell);
    if (piece === LOWER_END && (below || left || right)) extra.push(cell);
    if (piece === LEFT_END && (left || above || below)) extra.push(cell);
    if (piece === RIGHT_END && (right || above || below)) extra.push(cell);
    if (piece === UPPER_END && !below) missing.push(cell);
    if (piece === LOWER_END && !above) missing.push(cell);
    if (piece === LEFT_END && !right) missing.push(cell);
    if (piece === RIGHT_END && !left) missing.push(cell);
  }
  return [
    violation(puzzle, 'piece-with-extra-cells', 'csPieceExtra', extra, 'A printed piece has ship where it shows water'),
    violation(
      puzzle,
      'piece-with-missing-cells',
      'csMismatch',
      missing,
      'A printed piece has water where it shows ship',
    ),
  ];
}

function bentShips(puzzle: BattleshipsPuzzle, bent: readonly number[][]): Violation | null {
  return violation(puzzle, 'bent-ship', 'bankInvalid', bent.flat(), 'A ship is a straight run of cells');
}

function shipsOutsideFleet(puzzle: BattleshipsPuzzle, straight: readonly number[][]): Violation | null {
  const alien = straight.filter((part) => !puzzle.fleet.includes(part.length));
  const lengths = [...new Set(alien.map((part) => part.length))].sort((a, b) => a - b);
  const text = `The fleet has no ship of length ${listed(lengths.map(String))}`;
  return violation(puzzle, 'ship-not-in-fleet', 'bankInvalid', alien.flat(), text);
}

/** For each length of the fleet, longest first: the ships of that length that it lists, and those on the board. */
function tally(puzzle: BattleshipsPuzzle, straight: readonly number[][]) {
  const lengths = [...new Set(puzzle.fleet)].sort((a, b) => b - a);
  return lengths.map((length) => ({
    length,
    wanted: puzzle.fleet.filter((other) => other === length).length,
    placed: straight.filter((part) => part.length === length),
  }));
}

function tooManyShips(puzzle: BattleshipsPuzzle, straight: readonly number[][]): Violation | null {
  const over = tally(puzzle, straight).filter(({ wanted, placed }) => placed.length > wanted);
  const details = over.map(({ length, wanted, placed }) => `${placed.length} of length ${length} instead of ${wanted}`);
  const cells = over.flatMap(({ placed }) => placed.flat());
  if (cells.length === 0) return null;
  return {
    rule: 'too-many-ships',
    cells: cells.map((cell) => cellName(puzzle, cell)),
    puzzlink: 'bankGt',
    text: `There are more ships than the fleet has: ${listed(details)}.`,
  };
}

function missingShips(puzzle: BattleshipsPuzzle, straight: readonly number[][]): Violation | null {
  const under = tally(puzzle, straight).filter(({ wanted, placed }) => placed.length < wanted);
  if (under.length === 0) return null;
  const details = under.map(
    ({ length, wanted, placed }) => `${counted(wanted - placed.length, 'ship')} of length ${length}`,
  );
  // Nothing on the board is at fault: what is wrong is what isn't there.
  return {
    rule: 'ships-missing',
    cells: [],
    puzzlink: 'bankLt',
    text: `The fleet is not complete: ${listed(details)} missing.`,
  };
}

function touchingShips(
  puzzle: BattleshipsPuzzle,
  ship: readonly boolean[],
  parts: readonly number[][],
): Violation | null {
  const partOf = new Int32Array(ship.length);
  parts.forEach((part, index) => {
    for (const cell of part) partOf[cell] = index;
  });
  const cells: number[] = [];
  for (let cell = 0; cell < ship.length; cell++)
    if (ship[cell] && diagonals(puzzle, cell).some((other) => ship[other] && partOf[other] !== partOf[cell]))
      cells.push(cell);
  return violation(puzzle, 'touching-ships', 'shDiag', cells, 'Two ships touch at a corner');
}

function wrongCount(puzzle: BattleshipsPuzzle, ship: readonly boolean[]): Violation | null {
  const lines: string[] = [];
  const details: string[] = [];
  const judge = (number: number, name: string, belongs: (cell: number) => boolean): void => {
    if (number < 0) return;
    let count = 0;
    for (let cell = 0; cell < ship.length; cell++) if (ship[cell] && belongs(cell)) count++;
    if (count === number) return;
    lines.push(name);
    details.push(`${name} has ${count} instead of ${number}`);
  };
  puzzle.columns.forEach((number, column) => {
    judge(number, `column ${column + 1}`, (cell) => columnOf(puzzle, cell) === column);
  });
  puzzle.rows.forEach((number, row) => {
    judge(number, `row ${row + 1}`, (cell) => rowOf(puzzle, cell) === row);
  });
  if (lines.length === 0) return null;
  return {
    rule: 'wrong-count',
    cells: lines,
    puzzlink: 'exShadeNe',
    text: `A number counts the ship cells of its line: ${listed(details)}.`,
  };
}

function outsideQuestions(puzzle: BattleshipsPuzzle): string[] {
  const lines: string[] = [];
  puzzle.columns.forEach((number, column) => {
    if (number === QUESTION) lines.push(`column ${column + 1}`);
  });
  puzzle.rows.forEach((number, row) => {
    if (number === QUESTION) lines.push(`row ${row + 1}`);
  });
  if (lines.length === 0) return [];
  return [`A "?" outside the board (${lines.join(', ')}) says nothing here; puzz.link accepts no answer for it.`];
}
