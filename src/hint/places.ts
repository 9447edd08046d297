/** Where something with a name lies: a cell, a tile or edge by its first cell, or a whole line. */
export interface Place {
  readonly row?: number;
  readonly column?: number;
}

/** Reads the place out of a name: `r3c4`, `r1c1-r1c2`, `r2c3 right`, `region at r3c4`, `row 3`, `column 4`. */
export function placeOf(name: string): Place {
  const cell = /r(\d+)c(\d+)/.exec(name);
  if (cell) return { row: Number(cell[1]), column: Number(cell[2]) };
  const [, line, index] = /^(row|column) (\d+)$/.exec(name) ?? [];
  if (line === 'row') return { row: Number(index) };
  return line === 'column' ? { column: Number(index) } : {};
}

/** How far apart two places are, in steps of a king; a line is as near as its nearest cell. */
export function distance(a: Place, b: Place): number {
  const down = a.row === undefined || b.row === undefined ? 0 : Math.abs(a.row - b.row);
  const right = a.column === undefined || b.column === undefined ? 0 : Math.abs(a.column - b.column);
  return Math.max(down, right);
}
