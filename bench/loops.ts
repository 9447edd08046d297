import { type Marks, NO, YES } from '../src/board/marks.ts';
import { edgeCount, horizontalEdge, verticalEdge } from '../src/grid/edges.ts';
import type { Random } from '../src/grid/random.ts';
import { cellCount, diagonals, neighbours, type Shape } from '../src/grid/shape.ts';

/** 0 … count − 1 in random order. */
export function shuffled(random: Random, count: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let index = count - 1; index > 0; index--) {
    const other = random.below(index + 1);
    [order[index], order[other]] = [order[other], order[index]];
  }
  return order;
}

/** A loop around faces grown from one like a tree: any size, fast, not uniform. */
export function grownLoop(shape: Shape, random: Random): Marks {
  const { width, height } = shape;
  const faces = { width: width - 1, height: height - 1 };
  const inside = new Array<boolean>(cellCount(faces)).fill(false);
  inside[random.below(inside.length)] = true;
  for (let round = 0; round < 3; round++)
    for (const face of shuffled(random, inside.length)) {
      if (inside[face]) continue;
      const beside = neighbours(faces, face).filter((other) => inside[other]);
      const corners = diagonals(faces, face).filter((other) => inside[other]);
      // One neighbour inside, and no inside corner but beside that neighbour: no pocket closes, no two branches touch.
      const fits = beside.length === 1 && corners.every((corner) => neighbours(faces, beside[0]).includes(corner));
      if (fits && random.below(100) < 80) inside[face] = true;
    }
  const at = (row: number, column: number): boolean =>
    row >= 0 && column >= 0 && row < faces.height && column < faces.width && inside[row * faces.width + column];
  const loop = new Uint8Array(edgeCount(shape)).fill(NO);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      if (column < width - 1 && at(row - 1, column) !== at(row, column)) loop[horizontalEdge(shape, row, column)] = YES;
      if (row < height - 1 && at(row, column - 1) !== at(row, column)) loop[verticalEdge(shape, row, column)] = YES;
    }
  return loop;
}
