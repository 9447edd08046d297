import { BLANK } from '../../../board/clue.ts';
import { NO, UNKNOWN, YES } from '../../../board/marks.ts';
import { WATER } from '../puzzle.ts';

/** What a printed piece says of its own cell. */
export function printedMark(piece: number): 0 | 1 | 2 {
  return piece === BLANK ? UNKNOWN : piece === WATER ? NO : YES;
}

/**
 * A cell with a printed piece counts as what is printed, marked or not, and pzprv3 has no other word for it. So every
 * form reads such a cell as marked that way, unless it is marked the other way, which is kept for the judge to see.
 */
export function withPrinted(pieces: readonly number[], marks: ArrayLike<number>): Uint8Array {
  return Uint8Array.from(pieces, (piece, cell) => (marks[cell] === UNKNOWN ? printedMark(piece) : marks[cell]));
}

/**
 * puzz.link's files carry the water mark `+` on printed cells, too, and there the print wins: a board that is solved
 * there is solved here. The mark is kept as a note, so that the file comes out as it went in.
 */
export function dotsOnPieces(pieces: readonly number[], marks: ArrayLike<number>): number[] {
  return pieces.map((piece, cell) => (marks[cell] === NO && piece !== BLANK ? 1 : 0));
}

/** The marks with those taken out that the printed pieces say anyway. */
export function withoutPrinted(pieces: readonly number[], marks: ArrayLike<number>): number[] {
  return pieces.map((piece, cell) => (marks[cell] === printedMark(piece) ? UNKNOWN : marks[cell]));
}
