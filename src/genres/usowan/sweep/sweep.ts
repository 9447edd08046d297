import { BLANK } from '../../../board/clue.ts';
import { type Marks, NO, UNKNOWN, YES } from '../../../board/marks.ts';
import { cellCount, type Shape } from '../../../grid/shape.ts';
import {
  LONE,
  mirrorRow,
  remove,
  SYMBOLS_PER_WORD,
  setSymbol,
  shade,
  shiftRow,
  symbolAt,
  WHITE,
} from '../../../spaces/shadings/sheet-frontier.ts';
import type { Branches, Spec, Tally } from '../../../sweep/index.ts';
import type { UsowanPuzzle } from '../puzzle.ts';
import type { UsowanReading } from '../readings.ts';
import { type CluePlan, type Field, LIED, layOut, NONE, planClues, type SweepBoard } from './clues.ts';

/** The answers of a Usowan board, cell by cell in reading order of its narrower side. `marks` are kept to. */
export function usowanSweep(puzzle: UsowanPuzzle, reading: UsowanReading, marks?: Marks): Spec {
  return new UsowanSpec(layOut(puzzle, reading, marks), reading.sheet);
}

/** The bare answer space: no numbers, no regions, so only the touching and the sheet clause speak. */
export function usowanSpace({ width, height }: Shape, reading: UsowanReading, marks?: Marks): Spec {
  const cells = cellCount({ width, height });
  const blank = {
    width,
    height,
    regions: new Array<number>(cells).fill(0),
    numbers: new Array<number>(cells).fill(BLANK),
  };
  return usowanSweep(blank, { ...reading, lies: 'none' }, marks);
}

export class UsowanSpec implements Spec {
  readonly words: number;
  readonly levels: number;
  readonly decisions: number;
  readonly choices = 2;
  readonly tallies: readonly Tally[] = [];
  readonly #board: SweepBoard;
  readonly #plan: CluePlan;
  readonly #clued: boolean;
  /** Whether chains are followed; without it only adjacent shading is looked at. */
  readonly #chains: boolean;
  readonly #frontierWords: number;
  readonly #mayShade: Uint8Array;
  /** Whether the board is its own mirror image, left and right swapped. */
  readonly #symmetric: boolean;
  readonly #mirrored: Int32Array;

  constructor(board: SweepBoard, sheet: UsowanReading['sheet']) {
    const { width, height } = board;
    this.#board = board;
    this.levels = this.decisions = width * height;
    // Through corners white always holds together, unless the board is one cell wide.
    this.#chains = sheet === 'edges' && width > 1;
    this.#frontierWords = Math.ceil((width + 1) / SYMBOLS_PER_WORD);
    this.#plan = planClues(board, this.#frontierWords);
    this.words = this.#plan.words;
    this.#clued = board.number.some((number) => number !== NONE);
    this.#symmetric = !this.#clued && board.wanted.every((wanted) => wanted === UNKNOWN);
    this.#mirrored = new Int32Array(this.#frontierWords);
    this.#mayShade = Uint8Array.from(board.wanted, (wanted) => (wanted === NO ? 0 : 1));
    // On a strip every cell but the ends cuts it in two, and the only cell of all must be white.
    if (width === 1 && sheet !== 'free')
      for (let cell = 0; cell < height; cell++)
        if (height === 1 || (cell > 0 && cell < height - 1)) this.#mayShade[cell] = 0;
  }

  root(state: Int32Array): boolean {
    state.fill(0);
    return this.#board.possible;
  }

  yes(level: number, choice: number): readonly number[] {
    return choice === 1 ? [this.#board.printed[level]] : [];
  }

  /** A row of a board that is the same from either side, and its mirror image, go on in equally many ways. */
  fold(words: Int32Array, at: number, level: number): void {
    const { width } = this.#board;
    if (this.#symmetric && level % width === 0) mirrorRow(words, at, width, this.#mirrored);
  }

  expand(state: Int32Array, level: number, branches: Branches): void {
    const { width, height, wanted } = this.#board;
    const row = (level / width) | 0;
    const column = level - row * width;
    const above = symbolAt(state, 0, column + 1) !== WHITE;
    const before = column > 0 && symbolAt(state, 0, column - 1) !== WHITE;
    const { words } = this;
    const next = branches.states;
    if (wanted[level] !== YES) {
      const at = branches.live(0);
      for (let word = 0; word < words; word++) next[at + word] = state[word];
      if (this.#chains) remove(next, at, column);
      else setSymbol(next, at, column, WHITE);
      this.#finish(next, at, level, column, 0, above, before, branches);
    }
    if (above || before || this.#mayShade[level] === 0) return;
    const at = branches.live(1);
    for (let word = 0; word < words; word++) next[at + word] = state[word];
    if (this.#chains) {
      const onBorder = row === 0 || row === height - 1 || column === 0 || column === width - 1;
      if (!shade(next, at, column, onBorder, column < width - 1)) {
        branches.count--;
        return;
      }
    } else setSymbol(next, at, column, LONE);
    this.#finish(next, at, level, column, 1, above, before, branches);
  }

  /** Reads the clues around the cell, then ends the row; takes the branch back when it is dead. */
  #finish(
    next: Int32Array,
    at: number,
    level: number,
    column: number,
    shaded: number,
    above: boolean,
    before: boolean,
    branches: Branches,
  ): void {
    const { width } = this.#board;
    if (this.#clued && !this.#readClues(next, at, level, column, shaded, above, before)) {
      branches.count--;
      return;
    }
    if (!this.#chains) setSymbol(next, at, column + 1, WHITE);
    if (column < width - 1) return;
    if (this.#chains) remove(next, at, width);
    shiftRow(next, at, this.#frontierWords);
  }

  #readClues(
    next: Int32Array,
    at: number,
    level: number,
    column: number,
    shaded: number,
    above: boolean,
    before: boolean,
  ): boolean {
    const { width, height, number, group } = this.#board;
    const { owed, closing, told } = this.#plan;
    const below = level + width < width * height ? 1 : 0;
    if (column > 0 && number[level - 1] !== NONE) {
      const field = owed[column - 1] as Field;
      const lacks = read(next, at, field);
      if (lacks !== LIED) {
        const left = lacks - shaded;
        if (left < 0 || left > below) {
          if (!this.#lie(next, at, group[level - 1])) return false;
          write(next, at, field, below === 1 ? LIED : 0);
        } else write(next, at, field, left);
      } else if (below === 0) write(next, at, field, 0);
    }
    if (level >= width && number[level - width] !== NONE) {
      const field = owed[column] as Field;
      const lacks = read(next, at, field);
      if (lacks !== LIED && lacks !== shaded && !this.#lie(next, at, group[level - width])) return false;
      write(next, at, field, 0);
    }
    if (number[level] !== NONE) {
      const lacks = number[level] - (above ? 1 : 0) - (before ? 1 : 0);
      const ahead = below + (column < width - 1 ? 1 : 0);
      if (lacks >= 0 && lacks <= ahead) write(next, at, owed[column] as Field, lacks);
      else {
        if (!this.#lie(next, at, group[level])) return false;
        if (ahead > 0) write(next, at, owed[column] as Field, LIED);
      }
    }
    for (const closed of closing[level]) {
      const field = told[closed] as Field;
      const bit = 1 << field.shift;
      if (this.#board.fewest > 0 && (next[at + field.word] & bit) === 0) return false;
      next[at + field.word] &= ~bit;
    }
    return true;
  }

  /** Notes that a number of this group is wrong; false when that is one too many. */
  #lie(next: Int32Array, at: number, group: number): boolean {
    const field = this.#plan.told[group];
    if (field === undefined) return false;
    const bit = 1 << field.shift;
    if ((next[at + field.word] & bit) !== 0) return false;
    next[at + field.word] |= bit;
    return true;
  }
}

function read(words: Int32Array, at: number, { word, shift }: Field): number {
  return (words[at + word] >>> shift) & 3;
}

function write(words: Int32Array, at: number, { word, shift }: Field, value: number): void {
  words[at + word] = (words[at + word] & ~(3 << shift)) | (value << shift);
}
