import type { LoopClues } from '../../../spaces/loops/index.ts';
import { UNUSED } from '../../../spaces/loops/index.ts';
import { type BitField, BitFields, readField, writeField } from '../../../sweep/index.ts';
import { DOWN, LEFT, NO_ARROW, RIGHT, UP } from '../puzzle.ts';
import type { SweepBoard } from './board.ts';

/** What happens to a field before the edges of a clue's cell are chosen: it must hold `check`, then it holds `load`. */
interface Arrival {
  readonly field: BitField;
  /** −1: it may hold anything. */
  readonly check: number;
  /** −1: it stays as it is. */
  readonly load: number;
}

/** An edge that a field counts down, and what the ray can still give after it. */
interface Counted {
  readonly field: BitField;
  readonly isVertical: boolean;
  readonly most: number;
}

interface Arrow {
  /** Place on its line. */
  readonly at: number;
  readonly number: number;
}

/**
 * The numbers at the arrows: how many edges of the ray the loop uses.
 *
 * The problem: an arrow that looks back speaks of edges that are chosen before its cell, one that looks forward of edges
 * that are chosen after it, and a line may hold many of both. The idea: the state holds how many used edges are
 * **missing**, and on one line all arrows that look back share a field, and all that look forward share another, since
 * the rays of one direction are each a part of the next:
 *
 *     back:     ....... <3 ...... <5 ....     starts with 3; at the first clue it must be 0 and becomes 5 − 3
 *     forward:  .. 4> ....... 1> ........     becomes 4 at the first clue; at the second it must be 1, at the end 0
 *
 * The cost: a field of a column lives as long as the column has arrows, and multiplies the states by about half its
 * largest number; those of rows live for one row only, so one pair serves all rows in turn.
 */
export class ArrowClues implements LoopClues {
  readonly words: number;
  readonly #initial: Arrival[] = [];
  readonly #arrivals: Arrival[][];
  readonly #counted: Counted[][];
  /** False when some number is seen to be out of reach. */
  #possible = true;

  constructor(board: SweepBoard) {
    const { grid, arrow, number } = board;
    const { width, height } = grid;
    const cells = width * height;
    this.#arrivals = Array.from({ length: cells }, () => []);
    this.#counted = Array.from({ length: cells }, () => []);
    const fields = new BitFields(2 * (width + 1));
    // A number beyond any ray would only ask for bits that no state can use.
    for (let cell = 0; cell < cells; cell++)
      if (arrow[cell] !== NO_ARROW && number[cell] >= Math.max(width, height)) this.#possible = false;
    if (this.#possible) this.#plan(board, fields);
    this.words = fields.words;
  }

  #plan(board: SweepBoard, fields: BitFields): void {
    const { width, height } = board.grid;
    const fieldFor = (lines: readonly (readonly Arrow[])[]): BitField | undefined => {
      const numbers = lines.flat().map(({ number }) => number);
      return numbers.length === 0 ? undefined : fields.take(Math.max(...numbers));
    };
    const rows = Array.from({ length: height }, (_, row) => Array.from({ length: width }, (_, c) => row * width + c));
    const columns = Array.from({ length: width }, (_, column) =>
      Array.from({ length: height }, (_, row) => row * width + column),
    );
    const left = fieldFor(rows.map((line) => arrowsOn(board, LEFT, line)));
    const right = fieldFor(rows.map((line) => arrowsOn(board, RIGHT, line)));
    for (const line of rows) {
      if (left !== undefined) this.#lookBack(board, line, arrowsOn(board, LEFT, line), left, false);
      if (right !== undefined) this.#lookForward(board, line, arrowsOn(board, RIGHT, line), right, false);
    }
    for (const line of columns) {
      const up = fieldFor([arrowsOn(board, UP, line)]);
      const down = fieldFor([arrowsOn(board, DOWN, line)]);
      if (up !== undefined) this.#lookBack(board, line, arrowsOn(board, UP, line), up, true);
      if (down !== undefined) this.#lookForward(board, line, arrowsOn(board, DOWN, line), down, true);
    }
  }

  #lookBack(
    board: SweepBoard,
    line: readonly number[],
    arrows: readonly Arrow[],
    field: BitField,
    isVertical: boolean,
  ): void {
    if (arrows.length === 0) return;
    const open = openFrom(board, line, isVertical);
    const first = { field, check: -1, load: arrows[0].number };
    if (isVertical) this.#initial.push(first);
    else this.#arrivals[line[0]].push(first);
    if (arrows[0].number > open[0] - open[arrows[0].at]) this.#possible = false;
    arrows.forEach(({ at, number }, i) => {
      const next = arrows[i + 1];
      const load = next === undefined ? 0 : next.number - number;
      if (load < 0) this.#possible = false;
      this.#arrivals[line[at]].push({ field, check: 0, load: Math.max(load, 0) });
      for (let place = i === 0 ? 0 : arrows[i - 1].at; place < at; place++)
        this.#counted[line[place]].push({ field, isVertical, most: open[place + 1] - open[at] });
    });
  }

  #lookForward(
    board: SweepBoard,
    line: readonly number[],
    arrows: readonly Arrow[],
    field: BitField,
    isVertical: boolean,
  ): void {
    if (arrows.length === 0) return;
    const open = openFrom(board, line, isVertical);
    arrows.forEach(({ at, number }, i) => {
      if (number > open[at]) this.#possible = false;
      this.#arrivals[line[at]].push({ field, check: i === 0 ? -1 : number, load: i === 0 ? number : -1 });
    });
    for (let place = arrows[0].at; place < line.length; place++)
      this.#counted[line[place]].push({ field, isVertical, most: open[place + 1] });
  }

  root(state: Int32Array): boolean {
    for (const { field, load } of this.#initial) writeField(state, 0, field, load);
    return this.#possible;
  }

  enter(state: Int32Array, cell: number): boolean {
    for (const { field, check, load } of this.#arrivals[cell]) {
      if (check >= 0 && readField(state, 0, field) !== check) return false;
      if (load >= 0) writeField(state, 0, field, load);
    }
    return true;
  }

  leave(words: Int32Array, at: number, cell: number, right: number, down: number): boolean {
    for (const { field, isVertical, most } of this.#counted[cell]) {
      const missing = readField(words, at, field) - (isVertical ? down : right);
      if (missing < 0 || missing > most) return false;
      writeField(words, at, field, missing);
    }
    return true;
  }

  wants(cell: number): boolean {
    return this.#arrivals[cell].some(({ check, load }) => check > 0 || load > 0);
  }
}

function arrowsOn({ arrow, number }: SweepBoard, direction: number, line: readonly number[]): Arrow[] {
  return line.flatMap((cell, at) => (arrow[cell] === direction ? [{ at, number: number[cell] }] : []));
}

/** At [i]: the edges along the line, from place i on, that may be used. */
function openFrom({ grid }: SweepBoard, line: readonly number[], isVertical: boolean): Int32Array {
  const wanted = isVertical ? grid.down : grid.right;
  const open = new Int32Array(line.length + 1);
  for (let at = line.length - 1; at >= 0; at--) open[at] = open[at + 1] + (wanted[line[at]] === UNUSED ? 0 : 1);
  return open;
}
