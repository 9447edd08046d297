import { cellAt, type Shape } from '../../../src/grid/shape.ts';
import type { Spot } from './hand.ts';

/** The cell under a spot, or -1 outside the cells. */
export function cellUnder(shape: Shape, { x, y }: Spot): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  return row >= 0 && column >= 0 && row < shape.height && column < shape.width ? cellAt(shape, row, column) : -1;
}

/** The spot in the middle of a cell. */
export function middleOf({ width }: Shape, cell: number): Spot {
  return { x: (cell % width) + 0.5, y: Math.floor(cell / width) + 0.5 };
}

/**
 * Spots on the straight way from one spot to the next, `to` included, close enough together that no cell is jumped
 * over when the pointer is faster than the screen.
 */
export function way(from: Spot, to: Spot): Spot[] {
  const length = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  // A pointer that comes back from far outside must not cost more than a board's width of work.
  const parts = Math.min(1000, Math.max(1, Math.ceil(length / 0.4)));
  const spots: Spot[] = [];
  for (let i = 1; i <= parts; i++)
    spots.push({ x: from.x + ((to.x - from.x) * i) / parts, y: from.y + ((to.y - from.y) * i) / parts });
  return spots;
}
