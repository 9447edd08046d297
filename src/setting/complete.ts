import type { Marks } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import { seedOf } from '../compose/seeds.ts';
import type { DifficultyWord } from '../engine/technique.ts';
import { type Random, seeded } from '../grid/random.ts';
import type { PatternName } from '../grid/symmetry.ts';
import { type Progress, SteppedTask, type Steps, subtask, uncut } from '../grid/task.ts';
import { OverBudget } from '../sweep/budget.ts';
import { samplesOf } from '../sweep/whole-or-bands.ts';
import { additions } from './additions.ts';
import { printedClues } from './clues.ts';
import { listedAnswers, within } from './counting.ts';
import type { GalleryBoard } from './gallery.ts';
import { Minimal } from './minimal.ts';
import { OnlyAnswer } from './only-answer.ts';
import { EFFORT, type Effort, type Settable } from './settable.ts';

export interface CompleteAsked {
  /** Boards to make. Default 1. */
  readonly boards?: number;
  /** Answers that are tried. Default 50. */
  readonly tries?: number;
  /** How hard a board may be. */
  readonly upTo?: DifficultyWord;
  readonly pattern?: PatternName;
  readonly seed?: number;
}

/** Answers that are drawn at a time. */
const DRAWN = 16;

/**
 * Completes a board that is half set: what is printed stays, an answer that fits it is drawn, everything true of it is
 * printed around, and taken away again as far as that answer stays the only one. `soFar` are the boards that are finished.
 */
export class Complete<P extends Puzzle, R extends Reading> extends SteppedTask<readonly GalleryBoard<P>[]> {
  readonly #settable: Settable<P, R>;
  readonly #puzzle: P;
  readonly #reading: R;
  readonly #asked: CompleteAsked;
  readonly #effort: Effort;
  readonly #boards: GalleryBoard<P>[] = [];
  #tried = 0;

  constructor(settable: Settable<P, R>, puzzle: P, reading: R, asked: CompleteAsked = {}, effort: Effort = EFFORT) {
    super();
    this.#settable = settable;
    this.#puzzle = puzzle;
    this.#reading = reading;
    this.#asked = asked;
    this.#effort = effort;
  }

  progress(): Progress {
    return { done: this.#boards.length, total: this.#asked.boards ?? 1 };
  }

  get soFar(): readonly GalleryBoard<P>[] {
    return this.#boards;
  }

  protected *run(): Steps<readonly GalleryBoard<P>[]> {
    const { boards = 1, tries = 50, seed = 1 } = this.#asked;
    const random = seeded(seed);
    const fixed = printedClues(this.#settable, this.#puzzle).map(({ clue }) => clue);
    while (this.#boards.length < boards && this.#tried < tries) {
      const answers = yield* this.#draw(random);
      if (answers.length === 0) break;
      for (const answer of answers) {
        if (this.#boards.length >= boards || this.#tried >= tries) break;
        yield* this.#around(answer, fixed, seedOf(seed, this.#tried++));
      }
    }
    return this.#boards;
  }

  /** Answers of the half-set board: exactly uniform where a sweep fits, else some of the first. */
  *#draw(random: Random): Steps<readonly Marks[]> {
    const { genre, editor } = this.#settable;
    const reading = (genre.readings.find(({ name }) => name === editor.lenient) ?? this.#reading) as R;
    const { memory, units, listed, conflicts } = this.#effort;
    try {
      const task = yield* uncut(() => samplesOf(genre.sweep(this.#puzzle, reading), DRAWN, random, { memory }));
      const drawn = yield* within(task, 4 * units);
      if (drawn) return drawn;
    } catch (error) {
      if (!(error instanceof OverBudget)) throw error;
    }
    const { answers } = yield* listedAnswers(genre, this.#puzzle, reading, listed, conflicts);
    return random.shuffle([...answers]).slice(0, DRAWN);
  }

  *#around(answer: Marks, fixed: readonly string[], seed: number): Steps<void> {
    const { genre, editor } = this.#settable;
    const random = seeded(seed);
    let puzzle = this.#puzzle;
    for (const { choices } of editor.lacks?.(puzzle, answer) ?? []) {
      if (choices.length === 0) return;
      puzzle = choices[random.below(choices.length)].add(puzzle);
    }
    const taken = new Set<string>();
    for (const addition of random.shuffle(additions(editor, puzzle, answer))) {
      if (taken.has(addition.clue)) continue;
      taken.add(addition.clue);
      puzzle = addition.add(puzzle);
    }
    if (!(yield* new OnlyAnswer(genre, this.#reading, answer).of(puzzle))) return;
    const { upTo, pattern } = this.#asked;
    const asked = {
      locked: fixed,
      seed,
      ...(upTo === undefined ? {} : { upTo }),
      ...(pattern === undefined ? {} : { pattern }),
    };
    const [board] = yield* subtask(new Minimal(this.#settable, puzzle, answer, this.#reading, asked));
    if (board) this.#boards.push({ puzzle: board.puzzle, answer, difficulty: board.difficulty });
  }
}
