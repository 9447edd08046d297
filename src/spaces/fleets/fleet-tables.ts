import { UNLIMITED } from '../lines/inventory.ts';
import { type FleetBoard, FREE_LINE, type ShipClass } from './fleet-board.ts';

/**
 * A set of fleets, by how many ships of each class are placed already: bit `lane` is in mixed radix, class by class. It
 * stands at this place of `FleetTables.sets`.
 */
type FleetSet = number;

/** Ships that begin in one line: along it, across it, or of one cell. */
interface Arrangement {
  readonly cells: number;
  /** Cells that the ships fill with the water after them: a line has one more than its length. */
  readonly places: number;
  /** Cells to come in the next lines, as a `Crossing`. */
  readonly crossing: Crossing;
  /** The lane rises by so much, */
  readonly shift: number;
  /** where it is in this set. */
  readonly from: Int32Array;
}

/** How many ships go on for one more line, for two more, … : four bits each, the first lowest. */
type Crossing = number;

const CROSSING_BITS = 4;
/** Lines longer than this could overflow a crossing. */
const LONGEST_LINE = 15;
/** Of longer ships a crossing has no room. */
const LONGEST_SHIP = 5;
const MOST_FLEETS = 1 << 10;
const MOST_ARRANGEMENTS = 1 << 11;
/** What a line without a number is missing. */
const ANY = LONGEST_LINE + 1;

const NO_FLEET: FleetSet = 0;

/**
 * Which fleets the numbers can still take.
 *
 * The problem: on a numbered board a profile may come with a hundred fleets of which the numbers below or beside allow
 * two or three; the others are carried along in vain, and multiply the time by all they are. The idea: a row's number is
 * met by ships along it, ships that cross it, and single cells; what crosses it goes on in the next row. If places within
 * a line are forgotten, and all that is remembered from row to row is the **crossing**, how many ships have how many
 * cells to come, then the fleets that the rows below can take are few enough to be listed once:
 *
 *       3   # # . #     begun: one ship of 2 along, one of 3 across; crossing: one ship with 2 cells to come
 *       1   . . . #     begun: none; crossing: one ship with 1 cell to come
 *       2   # . . #     begun: a single cell; crossing: none, and the fleet is 3, 2, 1
 *
 * So are the fleets that the columns can take, for what they are missing. A fleet that is in neither set, or a state
 * whose sets are empty, is dropped.
 *
 * The cost: for each row, crossing, number and room, and for each list of what the columns are missing, one pass over the
 * **arrangements**, the ways to begin ships in one line; every set is found once, on demand.
 */
export class FleetTables {
  readonly words: number;
  /** All sets, `words` integers each. */
  sets: Int32Array;
  readonly #board: FleetBoard;
  /** Those that fill the fewest places first. */
  readonly #arrangements: readonly Arrangement[];
  /** The same by their number of cells. */
  readonly #byCells: readonly (readonly Arrangement[])[];
  readonly #wholeFleet: FleetSet;
  #end: number;
  /** For each row, by crossing, number missing and places. */
  readonly #rowSets: readonly Map<number, FleetSet>[];
  /** For each number of rows left and column: a number for what the columns from there on are missing, */
  readonly #columnKeys: readonly Map<number, number>[];
  /** and by that number and the crossing. */
  readonly #columnSets: readonly Map<number, FleetSet>[];

  private constructor(board: FleetBoard, { lanes, words }: Fleet, arrangements: readonly Arrangement[]) {
    const { width, height } = board;
    this.words = words;
    this.#board = board;
    this.#arrangements = arrangements;
    this.#byCells = Array.from({ length: LONGEST_LINE + 1 }, (_, cells) =>
      arrangements.filter((a) => a.cells === cells),
    );
    this.sets = new Int32Array(64 * words);
    this.#wholeFleet = words;
    this.sets[words + ((lanes - 1) >> 5)] = 1 << ((lanes - 1) & 31);
    this.#end = 2 * words;
    this.#rowSets = Array.from({ length: height }, () => new Map());
    this.#columnKeys = Array.from({ length: (height + 1) * width }, () => new Map());
    this.#columnSets = this.#columnKeys.map(() => new Map());
  }

  /** The tables for a board, or undefined where they would be too large. `counted` are the classes of the fleet's lanes. */
  static for(board: FleetBoard, classes: readonly ShipClass[], counted: readonly ShipClass[]): FleetTables | undefined {
    const { width, height } = board;
    if (Math.max(width, height) > LONGEST_LINE || classes.length === 0 || classes[0].length > LONGEST_SHIP) return;
    const fleet = fleetOf(counted);
    const keys = board.columns.reduce((product, number) => product * (Math.max(0, number) + 1), 1);
    if (fleet.lanes > MOST_FLEETS || keys > Number.MAX_SAFE_INTEGER) return;
    const arrangements = arrange(Math.max(width, height), classes, fleet);
    return arrangements && new FleetTables(board, fleet, arrangements);
  }

  holds(set: FleetSet, lane: number): boolean {
    return (this.sets[set + (lane >> 5)] & (1 << (lane & 31))) !== 0;
  }

  /**
   * The fleets that the rows can take from a place in `row` on: the rest of the row has `places` and is missing
   * `missing`, and `crossing` reaches into the next row.
   */
  takenBelow(row: number, places: number, missing: number, crossing: Crossing): FleetSet {
    const sets = this.#rowSets[row];
    const key = (crossing * 32 + (missing === FREE_LINE ? ANY : missing)) * 32 + places;
    const known = sets.get(key);
    if (known !== undefined) return known;
    let found = NO_FLEET;
    for (const arrangement of this.#listed(missing)) {
      if (arrangement.places > places) break;
      found = this.#unite(found, this.#fromRow(row + 1, crossing + arrangement.crossing), arrangement);
    }
    sets.set(key, found);
    return found;
  }

  #fromRow(row: number, crossing: Crossing): FleetSet {
    const { width, height, rows } = this.#board;
    if (row === height) return crossing === 0 ? this.#wholeFleet : NO_FLEET;
    const ships = shipsOf(crossing);
    if (2 * ships > width + 1 || (rows[row] !== FREE_LINE && ships > rows[row])) return NO_FLEET;
    const missing = rows[row] === FREE_LINE ? FREE_LINE : rows[row] - ships;
    return this.takenBelow(row, width + 1 - 2 * ships, missing, crossing >>> CROSSING_BITS);
  }

  /**
   * What all columns are missing, as one number: column by column in mixed radix, the last one highest.
   */
  columnKey(missingIn: (column: number) => number): number {
    const { columns } = this.#board;
    let key = 0;
    for (let column = columns.length - 1; column >= 0; column--)
      if (columns[column] > 0) key = key * (columns[column] + 1) + missingIn(column);
    return key;
  }

  /** The fleets that the columns can take in the last `left` rows, if `key` is what they are missing. */
  takenBeside(left: number, key: number): FleetSet {
    return this.#fromColumn(left, 0, key, 0);
  }

  #fromColumn(left: number, column: number, key: number, crossing: Crossing): FleetSet {
    const { width, columns } = this.#board;
    if (column === width) return crossing === 0 ? this.#wholeFleet : NO_FLEET;
    const number = columns[column];
    const radix = Math.max(0, number) + 1;
    const rest = Math.floor(key / radix);
    const ships = shipsOf(crossing);
    const places = left + 1 - 2 * ships;
    const missing = number === FREE_LINE ? FREE_LINE : key - rest * radix - ships;
    if (places < 0 || (number !== FREE_LINE && missing < 0)) return NO_FLEET;
    const keys = this.#columnKeys[left * width + column];
    let numbered = keys.get(key);
    if (numbered === undefined) keys.set(key, (numbered = keys.size));
    const sets = this.#columnSets[left * width + column];
    const name = numbered * (1 << (CROSSING_BITS * (LONGEST_SHIP - 1))) + crossing;
    const known = sets.get(name);
    if (known !== undefined) return known;
    const next = crossing >>> CROSSING_BITS;
    let found = NO_FLEET;
    for (const arrangement of this.#listed(missing)) {
      if (arrangement.places > places) break;
      found = this.#unite(found, this.#fromColumn(left, column + 1, rest, next + arrangement.crossing), arrangement);
    }
    sets.set(name, found);
    return found;
  }

  #listed(missing: number): readonly Arrangement[] {
    return missing === FREE_LINE ? this.#arrangements : this.#byCells[missing];
  }

  /** Adds the fleets from which the arrangement leads into `after`; a set is begun where there is none yet. */
  #unite(found: FleetSet, after: FleetSet, { shift, from }: Arrangement): FleetSet {
    if (after === NO_FLEET) return found;
    const { words } = this;
    const far = shift >> 5;
    const near = shift & 31;
    let set = found;
    for (let k = 0; k + far < words; k++) {
      let moved = this.sets[after + k + far] >>> near;
      if (near > 0 && k + far + 1 < words) moved |= this.sets[after + k + far + 1] << (32 - near);
      moved &= from[k];
      if (moved === 0) continue;
      if (set === NO_FLEET) set = this.#begin();
      this.sets[set + k] |= moved;
    }
    return set;
  }

  #begin(): FleetSet {
    const set = this.#end;
    this.#end += this.words;
    if (this.#end > this.sets.length) {
      const larger = new Int32Array(2 * this.sets.length);
      larger.set(this.sets);
      this.sets = larger;
    }
    return set;
  }
}

/** A ship that has `more` cells in the next lines. */
export function crossingOf(more: number): Crossing {
  return more === 0 ? 0 : 1 << (CROSSING_BITS * (more - 1));
}

/** The sum of the four numbers of a crossing. */
function shipsOf(crossing: Crossing): number {
  const pairs = (crossing & 0x0f0f) + ((crossing >>> CROSSING_BITS) & 0x0f0f);
  return (pairs + (pairs >>> 8)) & 0xff;
}

interface Fleet {
  readonly lanes: number;
  readonly words: number;
  readonly counted: readonly ShipClass[];
}

function fleetOf(counted: readonly ShipClass[]): Fleet {
  const lanes = counted.reduce((product, { ships }) => product * (ships + 1), 1);
  return { lanes, words: Math.ceil(lanes / 32), counted };
}

/** Every way to begin ships in one line of that length; undefined when there are too many. */
function arrange(length: number, classes: readonly ShipClass[], fleet: Fleet): Arrangement[] | undefined {
  const found: Arrangement[] = [];
  const along = new Array<number>(classes.length).fill(0);
  const across = new Array<number>(classes.length).fill(0);
  const choose = (index: number, cells: number, places: number): void => {
    if (found.length > MOST_ARRANGEMENTS) return;
    if (index === classes.length) {
      found.push({ cells, places, ...effectOf(classes, fleet, along, across) });
      return;
    }
    const ship = classes[index];
    const most = ship.ships === UNLIMITED ? length : ship.ships;
    const step = ship.length + 1;
    for (let a = 0; a <= most && places + a * step <= length + 1; a++)
      for (let b = 0; a + b <= most && places + a * step + 2 * b <= length + 1; b++) {
        if (ship.length === 1 && b > 0) break;
        along[index] = a;
        across[index] = b;
        choose(index + 1, cells + a * ship.length + b, places + a * step + 2 * b);
      }
  };
  choose(0, 0, 0);
  return found.length > MOST_ARRANGEMENTS ? undefined : found.sort((a, b) => a.places - b.places);
}

function effectOf(
  classes: readonly ShipClass[],
  { lanes, words, counted }: Fleet,
  along: readonly number[],
  across: readonly number[],
): Pick<Arrangement, 'crossing' | 'shift' | 'from'> {
  let crossing = 0;
  classes.forEach(({ length }, index) => {
    crossing += across[index] * crossingOf(length - 1);
  });
  const raises = counted.map((ship) => along[classes.indexOf(ship)] + across[classes.indexOf(ship)]);
  let shift = 0;
  let stride = 1;
  counted.forEach(({ ships }, k) => {
    shift += raises[k] * stride;
    stride *= ships + 1;
  });
  const from = new Int32Array(words);
  for (let lane = 0; lane < lanes; lane++) {
    let rest = lane;
    const fits = counted.every(({ ships }, k) => {
      const placed = rest % (ships + 1);
      rest = Math.floor(rest / (ships + 1));
      return placed + raises[k] <= ships;
    });
    if (fits) from[lane >> 5] |= 1 << (lane & 31);
  }
  return { crossing, shift, from };
}
