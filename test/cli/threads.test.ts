import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Threads } from '../../cli/running/threads.ts';
import { InputError } from '../../src/grid/input-error.ts';
import type { CrashingJob } from './crashing-worker.ts';

let threads: Threads<CrashingJob, number>;

beforeEach(() => {
  threads = new Threads('../../test/cli/crashing-worker', 2);
});

afterEach(() => threads.close());

test('results come whatever the order in which jobs end', async () => {
  const jobs = Array.from({ length: 20 }, (_, job) => job);
  expect(await Promise.all(jobs.map((job) => threads.run(job)))).toEqual(jobs);
});

describe('a job that', () => {
  test.each([
    ['throws', 'throws', new Error('a fault in the work')],
    ['is about wrong input', 'wrong input', new InputError('The board is no board.')],
    ['ends its thread', 'exits', new Error('a worker thread ended by itself (7)')],
    ['fails outside of the work', 'outside', new Error('a fault outside')],
  ] as const)('%s fails alone: those before and after it are done', async (_, job, error) => {
    const before = threads.run(1);
    const failed = threads.run(job);
    const after = Array.from({ length: 5 }, (_, k) => threads.run(k));
    await expect(failed).rejects.toThrow(error);
    expect(await before).toBe(1);
    expect(await Promise.all(after)).toEqual([0, 1, 2, 3, 4]);
  });

  test('takes too much memory fails alone', async () => {
    const small = new Threads<CrashingJob, number>('../../test/cli/crashing-worker', 1, 64);
    try {
      await expect(small.run('out of memory')).rejects.toThrow(/memory/);
      expect(await small.run(3)).toBe(3);
    } finally {
      await small.close();
    }
  });
});

test('a module that can not be loaded fails each job, and does not go round for ever', async () => {
  const none = new Threads<number, number>('../../test/cli/no-such-worker', 2);
  const outcomes = await Promise.allSettled([none.run(1), none.run(2), none.run(3)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await none.close();
});

test('closing ends threads in the middle of their work: what is unfinished never settles', async () => {
  let settled = false;
  const note = (): void => {
    settled = true;
  };
  threads.run('never').then(note, note);
  await threads.run(1);
  await threads.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(settled).toBe(false);
});
