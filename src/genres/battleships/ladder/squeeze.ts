import type { Assignment } from '../../../engine/assignment.ts';
import { type Literal, NO_LITERAL, negate, yes } from '../../../engine/literal.ts';
import type { Literals } from '../../../engine/literals.ts';
import type { Propagator } from '../../../engine/propagator.ts';
import { forget } from '../../../engine/propagators/forget.ts';
import type { LineNumber } from '../../../spaces/lines/line.ts';

/** A row or column: its cells from the start, and its number. */
export interface SeaLine extends LineNumber {
  readonly cells: readonly number[];
}

/** Ship in neither line, in the first, in the second, in both. */
const COLUMNS = 4;
const EVERY_WAY = (1 << COLUMNS) - 1;

/**
 * The rung `squeeze`: two neighbouring lines at once. A ship cell makes its corners water, so what fills one line takes
 * places from the other; of all ways to fill both that meet both numbers and keep ships apart, what all agree on.
 *
 *     2  . . . .      A ship in the middle of row 1 leaves row 2 only the cell below it
 *     2  . . . .      and the far end: here each way is still open, but with one more
 *                     cell known to be water it isn't.
 *
 * A filling is read column by column, two cells each: no two ship cells may lie at a diagonal, nor three in a square
 * where ships may touch at corners. What the lines hold so far is a pair of sums, kept per sum of the first as a bit
 * set of sums of the second; the sums from the other end meet them.
 *
 * Cost of a run: columns × 16 × (first number + 1) × ⌈(second number + 1) / 32⌉.
 */
export class Squeeze implements Propagator {
  readonly rule = 'squeeze';
  readonly rung: number;
  readonly priority = 2;
  readonly selector = NO_LITERAL;
  readonly wakes: readonly Literal[];
  readonly #lines: readonly [SeaLine, SeaLine];
  /** Per pair of columns, 1 when the second may stand behind the first. */
  readonly #follows: Uint8Array;
  readonly #tables: SqueezeTables;
  /** Per line and cell: 1 ship, -1 water, 0 open. */
  readonly #known: readonly [Int8Array, Int8Array];
  /** Per cell of the lines: the columns that can stand there, as a bit set. */
  readonly #ways: Uint8Array;
  /** The numbers as they are read; -1 for none. */
  readonly #numbers = [-1, -1];

  constructor(lines: readonly [SeaLine, SeaLine], corners: boolean, tables: SqueezeTables, rung: number) {
    this.rung = rung;
    this.#lines = lines;
    this.#tables = tables;
    this.#follows = followers(corners);
    const size = lines[0].cells.length;
    this.#known = [new Int8Array(size), new Int8Array(size)];
    this.#ways = new Uint8Array(size);
    const cells = lines.flatMap((line) => line.cells.map(yes));
    const selectors = lines.flatMap(({ selector }) => (selector === NO_LITERAL ? [] : [selector]));
    this.wakes = [...cells, ...cells.map(negate), ...selectors];
  }

  run(engine: Assignment): boolean {
    const { value } = engine;
    const known = this.#known;
    const ways = this.#ways;
    for (let line = 0; line < 2; line++) {
      const { cells, number, selector } = this.#lines[line];
      this.#numbers[line] = selector !== NO_LITERAL && value[selector] > 0 ? number : -1;
      for (let at = 0; at < cells.length; at++) known[line][at] = value[yes(cells[at])];
    }
    // One number alone is seen line by line.
    if (this.#numbers[0] < 0 || this.#numbers[1] < 0) return this.#keepsApart() || engine.fail();
    if (!this.#fill()) return engine.fail();
    this.#tables.agree(ways);
    for (let at = 0; at < ways.length; at++)
      for (let line = 0; line < 2; line++) {
        if (known[line][at] !== 0) continue;
        const withShip = line === 0 ? 0b1010 : 0b1100;
        const cell = yes(this.#lines[line].cells[at]);
        if ((ways[at] & withShip) === 0) engine.infer(negate(cell));
        else if ((ways[at] & ~withShip) === 0) engine.infer(cell);
      }
    return true;
  }

  /** Whether the ship cells known keep to the rule of touching. */
  #keepsApart(): boolean {
    const [first, second] = this.#known;
    let before = 0;
    for (let at = 0; at < first.length; at++) {
      const column = (first[at] > 0 ? 1 : 0) | (second[at] > 0 ? 2 : 0);
      if (at > 0 && this.#follows[before * COLUMNS + column] === 0) return false;
      before = column;
    }
    return true;
  }

  #fill(): boolean {
    const [first, second] = this.#known;
    for (let at = 0; at < first.length; at++) {
      let ways = EVERY_WAY;
      if (first[at] > 0) ways &= 0b1010;
      else if (first[at] < 0) ways &= 0b0101;
      if (second[at] > 0) ways &= 0b1100;
      else if (second[at] < 0) ways &= 0b0011;
      this.#ways[at] = ways;
    }
    const [one, two] = this.#numbers;
    const size = first.length;
    return one <= size && two <= size && this.#tables.fill(this.#ways, this.#follows, one, two);
  }

  /** Forgets the newest cells first, as long as the rest can't be without what is to be explained. */
  explain(engine: Assignment, literal: Literal, _tag: number, before: number, because: Literals): void {
    const { value, position } = engine;
    const known = this.#known;
    const items: { readonly cell: number; readonly line: number; readonly at: number }[] = [];
    this.#lines.forEach(({ cells, number, selector }, line) => {
      const isRead = selector !== NO_LITERAL && value[selector] > 0 && position[selector >> 1] < before;
      this.#numbers[line] = isRead ? number : -1;
      cells.forEach((cell, at) => {
        known[line][at] = 0;
        if (literal !== NO_LITERAL && literal >> 1 === cell) known[line][at] = literal === yes(cell) ? -1 : 1;
        else if (value[yes(cell)] !== 0 && position[cell] < before) {
          known[line][at] = value[yes(cell)];
          items.push({ cell, line, at });
        }
      });
    });
    items.sort((a, b) => position[b.cell] - position[a.cell]);
    const kept = new Uint8Array(items.length).fill(1);
    const set = (item: number, isKnown: boolean): void => {
      const { cell, line, at } = items[item];
      kept[item] = isKnown ? 1 : 0;
      known[line][at] = isKnown ? value[yes(cell)] : 0;
    };
    const bothRead = this.#numbers[0] >= 0 && this.#numbers[1] >= 0;
    forget(0, items.length, set, () => (bothRead ? !this.#fill() : !this.#keepsApart()));
    items.forEach(({ cell }, item) => {
      if (kept[item] === 1) because.push(value[yes(cell)] > 0 ? yes(cell) : negate(yes(cell)));
    });
    if (bothRead) for (const { selector } of this.#lines) because.push(selector);
  }

  holds(isTrue: ArrayLike<number>): boolean {
    const ships = this.#lines.map(({ cells }) => cells.map((cell) => isTrue[yes(cell)]));
    for (let line = 0; line < 2; line++)
      for (let at = 0; at < ships[line].length; at++) this.#known[line][at] = ships[line][at] ? 1 : -1;
    if (!this.#keepsApart()) return false;
    const read = this.#lines.map(({ selector }) => selector !== NO_LITERAL && isTrue[selector] === 1);
    return (
      !read.every(Boolean) ||
      this.#lines.every(({ number }, line) => ships[line].reduce((sum, ship) => sum + ship, 0) === number)
    );
  }
}

function followers(corners: boolean): Uint8Array {
  const follows = new Uint8Array(COLUMNS * COLUMNS);
  for (let before = 0; before < COLUMNS; before++)
    for (let after = 0; after < COLUMNS; after++) {
      const atDiagonal = (before & 1 & (after >> 1)) | ((before >> 1) & (after & 1));
      const ships = (before & 1) + (before >> 1) + (after & 1) + (after >> 1);
      if (corners ? atDiagonal === 0 : ships < 3) follows[before * COLUMNS + after] = 1;
    }
  return follows;
}

/** The pairs of sums on the way through two lines. One store serves all pairs of a board, one after the other. */
export class SqueezeTables {
  #forward = new Uint32Array(1 << 10);
  #backward = new Uint32Array(1 << 10);
  #follows: Uint8Array = new Uint8Array(0);
  #size = 0;
  #first = 0;
  #second = 0;
  #words = 0;
  #column = 0;

  /**
   * Walks forward, and says whether the numbers `first` and `second` are met in the end.
   * @param ways per cell of the lines the columns that can stand there, as a bit set
   */
  fill(ways: Uint8Array, follows: Uint8Array, first: number, second: number): boolean {
    this.#follows = follows;
    this.#size = ways.length;
    this.#first = first;
    this.#second = second;
    this.#words = (second >> 5) + 1;
    this.#column = (first + 1) * this.#words;
    const length = ways.length * COLUMNS * this.#column;
    if (length > this.#forward.length) {
      this.#forward = new Uint32Array(2 * length);
      this.#backward = new Uint32Array(2 * length);
    }
    const forward = this.#forward;
    forward.fill(0, 0, length);
    for (let at = 0; at < ways.length; at++)
      for (let column = 0; column < COLUMNS; column++) {
        if (((ways[at] >> column) & 1) === 0) continue;
        const to = this.#place(at, column);
        if (at === 0) {
          if ((column & 1) <= first && column >> 1 <= second)
            forward[to + (column & 1) * this.#words] = 1 << (column >> 1);
          continue;
        }
        for (let before = 0; before < COLUMNS; before++)
          if (follows[before * COLUMNS + column] === 1)
            this.#add(forward, to, this.#place(at - 1, before), column & 1, column >> 1);
      }
    for (let column = 0; column < COLUMNS; column++) if (this.#isMet(column)) return true;
    return false;
  }

  /** After `fill` said yes: leaves in `ways` only the columns that are part of some filling. */
  agree(ways: Uint8Array): void {
    const backward = this.#backward;
    const last = this.#size - 1;
    backward.fill(0, 0, this.#size * COLUMNS * this.#column);
    for (let column = 0; column < COLUMNS; column++)
      if (this.#isMet(column))
        backward[this.#place(last, column) + this.#first * this.#words + (this.#second >> 5)] =
          1 << (this.#second & 31);
    for (let at = last; at >= 0; at--)
      for (let column = 0; column < COLUMNS; column++) {
        if (((ways[at] >> column) & 1) === 0) continue;
        const here = this.#place(at, column);
        if (at < last)
          for (let after = 0; after < COLUMNS; after++)
            if (((ways[at + 1] >> after) & 1) === 1 && this.#follows[column * COLUMNS + after] === 1)
              this.#take(backward, here, this.#place(at + 1, after), after & 1, after >> 1);
        let meets = false;
        for (let index = 0; index < this.#column && !meets; index++)
          if ((this.#forward[here + index] & backward[here + index]) !== 0) meets = true;
        if (!meets) ways[at] &= ~(1 << column);
      }
  }

  #place(at: number, column: number): number {
    return (at * COLUMNS + column) * this.#column;
  }

  #isMet(column: number): boolean {
    const word = this.#place(this.#size - 1, column) + this.#first * this.#words + (this.#second >> 5);
    return ((this.#forward[word] >>> (this.#second & 31)) & 1) === 1;
  }

  /** Adds to the pairs at `to` those at `from`, larger by `one` and `two` (0 or 1 each). */
  #add(set: Uint32Array, to: number, from: number, one: number, two: number): void {
    const words = this.#words;
    for (let sum = one; sum <= this.#first; sum++)
      for (let word = words - 1; word >= 0; word--) {
        const at = from + (sum - one) * words + word;
        const low = word > 0 ? set[at - 1] >>> 31 : 0;
        set[to + sum * words + word] |= two === 0 ? set[at] : (set[at] << 1) | low;
      }
  }

  /** Adds to the pairs at `to` those at `from`, smaller by `one` and `two`. */
  #take(set: Uint32Array, to: number, from: number, one: number, two: number): void {
    const words = this.#words;
    for (let sum = 0; sum + one <= this.#first; sum++)
      for (let word = 0; word < words; word++) {
        const at = from + (sum + one) * words + word;
        const high = word + 1 < words ? set[at + 1] << 31 : 0;
        set[to + sum * words + word] |= two === 0 ? set[at] : (set[at] >>> 1) | high;
      }
  }
}
