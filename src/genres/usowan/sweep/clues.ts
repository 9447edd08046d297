import { BLANK, QUESTION } from '../../../board/clue.ts';
import { type Marks, NO, UNKNOWN, YES } from '../../../board/marks.ts';
import { cellAt, cellCount } from '../../../grid/shape.ts';
import type { UsowanPuzzle } from '../puzzle.ts';
import type { UsowanReading } from '../readings.ts';

/** No clue, or no group. */
export const NONE = -1;

/** A Usowan board as the sweep walks it: the narrower side is the width, so a wide board lies on its side here. */
export interface SweepBoard {
  readonly width: number;
  readonly height: number;
  /** The cell as printed, for each cell here. */
  readonly printed: Int32Array;
  /** What must become of each cell: `UNKNOWN`, `YES` (shaded) or `NO`. */
  readonly wanted: Uint8Array;
  /** The number of each cell, `NONE` where none can lie. */
  readonly number: Int32Array;
  /** The group of each number: numbers of which at least `fewest` and at most `most` (0 or 1) are lies. */
  readonly group: Int32Array;
  readonly groups: number;
  readonly fewest: number;
  readonly most: number;
  /** False when a group that must hold a lie prints no number. */
  readonly possible: boolean;
}

/** Lays the board out for the sweep; `marks`, when given, are kept to. */
export function layOut(puzzle: UsowanPuzzle, reading: UsowanReading, marks?: Marks): SweepBoard {
  const turned = puzzle.width > puzzle.height;
  const width = turned ? puzzle.height : puzzle.width;
  const cells = cellCount(puzzle);
  const printed = new Int32Array(cells);
  const wanted = new Uint8Array(cells);
  const number = new Int32Array(cells).fill(NONE);
  const group = new Int32Array(cells).fill(NONE);
  const regions = Math.max(...puzzle.regions) + 1;
  const groups = reading.lies === 'one-in-total' ? 1 : regions;
  const spoken = new Uint8Array(groups);
  let consistent = true;
  for (let cell = 0; cell < cells; cell++) {
    const row = Math.floor(cell / width);
    const column = cell % width;
    const from = turned ? cellAt(puzzle, column, row) : cell;
    printed[cell] = from;
    wanted[cell] = marks?.[from] ?? UNKNOWN;
    const clue = puzzle.numbers[from];
    if (clue === BLANK) continue;
    if (wanted[cell] === YES) consistent = false;
    wanted[cell] = NO;
    if (clue === QUESTION) continue;
    number[cell] = clue;
    group[cell] = reading.lies === 'one-in-total' ? 0 : puzzle.regions[from];
    spoken[group[cell]] = 1;
  }
  const fewest = reading.lies === 'one-per-region' || reading.lies === 'one-in-total' ? 1 : 0;
  const most = reading.lies === 'none' ? 0 : 1;
  const possible = consistent && (fewest === 0 || !spoken.includes(0));
  return { width, height: cells / width, printed, wanted, number, group, groups, fewest, most, possible };
}

/** One bit, or two, of the state. */
export interface Field {
  readonly word: number;
  readonly shift: number;
}

/**
 * Where the clues live in the state. For each column that prints numbers two bits hold what the last number above still
 * lacks: 0, 1, 2, or `LIED` when it can no longer be met; 0 when nothing is pending. Each open group has a bit, "its lie
 * is told"; groups that are not open at the same time share bits.
 */
export interface CluePlan {
  readonly words: number;
  readonly owed: readonly (Field | undefined)[];
  readonly told: readonly (Field | undefined)[];
  /** Groups whose last number is settled by each cell. */
  readonly closing: readonly number[][];
}

export const LIED = 3;

export function planClues(board: SweepBoard, frontierWords: number): CluePlan {
  const { width, height, number, group } = board;
  let word = frontierWords;
  let bit = 0;
  const allot = (bits: number): Field => {
    if (bit + bits > 32) {
      word++;
      bit = 0;
    }
    bit += bits;
    return { word, shift: bit - bits };
  };
  const cells = width * height;
  const owed: (Field | undefined)[] = new Array(width).fill(undefined);
  const opens = new Int32Array(board.groups).fill(cells);
  const closes = new Int32Array(board.groups).fill(NONE);
  for (let cell = 0; cell < cells; cell++) {
    if (number[cell] === NONE) continue;
    const column = cell % width;
    owed[column] ??= allot(2);
    const settled = cell + width < cells ? cell + width : column < width - 1 ? cell + 1 : cell;
    opens[group[cell]] = Math.min(opens[group[cell]], cell);
    closes[group[cell]] = Math.max(closes[group[cell]], settled);
  }
  const closing: number[][] = Array.from({ length: cells }, () => []);
  const told: (Field | undefined)[] = new Array(board.groups).fill(undefined);
  if (board.most > 0) {
    const free: { readonly field: Field; readonly from: number }[] = [];
    const byOpening = [...opens.keys()].filter((g) => closes[g] !== NONE).sort((a, b) => opens[a] - opens[b]);
    for (const g of byOpening) {
      const reusable = free.findIndex(({ from }) => from <= opens[g]);
      const field = reusable >= 0 ? free.splice(reusable, 1)[0].field : allot(1);
      told[g] = field;
      free.push({ field, from: closes[g] + 1 });
      closing[closes[g]].push(g);
    }
  }
  return { words: bit === 0 ? word : word + 1, owed, told, closing };
}
