import type { Board } from '../../../board/board.ts';
import { BLANK, QUESTION } from '../../../board/clue.ts';
import type { BodyPart } from '../../../formats/body.ts';
import { unmarked } from '../../../formats/codec.ts';
import type { Cursor } from '../../../formats/cursor.ts';
import { fours } from '../../../formats/fours.ts';
import { mapped, type Part, record } from '../../../formats/part.ts';
import { borderBits, bordersOfRegions, regionsOfBorders } from '../../../formats/regions.ts';
import { cellCount, cellName, type Shape } from '../../../grid/shape.ts';
import type { UsowanPuzzle } from '../puzzle.ts';

type UsowanBoard = Board<UsowanPuzzle>;

/** The body of an address. */
export function usowanBody(shape: Shape): BodyPart<UsowanBoard> {
  const printed: Part<{ borders: number[]; numbers: number[] }, Cursor> = record({
    borders: borderBits(shape),
    numbers: fours(cellCount(shape), BLANK, QUESTION, (cell) => `cell ${cellName(shape, cell)}`),
  });
  return mapped(
    printed,
    ({ borders, numbers }, { warn }) =>
      unmarked({ ...shape, regions: regionsOfBorders(shape, borders, warn), numbers }, cellCount(shape)),
    ({ puzzle }) => ({ borders: bordersOfRegions(shape, puzzle.regions), numbers: [...puzzle.numbers] }),
  );
}
