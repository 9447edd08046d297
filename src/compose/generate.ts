import { type Progress, SteppedTask, type Steps, subtask } from '../grid/task.ts';
import type { Answers } from './answers.ts';
import { type Batch, type BatchResult, type BatchWork, checkBatch, makeBoard } from './batch.ts';
import { answersOf, drawAnswers, tryDraws } from './batch-work.ts';
import type { BoardRecord } from './board.ts';
import type { Composable } from './request.ts';

/** Draws looked at for one board where nobody says otherwise. */
export const TRIES = 2000;

/**
 * Makes the boards of a batch in this process, one after the other: the same boards as whoever else does the work. A
 * board that isn't met within `mostTries` draws is left out. `soFar` holds those that are done.
 */
export class Generate extends SteppedTask<readonly BoardRecord[]> {
  private readonly boards: BoardRecord[] = [];
  private readonly rounds = new Map<number, BatchResult>();
  private answers: Answers | undefined;
  private tried = 0;

  /** Throws an `InputError` for a batch that makes no sense. */
  constructor(
    private readonly genre: Composable,
    private readonly batch: Batch,
    private readonly mostTries = TRIES,
  ) {
    super();
    checkBatch(genre, batch);
  }

  progress(): Progress {
    return { done: this.tried, total: this.batch.boards };
  }

  get soFar(): readonly BoardRecord[] {
    return this.boards;
  }

  protected *run(): Steps<readonly BoardRecord[]> {
    for (let index = 0; index < this.batch.boards; index++) {
      const making = makeBoard(this.genre, this.batch, index, this.mostTries);
      let step = making.next([]);
      while (!step.done) step = making.next(yield* this.resultOf(step.value));
      if (step.value.board) this.boards.push(step.value.board);
      this.tried++;
    }
    return this.boards;
  }

  private *resultOf(work: BatchWork): Steps<BatchResult> {
    const { genre, batch, rounds } = this;
    if (work.name === 'board') return yield* subtask(tryDraws(genre, batch, work));
    this.answers ??= answersOf(genre, batch, work.memory);
    const drawn = rounds.get(work.seed) ?? (yield* subtask(drawAnswers(genre, batch, this.answers, work)));
    rounds.set(work.seed, drawn);
    return drawn;
  }
}
