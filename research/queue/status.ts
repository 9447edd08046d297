import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { QueueAddress } from './address.ts';
import { connect, disconnect, patient, type Say } from './connection.ts';
import type { Job } from './job.ts';
import type { Message } from './message.ts';
import { queuesKey, workerKey } from './names.ts';

/** What a worker tells of itself. */
export interface WorkerRecord {
  readonly host: string;
  readonly pid: number;
  readonly version: string;
  /** Jobs at a time, and bytes that each may hold. */
  readonly jobs: number;
  readonly memory: number;
  readonly running: number;
  readonly done: number;
  readonly failed: number;
  /** Jobs done in the last minute. */
  readonly perMinute: number;
}

export interface FailedRecord {
  readonly queue: string;
  readonly id: string;
  readonly why: string;
  readonly jobs: readonly Job[];
}

/** Messages, not jobs: small jobs travel together. */
export interface QueueStatus {
  readonly waiting: number;
  readonly active: number;
  readonly failed: number;
  readonly queues: readonly {
    readonly name: string;
    readonly waiting: number;
    readonly active: number;
    readonly failed: number;
  }[];
  readonly workers: readonly WorkerRecord[];
  /** The newest failures, at most `MOST_SHOWN`. */
  readonly failures: readonly FailedRecord[];
}

const MOST_SHOWN = 20;
/** Failed messages handled at a time. */
const SLICE = 200;

export type Mending = 'retry' | 'drop';

/** The queues at an address, all versions. Throws an `InputError` when there is none. */
export async function queueStatus(address: QueueAddress, say: Say): Promise<QueueStatus> {
  return withQueues(address, say, async (client, queues) => {
    const counted = await Promise.all(
      queues.map(async (queue) => {
        const { waiting = 0, active = 0, failed = 0, prioritized = 0, delayed = 0 } = await queue.getJobCounts();
        return { name: queue.name, waiting: waiting + prioritized + delayed, active, failed };
      }),
    );
    const failures = await Promise.all(
      queues.map(async (queue) =>
        (await queue.getFailed(0, MOST_SHOWN - 1)).map((letter) => ({
          queue: queue.name,
          id: letter.id ?? '',
          why: letter.failedReason ?? '',
          jobs: Array.isArray(letter.data?.jobs) ? letter.data.jobs : [],
        })),
      ),
    );
    const sum = (count: 'waiting' | 'active' | 'failed'): number => counted.reduce((all, one) => all + one[count], 0);
    return {
      waiting: sum('waiting'),
      active: sum('active'),
      failed: sum('failed'),
      queues: counted,
      workers: await workersOf(client, address.prefix),
      failures: failures.flat().slice(0, MOST_SHOWN),
    };
  });
}

/** Retries or drops every failed message; returns how many. */
export async function mendFailed(address: QueueAddress, mending: Mending, say: Say): Promise<number> {
  return withQueues(address, say, async (_, queues) => {
    let mended = 0;
    for (const queue of queues)
      for (;;) {
        const failed = await queue.getFailed(0, SLICE - 1);
        if (failed.length === 0) break;
        for (const letter of failed)
          await (mending === 'drop'
            ? letter.remove()
            : letter.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true }));
        mended += failed.length;
      }
    return mended;
  });
}

/** Queues of other versions in which something waits. */
export async function queuesOfOthers(
  client: Redis,
  prefix: string,
  version: string,
): Promise<{ readonly queue: string; readonly waiting: number }[]> {
  const names = await client.zrange(queuesKey(prefix), 0, -1);
  const others = names.filter((name) => name !== `jobs-${version}` && !name.startsWith(`jobs-${version}-`));
  const waiting = await Promise.all(others.map((name) => client.llen(`${prefix}:${name}:wait`)));
  return others.map((queue, index) => ({ queue, waiting: waiting[index] })).filter((one) => one.waiting > 0);
}

/** Those that gave a sign of life. */
export async function workersOf(client: Redis, prefix: string): Promise<WorkerRecord[]> {
  const records: WorkerRecord[] = [];
  for await (const keys of client.scanStream({ match: workerKey(prefix, '*'), count: 1000 })) {
    if ((keys as string[]).length === 0) continue;
    for (const text of await client.mget(keys as string[])) if (text !== null) records.push(JSON.parse(text));
  }
  return records.sort((a, b) => (a.host === b.host ? a.pid - b.pid : a.host < b.host ? -1 : 1));
}

async function withQueues<T>(
  address: QueueAddress,
  say: Say,
  use: (client: Redis, queues: readonly Queue<Message>[]) => Promise<T>,
): Promise<T> {
  const client = await connect(address, say);
  const names = await client.zrange(queuesKey(address.prefix), 0, -1);
  const queues = names.map(
    (name) => new Queue<Message>(name, { connection: patient(address), prefix: address.prefix }),
  );
  try {
    for (const queue of queues) queue.on('error', () => {});
    return await use(client, queues);
  } finally {
    await Promise.allSettled(queues.map((queue) => queue.close()));
    disconnect(client);
  }
}
