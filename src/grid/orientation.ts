import { cellAt, type Shape } from './shape.ts';

/** A board as it is walked row by row: as it is printed, or laid on its side, with its columns for rows. */
export class Orientation implements Shape {
  readonly isTurned: boolean;
  readonly width: number;
  readonly height: number;
  readonly #printed: Shape;

  constructor(printed: Shape, isTurned: boolean) {
    this.#printed = printed;
    this.isTurned = isTurned;
    this.width = isTurned ? printed.height : printed.width;
    this.height = isTurned ? printed.width : printed.height;
  }

  /** The narrower side as the width. */
  static narrow(printed: Shape): Orientation {
    return new Orientation(printed, printed.width > printed.height);
  }

  /** The printed cell that is walked as (row, column). */
  printed(row: number, column: number): number {
    return this.isTurned ? cellAt(this.#printed, column, row) : cellAt(this.#printed, row, column);
  }
}
