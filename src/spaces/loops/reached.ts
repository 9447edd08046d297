import type { Shape } from '../../grid/shape.ts';

/**
 * How many words of plugs can stand before a cell of a bare grid: the states of a sweep over its loops.
 *
 * Two plugs at a cell that has been passed are unused, one path that goes on, or both ends of a new one. Paths that cross
 * between two columns need an edge each there, and above the frontier there are so many rows: so many brackets may be
 * open at once. In the last row nothing goes down. (Every word of that kind can be drawn: the k-th path from outside in
 * row k.)
 *
 *     before row 2, column 3:   ( ( . ) ) .     two open at once: not before two rows are passed
 *
 * Cost: the square of the width. Checked against the sweep on all small grids.
 */
export function reachedWords({ width, height }: Shape, row: number, column: number): number {
  // ways[h][p]: beginnings with h open brackets whose last plug is p.
  let ways = [[1, 0, 0]];
  for (let at = 0; at <= width; at++) {
    const isNew = at < column;
    const mostOpen = column === 0 && at === 0 ? 0 : isNew ? row + 1 : row;
    const next = Array.from({ length: ways.length + 1 }, () => [0, 0, 0]);
    for (const [opened, before] of ways.entries())
      for (const [last, number] of before.entries())
        for (let plug = 0; plug < 3; plug++) {
          const open = opened + (plug === 1 ? 1 : plug === 2 ? -1 : 0);
          const isDown = isNew && plug !== 0;
          const isApart = at === column && at > 0 && last !== 0 && plug !== 0 && !(last === 1 && plug === 2);
          if (open < 0 || isApart || (isDown && row === height - 1)) continue;
          // Between the two plugs of the cell itself there is no column.
          if (open > mostOpen && at !== column - 1) continue;
          next[open][plug] += number;
        }
    ways = next;
  }
  return ways[0].reduce((sum, number) => sum + number);
}
