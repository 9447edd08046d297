import { BLANK } from '../../../board/clue.ts';

/** The two numbers of a clue cell. */
export interface Clue {
  readonly down: number;
  readonly right: number;
}

/** The two numbers of each cell as the puzzle holds them. */
export function cluesApart(clues: readonly (Clue | null)[]): { right: number[]; down: number[] } {
  return { right: clues.map((clue) => clue?.right ?? BLANK), down: clues.map((clue) => clue?.down ?? BLANK) };
}
