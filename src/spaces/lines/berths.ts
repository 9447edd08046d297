import { cellAt, neighbours, type Shape } from '../../grid/shape.ts';

/** A place where a ship can lie: its cells, and the cells beyond its ends, which are then water. */
export interface Berth {
  readonly cells: readonly number[];
  readonly caps: readonly number[];
}

/**
 * Every berth of a ship of `length` cells, lying ones first, row by row. A single cell has one berth, with all its
 * neighbours as caps; the cells beside a longer ship are left to the rule that ships don't touch.
 * Cost: about twice the cells of the board.
 */
export function berthsOf(shape: Shape, length: number): Berth[] {
  const { width, height } = shape;
  const berths: Berth[] = [];
  for (const lying of length === 1 ? [true] : [true, false])
    for (let row = 0; row + (lying ? 1 : length) <= height; row++)
      for (let column = 0; column + (lying ? length : 1) <= width; column++) {
        const first = cellAt(shape, row, column);
        if (length === 1) {
          berths.push({ cells: [first], caps: neighbours(shape, first) });
          continue;
        }
        const stride = lying ? 1 : width;
        const cells = Array.from({ length }, (_, step) => first + step * stride);
        const caps: number[] = [];
        if ((lying ? column : row) > 0) caps.push(first - stride);
        if ((lying ? column : row) + length < (lying ? width : height)) caps.push(first + length * stride);
        berths.push({ cells, caps });
      }
  return berths;
}
