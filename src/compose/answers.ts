import type { Marks } from '../board/marks.ts';
import type { AnswerSpace } from '../genre/composer.ts';
import type { Random } from '../grid/random.ts';
import { GeneratorTask, type Progress, subtask, type Task } from '../grid/task.ts';
import { sampleInBands } from '../sweep/bands.ts';
import { OverBudget } from '../sweep/budget.ts';
import { type Diagram, diagram } from '../sweep/diagram.ts';
import { sample } from '../sweep/sample.ts';

/** Bytes of a diagram that is kept from one draw to the next. */
const KEPT = 512 * 2 ** 20;

/**
 * Draws answers of one space, exactly by its weights, again and again. The diagram is kept where it fits in 512 MiB;
 * beyond that (or where the genre has its own way) each batch sweeps anew, so batches should be large there. The draws are the same either
 * way, and the first k of n draws are the k draws of the same source.
 */
export class Answers {
  private kept: Diagram | 'too large' | undefined;

  constructor(
    private readonly space: AnswerSpace,
    /** Bytes that a sweep in bands may hold. */
    private readonly memory: number,
  ) {}

  /** None when the space is empty. Throws `OverBudget` when not even the bands fit. */
  draw(number: number, random: Random): Task<Marks[]> {
    let inner: Task<unknown, Progress> | undefined;
    return new GeneratorTask(
      this.drawing(number, random, (task) => (inner = task)),
      () => {
        const { done, total } = inner?.progress() ?? { done: 0, total: 0 };
        return { done, total };
      },
    );
  }

  private *drawing(
    number: number,
    random: Random,
    watch: (task: Task<unknown, Progress>) => void,
  ): Generator<number, Marks[], void> {
    const { spec, tilt } = this.space;
    const { memory } = this;
    const tilted = tilt === undefined ? {} : { tilt };
    const run = function* <T>(task: Task<T, Progress>): Generator<number, T, void> {
      watch(task);
      return yield* subtask(task);
    };
    const own = spec.ownSamples?.(number, random, { memory, ...tilted });
    if (own !== undefined) return yield* run(own);
    if (this.kept === undefined)
      try {
        this.kept = yield* run(diagram(spec, { memory: KEPT, ...tilted }));
      } catch (error) {
        if (!(error instanceof OverBudget)) throw error;
        this.kept = 'too large';
      }
    if (this.kept === 'too large') return yield* run(sampleInBands(spec, number, random, { memory, ...tilted }));
    return yield* run(sample(this.kept, number, random));
  }
}
