import type { Marks } from '../board/marks.ts';
import type { Random } from '../grid/random.ts';
import { GeneratorTask, subtask, type Task } from '../grid/task.ts';
import { fieldInBands, sampleInBands } from './bands.ts';
import { OverBudget } from './budget.ts';
import { diagram } from './diagram.ts';
import { type Field, field } from './field.ts';
import type { SweepProgress } from './progress.ts';
import type { DiagramOptions, FieldOptions } from './question.ts';
import { sample } from './sample.ts';
import type { Spec } from './spec.ts';

/** The exact field of a spec: over the whole diagram where that fits in the memory budget, else band by band. */
export function fieldOf(spec: Spec, options: FieldOptions = {}): Task<Field, SweepProgress> {
  return firstThatFits(
    () => diagram(spec, options),
    (source) => field(source, options.of),
    () => fieldInBands(spec, options),
  );
}

/** `number` exactly uniform (or tilted) answers, the same ones whichever way fits in the memory budget. */
export function samplesOf(
  spec: Spec,
  number: number,
  random: Random,
  options: DiagramOptions = {},
): Task<Marks[], SweepProgress> {
  const own = spec.ownSamples?.(number, random, options);
  if (own !== undefined) return own;
  return firstThatFits(
    () => diagram(spec, options),
    (source) => sample(source, number, random),
    () => sampleInBands(spec, number, random, options),
  );
}

function firstThatFits<D, T>(
  build: () => Task<D, SweepProgress>,
  read: (source: D) => Task<T, unknown>,
  inBands: () => Task<T, SweepProgress>,
): Task<T, SweepProgress> {
  const whole = build();
  let bands: Task<T, SweepProgress> | undefined;
  function* steps(): Generator<number, T, void> {
    try {
      return yield* subtask(read(yield* subtask(whole)));
    } catch (error) {
      if (!(error instanceof OverBudget)) throw error;
    }
    bands = inBands();
    return yield* subtask(bands);
  }
  return new GeneratorTask(steps(), () => (bands ?? whole).progress());
}
