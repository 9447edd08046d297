import type { BoardRecord, Tries } from '../../src/compose/board.ts';
import { noTries } from '../../src/compose/board.ts';
import { checkOrder } from '../../src/compose/order.ts';
import { seedOf } from '../../src/compose/seeds.ts';
import type { AnyOptions } from '../../src/genre/option.ts';
import { type GenreId, genreNamed } from '../../src/genres/registry.ts';
import type { AnswersJob, BoardJob, BoardResult } from './jobs.ts';

/** Boards of one kind: what `kaisu generate` is asked for, and each shelf of the bank. */
export interface Batch {
  readonly genre: GenreId;
  readonly width: number;
  readonly height: number;
  readonly options: AnyOptions;
  /** Grades asked for (null for whatever comes out), each for an equal share of the boards, in this order. */
  readonly rungs: readonly (string | null)[];
  readonly boards: number;
  readonly seed: number;
  /** Answers drawn for each board in a round; the genre's own number when absent. Worth more where a round is dear. */
  readonly answersPerBoard?: number;
}

/** The grade that a board of a batch is to have. */
export function rungOf({ rungs, boards }: Batch, index: number): string | null {
  return rungs[Math.floor((index * rungs.length) / boards)];
}

/** Runs jobs: in this process, in worker threads, anywhere. Rejects when it is told to stop. */
export interface Runner {
  answers(job: AnswersJob): Promise<readonly string[]>;
  board(job: BoardJob): Promise<BoardResult>;
}

/** A board, or how far its tries came. */
export interface Made {
  readonly board: BoardRecord | null;
  readonly tries: Tries;
}

/** Draws of its own that a genre without a space of answers makes in one job. */
const OWN_DRAWS = 100;
/** Bytes that the drawing of answers may hold. It decides how, not what is drawn. */
const MEMORY = 4 * 2 ** 30;

/**
 * Makes the boards of a batch one by one: board `index` depends on the batch's seed and its index alone, not on how many
 * are asked for or on who runs the jobs. Answers are drawn a round at a time for all boards, `answersPerBoard` for each; a board
 * that none of its answers makes waits for the next round.
 */
export class BoardMaker {
  private readonly rounds = new Map<number, Promise<readonly string[]>>();
  private readonly answersPerBoard: number;
  private readonly draws: boolean;

  constructor(
    private readonly batch: Batch,
    private readonly runner: Runner,
  ) {
    const genre = genreNamed(batch.genre);
    const { width, height, options, rungs } = batch;
    for (const rung of rungs)
      checkOrder(genre, { shape: { width, height }, options, ...(rung === null ? {} : { rung }) });
    this.answersPerBoard = batch.answersPerBoard ?? genre.composer.answersPerBoard;
    this.draws = genre.composer.space({ width, height }, genre.readings[0], options) !== undefined;
  }

  /** @param from the first round: later than 0 to get another board than last time */
  async make(index: number, mostTries: number, from = 0): Promise<Made & { readonly round: number }> {
    const { genre, width, height, options, seed } = this.batch;
    const rung = rungOf(this.batch, index);
    let tries = noTries();
    for (let round = from; tries.tries < mostTries; round++) {
      const draws = this.draws ? await this.answersOf(index, round) : Math.min(OWN_DRAWS, mostTries - tries.tries);
      const boardSeed = seedOf(seed, 'board', index, round);
      const result = await this.runner.board({
        name: 'board',
        genre,
        width,
        height,
        options,
        rung,
        draws,
        seed: boardSeed,
      });
      tries = sum(tries, result.tries);
      if (result.board) return { board: result.board, tries, round };
    }
    return { board: null, tries, round: -1 };
  }

  private async answersOf(index: number, round: number): Promise<readonly string[]> {
    const { genre, width, height, options, boards, seed } = this.batch;
    const { answersPerBoard } = this;
    let drawn = this.rounds.get(round);
    if (!drawn) {
      const number = boards * answersPerBoard;
      const roundSeed = seedOf(seed, 'answers', round);
      drawn = this.runner.answers({
        name: 'answers',
        genre,
        width,
        height,
        options,
        number,
        memory: MEMORY,
        seed: roundSeed,
      });
      this.rounds.set(round, drawn);
    }
    return (await drawn).slice(index * answersPerBoard, (index + 1) * answersPerBoard);
  }
}

function sum(one: Tries, other: Tries): Tries {
  const grades = { ...one.grades };
  for (const [grade, number] of Object.entries(other.grades)) grades[grade] = (grades[grade] ?? 0) + number;
  return {
    tries: one.tries + other.tries,
    hopeless: one.hopeless + other.hopeless,
    unproved: one.unproved + other.unproved,
    grades,
  };
}

/** `after 200 draws: 150 that this rung doesn't finish, 50 of another grade (edge 40, fit 10)` */
export function triesInWords({ tries, hopeless, unproved, grades }: Tries, rung: string | null): string {
  const others = Object.entries(grades).sort(([, a], [, b]) => b - a);
  const parts = [
    ...(hopeless > 0 ? [`${hopeless} that ${rung ?? 'no clues'} can't settle`] : []),
    ...(others.length > 0
      ? [
          `${others.reduce((all, [, number]) => all + number, 0)} of another grade ` +
            `(${others.map(([grade, number]) => `${grade} ${number}`).join(', ')})`,
        ]
      : []),
    ...(unproved > 0 ? [`${unproved} whose proof took too long`] : []),
  ];
  return `${tries} draws${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
}
