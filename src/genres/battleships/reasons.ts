import { NO, YES } from '../../board/marks.ts';
import type { Reason } from '../../genre/reason.ts';
import { counted, listed } from '../../grid/listed.ts';
import { cellAt, cellCount, cellName, columnOf, diagonals, neighbours, rowOf } from '../../grid/shape.ts';
import { type PieceFacts, pieceFacts } from './piece-facts.ts';
import { type BattleshipsPuzzle, LEFT_END, LOWER_END, MIDDLE, RIGHT_END, SUBMARINE, UPPER_END } from './puzzle.ts';
import type { BattleshipsReading } from './readings.ts';

/**
 * Why the board can have no answer under `reading`, as far as the printed pieces, the number of each line, the sums of
 * the numbers and the room for each length of ship tell. Sound: a board with a reason has no answer. Not complete.
 * Cost: for each length of the fleet a few looks at each cell.
 */
export function reasons(puzzle: BattleshipsPuzzle, reading: BattleshipsReading): Reason[] {
  const facts = pieceFacts(puzzle, reading);
  const early = [...facts.clashes, ...impossibleNumbers(puzzle, facts), ...missingShips(puzzle, reading, facts)];
  // Sums and room are told by those already.
  if (early.length > 0) return early;
  const sums = clashingSums(puzzle, reading);
  return sums.length > 0 ? sums : noRoom(puzzle, reading, facts);
}

interface Line {
  readonly name: string;
  readonly number: number;
  readonly cells: readonly number[];
}

function rowLines(puzzle: BattleshipsPuzzle): Line[] {
  return puzzle.rows.map((number, row) => ({
    name: `row ${row + 1}`,
    number,
    cells: Array.from({ length: puzzle.width }, (_, column) => cellAt(puzzle, row, column)),
  }));
}

function columnLines(puzzle: BattleshipsPuzzle): Line[] {
  return puzzle.columns.map((number, column) => ({
    name: `column ${column + 1}`,
    number,
    cells: Array.from({ length: puzzle.height }, (_, row) => cellAt(puzzle, row, column)),
  }));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A line that asks for more ship cells than it has room for, or for fewer than its pieces show. */
function impossibleNumbers(puzzle: BattleshipsPuzzle, facts: PieceFacts): Reason[] {
  const found: Reason[] = [];
  for (const { name, number, cells } of [...columnLines(puzzle), ...rowLines(puzzle)]) {
    if (number < 0) continue;
    const water = cells.filter((cell) => facts.known[cell] === NO);
    const ship = cells.filter((cell) => facts.known[cell] === YES);
    const sources = (list: readonly number[]) => [...new Set(list.map((cell) => cellName(puzzle, facts.source[cell])))];
    if (number > cells.length - water.length) {
      const room = water.length === 0 ? 'cells' : 'cells that can be ship';
      const text = `${capital(name)} asks for ${number} ship cells and has ${cells.length - water.length} ${room}.`;
      found.push({ text, clues: [name, ...sources(water)] });
    }
    if (number < ship.length) {
      const asked = counted(number, 'ship cell');
      const text = `${capital(name)} asks for ${asked} and its printed pieces make ${ship.length}.`;
      found.push({ text, clues: [name, ...sources(ship)] });
    }
  }
  return found;
}

/** Pieces and runs of printed ship cells for which the fleet has no ship, or not enough. */
function missingShips(puzzle: BattleshipsPuzzle, reading: BattleshipsReading, facts: PieceFacts): Reason[] {
  const found: Reason[] = [];
  const cellsOf = (...pieces: number[]) =>
    [...puzzle.pieces.keys()]
      .filter((cell) => pieces.includes(puzzle.pieces[cell]))
      .map((cell) => cellName(puzzle, cell));
  const shipsOf = (least: number, most: number) =>
    puzzle.fleet.filter((length) => length >= least && length <= most).length;
  const longest = puzzle.fleet.reduce((most, length) => Math.max(most, length), 0);
  if (reading.pieces === 'shapes') {
    const demands = [
      { what: 'submarine', cells: cellsOf(SUBMARINE), ships: shipsOf(1, 1), kind: 'of length 1', once: true },
      // A ship has one upper or left end, and one lower or right end.
      {
        what: 'upper or left end',
        cells: cellsOf(UPPER_END, LEFT_END),
        ships: shipsOf(2, longest),
        kind: 'of length 2 or more',
        once: true,
      },
      {
        what: 'lower or right end',
        cells: cellsOf(LOWER_END, RIGHT_END),
        ships: shipsOf(2, longest),
        kind: 'of length 2 or more',
        once: true,
      },
      // Two middles may lie in one ship.
      { what: 'middle', cells: cellsOf(MIDDLE), ships: shipsOf(3, longest), kind: 'of length 3 or more', once: false },
    ];
    for (const { what, cells, ships, kind, once } of demands) {
      const enough = once && reading.fleet === 'inventory' ? cells.length <= ships : cells.length === 0 || ships > 0;
      if (enough) continue;
      const has = `${counted(ships, 'ship')} ${kind}`;
      const text = `The board prints ${counted(cells.length, what)} (${listed(cells)}), and the fleet has ${has}.`;
      found.push({ text, clues: [...cells, 'fleet'] });
    }
  }
  if (found.length > 0) return found;
  for (const { name, cells } of [...columnLines(puzzle), ...rowLines(puzzle)]) {
    let run: number[] = [];
    for (const cell of [...cells, -1]) {
      if (cell >= 0 && facts.known[cell] === YES) {
        run.push(cell);
        continue;
      }
      if (run.length > longest) {
        const clues = [...new Set(run.map((part) => cellName(puzzle, facts.source[part])))];
        const shown = `The printed pieces make a run of ${counted(run.length, 'ship cell')} in ${name}`;
        const text = `${shown}, and the longest ship has ${longest}.`;
        return [{ text, clues: [...clues, 'fleet'] }];
      }
      run = [];
    }
  }
  return [];
}

/** The numbers of one direction against the fleet, and those of both directions against each other. */
function clashingSums(puzzle: BattleshipsPuzzle, reading: BattleshipsReading): Reason[] {
  const sums = [rowLines(puzzle), columnLines(puzzle)].map((lines) => {
    const numbered = lines.filter(({ number }) => number >= 0);
    const least = numbered.reduce((sum, { number }) => sum + number, 0);
    const free = lines.filter(({ number }) => number < 0).reduce((sum, { cells }) => sum + cells.length, 0);
    return { least, most: least + free, clues: numbered.map(({ name }) => name) };
  });
  const [rows, columns] = sums;
  const range = ({ least, most }: { least: number; most: number }) =>
    least === most ? `${least}` : `${least} to ${most}`;
  if (reading.fleet === 'inventory') {
    const total = puzzle.fleet.reduce((sum, length) => sum + length, 0);
    return [
      { what: 'rows', ...rows },
      { what: 'columns', ...columns },
    ].flatMap((sum) => {
      if (total >= sum.least && total <= sum.most) return [];
      const text = `The ${sum.what} add up to ${range(sum)} ship cells, and the fleet has ${total}.`;
      return [{ text, clues: [...sum.clues, 'fleet'] }];
    });
  }
  if (rows.least > columns.most || columns.least > rows.most) {
    const text = `The rows add up to ${range(rows)} ship cells, the columns to ${range(columns)}.`;
    return [{ text, clues: [...rows.clues, ...columns.clues] }];
  }
  const least = Math.max(rows.least, columns.least);
  const most = Math.min(rows.most, columns.most);
  if (totalOf(puzzle.fleet, least, most)) return [];
  const text = `The numbers add up to ${range({ least, most })} ship cells, and no ships of the fleet's lengths do.`;
  return [{ text, clues: [...rows.clues, ...columns.clues, 'fleet'] }];
}

/** Whether ships of these lengths, each taken any number of times, can have `least` to `most` cells in all. */
function totalOf(lengths: readonly number[], least: number, most: number): boolean {
  const made = new Uint8Array(most + 1);
  made[0] = 1;
  for (let total = 0; total <= most; total++) {
    if (!made[total]) continue;
    if (total >= least) return true;
    for (const length of lengths) if (total + length <= most) made[total + length] = 1;
  }
  return false;
}

/** A fleet that is too large for the board, or a length with fewer places than ships. */
function noRoom(puzzle: BattleshipsPuzzle, reading: BattleshipsReading, facts: PieceFacts): Reason[] {
  if (reading.fleet === 'menu') return [];
  const { width, height, fleet } = puzzle;
  // With a margin of one cell below and to the right of each ship, ships that never touch don't overlap either.
  const margin = reading.touch === 'never';
  const need = fleet.reduce((sum, length) => sum + (margin ? 2 * (length + 1) : length), 0);
  const room = margin ? (width + 1) * (height + 1) : width * height;
  if (need > room) {
    const text = `The fleet of ${counted(fleet.length, 'ship')} does not fit into ${width}x${height} cells.`;
    return [{ text, clues: ['fleet'] }];
  }
  for (const length of new Set(fleet)) {
    const ships = fleet.filter((other) => other === length).length;
    const places = placesFor(puzzle, reading, facts, length, ships);
    if (places >= ships) continue;
    const lines = [...columnLines(puzzle), ...rowLines(puzzle)].filter(({ number }) => number >= 0);
    const pieces = [...puzzle.pieces.keys()].filter((cell) => facts.source[cell] === cell);
    const room = `the board has ${counted(places, 'place')} for such a ship`;
    const text = `The fleet has ${counted(ships, 'ship')} of length ${length}, and ${room}.`;
    const names = [...lines.map(({ name }) => name), ...pieces.map((cell) => cellName(puzzle, cell))];
    return [{ text, clues: [...names, 'fleet'] }];
  }
  return [];
}

/**
 * Number of places where a ship of `length` may lie, counted up to `enough`: no cell of it is known to be water, its
 * line and the lines across it have the number for it, and it touches no known ship cell that is not part of it.
 */
function placesFor(
  puzzle: BattleshipsPuzzle,
  reading: BattleshipsReading,
  facts: PieceFacts,
  length: number,
  enough: number,
): number {
  const { width, height } = puzzle;
  const allows = (number: number, least: number) => number < 0 || number >= least;
  let places = 0;
  for (const across of length === 1 ? [true] : [true, false])
    for (let start = 0; start < cellCount(puzzle) && places < enough; start++) {
      const row = rowOf(puzzle, start);
      const column = columnOf(puzzle, start);
      const step = across ? 1 : width;
      if ((across ? column : row) + length > (across ? width : height)) continue;
      const cells = Array.from({ length }, (_, index) => start + index * step);
      const ownLine = across ? puzzle.rows[row] : puzzle.columns[column];
      const crossing = (cell: number) =>
        across ? puzzle.columns[columnOf(puzzle, cell)] : puzzle.rows[rowOf(puzzle, cell)];
      if (!allows(ownLine, length) || !cells.every((cell) => facts.known[cell] !== NO && allows(crossing(cell), 1)))
        continue;
      const around = cells.flatMap((cell) => [
        ...neighbours(puzzle, cell),
        ...(reading.touch === 'never' ? diagonals(puzzle, cell) : []),
      ]);
      if (around.every((cell) => facts.known[cell] !== YES || cells.includes(cell))) places++;
    }
  return places;
}
