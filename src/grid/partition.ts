import type { Random } from './random.ts';
import { cellCount, neighbours, type Shape } from './shape.ts';

/**
 * Cuts a rectangle into connected parts: visits the cells in random order; for each free one draws a target size
 * uniformly from 1 … `maxSize` and grows a part by picking a random cell of it that still has a free neighbour, and then
 * a random free neighbour of that, until the target is met or nothing is left to grow.
 * Returns the part of each cell, numbered by first cell in reading order. Cost: cells × part size.
 * @param mayJoin whether two neighbours may belong to one part
 */
export function randomPartition(
  shape: Shape,
  maxSize: number,
  random: Random,
  mayJoin: (cell: number, other: number) => boolean = () => true,
): number[] {
  const parts = new Array<number>(cellCount(shape)).fill(-1);
  const free = (cell: number): number[] =>
    neighbours(shape, cell).filter((other) => parts[other] < 0 && mayJoin(cell, other));
  let part = 0;
  for (const start of random.shuffle(parts.map((_, cell) => cell))) {
    if (parts[start] >= 0) continue;
    parts[start] = part;
    let growing = [start];
    for (let left = random.below(maxSize); left > 0; left--) {
      growing = growing.filter((cell) => free(cell).length > 0);
      if (growing.length === 0) break;
      const around = free(growing[random.below(growing.length)]);
      const next = around[random.below(around.length)];
      parts[next] = part;
      growing.push(next);
    }
    part++;
  }
  return inReadingOrder(parts);
}

/**
 * Cuts a rectangle into `count` connected parts, 1 ≤ count ≤ cells: random first cells, then again and again a random
 * part that still has room takes a random free neighbour of a random cell of it that has one. The parts are of about
 * the same size. Numbered by first cell in reading order. Cost: cells × part size.
 */
export function randomRegions(shape: Shape, count: number, random: Random): number[] {
  const parts = new Array<number>(cellCount(shape)).fill(-1);
  const free = (cell: number): number[] => neighbours(shape, cell).filter((other) => parts[other] < 0);
  const starts = random.shuffle(parts.map((_, cell) => cell)).slice(0, count);
  starts.forEach((cell, part) => {
    parts[cell] = part;
  });
  let growing = starts.map((cell, part) => ({ part, cells: [cell] }));
  while (growing.length > 0) {
    const grown = growing[random.below(growing.length)];
    grown.cells = grown.cells.filter((cell) => free(cell).length > 0);
    if (grown.cells.length === 0) {
      growing = growing.filter((other) => other !== grown);
      continue;
    }
    const around = free(grown.cells[random.below(grown.cells.length)]);
    const next = around[random.below(around.length)];
    parts[next] = grown.part;
    grown.cells.push(next);
  }
  return inReadingOrder(parts);
}

function inReadingOrder(parts: readonly number[]): number[] {
  const names = new Map<number, number>();
  return parts.map((id) => {
    const known = names.get(id) ?? names.size;
    names.set(id, known);
    return known;
  });
}
