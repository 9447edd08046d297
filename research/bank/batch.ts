import * as batches from '../../src/compose/batch.ts';
import type { Tries } from '../../src/compose/board.ts';
import { type GenreId, genreNamed } from '../../src/genres/registry.ts';
import type { AnswersJob, BoardJob } from './jobs.ts';

/** Boards of one kind: what `kaisu generate` is asked for, and each shelf of the bank. */
export interface Batch extends batches.Batch {
  readonly genre: GenreId;
}

/** Runs jobs: in this process, in worker threads, anywhere. Rejects when it is told to stop. */
export interface Runner {
  answers(job: AnswersJob): Promise<readonly string[]>;
  board(job: BoardJob): Promise<batches.Attempt>;
}

/** Makes the boards of a batch one by one, by jobs that a runner runs. */
export class BoardMaker {
  private readonly rounds = new Map<number, Promise<readonly string[]>>();

  /** Throws an `InputError` for a batch that makes no sense. */
  constructor(
    private readonly batch: Batch,
    private readonly runner: Runner,
  ) {
    batches.checkBatch(genreNamed(batch.genre), batch);
  }

  /** @param from the first round: later than 0 to get another board than last time */
  async make(index: number, mostTries: number, from = 0): Promise<batches.Made> {
    const making = batches.makeBoard(genreNamed(this.batch.genre), this.batch, index, mostTries, from);
    let step = making.next([]);
    while (!step.done) step = making.next(await this.resultOf(step.value));
    return step.value;
  }

  private resultOf(work: batches.BatchWork): Promise<batches.BatchResult> {
    const { genre, width, height, options } = this.batch;
    const kind = { genre, width, height, options };
    if (work.name === 'board') return this.runner.board({ ...kind, ...work });
    const drawn = this.rounds.get(work.seed) ?? this.runner.answers({ ...kind, ...work });
    this.rounds.set(work.seed, drawn);
    return drawn;
  }
}

/** `after 200 draws: 150 that this rung doesn't finish, 50 of another grade (edge 40, fit 10)` */
export function triesInWords({ tries, unusable, unproved, grades }: Tries, rung: string | null): string {
  const others = Object.entries(grades).sort(([, a], [, b]) => b - a);
  const parts = [
    ...(unusable > 0 ? [`${unusable} that ${rung ?? 'no clues'} can't settle`] : []),
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
