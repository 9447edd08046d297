import type { Shape } from './shape.ts';

/** Rows of small integers, one a cell. */
export function picture({ width, height }: Shape, dot: (cell: number) => number): number[][] {
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => dot(row * width + column)),
  );
}

/**
 * The smallest of the eight ways to write a picture down (turned, mirrored): the same text exactly for pictures that are
 * equal up to symmetry. A picture that isn't square has both its upright and its lying forms among them.
 */
export function canonical(rows: readonly (readonly number[])[]): string {
  const transposed = Array.from({ length: rows[0]?.length ?? 0 }, (_, column) => rows.map((row) => row[column]));
  let least: string | undefined;
  for (const laid of [rows, transposed])
    for (const upsideDown of [false, true])
      for (const mirrored of [false, true]) {
        const ordered = upsideDown ? [...laid].reverse() : laid;
        const text = ordered.map((row) => (mirrored ? [...row].reverse() : row).join('')).join('/');
        if (least === undefined || text < least) least = text;
      }
  return least ?? '';
}
