import type { Board } from '../board/board.ts';
import type { Notes } from '../board/notes.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Shape } from '../grid/shape.ts';
import type { BodyPart } from './body.ts';
import type { JsonObject } from './json.ts';
import type { LinePart } from './lines.ts';
import type { Picture } from './picture/picture.ts';

/** A board as text, with what that text can't say of it. */
export interface Printout {
  readonly text: string;
  readonly warnings: readonly string[];
}

/** The forms that a board is printed in. */
export const FORMS = ['puzzlink', 'pzprv3', 'json', 'text', 'svg'] as const;
export type Form = (typeof FORMS)[number];

/**
 * How boards of one genre are read and printed. Each part reads and prints what follows the head of its form (host,
 * name of the genre, size), which is the same for all genres and done by `formats/print.ts` and `genres/read.ts`.
 *
 * What comes out of any part is in normal form: regions and tiles are numbered by their first cell in reading order,
 * and layers of notes that note nothing are left out. So one board is the same data whichever way it came in.
 */
export interface Codec<P extends Puzzle = Puzzle> {
  /** Kaisu's name of the genre. */
  readonly genre: string;
  readonly puzzlinkId: string;
  /** The body of an address. It holds the puzzle only; `printBoard` warns when a board has more. */
  body(shape: Shape): BodyPart<Board<P>>;
  /** The lines of a pzprv3 file after its size. The answer may be missing, from the first or from any later line on. */
  lines(shape: Shape): LinePart<Board<P>>;
  /** The lines of a text board after its first one (`usowan 6x4`). */
  text(shape: Shape): LinePart<Board<P>>;
  /** The board in a JSON object whose head has been read already. */
  fromJson(object: JsonObject, shape: Shape, warn: (warning: string) => void): Board<P>;
  toJson(board: Board<P>): string;
  /** How the board is drawn, whatever its position. */
  picture(puzzle: P): Picture;
  /** What a reader of this puzzle should be told, whatever form it came in. */
  warnings(puzzle: P): string[];
}

/** An unmarked board. */
export function unmarked<P extends Puzzle>(puzzle: P, decisions: number, notes: Notes = {}): Board<P> {
  return { puzzle, marks: new Uint8Array(decisions), notes };
}
