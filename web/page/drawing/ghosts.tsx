import type { ReadonlySignal } from '@preact/signals';
import { middleOfEdge } from '../../../src/formats/picture/parts.ts';
import type { Picture, Position } from '../../../src/formats/picture/picture.ts';
import { CELL, type Piece } from '../../../src/formats/picture/piece.ts';
import type { OpenBoard } from '../state/open-board.ts';
import { Pieces } from './pieces.tsx';
import { withMarks } from './position.ts';

/** The items of a picture that show these decisions, drawn in a position in which they are made. */
export function piecesOfMarks(picture: Picture, position: Position, marks: ReadonlyMap<number, number>): Piece[] {
  const then = withMarks(position, marks);
  return picture.layers.flatMap(({ items, decisionOf, draw }) =>
    decisionOf ? items.filter((item) => marks.has(decisionOf(item))).flatMap((item) => draw(item, then)) : [],
  );
}

/** What a hint's step will make, drawn as what it will be, and ringed so that colour isn't its only sign. */
export function Ghosts({
  board,
  picture,
  position,
  marks,
}: {
  readonly board: OpenBoard;
  readonly picture: Picture;
  readonly position: Position;
  readonly marks: ReadonlySignal<ReadonlyMap<number, number>>;
}) {
  const wanted = marks.value;
  if (wanted.size === 0) return null;
  return (
    <g class="ghosts" aria-hidden="true">
      <g class="ghost">
        <Pieces of={piecesOfMarks(picture, position, wanted)} />
      </g>
      <path class="ring" d={board.decision === 'edge' ? edgeRings(board, wanted) : cellRings(picture, wanted)} />
    </g>
  );
}

/** A ring about the middle of each edge. */
function edgeRings({ puzzle }: OpenBoard, marks: ReadonlyMap<number, number>): string {
  return [...marks.keys()]
    .map((edge) => middleOfEdge(puzzle, edge))
    .map(([x, y]) => `M${x - 8} ${y}a8 8 0 0 1 16 0a8 8 0 0 1 -16 0z`)
    .join('');
}

function cellRings({ layers, width }: Picture, marks: ReadonlyMap<number, number>): string {
  const shows = layers.find(({ decisionOf }) => decisionOf);
  const cells = shows?.items.filter((item) => marks.has(shows.decisionOf?.(item) ?? -1)) ?? [];
  return cells
    .map((cell) => `M${(cell % width) * CELL + 3} ${Math.floor(cell / width) * CELL + 3}h34v34h-34z`)
    .join('');
}
