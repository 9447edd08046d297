import { CELL } from '../../../src/formats/picture/piece.ts';
import { columnOf, rowOf, type Shape } from '../../../src/grid/shape.ts';

/** The outline of a set of cells as one path, drawn a little inside its cells: neighbours share one outline. */
export function outlineOf(shape: Shape, cells: readonly number[], inset: number): string {
  const within = new Set(cells);
  const has = (row: number, column: number): boolean =>
    row >= 0 && column >= 0 && row < shape.height && column < shape.width && within.has(row * shape.width + column);
  let d = '';
  for (const cell of cells) {
    const row = rowOf(shape, cell);
    const column = columnOf(shape, cell);
    const [x, y] = [column * CELL, row * CELL];
    const up = has(row - 1, column);
    const down = has(row + 1, column);
    const left = has(row, column - 1);
    const right = has(row, column + 1);
    // A side runs on to the cell's corner where the neighbour along it goes on, and past it round an inner corner.
    const reach = (along: boolean, corner: boolean): number => (along ? (corner ? -inset : 0) : inset);
    if (!up)
      d += `M${x + reach(left, has(row - 1, column - 1))} ${y + inset}H${x + CELL - reach(right, has(row - 1, column + 1))}`;
    if (!down)
      d += `M${x + reach(left, has(row + 1, column - 1))} ${y + CELL - inset}H${x + CELL - reach(right, has(row + 1, column + 1))}`;
    if (!left)
      d += `M${x + inset} ${y + reach(up, has(row - 1, column - 1))}V${y + CELL - reach(down, has(row + 1, column - 1))}`;
    if (!right)
      d += `M${x + CELL - inset} ${y + reach(up, has(row - 1, column + 1))}V${y + CELL - reach(down, has(row + 1, column + 1))}`;
  }
  return d;
}

/** The cells themselves, as one path. */
export function fillOf(shape: Shape, cells: readonly number[]): string {
  return cells
    .map((cell) => `M${columnOf(shape, cell) * CELL} ${rowOf(shape, cell) * CELL}h${CELL}v${CELL}h${-CELL}z`)
    .join('');
}
