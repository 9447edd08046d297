import type { Marks } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Dial } from '../genre/composer.ts';
import type { Random } from '../grid/random.ts';
import { type Progress, SteppedTask, type Steps } from '../grid/task.ts';
import { SEARCH } from '../ladder/grade.ts';
import { invariantOf } from './board.ts';
import type { Invariant } from './invariant.ts';
import { minimise } from './minimise.ts';
import type { Composable } from './request.ts';

export interface Minimised {
  readonly puzzle: Puzzle;
  /** What was dropped: a clue (`r3c4`), or a part of one that stays as less (`r3c4 colour`). In the board's order. */
  readonly removed: readonly string[];
  /** Clues that stay, whole or in part, and those that can't be dropped by their nature. */
  readonly kept: number;
  /** Clues that stay only because the proof that they can go ran into its limit. */
  readonly unproved: number;
}

/**
 * Drops every clue of a board that isn't needed to keep `answer` the only one. `soFar` is what would be kept if the work
 * were broken off.
 * @param answer the board's only answer
 */
export class MinimiseBoard extends SteppedTask<Minimised> {
  private readonly dials: readonly Dial[];
  private readonly clues: number;
  private levels: readonly number[];
  private done = 0;
  private readonly invariant: Invariant;

  constructor(
    private readonly genre: Composable,
    private readonly puzzle: Puzzle,
    answer: Marks,
    private readonly random: Random,
  ) {
    super();
    const { composer } = genre;
    this.dials = composer.dials(puzzle, answer, {}, 'minimise');
    this.levels = this.dials.map(() => 0);
    const names = genre.proof(puzzle, genre.readings[0]).clues.map(({ name }) => name);
    this.clues = new Set([...names, ...this.dials.map(({ clue }) => clue)]).size;
    this.invariant = invariantOf(genre, puzzle, answer, this.dials, SEARCH);
  }

  protected *run(): Steps<Minimised> {
    const { monotone } = this.genre.composer;
    this.levels = yield* minimise(this.dials, this.invariant, monotone, this.random, (levels, done) => {
      this.levels = [...levels];
      this.done = done;
    });
    return this.soFar;
  }

  progress(): Progress {
    return { done: this.done, total: this.dials.length };
  }

  get soFar(): Minimised {
    const { dials, levels, genre, puzzle } = this;
    const removed: string[] = [];
    let dropped = 0;
    dials.forEach(({ clue, levels: all }, dial) => {
      const [before, now] = [all[0], all[levels[dial]]];
      if (now.parts.length === 0 && before !== now) {
        removed.push(clue);
        dropped++;
      } else
        for (const part of before.parts)
          if (!now.parts.includes(part)) removed.push(`${clue} ${genre.composer.partNames?.[part] ?? part}`);
    });
    return {
      puzzle: genre.composer.atLevels(puzzle, dials, levels),
      removed,
      kept: this.clues - dropped,
      unproved: this.invariant.unproved,
    };
  }
}
