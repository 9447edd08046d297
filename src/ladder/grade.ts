import type { Climb } from './climb.ts';

/** The grade of a board that no rung finishes. */
export const SEARCH = 'search';

/**
 * The weakest rung that finishes the board: with which every decision is settled, or, where the rungs end in a
 * contradiction, with which they do. `SEARCH` when none does; that is so on every board with several answers.
 *
 * Where an early rung settles everything and a later one refutes it (two tidy loops, say), the board has no answer, and
 * the later one counts.
 */
export function gradeOf({ steps, decisions }: Climb): string {
  const refuting = steps.find(({ marks }) => marks === null);
  const finishing = refuting ?? steps.find(({ size }) => size === decisions);
  return finishing?.rung ?? SEARCH;
}
