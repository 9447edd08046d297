/** A rectangle of cells. Cells are numbered row by row from 0 at the top left. */
export interface Shape {
  readonly width: number;
  readonly height: number;
}

/** The longest side of a board that any part of Kaisu accepts; a larger one is refused before anything is allocated. */
export const MAX_SIDE = 100;

export function cellCount({ width, height }: Shape): number {
  return width * height;
}

export function cellAt({ width }: Shape, row: number, column: number): number {
  return row * width + column;
}

export function rowOf({ width }: Shape, cell: number): number {
  return Math.floor(cell / width);
}

export function columnOf({ width }: Shape, cell: number): number {
  return cell % width;
}

/** The name people read: `r1c1` is the top left cell. */
export function cellName(shape: Shape, cell: number): string {
  return `r${rowOf(shape, cell) + 1}c${columnOf(shape, cell) + 1}`;
}

/** The cell called `r2c3`, or -1 when the text names no cell of this board. */
export function cellNamed(shape: Shape, name: string): number {
  const match = /^r([1-9]\d{0,2})c([1-9]\d{0,2})$/.exec(name);
  if (!match) return -1;
  const row = Number(match[1]) - 1;
  const column = Number(match[2]) - 1;
  return row < shape.height && column < shape.width ? cellAt(shape, row, column) : -1;
}

/** The (up to four) cells that share an edge with `cell`, in the order up, left, right, down. */
export function neighbours(shape: Shape, cell: number): number[] {
  const { width, height } = shape;
  const row = rowOf(shape, cell);
  const column = columnOf(shape, cell);
  const found: number[] = [];
  if (row > 0) found.push(cell - width);
  if (column > 0) found.push(cell - 1);
  if (column < width - 1) found.push(cell + 1);
  if (row < height - 1) found.push(cell + width);
  return found;
}

/** The (up to four) cells that touch `cell` at a corner only. */
export function diagonals(shape: Shape, cell: number): number[] {
  const { width, height } = shape;
  const row = rowOf(shape, cell);
  const column = columnOf(shape, cell);
  const found: number[] = [];
  for (const down of [-1, 1])
    for (const right of [-1, 1])
      if (row + down >= 0 && row + down < height && column + right >= 0 && column + right < width)
        found.push(cell + down * width + right);
  return found;
}
