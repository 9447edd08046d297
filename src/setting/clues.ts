import type { Marks } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import { printPlaces } from '../edit/kinds.ts';
import type { Place, PrintKind } from '../genre/editor.ts';
import type { Settable } from './settable.ts';

/** A clue that is printed, or a part of one that says something by itself. */
export interface PrintedClue<P extends Puzzle = Puzzle> {
  /** `r3c4`, `row 3`. */
  readonly clue: string;
  /** `colour`, `number`; absent for a clue as a whole. */
  readonly part?: string;
  /** What stands there: `3`, `white`, `2 left`. */
  readonly shows: string;
  readonly print: PrintKind<P>;
  readonly place: Place;
}

/** All that is printed on a board and could be left out, whole clues before their parts. */
export function printedClues<P extends Puzzle>({ editor }: Pick<Settable<P>, 'editor'>, puzzle: P): PrintedClue<P>[] {
  return editor.prints.flatMap((print) =>
    printPlaces(print, puzzle)
      .filter((place) => print.isPrinted(puzzle, place))
      .map((place) => ({
        clue: print.clue(puzzle, place),
        ...(print.part === undefined ? {} : { part: print.part }),
        shows: print.show(puzzle, place),
        print,
        place,
      })),
  );
}

/** The puzzle without a clue, or with less of it. */
export function without<P extends Puzzle>(puzzle: P, { print, place }: PrintedClue<P>): P {
  return print.erase(puzzle, place);
}

/** Whether a clue is wrong about an answer in a way that the rules don't allow. */
export function isWrong<P extends Puzzle, R extends Reading>(
  { genre }: Settable<P, R>,
  puzzle: P,
  answer: Marks,
  reading: R,
  { print, place, clue }: PrintedClue<P>,
): boolean {
  if (print.isTrue(puzzle, answer, place)) return false;
  // Where clues may be false, only those that the judge objects to are wrong.
  return (
    genre.composer.monotone || genre.check(puzzle, answer, reading).violations.some(({ cells }) => cells.includes(clue))
  );
}

/** `r3c4`, `r3c4 colour`. */
export function clueText({ clue, part }: Pick<PrintedClue, 'clue' | 'part'>): string {
  return part === undefined ? clue : `${clue} ${part}`;
}
