import type { Over, Place } from '../genre/editor.ts';
import { edgeCount, horizontalEdge, horizontalEdgeCount, verticalEdge } from '../grid/edges.ts';
import { cellAt, cellCount, cellName, columnOf, rowOf, type Shape } from '../grid/shape.ts';

// Places of a board in half cells; see `Place`.
//
//         -1   1   3   5        x
//      -1      n   n   n        numbers above the columns
//       1  n   .   .   .        cells; between them the borders, at even x or y
//       3  n   .   .   .
//       y
//

export function cellPlace(shape: Shape, cell: number): Place {
  return { x: 2 * columnOf(shape, cell) + 1, y: 2 * rowOf(shape, cell) + 1 };
}

export function isSame(a: Place, b: Place): boolean {
  return a.x === b.x && a.y === b.y;
}

/** The cell at a place, or −1. */
export function cellAtPlace(shape: Shape, place: Place): number {
  return indexAt('cells', shape, place);
}

/** The place of a cell, or of a line's number in the margin, that holds this point; undefined where there is none. */
export function placeUnder({ width, height }: Shape, point: Place): Place | undefined {
  const x = point.x < 0 ? -1 : 2 * Math.floor(point.x / 2) + 1;
  const y = point.y < 0 ? -1 : 2 * Math.floor(point.y / 2) + 1;
  if (point.x < -2 || point.y < -2 || x > 2 * width || y > 2 * height || (x < 0 && y < 0)) return undefined;
  return { x, y };
}

/** Where the numbers of a list stand, in the list's order. */
export function placesOf(over: Over, shape: Shape): Place[] {
  const { width, height } = shape;
  const grid = (columns: number, rows: number, place: (column: number, row: number) => Place): Place[] =>
    Array.from({ length: Math.max(0, columns * rows) }, (_, at) => place(at % columns, Math.floor(at / columns)));
  const level = (): Place[] => grid(width - 1, height, (c, r) => ({ x: 2 * c + 2, y: 2 * r + 1 }));
  const upright = (): Place[] => grid(width, height - 1, (c, r) => ({ x: 2 * c + 1, y: 2 * r + 2 }));
  switch (over) {
    case 'cells':
      return Array.from({ length: cellCount(shape) }, (_, cell) => cellPlace(shape, cell));
    case 'columns':
      return Array.from({ length: width }, (_, column) => ({ x: 2 * column + 1, y: -1 }));
    case 'rows':
      return Array.from({ length: height }, (_, row) => ({ x: -1, y: 2 * row + 1 }));
    case 'edges':
      return [...level(), ...upright()];
    case 'level edges':
      return level();
    case 'upright edges':
      return upright();
    case 'nothing':
      return [];
  }
}

/** The index of the number at a place in a list, or −1 where it has none. */
export function indexAt(over: Over, shape: Shape, { x, y }: Place): number {
  const { width, height } = shape;
  const column = x >> 1;
  const row = y >> 1;
  const inColumns = x >= 1 && x < 2 * width;
  const inRows = y >= 1 && y < 2 * height;
  const [oddX, oddY] = [(x & 1) === 1, (y & 1) === 1];
  switch (over) {
    case 'cells':
      return inColumns && inRows && oddX && oddY ? cellAt(shape, row, column) : -1;
    case 'columns':
      return y === -1 && inColumns && oddX ? column : -1;
    case 'rows':
      return x === -1 && inRows && oddY ? row : -1;
    case 'edges':
      if (!inColumns || !inRows || oddX === oddY) return -1;
      return oddY ? horizontalEdge(shape, row, column - 1) : verticalEdge(shape, row - 1, column);
    case 'level edges':
      return inColumns && inRows && !oddX && oddY ? horizontalEdge(shape, row, column - 1) : -1;
    case 'upright edges':
      return inColumns && inRows && oddX && !oddY
        ? verticalEdge(shape, row - 1, column) - horizontalEdgeCount(shape)
        : -1;
    case 'nothing':
      return -1;
  }
}

/** How many numbers a list over this has. */
export function lengthOf(over: Over, shape: Shape): number {
  return over === 'edges' ? edgeCount(shape) : placesOf(over, shape).length;
}

/** `r1c1`, `row 3`, `column 4`: what stands at the place of a cell or a line. */
export function placeName(shape: Shape, place: Place): string {
  if (place.x < 0) return `row ${(place.y >> 1) + 1}`;
  if (place.y < 0) return `column ${(place.x >> 1) + 1}`;
  return cellName(shape, cellAtPlace(shape, place));
}

/** The places of cells and lines, lines first. */
export function cluePlaces(shape: Shape, on: 'cells' | 'lines'): Place[] {
  return on === 'cells' ? placesOf('cells', shape) : [...placesOf('columns', shape), ...placesOf('rows', shape)];
}
