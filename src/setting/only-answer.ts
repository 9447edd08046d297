import type { Marks } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import type { Genre } from '../genre/genre.ts';
import { type Steps, uncut } from '../grid/task.ts';
import { findAnswer } from '../search/find-answer.ts';

/** Conflicts that one question may take. Boards of people take hundreds. */
const MOST_CONFLICTS = 50_000;

/**
 * Whether an answer is the only one, asked of many boards that differ in a few clues. Another answer that was met once is
 * mostly another answer of the next board too, so those are shown to the judge before anything is searched.
 */
export class OnlyAnswer<P extends Puzzle, R extends Reading> {
  /** Questions that were given up. */
  unknown = 0;
  readonly #genre: Pick<Genre<P, R>, 'proof' | 'check'>;
  readonly #reading: R;
  readonly #answer: Marks;
  readonly #others: Marks[] = [];

  constructor(genre: Pick<Genre<P, R>, 'proof' | 'check'>, reading: R, answer: Marks) {
    this.#genre = genre;
    this.#reading = reading;
    this.#answer = answer;
  }

  /** False too when it is no answer at all, or when the proof would take too long. */
  *of(puzzle: P): Steps<boolean> {
    if (!this.#isAnswer(puzzle, this.#answer)) return false;
    for (let at = this.#others.length - 1; at >= 0; at--) {
      yield 4;
      if (this.#isAnswer(puzzle, this.#others[at])) return false;
    }
    const model = yield* uncut(() => this.#genre.proof(puzzle, this.#reading).enforceClues());
    const found = yield* findAnswer(model.exclude(this.#answer), { conflicts: MOST_CONFLICTS });
    if (found.kind === 'answer') this.#others.push(found.answer);
    if (found.kind === 'unknown') this.unknown++;
    return found.kind === 'refuted';
  }

  #isAnswer(puzzle: P, marks: Marks): boolean {
    return this.#genre.check(puzzle, marks, this.#reading).violations.length === 0;
  }
}
