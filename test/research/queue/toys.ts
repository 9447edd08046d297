import type { Job, JobKinds, JobProgress } from '../../../research/queue/job.ts';

/** Jobs of which a test can tell what became of them. */
export interface Toy extends Job {
  readonly name: 'toy';
  readonly number: number;
  /** Milliseconds that it takes. */
  readonly takes: number;
  /** `throws` always; `kills` the worker's process; `input`: its input is wrong; `large`: it finds no memory. */
  readonly does: 'answers' | 'throws' | 'kills' | 'input' | 'large';
  readonly memory: number;
}

export const toyKinds: JobKinds = {
  toy: {
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'number', 'takes', 'does', 'memory'],
      properties: {
        name: { const: 'toy' },
        number: { type: 'integer' },
        takes: { type: 'integer', minimum: 0 },
        does: { enum: ['answers', 'throws', 'kills', 'input', 'large'] },
        memory: { type: 'integer', minimum: 0 },
      },
    },
    memory: (job) => (job as Toy).memory,
    task: () => {
      throw new Error('toys are not run as tasks');
    },
  },
};

export function toy(number: number, more: Partial<Toy> = {}): Toy {
  return { name: 'toy', number, takes: 0, does: 'answers', memory: 0, ...more };
}

/** What a toy comes to: the same wherever it is done. */
export function answerOf({ number }: Toy): object {
  return { number, square: number * number };
}

export async function runToy(
  job: Job,
  onProgress: (progress: JobProgress) => void,
  signal: AbortSignal,
): Promise<unknown> {
  const { takes, does, number } = job as Toy;
  for (let done = 0; done < takes && !signal.aborted; done += 10) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(10, takes - done)));
    onProgress({ done, total: takes });
  }
  if (signal.aborted) throw new Error('aborted');
  if (does === 'kills') process.kill(process.pid, 'SIGKILL');
  if (does === 'throws') throw new Error(`toy ${number} is broken`);
  if (does === 'large') throw new RangeError('Array buffer allocation failed');
  if (does === 'input') {
    const { InputError } = await import('../../../src/grid/input-error.ts');
    throw new InputError(`There is no toy ${number}.`);
  }
  return answerOf(job as Toy);
}
