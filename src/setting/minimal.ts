import type { Marks } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import { measured } from '../compose/board.ts';
import { seedOf } from '../compose/seeds.ts';
import { orbits } from '../edit/print.ts';
import { DIFFICULTY_WORDS, type DifficultyWord } from '../engine/technique.ts';
import { type Random, seeded } from '../grid/random.ts';
import type { PatternName } from '../grid/symmetry.ts';
import { type Progress, SteppedTask, type Steps } from '../grid/task.ts';
import type { Difficulty } from '../ladder/difficulty.ts';
import { clueText, type PrintedClue, printedClues, without } from './clues.ts';
import { OnlyAnswer } from './only-answer.ts';
import type { Settable } from './settable.ts';

export interface MinimalAsked {
  /** Clues go and stay by orbits, so that a pattern stays one; each by itself when absent. */
  readonly pattern?: PatternName;
  /** The board may get no harder than that. */
  readonly upTo?: DifficultyWord;
  /** Clues that stay, by their names (`r3c4`): what a setter has fixed. */
  readonly locked?: readonly string[];
  /** How many orders are tried; each may end in another minimal board. Default 1. */
  readonly orders?: number;
  readonly seed?: number;
}

/** A board from which no clue, no part of one and no orbit of them can be dropped. */
export interface MinimalBoard<P extends Puzzle = Puzzle> {
  readonly puzzle: P;
  /** Clues that are left, and parts of them that say something by themselves. */
  readonly clues: number;
  readonly parts: number;
  readonly removed: readonly string[];
  readonly difficulty: Difficulty;
  /** Whether every clue is proved to be needed; not so where a proof took too long. */
  readonly isProved: boolean;
}

/** What is dropped at once: a clue, or the clues of an orbit. */
type Group<P extends Puzzle> = readonly PrintedClue<P>[];

/**
 * Minimal boards of an answer: drops whole clues and then parts of those that must stay (a colour, a number), in random
 * orders. Different orders end in different boards; all are kept, for a setter to choose the one with the fewest clues,
 * the easiest or the hardest. `soFar` are those that are finished.
 */
export class Minimal<P extends Puzzle, R extends Reading> extends SteppedTask<readonly MinimalBoard<P>[]> {
  readonly #settable: Settable<P, R>;
  readonly #puzzle: P;
  readonly #reading: R;
  readonly #asked: MinimalAsked;
  readonly #only: OnlyAnswer<P, R>;
  readonly #boards = new Map<string, MinimalBoard<P>>();
  #done = 0;

  /** @param answer the only answer of the board */
  constructor(settable: Settable<P, R>, puzzle: P, answer: Marks, reading: R, asked: MinimalAsked = {}) {
    super();
    this.#settable = settable;
    this.#puzzle = puzzle;
    this.#reading = reading;
    this.#asked = asked;
    this.#only = new OnlyAnswer(settable.genre, reading, answer);
  }

  progress(): Progress {
    return { done: this.#done, total: this.#asked.orders ?? 1 };
  }

  get soFar(): readonly MinimalBoard<P>[] {
    return [...this.#boards.values()];
  }

  protected *run(): Steps<readonly MinimalBoard<P>[]> {
    const { orders = 1, seed = 1 } = this.#asked;
    for (; this.#done < orders; this.#done++) {
      const board = yield* this.#minimise(seeded(seedOf(seed, this.#done)));
      this.#boards.set(JSON.stringify(board.puzzle), board);
    }
    return this.soFar;
  }

  *#minimise(random: Random): Steps<MinimalBoard<P>> {
    const { genre } = this.#settable;
    const before = this.#only.unknown;
    let puzzle = this.#puzzle;
    for (let hasChanged = true; hasChanged; ) {
      hasChanged = false;
      // Whole clues first: a part may be kept that goes with its clue otherwise.
      for (const isPart of [false, true])
        for (const group of random.shuffle(this.#groups(puzzle, isPart))) {
          const less = group.reduce(without, puzzle);
          if (!(yield* this.#keeps(less))) continue;
          puzzle = less;
          hasChanged = true;
        }
      // Where a clue less never takes answers away, what failed once fails for good.
      if (genre.composer.monotone) break;
    }
    const left = printedClues(this.#settable, puzzle);
    const kept = new Set(left.map(clueText));
    return {
      puzzle,
      clues: left.filter(({ part }) => part === undefined).length,
      parts: left.filter(({ part }) => part !== undefined).length,
      removed: printedClues(this.#settable, this.#puzzle)
        .map(clueText)
        .filter((name) => !kept.has(name)),
      difficulty: yield* measured(genre, puzzle, this.#reading),
      isProved: this.#only.unknown === before,
    };
  }

  #groups(puzzle: P, isPart: boolean): Group<P>[] {
    const { pattern, locked = [] } = this.#asked;
    const isLocked = ({ clue }: PrintedClue<P>): boolean => locked.includes(clue);
    const clues = printedClues(this.#settable, puzzle).filter(({ part }) => (part !== undefined) === isPart);
    if (pattern === undefined) return clues.filter((clue) => !isLocked(clue)).map((clue) => [clue]);
    const groups = this.#settable.editor.prints.flatMap((print) => {
      const own = clues.filter((clue) => clue.print === print);
      const places = own.map(({ place }) => place);
      return orbits(puzzle, places, pattern).map((orbit) => own.filter(({ place }) => orbit.includes(place)));
    });
    return groups.filter((group) => !group.some(isLocked));
  }

  *#keeps(puzzle: P): Steps<boolean> {
    if (!(yield* this.#only.of(puzzle))) return false;
    const { upTo } = this.#asked;
    if (upTo === undefined) return true;
    const { word } = yield* measured(this.#settable.genre, puzzle, this.#reading);
    return DIFFICULTY_WORDS.indexOf(word) <= DIFFICULTY_WORDS.indexOf(upTo);
  }
}
