import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { type Job as Letter, UnrecoverableError, WaitingError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { InputError } from '../../src/grid/input-error.ts';
import type { QueueAddress } from './address.ts';
import { connect, disconnect, patient, type Say, whenThereIsRoom } from './connection.ts';
import { contentName, type Job, type JobKinds, type JobProgress } from './job.ts';
import { type Handled, type Message, MessageReader, TRIES } from './message.ts';
import { classesWithin, type MemoryClass, queueName, workerKey } from './names.ts';
import { type JobOutcome, Results } from './results.ts';
import { queuesOfOthers, type WorkerRecord } from './status.ts';

/** A worker that is silent for so long is taken for dead, and its jobs are given to others. */
const SILENCE = 20_000;
/** Seconds between two signs of life, and for how long one holds. */
const SIGN = 5;
const SIGN_HOLDS = 20;
/** Milliseconds between two reports on a long job. */
const REPORT = 1000;
/** Tells the errors of an engine that has no more memory from those of a program that is wrong. */
const NO_MEMORY = /allocation failed|out of memory|ERR_WORKER_OUT_OF_MEMORY|Invalid typed array length/i;

export interface WorkerOptions {
  readonly version: string;
  readonly kinds: JobKinds;
  /** Jobs at a time. */
  readonly jobs: number;
  /** Bytes that one job may hold here. */
  readonly memory: number;
  /** For how many seconds results are kept. */
  readonly keep: number;
  readonly say: Say;
  /** Runs one job, off this thread; rejects when `signal` aborts. */
  readonly run: (job: Job, onProgress: (progress: JobProgress) => void, signal: AbortSignal) => Promise<unknown>;
  /** Ends the worker: the jobs in hand are given back at once. */
  readonly signal: AbortSignal;
  /** Milliseconds of `SILENCE`; the tests are impatient. */
  readonly silence?: number;
}

/** Takes jobs from the queue until `signal` aborts. Throws an `InputError` when there is no queue at the address. */
export async function serveQueue(address: QueueAddress, options: WorkerOptions): Promise<void> {
  const client = await connect(address, options.say);
  const station = new Station(address, options, client);
  try {
    await station.serve();
  } finally {
    disconnect(client);
  }
}

class Station {
  readonly #address: QueueAddress;
  readonly #options: WorkerOptions;
  readonly #client: Redis;
  readonly #results: Results;
  readonly #reader: MessageReader;
  readonly #id = randomUUID();
  readonly #startedAt = performance.now();
  readonly #running = new Set<string>();
  /** When each of the last jobs was done. */
  #doneAt: number[] = [];
  #done = 0;
  #failed = 0;

  constructor(address: QueueAddress, options: WorkerOptions, client: Redis) {
    this.#address = address;
    this.#options = options;
    this.#client = client;
    this.#results = new Results(client, address.prefix, options.keep);
    this.#reader = new MessageReader(options.kinds);
  }

  async serve(): Promise<void> {
    const { signal, memory, say } = this.#options;
    const workers = classesWithin(memory).map((memoryClass) => this.#worker(memoryClass));
    const beat = setInterval(() => void this.#signOfLife(), SIGN * 1000);
    try {
      await this.#signOfLife();
      for (const { queue, waiting } of await queuesOfOthers(this.#client, this.#address.prefix, this.#options.version))
        say(
          `${waiting} jobs of another version wait in ${queue}; this worker is of version ${this.#options.version} and leaves them.`,
        );
      await aborted(signal);
    } finally {
      clearInterval(beat);
      // Each job in hand hears the signal itself and goes back to the queue.
      await Promise.all(workers.map((worker) => worker.close()));
      if (this.#client.status === 'ready') await this.#client.del(workerKey(this.#address.prefix, this.#id));
    }
  }

  #worker(memoryClass: MemoryClass): Worker<Message, Handled> {
    const { version, jobs, silence = SILENCE } = this.#options;
    const worker = new Worker<Message, Handled>(
      queueName(version, memoryClass),
      (letter, token) => this.#handle(letter, token),
      {
        connection: patient(this.#address),
        prefix: this.#address.prefix,
        // One more than is worked on lies ready; of the large ones each thread is enough.
        concurrency: memoryClass === 0 ? jobs + 1 : jobs,
        lockDuration: silence,
        stalledInterval: silence / 2,
        // Tries are counted by their starts, in `#handle`.
        maxStalledCount: Number.MAX_SAFE_INTEGER,
        runRetryDelay: 1000,
      },
    );
    // Trouble with the connection is told by our own; a command that failed is given again.
    worker.on('error', () => {});
    return worker;
  }

  async #handle(letter: Letter<Message>, token: string | undefined): Promise<Handled> {
    const { say, signal } = this.#options;
    let message: Message;
    try {
      message = this.#reader.read(letter.data, letter.id ?? '', this.#options.version);
    } catch (error) {
      this.#failed += 1;
      say(`Refused a message: ${(error as Error).message}.`);
      throw new UnrecoverableError(`refused: ${(error as Error).message}`);
    }
    if (letter.attemptsStarted - message.givenBack > TRIES)
      throw new UnrecoverableError(`its worker ended ${TRIES} times in the middle of it`);
    try {
      return await this.#work(letter, message);
    } catch (error) {
      if (signal.aborted) {
        await letter.updateData({ ...message, givenBack: message.givenBack + 1 });
        await letter.moveToWait(token);
        throw new WaitingError();
      }
      this.#failed += 1;
      say(`A job failed: ${(error as Error).message}`);
      throw error;
    }
  }

  /** Does the jobs of a message that have no result yet. When one fails, the others are done all the same. */
  async #work(letter: Letter<Message>, { jobs }: Message): Promise<Handled> {
    const { version, signal, say } = this.#options;
    const names = jobs.map((job) => contentName(version, job));
    const known = await this.#results.find(names);
    const startedAt = performance.now();
    let worked = 0;
    let tooLarge = false;
    let trouble: unknown;
    for (const [index, job] of jobs.entries()) {
      if (known[index]) continue;
      if (signal.aborted) throw new Error('the worker ends');
      worked += 1;
      try {
        await this.#keep(names[index], await this.#outcome(names[index], job, letter));
      } catch (error) {
        if (signal.aborted) throw error;
        if (!NO_MEMORY.test(`${(error as NodeJS.ErrnoException).code} ${(error as Error).message}`)) trouble ??= error;
        else {
          tooLarge = true;
          say(`A job needs more memory than this worker has; it goes to a larger one.`);
        }
      }
    }
    if (trouble) throw trouble;
    return { worked, milliseconds: performance.now() - startedAt, tooLarge };
  }

  async #outcome(name: string, job: Job, letter: Letter<Message>): Promise<JobOutcome> {
    let reportedAt = performance.now();
    const report = (progress: JobProgress): void => {
      if (performance.now() - reportedAt < REPORT) return;
      reportedAt = performance.now();
      letter.updateProgress({ done: progress.done, total: progress.total }).catch(() => {});
    };
    this.#running.add(name);
    try {
      return { result: await this.#options.run(job, report, this.#options.signal) };
    } catch (error) {
      if (error instanceof InputError) return { inputError: error.message };
      throw error;
    } finally {
      this.#running.delete(name);
    }
  }

  async #keep(name: string, outcome: JobOutcome): Promise<void> {
    await whenThereIsRoom(() => this.#results.keep(name, outcome), this.#address, this.#options.say);
    this.#done += 1;
    this.#doneAt.push(performance.now());
  }

  /** What `kaisu queue` shows of this worker. Redis forgets it when it isn't renewed. */
  async #signOfLife(): Promise<void> {
    const now = performance.now();
    this.#doneAt = this.#doneAt.filter((at) => now - at < 60_000);
    const watched = Math.min(60, (now - this.#startedAt) / 1000);
    const record: WorkerRecord = {
      host: hostname(),
      pid: process.pid,
      version: this.#options.version,
      jobs: this.#options.jobs,
      memory: this.#options.memory,
      running: this.#running.size,
      done: this.#done,
      failed: this.#failed,
      perMinute: Math.round((this.#doneAt.length * 60) / Math.max(1, watched)),
    };
    await this.#client
      .set(workerKey(this.#address.prefix, this.#id), JSON.stringify(record), 'EX', SIGN_HOLDS)
      .catch(() => {});
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
