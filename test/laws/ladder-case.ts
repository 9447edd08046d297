import type { Marks } from '../../src/board/marks.ts';
import { NO, UNKNOWN, YES } from '../../src/board/marks.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import type { Reading } from '../../src/board/reading.ts';
import type { Model } from '../../src/engine/model.ts';
import type { Random } from '../../src/grid/random.ts';
import type { Judge } from '../support/brute.ts';
import type { RandomBoard } from '../support/random-boards.ts';
import type { Symmetry } from '../support/transformed.ts';

/** Both ladders of a genre. */
export const ladderNames = ['study', 'full'] as const;

/** All that the laws of a ladder ask of a genre. */
export interface LadderCase<P extends Puzzle, R extends Reading> {
  readonly genre: string;
  readonly readings: readonly R[];
  rungs(reading: R): readonly string[];
  ladder(puzzle: P, reading: R): Model;
  readonly judge: Judge<P, R>;
  /** A random board: ambiguous, contradictory or with one answer. */
  board(seed: number): RandomBoard<P>;
  /** All answers, by brute force through the judge. */
  brute(puzzle: P, reading: R): Marks[];
  transformed(puzzle: P, symmetry: Symmetry): P;
}

/** Marks of which some are left out at random. */
export function thinned(random: Random, marks: Marks): Marks {
  const keep = random.below(5);
  return marks.map((mark) => (random.below(4) < keep ? mark : UNKNOWN));
}

export function randomMarks(random: Random, decisions: number): Marks {
  return Uint8Array.from({ length: decisions }, () => (random.below(2) === 0 ? YES : NO));
}

/** Whether an answer has every mark of `marks`. */
export function agrees(answer: Marks, marks: Marks): boolean {
  return marks.every((mark, decision) => mark === UNKNOWN || mark === answer[decision]);
}

export function shown(marks: Marks | null): string {
  return marks === null ? 'contradiction' : Array.from(marks, (mark) => '.10'[mark]).join('');
}
