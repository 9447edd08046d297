import { type Marks, YES } from '../../board/marks.ts';
import { columnOf, rowOf, type Shape } from '../../grid/shape.ts';
import { LEFT_END, LOWER_END, MIDDLE, RIGHT_END, SUBMARINE, UPPER_END, WATER } from './puzzle.ts';

/** The piece that a placement of ships makes of a cell; of a bent ship's corner, one of its ends. */
export function pieceIn(shape: Shape, answer: Marks, cell: number): number {
  const row = rowOf(shape, cell);
  const column = columnOf(shape, cell);
  const { width, height } = shape;
  const ship = (down: number, right: number): boolean =>
    down >= 0 && right >= 0 && down < height && right < width && answer[down * width + right] === YES;
  if (!ship(row, column)) return WATER;
  const [up, down] = [ship(row - 1, column), ship(row + 1, column)];
  const [left, right] = [ship(row, column - 1), ship(row, column + 1)];
  if ((up && down) || (left && right)) return MIDDLE;
  return down ? UPPER_END : up ? LOWER_END : right ? LEFT_END : left ? RIGHT_END : SUBMARINE;
}
