/** How many answers a board has, as far as it is known. */
export type SolveVerdict = 'unique' | 'none' | 'several' | 'unknown';

/** The verdict when `answers` were found and the whole space was searched, or not. */
export function verdictOf(answers: number, complete: boolean): SolveVerdict {
  if (answers >= 2) return 'several';
  if (!complete) return 'unknown';
  return answers === 1 ? 'unique' : 'none';
}
