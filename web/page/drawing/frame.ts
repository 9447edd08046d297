import type { Picture } from '../../../src/formats/picture/picture.ts';
import { CELL } from '../../../src/formats/picture/piece.ts';

/** Room for a row of small coordinates along the board. */
const COORDINATES = 0.42 * CELL;
/** Room on the other sides, for the thickness of the outline. */
const EDGE = 0.12 * CELL;

/**
 * The room around a board's cells, in units, and the extent of the whole. Coordinates stand where there are no numbers:
 * before the cells, or after them where numbers stand before. Their room is always there, so that nothing moves when
 * they come.
 */
export interface Frame {
  readonly before: number;
  readonly after: number;
  readonly width: number;
  readonly height: number;
  readonly coordinates: 'before' | 'after';
}

export function frameOf({ width, height, before }: Picture): Frame {
  const numbers = before * CELL;
  const [first, last] = before > 0 ? [numbers, COORDINATES] : [COORDINATES, EDGE];
  return {
    before: first,
    after: last,
    width: first + width * CELL + last,
    height: first + height * CELL + last,
    coordinates: before > 0 ? 'after' : 'before',
  };
}
