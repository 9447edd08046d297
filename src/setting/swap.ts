import type { Marks } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import { measured } from '../compose/board.ts';
import { type Random, seeded } from '../grid/random.ts';
import { type Progress, SteppedTask, type Steps } from '../grid/task.ts';
import type { Difficulty } from '../ladder/difficulty.ts';
import { additions } from './additions.ts';
import { clueText, printedClues, without } from './clues.ts';
import { OnlyAnswer } from './only-answer.ts';
import { workOf } from './rank.ts';
import type { Settable } from './settable.ts';

export interface SwapAsked {
  readonly towards: 'easier' | 'harder';
  /** Swaps that are tried. Default 200. */
  readonly tries?: number;
  readonly locked?: readonly string[];
  readonly seed?: number;
}

/** A board of the same answer with as many clues, one of them swapped after the other. */
export interface Swapped<P extends Puzzle = Puzzle> {
  readonly puzzle: P;
  /** From the board before: `r3c4`, and `r1c2: 3`. */
  readonly dropped: string;
  readonly added: string;
  readonly difficulty: Difficulty;
}

/**
 * Makes a board easier or harder and keeps its answer: a clue is taken away and a true one printed elsewhere, and where
 * the answer is still the only one and the board has gone the right way, it goes on from there. `soFar` are the boards on
 * the way, the last the farthest.
 */
export class Swap<P extends Puzzle, R extends Reading> extends SteppedTask<readonly Swapped<P>[]> {
  readonly #settable: Settable<P, R>;
  readonly #puzzle: P;
  readonly #answer: Marks;
  readonly #reading: R;
  readonly #asked: SwapAsked;
  readonly #only: OnlyAnswer<P, R>;
  readonly #boards: Swapped<P>[] = [];
  #done = 0;

  /** @param answer the only answer of the board */
  constructor(settable: Settable<P, R>, puzzle: P, answer: Marks, reading: R, asked: SwapAsked) {
    super();
    this.#settable = settable;
    this.#puzzle = puzzle;
    this.#answer = answer;
    this.#reading = reading;
    this.#asked = asked;
    this.#only = new OnlyAnswer(settable.genre, reading, answer);
  }

  progress(): Progress {
    return { done: this.#done, total: this.#tries };
  }

  get soFar(): readonly Swapped<P>[] {
    return this.#boards;
  }

  get #tries(): number {
    return this.#asked.tries ?? 200;
  }

  protected *run(): Steps<readonly Swapped<P>[]> {
    const { genre } = this.#settable;
    const { towards, seed = 1 } = this.#asked;
    const random = seeded(seed);
    let puzzle = this.#puzzle;
    let work = workOf({ difficulty: yield* measured(genre, puzzle, this.#reading) });
    for (; this.#done < this.#tries; this.#done++) {
      const swap = this.#idea(puzzle, random);
      if (!swap || !(yield* this.#only.of(swap.puzzle))) continue;
      const difficulty = yield* measured(genre, swap.puzzle, this.#reading);
      const now = workOf({ difficulty });
      if (towards === 'easier' ? now >= work : now <= work) continue;
      puzzle = swap.puzzle;
      work = now;
      this.#boards.push({ ...swap, difficulty });
    }
    return this.#boards;
  }

  #idea(puzzle: P, random: Random): Omit<Swapped<P>, 'difficulty'> | undefined {
    const { editor } = this.#settable;
    const { locked = [] } = this.#asked;
    const clues = printedClues(this.#settable, puzzle).filter(
      ({ clue, part }) => part === undefined && !locked.includes(clue),
    );
    if (clues.length === 0) return undefined;
    const dropped = clues[random.below(clues.length)];
    const less = without(puzzle, dropped);
    const free = additions(editor, less, this.#answer).filter(
      ({ clue, part }) => part === undefined && clue !== dropped.clue && !locked.includes(clue),
    );
    if (free.length === 0) return undefined;
    const added = free[random.below(free.length)];
    return { puzzle: added.add(less), dropped: clueText(dropped), added: `${clueText(added)}: ${added.shows}` };
  }
}
