import type { Marks } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import type { LadderName } from '../engine/technique.ts';
import type { Genre } from '../genre/genre.ts';
import type { Reason } from '../genre/reason.ts';
import { listed } from '../grid/listed.ts';
import { type Progress, SteppedTask, type Steps, subtask, uncut } from '../grid/task.ts';
import { climb, gradeOf, PROBE, SEARCH } from '../ladder/index.ts';
import { clashingClues } from './clashing-clues.ts';
import { Learning } from './learning.ts';
import { PlainSearch } from './plain.ts';
import { type SolveVerdict, verdictOf } from './verdict.ts';

/** Branch points after which the plain search is left where nobody has set a budget: unasked, or for a rung asked for. */
const CEILING = 2000;
const ASKED_CEILING = 200_000;
/** More answers than this are left to the plain search: the learning one has to block each that it finds. */
const FEW = 16;

export interface SolveOptions {
  /** Stop after so many answers; default 2, which proves uniqueness. `Infinity` for all. */
  readonly limit?: number;
  /** The ladder whose rung is told; default the full one. */
  readonly ladder?: LadderName;
  /**
   * The strongest rung that the plain search uses; default the strongest of the study's below `probe`. It climbs the
   * study's ladder, unless the rung is one that only the full one has.
   */
  readonly rung?: string;
  /**
   * Search plainly, with at most so many branch points, and take the verdict from that. Without it, and up to a limit of
   * 16 answers, the learning search gives the verdict, and the plain one only counts branch points, up to a ceiling.
   */
  readonly budget?: number;
}

export interface Solution {
  readonly verdict: SolveVerdict;
  /** Up to the limit. */
  readonly answers: readonly Marks[];
  /** The whole space was searched. */
  readonly complete: boolean;
  /** The weakest rung that finishes the board, or refutes it; `search` when none does; null when it is not known. */
  readonly rung: string | null;
  /** Branch points of the plain search; null when it was not run. */
  readonly branchPoints: number | null;
  /** Whether a ceiling ended the plain search: the true figure is larger. */
  readonly capped: boolean;
  /** Conflicts of the learning search; null when it was not run. */
  readonly conflicts: number | null;
  /** Why there is no answer; empty for every other verdict. */
  readonly reasons: readonly Reason[];
}

export interface SolveProgress extends Progress {
  /** What is being done, in words. */
  readonly stage: string;
}

/** What solving asks of a genre. */
export type Solvable<P extends Puzzle, R extends Reading> = Pick<Genre<P, R>, 'rungs' | 'ladder' | 'proof' | 'reasons'>;

const MOST_NAMED = 12;
const nothing: Solution = {
  verdict: 'unknown',
  answers: [],
  complete: false,
  rung: null,
  branchPoints: null,
  capped: false,
  conflicts: null,
  reasons: [],
};

/**
 * Proves that a board has one answer, none or several, and measures it: the learning search for the verdict, the ladder
 * for the rung, the plain search for the branch points, and for a board without answers the clues that clash. What is
 * known is in `soFar` at any time, the verdict first, so that whoever runs out of time still has that.
 */
export class Solve<P extends Puzzle, R extends Reading> extends SteppedTask<Solution, SolveProgress> {
  private known: Solution = nothing;
  private stage = '';

  constructor(
    private readonly genre: Solvable<P, R>,
    private readonly puzzle: P,
    private readonly reading: R,
    private readonly options: SolveOptions = {},
  ) {
    super();
  }

  progress(): SolveProgress {
    return { done: 0, total: 0, stage: this.stage };
  }

  /** What is known up to now. */
  get soFar(): Solution {
    return this.known;
  }

  protected *run(): Steps<Solution> {
    const { budget, limit = 2 } = this.options;
    const learns = budget === undefined && limit <= FEW;
    if (learns) yield* this.learn();
    else yield* this.searchPlainly(budget ?? Number.POSITIVE_INFINITY, true);
    const { verdict } = this.known;
    if (verdict === 'none') yield* this.findReasons();
    if (verdict === 'several') this.note({ rung: SEARCH });
    else if (verdict !== 'unknown') yield* this.climb();
    if (learns) {
      const asked = this.options.rung !== undefined;
      yield* this.searchPlainly(asked ? ASKED_CEILING : CEILING, false);
    }
    return this.known;
  }

  private *learn(): Steps<void> {
    const { limit = 2 } = this.options;
    const model = yield* uncut(() => this.genre.proof(this.puzzle, this.reading));
    const search = new Learning(model.enforceClues(), { limit });
    yield* subtask(search, () => {
      this.stage = `${search.soFar.conflicts} conflicts`;
      this.note(search.soFar);
    });
  }

  private *searchPlainly(budget: number, decides: boolean): Steps<void> {
    const { limit = 2, rung } = this.options;
    const study = [...this.genre.rungs(this.reading, 'study'), PROBE];
    const ladder = rung === undefined || study.includes(rung) ? 'study' : 'full';
    const rungs = this.genre.rungs(this.reading, ladder);
    const chosen = rung === undefined ? {} : { rung: [...rungs, PROBE].indexOf(rung) };
    const options = { rungs, limit, budget, ...chosen };
    const search = yield* uncut(() => new PlainSearch(this.genre.ladder(this.puzzle, this.reading, ladder), options));
    yield* subtask(search, () => {
      const { answers, complete, branchPoints, capped } = search.soFar;
      this.stage = `${branchPoints} branch points`;
      if (decides) this.note({ answers, complete, verdict: verdictOf(answers.length, complete), branchPoints, capped });
    });
    const { branchPoints, capped } = search.result;
    this.note({ branchPoints, capped });
  }

  private *climb(): Steps<void> {
    this.stage = 'climbing the ladder';
    const { ladder = 'full' } = this.options;
    const model = yield* uncut(() => this.genre.ladder(this.puzzle, this.reading, ladder));
    const climbed = yield* subtask(climb(model, this.genre.rungs(this.reading, ladder)));
    this.note({ rung: gradeOf(climbed) });
  }

  /** What the print alone tells; where that is nothing, the clues that clash. */
  private *findReasons(): Steps<void> {
    this.stage = 'looking for the reason';
    const reasons = yield* uncut(() => this.genre.reasons(this.puzzle, this.reading));
    this.note({ reasons });
    if (reasons.length > 0) return;
    const model = yield* uncut(() => this.genre.proof(this.puzzle, this.reading));
    const clash = yield* subtask(clashingClues(model));
    if (!clash) throw new Error('a refuted board has an answer');
    const names = [...new Set(clash.clues.map(({ name }) => name))];
    this.note({ reasons: [{ text: clashText(names, clash.minimal), clues: names }] });
  }

  private note(news: Partial<Solution>): void {
    this.known = { ...this.known, ...news };
  }
}

/** Solves `puzzle` under `reading`: see `Solve`. */
export function solve<P extends Puzzle, R extends Reading>(
  genre: Solvable<P, R>,
  puzzle: P,
  reading: R,
  options: SolveOptions = {},
): Solve<P, R> {
  return new Solve(genre, puzzle, reading, options);
}

function clashText(names: readonly string[], minimal: boolean): string {
  if (names.length === 0) return 'The rules alone leave no answer on a board of this shape.';
  if (names.length === 1) return `The clue ${names[0]} can't be met.`;
  const shown = listed(names, MOST_NAMED);
  return minimal
    ? `The clues ${shown} can't all be met; without any one of them the others can.`
    : `The clues ${shown} can't all be met.`;
}
