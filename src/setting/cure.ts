import type { Marks } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import { measured } from '../compose/board.ts';
import { DIFFICULTY_WORDS, type DifficultyWord } from '../engine/technique.ts';
import { type Progress, SteppedTask, type Steps } from '../grid/task.ts';
import type { Difficulty } from '../ladder/difficulty.ts';
import { type Addition, additions } from './additions.ts';
import { OnlyAnswer } from './only-answer.ts';
import { workOf } from './rank.ts';
import type { Settable } from './settable.ts';
import type { SuggestedClue } from './suggest.ts';

/** Clues that make a board fair, and how hard it is with them. */
export interface Cure<P extends Puzzle = Puzzle> {
  readonly clues: readonly Pick<SuggestedClue, 'clue' | 'part' | 'shows'>[];
  readonly puzzle: P;
  readonly difficulty: Difficulty;
}

export interface Cured<P extends Puzzle = Puzzle> {
  readonly before: Difficulty | undefined;
  /** Sets of equally few clues, the easiest board first; none where the board is fair already, or nothing was found. */
  readonly cures: readonly Cure<P>[];
  /** No smaller set of clues makes it fair. */
  readonly proved: boolean;
}

/** Boards that are measured before the search is given up. */
const MOST = 3_000;

/**
 * A board that has one answer and still is unfair: no rung finishes it, and a solver has to search. Names the fewest clues,
 * true of the answer, with which people can solve it, or with which it is no harder than asked for. Sets of one clue are
 * tried first, then of two, and so on, those first that settle most by themselves.
 */
export class Cures<P extends Puzzle, R extends Reading> extends SteppedTask<Cured<P>> {
  readonly #settable: Settable<P, R>;
  readonly #puzzle: P;
  readonly #reading: R;
  readonly #upTo: DifficultyWord;
  readonly #only: OnlyAnswer<P, R>;
  readonly #candidates: readonly Addition<P>[];
  #before: Difficulty | undefined;
  readonly #cures: Cure<P>[] = [];
  #tried = 0;
  #isCut = false;

  /** @param upTo how hard the board may be with the clues; by default anything that no search is needed for */
  constructor(settable: Settable<P, R>, puzzle: P, answer: Marks, reading: R, upTo: DifficultyWord = 'Fiendish') {
    super();
    this.#settable = settable;
    this.#puzzle = puzzle;
    this.#reading = reading;
    this.#upTo = upTo;
    this.#only = new OnlyAnswer(settable.genre, reading, answer);
    this.#candidates = additions(settable.editor, puzzle, answer);
  }

  progress(): Progress {
    return { done: this.#tried, total: this.#candidates.length };
  }

  get soFar(): Cured<P> {
    const cures = [...this.#cures].sort((one, other) => workOf(one) - workOf(other));
    return { before: this.#before, cures, proved: !this.#isCut && this.#only.unknown === 0 };
  }

  protected *run(): Steps<Cured<P>> {
    this.#before = yield* measured(this.#settable.genre, this.#puzzle, this.#reading);
    if (this.#isFair(this.#before)) return this.soFar;
    // Of sets that aren't enough, those go first whose boards are left with the least work.
    let sets: { readonly clues: readonly number[]; readonly work: number }[] = [{ clues: [], work: 0 }];
    while (this.#cures.length === 0 && sets.length > 0 && !this.#isCut) {
      const next: typeof sets = [];
      for (const { clues } of sets) {
        for (let at = (clues.at(-1) ?? -1) + 1; at < this.#candidates.length; at++) {
          if (this.#tried >= MOST) {
            this.#isCut = true;
            break;
          }
          const set = [...clues, at];
          const difficulty = yield* this.#try(set);
          if (difficulty) next.push({ clues: set, work: workOf({ difficulty }) });
        }
      }
      sets = next.sort((a, b) => a.work - b.work);
    }
    return this.soFar;
  }

  /** How hard the board is with these clues where they aren't enough; undefined where they are, or aren't one answer's. */
  *#try(set: readonly number[]): Steps<Difficulty | undefined> {
    this.#tried++;
    const clues = set.map((at) => this.#candidates[at]);
    if (new Set(clues.map(({ clue, part }) => `${clue} ${part}`)).size < clues.length) return undefined;
    const puzzle = clues.reduce((found, { add }) => add(found), this.#puzzle);
    // A clue more can bring another answer in, where clues may be false.
    if (!this.#settable.genre.composer.monotone && !(yield* this.#only.of(puzzle))) return undefined;
    const difficulty = yield* measured(this.#settable.genre, puzzle, this.#reading);
    if (!this.#isFair(difficulty)) return difficulty;
    const named = clues.map(({ clue, part, shows }) => ({ clue, ...(part === undefined ? {} : { part }), shows }));
    this.#cures.push({ clues: named, puzzle, difficulty });
    return undefined;
  }

  #isFair({ word }: Difficulty): boolean {
    return DIFFICULTY_WORDS.indexOf(word) <= DIFFICULTY_WORDS.indexOf(this.#upTo);
  }
}
