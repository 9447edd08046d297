/**
 * The number of loops of a grid by depth-first search, cell by cell: it shares nothing with the sweep. Each loop is
 * found from its first cell in reading order, once in either direction. Cost: all paths from there.
 */
export function* loopsOneByOne(width: number, height: number): Generator<number, number, void> {
  const around = Array.from({ length: width * height }, (_, cell) => {
    const at = cell % width;
    return [
      ...(at > 0 ? [cell - 1] : []),
      ...(at + 1 < width ? [cell + 1] : []),
      ...(cell >= width ? [cell - width] : []),
      ...(cell + width < width * height ? [cell + width] : []),
    ];
  });
  const used = new Uint8Array(width * height);
  let found = 0;
  const extend = (first: number, cell: number, length: number): void => {
    used[cell] = 1;
    for (const next of around[cell]) {
      if (next === first && length >= 4) found++;
      if (next > first && used[next] === 0) extend(first, next, length + 1);
    }
    used[cell] = 0;
  };
  for (let first = 0; first < width * height; first++) {
    extend(first, first, 1);
    yield 1000;
  }
  return found / 2;
}
