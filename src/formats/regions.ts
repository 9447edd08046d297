import { edgeCount, edgeEnds, edgeName } from '../grid/edges.ts';
import { cellCount, cellName, columnOf, rowOf, type Shape } from '../grid/shape.ts';
import { type BodyPart, bits } from './body.ts';
import type { Cursor } from './cursor.ts';
import { mapped, type Part, record, type Warn } from './part.ts';
import { counted } from './quote.ts';

// A board is cut into regions by borders. A border stands on the edge that joins the two cells it parts, so borders
// are numbered as edges are: between left and right neighbours row by row, then between upper and lower ones.

/** In a list of regions: this cell belongs to none. */
export const NO_REGION = -1;

/** The borders of an address: one 0 or 1 for each edge; either half fills whole characters of five bits. */
export function borderBits(shape: Shape): BodyPart<number[]> {
  const { width, height } = shape;
  const halves: Part<{ upright: number[]; level: number[] }, Cursor> = record({
    upright: bits((width - 1) * height, 'a border'),
    level: bits(width * (height - 1), 'a border'),
  });
  return mapped(
    halves,
    ({ upright, level }) => [...upright, ...level],
    (borders) => ({
      upright: borders.slice(0, (width - 1) * height),
      level: borders.slice((width - 1) * height),
    }),
  );
}

/**
 * The connected parts that the borders leave, numbered by their first cell in reading order; `isOut` cells belong to
 * none. Warns of borders with the same part on both sides, which no list of regions can keep.
 */
export function regionsOfBorders(
  shape: Shape,
  borders: readonly number[],
  warn: Warn,
  isOut: (cell: number) => boolean = () => false,
): number[] {
  const regions = connectedParts(shape, (_a, _b, edge) => borders[edge] === 0, isOut);
  let idle = 0;
  let first = -1;
  for (let edge = 0; edge < borders.length; edge++) {
    if (borders[edge] === 0) continue;
    const [a, b] = edgeEnds(shape, edge);
    if (regions[a] !== regions[b] || regions[a] === NO_REGION) continue;
    if (first < 0) first = edge;
    idle++;
  }
  if (idle > 0)
    warn(
      `${counted(idle, 'border')} with the same region on both sides, the first at ${edgeName(shape, first)}, ` +
        "can't be kept: a region is what the borders leave.",
    );
  return regions;
}

/**
 * The regions of a list that gives each cell the number of its region. As on puzz.link, cells of one number that
 * don't hang together are separate regions; that is warned of, with `noun` (`region`, `tile`) for a name.
 */
export function regionsOfLabels(shape: Shape, labels: readonly number[], warn: Warn, noun: string): number[] {
  const regions = connectedParts(
    shape,
    (a, b) => labels[a] === labels[b],
    (cell) => labels[cell] === NO_REGION,
  );
  const homes = new Map<number, number>();
  for (let cell = 0; cell < labels.length; cell++) {
    const label = labels[cell];
    if (label === NO_REGION) continue;
    const home = homes.get(label);
    if (home === undefined) homes.set(label, cell);
    else if (home >= 0 && regions[cell] !== regions[home]) {
      warn(
        `The ${noun} at ${cellName(shape, home)} has a part at ${cellName(shape, cell)} that doesn't hang together ` +
          `with it, and is read as another ${noun}, as puzz.link does.`,
      );
      homes.set(label, -1);
    }
  }
  return regions;
}

/** A border on each edge whose cells are of different regions. */
export function bordersOfRegions(shape: Shape, regions: readonly number[]): number[] {
  const borders: number[] = [];
  for (let edge = 0; edge < edgeCount(shape); edge++) {
    const [a, b] = edgeEnds(shape, edge);
    borders.push(regions[a] === regions[b] ? 0 : 1);
  }
  return borders;
}

export function regionCount(regions: readonly number[]): number {
  let most = NO_REGION;
  for (const region of regions) if (region > most) most = region;
  return most + 1;
}

/** Floods from each cell in reading order; linear in the cells. */
function connectedParts(
  shape: Shape,
  joined: (a: number, b: number, edge: number) => boolean,
  isOut: (cell: number) => boolean,
): number[] {
  const { width, height } = shape;
  const regions = new Array<number>(cellCount(shape)).fill(NO_REGION);
  const upright = (width - 1) * height;
  let next = 0;
  const stack: number[] = [];
  for (let start = 0; start < regions.length; start++) {
    if (regions[start] !== NO_REGION || isOut(start)) continue;
    regions[start] = next;
    stack.push(start);
    for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
      const row = rowOf(shape, cell);
      const column = columnOf(shape, cell);
      const visit = (other: number, edge: number) => {
        if (regions[other] !== NO_REGION || isOut(other) || !joined(cell, other, edge)) return;
        regions[other] = next;
        stack.push(other);
      };
      if (row > 0) visit(cell - width, upright + cell - width);
      if (column > 0) visit(cell - 1, row * (width - 1) + column - 1);
      if (column < width - 1) visit(cell + 1, row * (width - 1) + column);
      if (row < height - 1) visit(cell + width, upright + cell);
    }
    next++;
  }
  return regions;
}
