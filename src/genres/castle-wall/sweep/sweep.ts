import type { Marks } from '../../../board/marks.ts';
import { LoopSpec } from '../../../spaces/loops/index.ts';
import type { Spec } from '../../../sweep/index.ts';
import { type CastleWallPuzzle, NO_ARROW } from '../puzzle.ts';
import type { CastleWallReading } from '../readings.ts';
import { ArrowClues } from './arrow-clues.ts';
import { layOut } from './board.ts';

/**
 * The loops of a Castle Wall board, with the tally `length`; `marks`, when given, are kept to. With `wide` even states of
 * one word go the way of wider ones: for tests.
 */
export function castleWallSweep(
  puzzle: CastleWallPuzzle,
  reading: CastleWallReading,
  marks?: Marks,
  wide = false,
): Spec {
  const board = layOut(puzzle, reading, marks);
  const isSpoken = board.arrow.some((arrow) => arrow !== NO_ARROW);
  return new LoopSpec(board.grid, isSpoken ? new ArrowClues(board) : undefined, wide);
}
