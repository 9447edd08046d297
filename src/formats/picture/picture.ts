import type { Shape } from '../../grid/shape.ts';
import type { Piece } from './piece.ts';

// A genre's picture: what is drawn where, for any position. The page draws each item again when what it reads has
// changed; a file draws all of them once.

/**
 * How a printed number stands.
 * - `open`: still possible, or not all decided.
 * - `met`: met, and every decision it reads is made.
 * - `dead`: no further mark can meet it.
 * - `lie`: the same, where a number may be wrong; `lie-done`: on a board that is solved.
 */
export type NumberState = 'open' | 'met' | 'dead' | 'lie' | 'lie-done';

/** What a picture shows of a position. */
export interface Position {
  mark(decision: number): number;
  /** Depth of the trial that a mark belongs to; 0 outside any. */
  trial(decision: number): number;
  note(layer: string, index: number): number;
  /** Where connected pieces of a loop are coloured apart, the colour of a decision's piece, from 1; else 0. */
  piece(decision: number): number;
  /** How the genre's printed number of this index stands. */
  number(index: number): NumberState;
  /** A fact about the whole position that many items ask for, worked out once for all of them. */
  shared<T>(name: string, work: () => T): T;
}

/** Where a layer lies: on the cells, or with the numbers above the columns or beside the rows, or below the board. */
export type LayerPlace = 'cells' | 'above' | 'beside' | 'below';

/** Things of one kind, drawn over the layers before. */
export interface Layer {
  readonly place: LayerPlace;
  /** What is drawn, one number each: a cell, an edge, a line. */
  readonly items: readonly number[];
  /** Present where the items show marks: the decision that an item shows, -1 for none. */
  readonly decisionOf?: (item: number) => number;
  /** In units of `CELL`, the upper left corner of the cells at (0, 0). */
  draw(item: number, position: Position): readonly Piece[];
}

export interface Picture extends Shape {
  /** `Usowan, 6 columns, 4 rows`. */
  readonly title: string;
  /** Room before the cells for numbers, and after them, in cells. */
  readonly before: number;
  readonly below: number;
  readonly layers: readonly Layer[];
}

/** A layer that never changes. */
export function fixed(place: LayerPlace, pieces: readonly Piece[]): Layer {
  return { place, items: [0], draw: () => pieces };
}

/** `Usowan, 6 columns, 4 rows`. */
export function titleOf(name: string, { width, height }: Shape): string {
  return `${name}, ${width} columns, ${height} rows`;
}
