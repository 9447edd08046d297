import type { Redis } from 'ioredis';
import { resultKey } from './names.ts';

/** What came of a job: its result, or the sentence that says what is wrong with its input. */
export type JobOutcome = { readonly result: unknown } | { readonly inputError: string };

/** Results asked for in one command. */
const SLICE = 500;

/**
 * Results by the content names of their jobs, kept for `seconds` by Redis's own clock: what was once worked out is only
 * looked up, whoever asks.
 */
export class Results {
  readonly #client: Redis;
  readonly #prefix: string;
  readonly #seconds: number;

  constructor(client: Redis, prefix: string, seconds: number) {
    this.#client = client;
    this.#prefix = prefix;
    this.#seconds = seconds;
  }

  /** In the order of the names; undefined where there is none. */
  async find(names: readonly string[]): Promise<(JobOutcome | undefined)[]> {
    const found: (JobOutcome | undefined)[] = [];
    for (let from = 0; from < names.length; from += SLICE) {
      const keys = names.slice(from, from + SLICE).map((name) => resultKey(this.#prefix, name));
      for (const text of await this.#client.mget(keys)) found.push(text === null ? undefined : parsed(text));
    }
    return found;
  }

  async keep(name: string, outcome: JobOutcome): Promise<void> {
    await this.#client.set(resultKey(this.#prefix, name), JSON.stringify(outcome), 'EX', this.#seconds);
  }
}

/** Something else under this name is as good as nothing: the job is done again. */
function parsed(text: string): JobOutcome | undefined {
  try {
    const outcome = JSON.parse(text) as Partial<{ result: unknown; inputError: unknown }> | null;
    if (typeof outcome !== 'object' || outcome === null) return undefined;
    if ('result' in outcome) return { result: outcome.result };
    return typeof outcome.inputError === 'string' ? { inputError: outcome.inputError } : undefined;
  } catch {
    return undefined;
  }
}
