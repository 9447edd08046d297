import { YES } from '../../../src/board/marks.ts';
import type { Picture, Position } from '../../../src/formats/picture/picture.ts';
import type { GenreView } from '../../genres/view.ts';
import type { OpenBoard } from '../state/open-board.ts';
import { piecesOfMarks } from './ghosts.tsx';
import { Pieces } from './pieces.tsx';

/** Milliseconds until the last mark is lit; each fades within the rest of half a second. */
const SPREAD = 320;

/** The answer that has just been found, swept once: the loop along its way, cells from corner to corner. */
export function Sweep({
  board,
  genre,
  picture,
  position,
}: {
  readonly board: OpenBoard;
  readonly genre: GenreView;
  readonly picture: Picture;
  readonly position: Position;
}) {
  const { puzzle } = board;
  const known = (decision: number): number => board.knownNow(decision);
  const found = board.printed.map((_, decision) => decision).filter((decision) => known(decision) === YES);
  const order = genre.sweepOrder?.(puzzle, known) ?? diagonally(picture, found);
  return (
    <g class="sweep" aria-hidden="true">
      {order.map((decision, at) => (
        <g key={decision} style={`animation-delay:${Math.round((SPREAD * at) / order.length)}ms`}>
          <Pieces of={piecesOfMarks(picture, position, new Map([[decision, YES]]))} />
        </g>
      ))}
    </g>
  );
}

function diagonally({ layers, width }: Picture, decisions: readonly number[]): readonly number[] {
  const shows = layers.find(({ decisionOf }) => decisionOf);
  const far = new Map<number, number>();
  for (const item of shows?.items ?? []) {
    const decision = shows?.decisionOf?.(item) ?? -1;
    const distance = (item % width) + Math.floor(item / width);
    if (decision >= 0 && !far.has(decision)) far.set(decision, distance);
  }
  return [...decisions].sort((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0));
}
