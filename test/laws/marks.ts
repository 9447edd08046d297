import type { Marks } from '../../src/board/marks.ts';
import { NO, UNKNOWN, YES } from '../../src/board/marks.ts';
import type { Random } from '../../src/grid/random.ts';

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
