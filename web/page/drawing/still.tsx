import { useMemo } from 'preact/hooks';
import type { Puzzle } from '../../../src/board/puzzle.ts';
import { extentOf, piecesOf, positionOf } from '../../../src/formats/picture/svg.ts';
import type { GenreId } from '../../../src/genres/registry.ts';
import { genreViewOf } from '../../genres/registry.ts';
import { Pieces } from './pieces.tsx';

/** A board as a picture that stands still: a thumbnail, an example, an answer. */
export function Still({
  genre,
  puzzle,
  marks,
  notes = {},
  label,
}: {
  readonly genre: GenreId;
  readonly puzzle: Puzzle;
  readonly marks: readonly number[];
  readonly notes?: { readonly [layer: string]: readonly number[] };
  /** What a screen reader says; nothing for a picture that only repeats what stands beside it. */
  readonly label?: string;
}) {
  const picture = useMemo(() => {
    const made = genreViewOf(genre).picture(puzzle);
    const small = { ...made, below: 0, layers: made.layers.filter(({ place }) => place !== 'below') };
    return { pieces: piecesOf(small, positionOf(Uint8Array.from(marks), notes)), extent: extentOf(small) };
  }, [genre, puzzle, marks, notes]);
  const { x, y, width, height } = picture.extent;
  return (
    <svg
      class="still"
      viewBox={`${x} ${y} ${width} ${height}`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? 'true' : undefined}
    >
      <Pieces of={picture.pieces} />
    </svg>
  );
}
