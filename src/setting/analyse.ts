import type { Board } from '../board/board.ts';
import type { Marks } from '../board/marks.ts';
import { YES } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import { measured } from '../compose/board.ts';
import type { Reason } from '../genre/reason.ts';
import type { TurnName } from '../grid/symmetry.ts';
import { type Progress, SteppedTask, type Steps, subtask, uncut } from '../grid/task.ts';
import type { Difficulty } from '../ladder/difficulty.ts';
import { Solve } from '../search/solve.ts';
import type { SolveVerdict } from '../search/verdict.ts';
import { OverBudget } from '../sweep/budget.ts';
import { type Field, ratio } from '../sweep/field.ts';
import { fieldOf } from '../sweep/whole-or-bands.ts';
import { isWrong, type PrintedClue, printedClues, without } from './clues.ts';
import { bits, type Counted, counted, type Listed, listedAnswers, within } from './counting.ts';
import { drawnAnswer } from './meant.ts';
import { pairsUnder } from './pairs.ts';
import { EFFORT, type Effort, type Settable } from './settable.ts';

/** What a clue is worth. */
export interface ClueWorth {
  readonly clue: string;
  readonly part?: string;
  /** What stands there. */
  readonly shows: string;
  /**
   * `needed`: without it the board has other answers. `idle`: without it the answers are the same. `wrong`: the drawn
   * answer breaks it.
   */
  readonly state: 'needed' | 'idle' | 'wrong';
  /** Whether the state is certain; false where the effort ended first, and then the clue counts as needed. */
  readonly isProved: boolean;
  /** Answers without it. */
  readonly without: Counted;
  /** log₂ of the answers without it over those with it; negative where it adds answers, undefined where a count isn't exact or the board has no answer. */
  readonly bits?: number;
}

/** How the board fares under a variant of the rules. */
export interface ReadingCount {
  readonly name: string;
  readonly answers: Counted;
}

/** What a setter asks of a board. What isn't known yet is undefined; what can't be known within the effort is null. */
export interface Analysis {
  readonly verdict: SolveVerdict;
  readonly answers: Counted | undefined;
  /** The one answer, or two. */
  readonly found: readonly Marks[];
  /** Decisions at which the two differ. */
  readonly differ: readonly number[];
  /** Why there is no answer: what the print shows by itself, else a smallest clash of clues. */
  readonly reasons: readonly Reason[];
  /**
   * Flips and turns under which everything that is printed stays as it is, but not the answer: whatever more is printed
   * in this pattern, the answers come in pairs.
   */
  readonly pairs: readonly TurnName[];
  /** The weakest rung that finishes the board, `search` for none. */
  readonly rung: string | null;
  /** How hard it is, by the full ladder; null unless there is one answer. */
  readonly difficulty: Difficulty | null | undefined;
  /** The answer that the clues are judged by, if any: the one drawn, or the only one. */
  readonly meant: { readonly answer: Marks; readonly isDrawn: boolean } | undefined;
  /** As far as it has come. */
  readonly clues: readonly ClueWorth[];
  readonly readings: readonly ReadingCount[];
  /** How often each decision is yes over all answers. */
  readonly field: Field | null | undefined;
}

export interface AnalyseProgress extends Progress {
  /** What is being done, in words. */
  readonly stage: string;
}

/**
 * Everything at once that a setter asks of a board: its verdict first, then how many answers, what each clue is worth, the
 * field, and how it fares when misread. What is known is in `soFar` at any time. Marks are only looked at as a drawn
 * answer; the verdict is that of the printed board.
 *
 * Cost: a search, and a count for each clue and each reading; `effort` bounds every count.
 */
export class Analyse<P extends Puzzle, R extends Reading> extends SteppedTask<Analysis, AnalyseProgress> {
  #known: Analysis = {
    verdict: 'unknown',
    answers: undefined,
    found: [],
    differ: [],
    reasons: [],
    pairs: [],
    rung: null,
    difficulty: undefined,
    meant: undefined,
    clues: [],
    readings: [],
    field: undefined,
  };
  #progress: AnalyseProgress = { done: 0, total: 0, stage: 'searching' };
  readonly #settable: Settable<P, R>;
  readonly #board: Board<P>;
  readonly #reading: R;
  readonly #effort: Effort;

  constructor(settable: Settable<P, R>, board: Board<P>, reading: R, effort: Effort = EFFORT) {
    super();
    this.#settable = settable;
    this.#board = board;
    this.#reading = reading;
    this.#effort = effort;
  }

  progress(): AnalyseProgress {
    return this.#progress;
  }

  /** What is known up to now. */
  get soFar(): Analysis {
    return this.#known;
  }

  protected *run(): Steps<Analysis> {
    const { genre } = this.#settable;
    const { puzzle } = this.#board;
    const drawn = drawnAnswer(genre, this.#board, this.#reading);
    if (drawn) this.#note({ meant: { answer: drawn, isDrawn: true } });
    yield* this.#solve();
    const { verdict, found } = this.#known;
    if (found.length > 0) this.#note({ pairs: pairsUnder(this.#settable.editor, puzzle, found) });
    if (!drawn && verdict === 'unique') this.#note({ meant: { answer: found[0], isDrawn: false } });
    const isOne = verdict === 'unique';
    this.#note({ difficulty: isOne ? yield* measured(genre, puzzle, this.#reading) : null });
    const listed = yield* this.#count();
    yield* this.#weighClues(listed);
    this.#stage('counting under other readings');
    for (const reading of genre.readings) {
      if (reading.name === this.#reading.name) continue;
      const answers = yield* counted(genre, puzzle, reading, this.#effort);
      this.#note({ readings: [...this.#known.readings, { name: reading.name, answers }] });
    }
    yield* this.#field(listed);
    return this.#known;
  }

  *#solve(): Steps<void> {
    const solve = new Solve(this.#settable.genre, this.#board.puzzle, this.#reading);
    yield* subtask(solve, () => {
      const { verdict, answers: found, reasons, rung } = solve.soFar;
      const differ = found.length < 2 ? [] : [...found[0].keys()].filter((at) => found[0][at] !== found[1][at]);
      this.#note({ verdict, found, differ, reasons, rung });
      this.#stage(solve.progress().stage);
    });
  }

  /** Counts the answers; returns the list of all where they are few. */
  *#count(): Steps<Listed> {
    const { genre } = this.#settable;
    const { puzzle } = this.#board;
    const { verdict, found } = this.#known;
    if (verdict === 'unique' || verdict === 'none') {
      this.#note({ answers: { count: BigInt(found.length), isExact: true } });
      return { answers: found, isAll: true };
    }
    this.#stage('counting');
    const answers = yield* counted(genre, puzzle, this.#reading, this.#effort);
    this.#note({ answers });
    return yield* listedAnswers(genre, puzzle, this.#reading, this.#effort.listed, this.#effort.conflicts);
  }

  *#weighClues(listed: Listed): Steps<void> {
    const { puzzle } = this.#board;
    const clues = printedClues(this.#settable, puzzle);
    for (const [done, clue] of clues.entries()) {
      this.#progress = { done, total: clues.length, stage: `clue ${done + 1} of ${clues.length}` };
      const worth = yield* this.#weigh(clue, listed);
      this.#note({ clues: [...this.#known.clues, worth] });
    }
  }

  *#weigh(clue: PrintedClue<P>, listed: Listed): Steps<ClueWorth> {
    const { genre } = this.#settable;
    const { puzzle } = this.#board;
    const { meant, answers } = this.#known;
    const { clue: name, part, shows } = clue;
    const head = { clue: name, ...(part === undefined ? {} : { part }), shows };
    const less = without(puzzle, clue);
    const weaker = yield* counted(genre, less, this.#reading, this.#effort);
    const price = answers?.isExact && weaker.isExact ? bits(weaker.count, answers.count) : undefined;
    const worth = { ...head, without: weaker, ...(price === undefined ? {} : { bits: price }) };
    if (meant?.isDrawn && isWrong(this.#settable, puzzle, meant.answer, this.#reading, clue))
      return { ...worth, state: 'wrong', isProved: true };
    if (answers?.isExact && weaker.isExact) {
      if (answers.count !== weaker.count) return { ...worth, state: 'needed', isProved: true };
      // Where a clue less only adds answers, equally many are the same.
      if (genre.composer.monotone) return { ...worth, state: 'idle', isProved: true };
      const stay = listed.answers.every((answer) => genre.check(less, answer, this.#reading).violations.length === 0);
      return { ...worth, state: stay && listed.isAll ? 'idle' : 'needed', isProved: !stay || listed.isAll };
    }
    // Some answer without the clue that breaks it is enough.
    const more = yield* listedAnswers(genre, less, this.#reading, 64, this.#effort.conflicts);
    const isNeeded = more.answers.some((answer) => genre.check(puzzle, answer, this.#reading).violations.length > 0);
    return { ...worth, state: 'needed', isProved: isNeeded };
  }

  *#field(listed: Listed): Steps<void> {
    const { genre } = this.#settable;
    const { puzzle } = this.#board;
    if (listed.isAll) return this.#note({ field: fieldOfList(listed.answers, genre.decisions(puzzle)) });
    this.#stage('the field');
    const { memory, units } = this.#effort;
    try {
      const task = yield* uncut(() => fieldOf(genre.sweep(puzzle, this.#reading), { memory }));
      this.#note({ field: (yield* within(task, 4 * units)) ?? null });
    } catch (error) {
      if (!(error instanceof OverBudget)) throw error;
      this.#note({ field: null });
    }
  }

  #stage(stage: string): void {
    this.#progress = { done: 0, total: 0, stage };
  }

  #note(news: Partial<Analysis>): void {
    this.#known = { ...this.#known, ...news };
  }
}

/** The field of answers that are all listed. */
export function fieldOfList(answers: readonly Marks[], decisions: number): Field {
  const total = BigInt(answers.length);
  const numerators = Array.from({ length: decisions }, (_, decision) =>
    BigInt(answers.filter((answer) => answer[decision] === YES).length),
  );
  return { total, numerators, probabilities: numerators.map((numerator) => ratio(numerator, total)) };
}
