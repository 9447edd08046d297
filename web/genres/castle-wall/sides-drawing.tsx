import { useComputed } from '@preact/signals';
import { CELL } from '../../../src/formats/picture/piece.ts';
import type { CastleWallPuzzle } from '../../../src/genres/castle-wall/puzzle.ts';
import type { OpenBoard } from '../../page/state/open-board.ts';
import { closedKnown, INSIDE, OUTSIDE, sides } from './sides.ts';

/**
 * What is known to lie inside and outside: squares about the corners of the grid, whose borders the loop runs along.
 * On a solved board whatever isn't drawn is off the loop, so that nothing is left blank.
 */
export function SidesDrawing({ board }: { readonly board: OpenBoard<CastleWallPuzzle> }) {
  const { puzzle } = board;
  const found = useComputed(() => {
    const known = (edge: number): number => board.known(edge);
    return sides(puzzle, board.isSolved.value ? closedKnown(known) : known);
  });
  const across = puzzle.width + 1;
  const half = CELL / 2;
  const squares = (side: number): string => {
    let d = '';
    found.value.forEach((value, corner) => {
      if (value !== side) return;
      const column = corner % across;
      const row = Math.floor(corner / across);
      const x = Math.max(0, column * CELL - half);
      const y = Math.max(0, row * CELL - half);
      const right = Math.min(puzzle.width * CELL, column * CELL + half);
      const bottom = Math.min(puzzle.height * CELL, row * CELL + half);
      d += `M${x} ${y}H${right}V${bottom}H${x}z`;
    });
    return d;
  };
  return (
    <g class="sides" aria-hidden="true">
      <path class="outside" d={squares(OUTSIDE)} />
      <path class="inside" d={squares(INSIDE)} />
    </g>
  );
}
