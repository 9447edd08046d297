import type { Marks } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import { measured } from '../compose/board.ts';
import { type Steps, subtask, uncut } from '../grid/task.ts';
import type { Difficulty } from '../ladder/difficulty.ts';
import { Learning } from '../search/learning.ts';
import { workOf } from './rank.ts';
import type { Settable } from './settable.ts';

/** A board with one answer. */
export interface GalleryBoard<P extends Puzzle = Puzzle> {
  readonly puzzle: P;
  readonly answer: Marks;
  readonly difficulty: Difficulty;
}

/** What became of the boards that were looked at. */
export interface Tally {
  readonly looked: number;
  readonly none: number;
  readonly several: number;
  readonly unknown: number;
}

/** Conflicts after which a board is left alone. */
const MOST_CONFLICTS = 5_000;

/** Boards that are looked at one by one, of which those with one answer are kept. */
export class Gallery<P extends Puzzle, R extends Reading> {
  readonly #settable: Settable<P, R>;
  readonly #reading: R;
  readonly #seen = new Set<string>();
  readonly #boards: GalleryBoard<P>[] = [];
  readonly #tally = { looked: 0, none: 0, several: 0, unknown: 0 };

  constructor(settable: Settable<P, R>, reading: R) {
    this.#settable = settable;
    this.#reading = reading;
  }

  /** The easiest first. */
  get boards(): readonly GalleryBoard<P>[] {
    return [...this.#boards].sort((one, other) => workOf(one) - workOf(other));
  }

  get tally(): Tally {
    return { ...this.#tally };
  }

  /** Looks at a board, unless it has been looked at; returns it when it has one answer. */
  *look(puzzle: P): Steps<GalleryBoard<P> | undefined> {
    const key = JSON.stringify(puzzle);
    if (this.#seen.has(key)) return undefined;
    this.#seen.add(key);
    this.#tally.looked++;
    const { genre } = this.#settable;
    const reading = this.#reading;
    const reasons = yield* uncut(() => genre.reasons(puzzle, reading));
    if (reasons.length > 0) {
      this.#tally.none++;
      return undefined;
    }
    const model = yield* uncut(() => genre.proof(puzzle, reading).enforceClues());
    const { verdict, answers } = yield* subtask(new Learning(model, { limit: 2, conflicts: MOST_CONFLICTS }));
    if (verdict !== 'unique') {
      this.#tally[verdict]++;
      return undefined;
    }
    const board = { puzzle, answer: answers[0], difficulty: yield* measured(genre, puzzle, reading) };
    this.#boards.push(board);
    return board;
  }
}
