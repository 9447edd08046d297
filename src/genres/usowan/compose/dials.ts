import { BLANK, QUESTION } from '../../../board/clue.ts';
import { type Marks, YES } from '../../../board/marks.ts';
import type { ClueLevel, Dial } from '../../../genre/composer.ts';
import { cellCount, cellName, neighbours } from '../../../grid/shape.ts';
import type { UsowanPuzzle } from '../puzzle.ts';

const LEVELS: readonly ClueLevel[] = [
  { name: 'full', parts: ['number'], weaker: [1] },
  { name: 'none', parts: [], weaker: [] },
];

/**
 * Every honest number and every `?` can be rubbed out. A lie can't: its region would be left without one, and the answer
 * would be against the rules.
 */
export function dials(puzzle: UsowanPuzzle, answer: Marks): Dial[] {
  const found: Dial[] = [];
  for (let cell = 0; cell < cellCount(puzzle); cell++) {
    const number = puzzle.numbers[cell];
    if (number === QUESTION || (number !== BLANK && number === shadedAround(puzzle, answer, cell)))
      found.push({ clue: cellName(puzzle, cell), levels: LEVELS });
  }
  return found;
}

export function atLevels(puzzle: UsowanPuzzle, dials: readonly Dial[], levels: readonly number[]): UsowanPuzzle {
  const gone = new Set(dials.flatMap(({ clue }, dial) => (levels[dial] === 1 ? [clue] : [])));
  return { ...puzzle, numbers: puzzle.numbers.map((n, cell) => (gone.has(cellName(puzzle, cell)) ? BLANK : n)) };
}

export function shadedAround(puzzle: UsowanPuzzle, answer: Marks, cell: number): number {
  return neighbours(puzzle, cell).filter((other) => answer[other] === YES).length;
}
