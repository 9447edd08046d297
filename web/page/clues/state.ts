// How a printed number stands, from the position alone. The page draws it and nothing remembers it, so it can't be
// stale: undo, trial and files need no special care.

/**
 * - `open`: still possible, or not all decided.
 * - `met`: met, and every decision it reads is made.
 * - `dead`: no completion of its line, ray or neighbourhood can meet it.
 */
export type ClueState = 'open' | 'met' | 'dead';

/** Reads a decision: its mark, or what the printed board tells of it. */
export type Known = (decision: number) => number;

/** A count of `yes` among decisions of which `open` are not made yet. */
export function countState(number: number, yes: number, open: number): ClueState {
  if (yes > number || yes + open < number) return 'dead';
  return open === 0 ? 'met' : 'open';
}
