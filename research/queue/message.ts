import { Ajv, type ValidateFunction } from 'ajv';
import { contentName, type Job, type JobKinds } from './job.ts';

/** What lies in a queue: some jobs that are small enough to travel together, often only one. */
export interface Message {
  readonly jobs: readonly Job[];
  /** How often a worker gave it back untouched: those starts are none of its tries. */
  readonly givenBack: number;
}

/** What a worker answers, beside the results, which are kept under the names of their jobs. */
export interface Handled {
  /** Jobs that it did itself, the others having been known, and how long they took in all. */
  readonly worked: number;
  readonly milliseconds: number;
  /** It has not the memory that one of them needs: what has no result is for a larger one. */
  readonly tooLarge: boolean;
}

/** How often a job is tried before it is given up: a worker that dies in the middle of it counts, too. */
export const TRIES = 3;

/** Jobs that travel together at most. */
export const MOST_JOBS = 256;

/** Each message has the name of its content, so that two who ask for the same work share it. */
export function messageName(version: string, jobs: readonly Job[]): string {
  if (jobs.length === 1) return contentName(version, jobs[0]);
  return contentName(version, { name: 'several', jobs: jobs.map((job) => contentName(version, job)) } as Job);
}

/** Holds what comes out of a queue to what we would have put there: anybody may have written it. */
export class MessageReader {
  readonly #kinds: JobKinds;
  readonly #ajv = new Ajv({ strict: false });
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(kinds: JobKinds) {
    this.#kinds = kinds;
  }

  /** Throws an error that says what is wrong with the message. */
  read(data: unknown, name: string, version: string): Message {
    const { jobs, givenBack } = (data ?? {}) as Partial<Record<keyof Message, unknown>>;
    if (!Array.isArray(jobs) || jobs.length === 0 || jobs.length > MOST_JOBS)
      throw new Error(`the message is no list of 1 to ${MOST_JOBS} jobs`);
    if (!Number.isSafeInteger(givenBack)) throw new Error('the message does not tell how often it was given back');
    for (const job of jobs) this.#check(job);
    if (messageName(version, jobs as Job[]) !== name) throw new Error('the message has the name of another one');
    return { jobs: jobs as Job[], givenBack: givenBack as number };
  }

  #check(job: unknown): void {
    const name = (job as Partial<Job> | null)?.name;
    if (typeof name !== 'string' || !Object.hasOwn(this.#kinds, name))
      throw new Error(`there is no kind of job '${String(name).slice(0, 40)}'`);
    let validate = this.#validators.get(name);
    if (!validate) {
      validate = this.#ajv.compile(this.#kinds[name].schema);
      this.#validators.set(name, validate);
    }
    if (!validate(job)) throw new Error(`a job '${name}' of another shape: ${this.#ajv.errorsText(validate.errors)}`);
  }
}
