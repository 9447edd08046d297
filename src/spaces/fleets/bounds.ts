import { readField } from '../../sweep/index.ts';
import type { BerthMap } from './berth-map.ts';
import { type FleetBoard, FREE_LINE, type ShipClass } from './fleet-board.ts';
import { FREE, type Profile, UPRIGHT } from './profile.ts';

/**
 * What the rest of a numbered board can hold at most, given a state: a state that is missing more is dead and is dropped.
 *
 * The problem: what the numbers are missing multiplies the states, and most of them can't be completed, which a sweep
 * finds out rows later. The idea: upper bounds that are quick to tell, of one line, of two neighbouring columns, and of
 * all lines together:
 *
 *          2 . 3        the columns are missing 5 in the two rows that are left, which can take 2 and 1: dead
 *        2 . . .
 *        1 . . .
 *
 * Every bound is an upper one, so that no answer is lost; how sharp it is only decides how many dead states are carried
 * along. The cost: a few looks a column. Source: D. Gale and H. J. Ryser (1957) for the sums of all lines together.
 *
 * `longest` is everywhere the class of the longest ship that may still come (the number of classes when none may).
 */
export class Bounds {
  readonly #board: FleetBoard;
  readonly #classes: readonly ShipClass[];
  readonly #berths: BerthMap;
  readonly #plan: Profile;
  readonly #slotOf: readonly number[];
  readonly #apart: boolean;
  readonly #flatSupply: Int32Array;
  readonly #rows: RowSums[];
  /** Scratch: numbers of what columns still take, in falling order. */
  readonly #falling: Int32Array;
  /** Scratch: how many columns give each number of cells. */
  readonly #gives: Int32Array;

  constructor(
    board: FleetBoard,
    classes: readonly ShipClass[],
    berths: BerthMap,
    plan: Profile,
    slotOf: readonly number[],
    apart: boolean,
  ) {
    this.#board = board;
    this.#classes = classes;
    this.#berths = berths;
    this.#plan = plan;
    this.#slotOf = slotOf;
    this.#apart = apart;
    this.#flatSupply = flatSupply(board, classes);
    this.#rows = Array.from({ length: board.height + 1 }, (_, row) => sumRows(board, row));
    this.#falling = new Int32Array(board.width);
    this.#gives = new Int32Array(board.height + 2);
  }

  /** The most ship cells beyond those chosen that the rest of the row can take. */
  roomInRow(next: Int32Array, at: number, column: number, longest: number): number {
    if (longest >= this.#classes.length) return 0;
    const { symbols } = this.#plan;
    const parted = this.#classes[longest].length + 1;
    let room = 0;
    let run = 0;
    for (let c = column; c < symbols.length; c++) {
      if (readField(next, at, symbols[c]) === FREE) {
        if (++run === parted) run = 0;
        else room++;
      } else run = 0;
    }
    return room;
  }

  /**
   * Whether the columns from `from` to `to` − 1 can take what they are missing. Those up to `column` stand for the row below
   * `row`, the others for `row` itself.
   */
  columnsFit(
    next: Int32Array,
    at: number,
    row: number,
    column: number,
    from: number,
    to: number,
    longest: number,
  ): boolean {
    const { symbols, columns } = this.#plan;
    const end = Math.min(to, symbols.length);
    for (let c = from; c < end; c++) {
      const field = columns[c];
      if (field === undefined) continue;
      const start = c <= column ? row + 1 : row;
      const missing = readField(next, at, field);
      const symbol = readField(next, at, symbols[c]);
      if (missing > this.#roomInColumn(symbol, start, c, longest)) return false;
      if (!this.#apart || c === column || c === symbols.length - 1) continue;
      const beside = columns[c + 1];
      if (beside === undefined) continue;
      const both = missing + readField(next, at, beside);
      if (both > this.#roomInPair(symbol, readField(next, at, symbols[c + 1]), start, c, longest)) return false;
    }
    return true;
  }

  /** All bounds together, for a state at the start of `row`. */
  rowFits(next: Int32Array, at: number, row: number, longest: number): boolean {
    const { width } = this.#board;
    return (
      this.columnsFit(next, at, row, -1, 0, width, longest) &&
      this.#longShipsFit(next, at, row) &&
      this.#linesFit(next, at, row, longest)
    );
  }

  /** The most ship cells beyond those chosen that a column can take from `row` on, where `symbol` stands. */
  #roomInColumn(symbol: number, row: number, column: number, longest: number): number {
    if (longest >= this.#classes.length) return 0;
    const { width, height } = this.#board;
    // BLOCKED and DEEP are the numbers of rows that they keep water.
    const start = symbol > UPRIGHT ? row + symbol - UPRIGHT + 1 : row + symbol;
    if (start >= height) return 0;
    return this.#berths.capacity[(longest * width + column) * (height + 2) + start];
  }

  /** The same for two numbered columns side by side: a ship in one of them keeps water in the other. */
  #roomInPair(symbol: number, beside: number, row: number, column: number, longest: number): number {
    if (longest >= this.#classes.length) return 0;
    const { width, height } = this.#board;
    let start = row;
    if (symbol > UPRIGHT) start = row + symbol - UPRIGHT + 1;
    else if (beside > UPRIGHT) start = row + beside - UPRIGHT + 1;
    else if (symbol !== FREE && beside !== FREE) start = row + 1;
    if (start >= height) return 0;
    return this.#berths.pairCapacity[(longest * width + column) * (height + 2) + start];
  }

  /** Whether rows and columns have room for the long ships: for each length, those that are at least as long. */
  #longShipsFit(next: Int32Array, at: number, row: number): boolean {
    const { width, height } = this.#board;
    const { symbols, columns, ships } = this.#plan;
    let wanted = 0;
    for (let index = 0; index < this.#classes.length; index++) {
      const { length } = this.#classes[index];
      const slot = this.#slotOf[index];
      if (length === 1) break;
      if (slot < 0) continue;
      wanted += readField(next, at, ships[slot]);
      let supply = this.#flatSupply[index * (height + 1) + row];
      for (let c = 0; c < width && supply < wanted; c++) {
        const field = columns[c];
        const room = this.#roomInColumn(readField(next, at, symbols[c]), row, c, index);
        supply += Math.floor((field === undefined ? room : Math.min(room, readField(next, at, field))) / length);
      }
      if (supply < wanted) return false;
    }
    return true;
  }

  /**
   * Whether some rows want more than all columns can give to that many rows, or some columns more than all rows can
   * give to that many columns (Gale and Ryser's condition on the sums of a 0/1 matrix, for the rows that are left).
   */
  #linesFit(next: Int32Array, at: number, row: number, longest: number): boolean {
    const { width } = this.#board;
    const { symbols, columns } = this.#plan;
    const { largest, atMost } = this.#rows[row];
    const falling = this.#falling;
    // Of each column what it gives at most; of numbered ones, which give just that, a sorted list too.
    let sorted = 0;
    let run = 0;
    let room = 0;
    const parted = longest >= this.#classes.length ? 0 : this.#classes[0].length + 1;
    const gives = this.#gives;
    gives.fill(0);
    for (let c = 0; c < width; c++) {
      const field = columns[c];
      const symbol = readField(next, at, symbols[c]);
      const chosen = symbol > UPRIGHT ? symbol - UPRIGHT : 0;
      const gross =
        chosen + (field === undefined ? this.#roomInColumn(symbol, row, c, longest) : readField(next, at, field));
      gives[Math.min(gross, largest.length)]++;
      if (gross === 0) run = 0;
      else if (++run === parted) run = 0;
      else room++;
      if (field === undefined) continue;
      let place = sorted++;
      for (; place > 0 && falling[place - 1] < gross; place--) falling[place] = falling[place - 1];
      falling[place] = gross;
    }
    if (parted > 0 && largest.length > 0 && largest[0] > room) return false;
    let wanted = 0;
    let giving = width - gives[0];
    let given = 0;
    for (let k = 0; k < largest.length; k++) {
      wanted += largest[k];
      given += giving;
      if (wanted > given) return false;
      giving -= gives[k + 1];
    }
    wanted = 0;
    for (let k = 0; k < sorted; k++) {
      wanted += falling[k];
      if (wanted > atMost[k + 1]) return false;
    }
    return true;
  }
}

/** The numbers of the rows from one on. */
interface RowSums {
  /** In falling order. */
  readonly largest: Int32Array;
  /** At [k]: what these rows can give to k columns at most. */
  readonly atMost: Int32Array;
}

function sumRows({ width, rows }: FleetBoard, row: number): RowSums {
  const left = rows.slice(row);
  const largest = left.filter((number) => number !== FREE_LINE).sort((a, b) => b - a);
  const atMost = Int32Array.from({ length: width + 1 }, (_, k) =>
    left.reduce((sum, number) => sum + (number === FREE_LINE ? k : Math.min(number, k)), 0),
  );
  return { largest, atMost };
}

/**
 * For each class and row, at [class · (height + 1) + row]: how many ships of that length or longer the rows from there
 * on can hold flat.
 */
function flatSupply({ width, height, rows }: FleetBoard, classes: readonly ShipClass[]): Int32Array {
  const supply = new Int32Array(classes.length * (height + 1));
  classes.forEach(({ length }, index) => {
    for (let row = height - 1; row >= 0; row--) {
      const room = Math.floor((width + 1) / (length + 1));
      const here = rows[row] === FREE_LINE ? room : Math.min(room, Math.floor(rows[row] / length));
      supply[index * (height + 1) + row] = here + supply[index * (height + 1) + row + 1];
    }
  });
  return supply;
}
