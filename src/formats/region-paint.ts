import { UNKNOWN } from '../board/marks.ts';
import { NO_REGION, regionCount } from './regions.ts';

// Files and pens paint cells, marks paint regions. Where a drawing paints a part of a region, or a cell that belongs to
// none, marks can't say it:
//
//     | # . |      one region, half painted
//
// Then the region is unknown and a layer of notes says what each of its cells is (0 nothing, 1 yes, 2 no).

/** Paint of each cell: its region's mark, or what is noted where there is none. */
export function cellPaint(
  regions: readonly number[],
  marks: ArrayLike<number>,
  noted: ArrayLike<number> | undefined,
): number[] {
  return regions.map((region, cell) => (region === NO_REGION ? 0 : marks[region]) || (noted?.[cell] ?? 0));
}

/** The marks of regions whose cells are painted that way, and the paint that those marks can't say. */
export function regionPaint(
  regions: readonly number[],
  paint: readonly number[],
): { marks: Uint8Array; left: number[] } {
  const count = regionCount(regions);
  const marks = new Uint8Array(count);
  const seen = new Uint8Array(count);
  const mixed = new Uint8Array(count);
  regions.forEach((region, cell) => {
    if (region === NO_REGION) return;
    if (seen[region] === 0) marks[region] = paint[cell];
    else if (marks[region] !== paint[cell]) mixed[region] = 1;
    seen[region] = 1;
  });
  for (let region = 0; region < count; region++) if (mixed[region] === 1) marks[region] = UNKNOWN;
  const left = regions.map((region, cell) => (region === NO_REGION || mixed[region] === 1 ? paint[cell] : 0));
  return { marks, left };
}
