import { Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import { InputError } from '../../src/grid/input-error.ts';
import type { QueueAddress } from './address.ts';
import { connect, disconnect, patient, type Say, whenThereIsRoom } from './connection.ts';
import { contentName, type Job, type JobKinds, type JobProgress, type Runner } from './job.ts';
import { type Handled, type Message, MOST_JOBS, messageName, TRIES } from './message.ts';
import { largerClass, type MemoryClass, memoryClassOf, queueName, queuesKey } from './names.ts';
import { type JobOutcome, Results } from './results.ts';

/** Every so often everything that is waited for is looked up: an event can be lost, Redis can have lost a job. */
const LOOK_UP = 5000;
/** A message should be worth so many milliseconds of work, so that its travel costs little. See docs/queue.md. */
const WORTH = 50;

export interface CoordinatorOptions {
  /** Of the code that decides results. */
  readonly version: string;
  readonly kinds: JobKinds;
  /** For how many seconds results are kept. */
  readonly keep: number;
  readonly say: Say;
  /** Milliseconds between two look-ups; the tests are impatient. */
  readonly lookUp?: number;
}

/** A job that failed on every try; the others went on. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';

  constructor(
    readonly job: Job,
    readonly why: string,
  ) {
    super(`A job failed ${TRIES} times and was given up: ${why}. It is ${JSON.stringify(job).slice(0, 2000)}`);
  }
}

/** A job that somebody here waits for. */
interface Wanted {
  readonly name: string;
  readonly job: Job;
  memoryClass: MemoryClass;
  /** Alone in its message, since one that it travelled with made trouble. */
  alone: boolean;
  readonly promise: Promise<unknown>;
  readonly settle: (outcome: JobOutcome) => void;
  readonly giveUp: (error: Error) => void;
  readonly onProgress: ((progress: JobProgress) => void)[];
}

interface Sent {
  readonly wanted: readonly Wanted[];
  readonly memoryClass: MemoryClass;
  readonly since: number;
}

/** The queue of one class with its events. */
interface Lane {
  readonly queue: Queue<Message, Handled>;
  readonly events: QueueEvents;
}

/**
 * Runs jobs on whatever workers there are. Results are asked for before work is given out; work that another coordinator
 * has given out is waited for and not done twice. Any number of jobs may be asked for at once; whoever has millions
 * keeps a window of them.
 */
export class Coordinator implements Runner {
  readonly #address: QueueAddress;
  readonly #options: CoordinatorOptions;
  readonly #client: Redis;
  readonly #results: Results;
  readonly #lanes = new Map<MemoryClass, Lane>();
  readonly #wanted = new Map<string, Wanted>();
  readonly #sent = new Map<string, Sent>();
  #fresh: Wanted[] = [];
  /** Milliseconds that a job of each kind took, smoothed: from this follows how many travel together. */
  readonly #took = new Map<string, number>();
  #flushing: Promise<void> | undefined;
  #looking = false;
  #closed = false;
  readonly #timer: NodeJS.Timeout;

  private constructor(address: QueueAddress, options: CoordinatorOptions, client: Redis) {
    this.#address = address;
    this.#options = options;
    this.#client = client;
    this.#results = new Results(client, address.prefix, options.keep);
    this.#timer = setInterval(() => void this.#lookUp(), options.lookUp ?? LOOK_UP);
    this.#timer.unref();
  }

  /** Throws an `InputError` when there is no queue at the address. */
  static async at(address: QueueAddress, options: CoordinatorOptions): Promise<Coordinator> {
    return new Coordinator(address, options, await connect(address, options.say));
  }

  run(job: Job, onProgress?: (progress: JobProgress) => void): Promise<unknown> {
    const name = contentName(this.#options.version, job);
    let wanted = this.#wanted.get(name);
    if (!wanted) {
      wanted = this.#want(name, job);
      this.#wanted.set(name, wanted);
      this.#send(wanted);
    }
    if (onProgress) wanted.onProgress.push(onProgress);
    return wanted.promise;
  }

  /** Takes back what no worker has begun. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    if (this.#client.status === 'ready')
      // Locked when a worker is at it; then its result is kept for the next time.
      for (const [name, { memoryClass }] of this.#sent)
        await this.#lanes
          .get(memoryClass)
          ?.queue.remove(name)
          .catch(() => {});
    this.#sent.clear();
    await Promise.allSettled([...this.#lanes.values()].flatMap(({ queue, events }) => [events.close(), queue.close()]));
    disconnect(this.#client);
  }

  #want(name: string, job: Job): Wanted {
    let settle: (outcome: JobOutcome) => void = () => {};
    let giveUp: (error: Error) => void = () => {};
    const promise = new Promise<unknown>((resolve, reject) => {
      settle = (outcome) => {
        this.#wanted.delete(name);
        if ('result' in outcome) resolve(outcome.result);
        else reject(new InputError(outcome.inputError));
      };
      giveUp = (error) => {
        this.#wanted.delete(name);
        reject(error);
      };
    });
    const memoryClass = memoryClassOf(this.#options.kinds[job.name].memory(job));
    return { name, job, memoryClass, alone: false, promise, settle, giveUp, onProgress: [] };
  }

  #send(wanted: Wanted): void {
    this.#fresh.push(wanted);
    this.#flushing ??= new Promise((resolve) => setImmediate(resolve)).then(() => this.#flush());
  }

  async #flush(): Promise<void> {
    try {
      while (this.#fresh.length > 0 && !this.#closed) {
        const fresh = this.#fresh;
        this.#fresh = [];
        try {
          await this.#sendAll(fresh);
        } catch (error) {
          if (this.#closed) return;
          for (const { giveUp } of fresh) giveUp(error as Error);
        }
      }
    } finally {
      this.#flushing = undefined;
    }
  }

  async #sendAll(fresh: readonly Wanted[]): Promise<void> {
    const known = await this.#results.find(fresh.map(({ name }) => name));
    const open = fresh.filter((wanted, index) => {
      const outcome = known[index];
      if (outcome) wanted.settle(outcome);
      return outcome === undefined;
    });
    for (const memoryClass of new Set(open.map((wanted) => wanted.memoryClass))) {
      const all = open.filter((wanted) => wanted.memoryClass === memoryClass);
      const { queue } = await this.#lane(memoryClass);
      await this.#forgetFailures(queue, all);
      const messages = this.#packed(all).map((wanted) => {
        const jobs = wanted.map(({ job }) => job);
        const name = messageName(this.#options.version, jobs);
        this.#sent.set(name, { wanted, memoryClass, since: performance.now() });
        return {
          name: jobs[0].name,
          data: { jobs, givenBack: 0 },
          opts: { jobId: name, attempts: jobs.length === 1 ? TRIES : 1, removeOnComplete: true, stackTraceLimit: 1 },
        };
      });
      await whenThereIsRoom(() => queue.addBulk(messages), this.#address, this.#options.say);
    }
  }

  /** Whoever asks again for what failed some time ago wants it tried again. */
  async #forgetFailures(queue: Queue, all: readonly Wanted[]): Promise<void> {
    const names = all.map(({ name }) => name);
    const failed = await this.#client.zmscore(queue.toKey('failed'), ...names);
    await Promise.all(names.filter((_, index) => failed[index] !== null).map((name) => queue.remove(name)));
  }

  /** Jobs that travel together: as many as make a message worth its way, once it is known how long one takes. */
  #packed(all: readonly Wanted[]): Wanted[][] {
    const packed: Wanted[][] = [];
    const open = new Map<string, Wanted[]>();
    for (const wanted of all) {
      const { name } = wanted.job;
      const took = this.#took.get(name);
      const together =
        took === undefined || wanted.alone ? 1 : Math.max(1, Math.min(MOST_JOBS, Math.floor(WORTH / took)));
      const last = open.get(name);
      if (last && together > 1 && last.length < together) last.push(wanted);
      else {
        const next = [wanted];
        packed.push(next);
        if (together > 1) open.set(name, next);
      }
    }
    return packed;
  }

  async #lane(memoryClass: MemoryClass): Promise<Lane> {
    const known = this.#lanes.get(memoryClass);
    if (known) return known;
    const name = queueName(this.#options.version, memoryClass);
    const options = { connection: patient(this.#address), prefix: this.#address.prefix };
    const queue = new Queue<Message, Handled>(name, options);
    const events = new QueueEvents(name, options);
    // The connections tell of their trouble themselves; what fails is tried again or looked up.
    queue.on('error', () => {});
    events.on('error', () => {});
    events.on('completed', ({ jobId, returnvalue }) => void this.#handled(jobId, returnvalue as unknown as Handled));
    events.on('failed', ({ jobId, failedReason }) => void this.#failed(jobId, failedReason));
    events.on('progress', ({ jobId, data }) => {
      for (const { onProgress } of this.#sent.get(jobId)?.wanted ?? [])
        for (const one of onProgress) one(data as unknown as JobProgress);
    });
    const lane = { queue, events };
    this.#lanes.set(memoryClass, lane);
    await events.waitUntilReady();
    await this.#client.zadd(queuesKey(this.#address.prefix), 0, name);
    return lane;
  }

  async #handled(name: string, handled: Handled): Promise<void> {
    const sent = this.#sent.get(name);
    if (!sent) return;
    this.#sent.delete(name);
    if (typeof handled?.milliseconds === 'number' && handled.worked > 0) {
      const kind = sent.wanted[0].job.name;
      const took = Math.max(0.01, handled.milliseconds / handled.worked);
      const before = this.#took.get(kind);
      this.#took.set(kind, before === undefined ? took : 0.8 * before + 0.2 * took);
    }
    await this.#settle(sent, handled?.tooLarge === true ? largerClass(sent.memoryClass) : sent.memoryClass, false);
  }

  /** A message that failed: its jobs go on alone, and one that was alone is given up. */
  async #failed(name: string, why: string): Promise<void> {
    const sent = this.#sent.get(name);
    if (!sent) return;
    this.#sent.delete(name);
    if (sent.wanted.length > 1) return this.#settle(sent, sent.memoryClass, true);
    sent.wanted[0].giveUp(new JobFailed(sent.wanted[0].job, why));
  }

  /** Hands out the results that are there, and sends again what has none. */
  async #settle(sent: Sent, memoryClass: MemoryClass | undefined, alone: boolean): Promise<void> {
    const outcomes = await this.#results.find(sent.wanted.map(({ name }) => name)).catch(() => []);
    for (const [index, wanted] of sent.wanted.entries()) {
      const outcome = outcomes[index];
      if (outcome) wanted.settle(outcome);
      else if (memoryClass === undefined) wanted.giveUp(new JobFailed(wanted.job, 'no worker has memory enough'));
      else {
        wanted.memoryClass = memoryClass;
        wanted.alone ||= alone || sent.wanted.length > 1;
        this.#send(wanted);
      }
    }
  }

  /** Finds what was missed: results whose event was lost, and jobs that Redis has lost. */
  async #lookUp(): Promise<void> {
    if (this.#looking || this.#closed || this.#client.status !== 'ready') return;
    this.#looking = true;
    try {
      const old = performance.now() - (this.#options.lookUp ?? LOOK_UP);
      for (const [name, sent] of [...this.#sent]) {
        if (sent.since > old || this.#sent.get(name) !== sent) continue;
        const job = await this.#lanes.get(sent.memoryClass)?.queue.getJob(name);
        // Settled meanwhile.
        if (this.#sent.get(name) !== sent) continue;
        if (job && !(await job.isFailed())) continue;
        if (job) await this.#failed(name, job.failedReason);
        else {
          this.#sent.delete(name);
          await this.#settle(sent, sent.memoryClass, false);
        }
      }
    } catch {
      // Redis went away meanwhile: next time.
    } finally {
      this.#looking = false;
    }
  }
}
