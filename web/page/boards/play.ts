import type { ComponentType } from 'preact';
import type { Puzzle } from '../../../src/board/puzzle.ts';
import type { Hand } from '../hands/hand.ts';
import type { Sheet } from '../sheet.ts';

/** Side of a cell in the units of the drawings. */
export const CELL = 40;

export interface DrawingProps<P extends Puzzle> {
  readonly sheet: Sheet<P>;
}

export interface BoardDrawingProps<P extends Puzzle> extends DrawingProps<P> {
  /** Whether the genre's overlay is asked for. */
  readonly overlay: boolean;
}

/** What one genre brings to the table; everything else of the page is the same for all. */
export interface Play<P extends Puzzle = Puzzle> {
  /** The genre's id in the registry. */
  readonly genre: string;
  readonly hand: Hand<P>;
  /** Whether numbers are printed above the columns and beside the rows. */
  readonly outside: boolean;
  /** The board as SVG, the top left corner of the cells at (0, 0), each `CELL` wide. */
  readonly Drawing: ComponentType<BoardDrawingProps<P>>;
  /** What a screen reader says of a cell, after its name: what is printed and what is marked. */
  describe(sheet: Sheet<P>, cell: number): string;
  /** Words for what is printed on the margin at a row or column, if anything is. */
  describeLine?(sheet: Sheet<P>, line: 'row' | 'column', at: number): string;
  /** The cells meant by a named place, where that is more than the cell itself: a tile, a region. */
  area?(puzzle: P, place: string): readonly number[] | undefined;
  /** What stands beside the board: a fleet. */
  readonly Aside?: ComponentType<DrawingProps<P>>;
  /** Rules about shapes that may still grow: live checking waits until the neighbours of their cells are decided. */
  readonly patient?: readonly string[];
  /** Whether a player may ask that a board counts as solved only when every decision is made, as puzz.link's guard does. */
  readonly guarded?: true;
  /** The name of a picture that is laid on the board on request; `Drawing` draws it. */
  readonly overlay?: string;
}
