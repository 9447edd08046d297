import { UNKNOWN, YES } from '../../../src/board/marks.ts';
import type { NumberState } from '../../../src/formats/picture/picture.ts';
import type { Known } from './fault.ts';

/** How a count of `yes` stands among these decisions. */
export function countState(number: number, decisions: readonly number[], known: Known): NumberState {
  let yes = 0;
  let open = 0;
  for (const decision of decisions) {
    const mark = known(decision);
    if (mark === YES) yes++;
    else if (mark === UNKNOWN) open++;
  }
  if (yes > number || yes + open < number) return 'dead';
  return open === 0 ? 'met' : 'open';
}

/** A value worked out once a puzzle. */
export function perPuzzle<P extends object, T>(make: (puzzle: P) => T): (puzzle: P) => T {
  const made = new WeakMap<P, T>();
  return (puzzle) => {
    let value = made.get(puzzle);
    if (value === undefined) {
      value = make(puzzle);
      made.set(puzzle, value);
    }
    return value;
  };
}
