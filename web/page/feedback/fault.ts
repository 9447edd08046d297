import type { Puzzle } from '../../../src/board/puzzle.ts';

// Faults that no further mark can mend, seen from the position alone. Nothing remembers them, so they can't be stale:
// undo, trials and files need no special care.

/** Reads a decision: its mark, or what the printed board tells of it. */
export type Known = (decision: number) => number;

export interface Fault {
  /** Our own name of the fault, e.g. `touching-shaded`. */
  readonly rule: string;
  /** Names of cells, edges or lines: `r1c1`, `r1c1-r1c2`, `row 3`. */
  readonly places: readonly string[];
}

/** Finds the faults of a position; the gravest first. Cost: a few looks at each cell. */
export type FindFaults<P extends Puzzle> = (puzzle: P, known: Known) => Fault[];

/**
 * The faults that the player's marks have made. What is wrong with the printed board alone (a number that nothing can
 * meet) is no fault of the player's and would give the board away, so it is left out.
 */
export function faultsOfMarks<P extends Puzzle>(find: FindFaults<P>, puzzle: P, known: Known, printed: Known): Fault[] {
  const found = find(puzzle, known);
  if (found.length === 0) return found;
  const before = new Set(
    find(puzzle, printed).flatMap(({ rule, places }) => places.map((place) => `${rule} ${place}`)),
  );
  return found
    .map(({ rule, places }) => ({ rule, places: places.filter((place) => !before.has(`${rule} ${place}`)) }))
    .filter(({ places }) => places.length > 0);
}
