import type { Workbench } from '../state/workbench.ts';
import { pageWords } from '../words.ts';

/** `8×8 · Steady · no. 40`: the grade of the library, or of the proof where the board isn't from there. */
export function titleOf({ board, entry, answers }: Workbench): string {
  const now = board.value;
  if (!now) return '';
  const size = pageWords.size(now.puzzle.width, now.puzzle.height);
  return pageWords.boardTitle(size, answers.difficulty.value, entry.value?.number);
}
