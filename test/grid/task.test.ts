import { describe, expect, it } from 'vitest';
import { finish, GeneratorTask, type Steps, subtask, uncut } from '../../src/grid/task.ts';

const progress = () => ({ done: 0, total: 0 });

describe('a task', () => {
  it('does about as much as it is told to, and counts it', () => {
    const task = new GeneratorTask(
      (function* () {
        for (let step = 0; step < 10; step++) yield 3;
        return 'end';
      })(),
      progress,
    );
    expect(() => task.result).toThrow('not finished');
    expect(task.advance(7)).toBe(false);
    expect(task.worked).toBe(9);
    expect(task.advance(100)).toBe(true);
    expect(task.worked).toBe(30);
    expect(task.advance(1)).toBe(true);
    expect(task.result).toBe('end');
  });

  it('stops before a step that can’t be cut, and makes it alone, however deep it stands', () => {
    const done: string[] = [];
    function* inner(): Steps<number> {
      yield 1;
      const built = yield* uncut(() => {
        done.push('built');
        return 42;
      });
      done.push('went on');
      yield 1;
      return built;
    }
    const middle = new GeneratorTask(inner(), progress);
    const outer = new GeneratorTask(subtask(middle), progress);
    expect(outer.nextIsLong).toBe(false);
    expect(outer.advance(1000)).toBe(false);
    expect(outer.nextIsLong).toBe(true);
    expect(done).toEqual([]);
    expect(outer.advance(1000)).toBe(false);
    expect(outer.nextIsLong).toBe(false);
    expect(done).toEqual(['built']);
    expect(outer.advance(1000)).toBe(true);
    expect(done).toEqual(['built', 'went on']);
    expect(outer.result).toBe(42);
    expect(outer.worked).toBe(3);
  });

  it('that is a part of another hands on its work, its result and its errors', () => {
    const parts = (fails: boolean): GeneratorTask<number> =>
      new GeneratorTask(
        (function* () {
          yield 1000;
          yield 500;
          if (fails) throw new Error('it failed');
          return 7;
        })(),
        progress,
      );
    const seen: number[] = [];
    const part = parts(false);
    const whole = new GeneratorTask(
      subtask(part, () => seen.push(part.worked)),
      progress,
    );
    expect(finish(whole)).toBe(7);
    expect(whole.worked).toBe(1500);
    expect(seen).toEqual([1000, 1500, 1500]);
    expect(() => finish(new GeneratorTask(subtask(parts(true)), progress))).toThrow('it failed');
  });
});
