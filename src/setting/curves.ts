import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import { seeded } from '../grid/random.ts';
import { type Progress, SteppedTask, type Steps } from '../grid/task.ts';
import { type PrintedClue, printedClues, without } from './clues.ts';
import { type Counted, counted } from './counting.ts';
import { EFFORT, type Effort, type Settable } from './settable.ts';

/** How the answers grow fewer as the clues of a board are printed one after the other. */
export interface Curve {
  readonly seed: number;
  /** The clues in the order in which they are printed. */
  readonly order: readonly string[];
  /** Answers with none of them, with the first, and so on to all. */
  readonly answers: readonly Counted[];
}

/** Curves of a board in random orders, one a seed. Cost: a count for each clue and seed. */
export class Curves<P extends Puzzle, R extends Reading> extends SteppedTask<readonly Curve[]> {
  readonly #settable: Settable<P, R>;
  readonly #puzzle: P;
  readonly #reading: R;
  readonly #seeds: readonly number[];
  readonly #effort: Effort;
  readonly #clues: readonly PrintedClue<P>[];
  #done = 0;
  readonly #curves: Curve[] = [];

  constructor(settable: Settable<P, R>, puzzle: P, reading: R, seeds: readonly number[], effort: Effort = EFFORT) {
    super();
    this.#settable = settable;
    this.#puzzle = puzzle;
    this.#reading = reading;
    this.#seeds = seeds;
    this.#effort = effort;
    this.#clues = printedClues(settable, puzzle).filter(({ part }) => part === undefined);
  }

  progress(): Progress {
    return { done: this.#done, total: this.#seeds.length * (this.#clues.length + 1) };
  }

  /** The curves that are finished. */
  get soFar(): readonly Curve[] {
    return this.#curves;
  }

  protected *run(): Steps<readonly Curve[]> {
    const { genre } = this.#settable;
    for (const seed of this.#seeds) {
      const order = seeded(seed).shuffle([...this.#clues]);
      const answers: Counted[] = [];
      for (let printed = 0; printed <= order.length; printed++) {
        const puzzle = order.slice(printed).reduce(without, this.#puzzle);
        answers.push(yield* counted(genre, puzzle, this.#reading, this.#effort));
        this.#done++;
      }
      this.#curves.push({ seed, order: order.map(({ clue }) => clue), answers });
    }
    return this.#curves;
  }
}
