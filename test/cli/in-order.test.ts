import { describe, expect, it } from 'vitest';
import { inOrder } from '../../cli/running/in-order.ts';

async function* counting(to: number): AsyncGenerator<number> {
  for (let number = 0; number < to; number++) yield number;
}

describe('many items under way at a time', () => {
  it('come back in their order, though the later ones are quicker', async () => {
    const slow = (item: number) => new Promise<number>((resolve) => setTimeout(() => resolve(item), 20 - 2 * item));
    const results: number[] = [];
    for await (const result of inOrder(counting(10), 4, slow)) results.push(result);
    expect(results).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('are never more than the window, on an endless input', async () => {
    let taken = 0;
    let most = 0;
    let given = 0;
    async function* endless(): AsyncGenerator<number> {
      for (;;) yield taken++;
    }
    for await (const result of inOrder(endless(), 8, async (item) => item)) {
      most = Math.max(most, taken - given);
      given += 1;
      if (result === 1000) break;
    }
    expect(most).toBeLessThanOrEqual(9);
  });

  it('are told as soon as they are there, though the next one is long in coming', async () => {
    let release: () => void = () => {};
    async function* slow(): AsyncGenerator<string> {
      yield 'first';
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      yield 'second';
    }
    const results = inOrder(slow(), 8, async (item) => item);
    expect(await results.next()).toEqual({ done: false, value: 'first' });
    release();
    expect(await results.next()).toEqual({ done: false, value: 'second' });
    expect(await results.next()).toEqual({ done: true, value: undefined });
  });

  it('throw what fails, in its turn', async () => {
    const results = inOrder(counting(5), 5, async (item) => {
      if (item === 2) throw new Error('two');
      return item;
    });
    expect((await results.next()).value).toBe(0);
    expect((await results.next()).value).toBe(1);
    await expect(results.next()).rejects.toThrow('two');
  });
});
