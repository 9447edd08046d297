/**
 * Single closed loops along the edges of a grid: for Castle Wall, and as well for Slitherlink, Masyu or Country Road.
 *
 * - `LoopSpec` sweeps over them, given a `LoopGrid` (edges that must be used or not, cells that must lie inside or
 *   outside) and, where a genre has clues, `LoopClues` that read the edges as they are chosen.
 * - State: the plugs of the frontier (`plugs.ts`), two bits for each column and one more, and what the clues keep.
 * - Cost: at most the Motzkin number of width + 1 states a layer, 41 835 for 12 columns, times what the clues keep. A bare
 *   grid of 11 or more columns is counted without hashing (`bare-count.ts`, by the ranks of `motzkin.ts`), and from 14 on
 *   drawn from without a diagram (`draws.ts`).
 * - Source: D. E. Knuth's Simpath (The Art of Computer Programming 4A, 7.1.4), with balanced brackets for pairs of ends as
 *   A. J. Guttmann and I. Enting have them for self-avoiding polygons.
 */
export type { LoopClues } from './loop-clues.ts';
export { EITHER_SIDE, FREE, INSIDE, type LoopGrid, loopGrid, OUTSIDE, UNUSED, USED } from './loop-grid.ts';
export { LoopSpec } from './loop-spec.ts';
