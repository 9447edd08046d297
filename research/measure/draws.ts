import type { Marks } from '../../src/board/marks.ts';
import { Answers } from '../../src/compose/answers.ts';
import type { AnswerSpace } from '../../src/genre/composer.ts';
import { seeded } from '../../src/grid/random.ts';
import { subtask } from '../../src/grid/task.ts';

/** Bytes that the drawing of answers may hold. */
const MEMORY = 2 ** 31;

/** Answers of a space, by its own weights. */
export function* drawn(space: AnswerSpace, number: number, seed: number): Generator<number, Marks[], void> {
  return yield* subtask(new Answers(space, MEMORY).draw(number, seeded(seed)));
}
