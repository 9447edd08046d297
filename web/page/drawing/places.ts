import type { Puzzle } from '../../../src/board/puzzle.ts';
import { edgeEnds, edgeNamed } from '../../../src/grid/edges.ts';
import { cellNamed } from '../../../src/grid/shape.ts';
import type { GenreView } from '../../genres/view.ts';

/** Where a named place lies on the drawing. */
export interface Area {
  readonly cells: readonly number[];
  /** Pairs of cells whose edge is meant. */
  readonly edges: readonly (readonly [number, number])[];
  readonly lines: readonly { readonly kind: 'row' | 'column'; readonly at: number }[];
}

const NOWHERE: Area = { cells: [], edges: [], lines: [] };

/** The area of `r1c1`, `r1c1-r1c2`, `row 3`, or whatever the genre knows by name; nothing for any other name. */
export function areaOf<P extends Puzzle>(view: GenreView<P>, puzzle: P, place: string): Area {
  const cells = view.area?.(puzzle, place);
  if (cells) return { ...NOWHERE, cells };
  const line = /^(row|column) (\d+)$/.exec(place);
  if (line) {
    const at = Number(line[2]) - 1;
    const kind = line[1] === 'row' ? 'row' : 'column';
    return at < (kind === 'row' ? puzzle.height : puzzle.width) ? { ...NOWHERE, lines: [{ kind, at }] } : NOWHERE;
  }
  if (place.includes('-')) {
    const edge = edgeNamed(puzzle, place);
    return edge < 0 ? NOWHERE : { ...NOWHERE, edges: [edgeEnds(puzzle, edge)] };
  }
  const cell = cellNamed(puzzle, place);
  return cell < 0 ? NOWHERE : { ...NOWHERE, cells: [cell] };
}
