import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Queue } from 'bullmq';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { queueAddress } from '../../../research/queue/address.ts';
import { Coordinator } from '../../../research/queue/coordinator.ts';
import { contentName } from '../../../research/queue/job.ts';
import { queueName } from '../../../research/queue/names.ts';
import { mendFailed, queueStatus } from '../../../research/queue/status.ts';
import { TestRedis } from './redis.ts';
import { answerOf, toy, toyKinds } from './toys.ts';

// What can go wrong between a coordinator, its workers and a real Redis. Whatever it is, each job comes to the same.

const VERSION = 'test';
const GIBIBYTE = 2 ** 30;
const program = fileURLToPath(new URL('./toy-worker.ts', import.meta.url));

interface Station {
  readonly process: ChildProcess;
  readonly said: string[];
  readonly ended: Promise<number | null>;
}

let redis: TestRedis;
let stations: Station[];
let coordinators: Coordinator[];
let said: string[];

beforeEach(async () => {
  redis = await TestRedis.start('--appendonly', 'yes', '--appendfsync', 'always');
  stations = [];
  coordinators = [];
  said = [];
});

afterEach(async () => {
  await Promise.all(coordinators.map((coordinator) => coordinator.close()));
  // With all that it started: `faketime` runs the worker as a child.
  for (const { process: child } of stations)
    if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL');
  await redis.end();
});

async function worker(version = VERSION, memory = GIBIBYTE, before: readonly string[] = []): Promise<Station> {
  const command = [...before, process.execPath, '--import', 'tsx', program, redis.url, version, `${memory}`];
  const child = spawn(command[0], command.slice(1), { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  const station: Station = {
    process: child,
    said: [],
    ended: new Promise((resolve) => child.once('exit', (status) => resolve(status))),
  };
  stations.push(station);
  child.stdout.setEncoding('utf8').on('data', (text: string) => station.said.push(...text.trimEnd().split('\n')));
  await until(() => station.said.includes('up'));
  return station;
}

async function coordinator(version = VERSION): Promise<Coordinator> {
  const made = await Coordinator.at(queueAddress(redis.url), {
    version,
    kinds: toyKinds,
    keep: 3600,
    say: (sentence) => said.push(sentence),
    lookUp: 500,
  });
  coordinators.push(made);
  return made;
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Once the first message is being worked on. */
async function begun(): Promise<void> {
  await until(async () => (await queueStatus(queueAddress(redis.url), () => {})).active > 0);
}

const toys = (number: number, takes: number) => Array.from({ length: number }, (_, index) => toy(index, { takes }));

test('jobs come back as they were asked for, from two workers', async () => {
  await Promise.all([worker(), worker()]);
  const asking = await coordinator();
  const jobs = toys(300, 2);
  expect(await Promise.all(jobs.map((job) => asking.run(job)))).toEqual(jobs.map(answerOf));
});

test('asking again costs nothing, and two who want the same share it', async () => {
  await worker();
  const [one, other] = [await coordinator(), await coordinator()];
  const jobs = toys(20, 30);
  const answers = await Promise.all([one, other].flatMap((asking) => jobs.map((job) => asking.run(job))));
  expect(answers).toEqual([...jobs, ...jobs].map(answerOf));
  const status = await queueStatus(queueAddress(redis.url), () => {});
  await until(async () => (await queueStatus(queueAddress(redis.url), () => {})).workers[0].done >= 20);
  expect((await queueStatus(queueAddress(redis.url), () => {})).workers.map(({ done }) => done)).toEqual([20]);
  expect(status.failed).toBe(0);
  stations[0].process.kill('SIGKILL');
  expect(await Promise.all(jobs.map((job) => one.run(job)))).toEqual(jobs.map(answerOf));
});

test('a worker killed in the middle of a job loses nothing', async () => {
  const first = await worker();
  const asking = await coordinator();
  const jobs = toys(10, 400);
  const answers = Promise.all(jobs.map((job) => asking.run(job)));
  await begun();
  first.process.kill('SIGKILL');
  await worker();
  expect(await answers).toEqual(jobs.map(answerOf));
});

test('the jobs of a worker that hangs are taken over', async () => {
  const first = await worker();
  const asking = await coordinator();
  const jobs = toys(4, 300);
  const answers = Promise.all(jobs.map((job) => asking.run(job)));
  await begun();
  first.process.kill('SIGSTOP');
  await worker();
  expect(await answers).toEqual(jobs.map(answerOf));
});

test('a worker whose clock is an hour wrong does its share', async () => {
  await worker(VERSION, GIBIBYTE, ['faketime', '-f', '+1h']);
  await worker(VERSION, GIBIBYTE, ['faketime', '-f', '-1h']);
  const asking = await coordinator();
  const jobs = toys(40, 50);
  expect(await Promise.all(jobs.map((job) => asking.run(job)))).toEqual(jobs.map(answerOf));
  // What failed somewhere is tried again at once, whatever time it is there.
  await expect(asking.run(toy(99, { does: 'throws' }))).rejects.toThrow('toy 99 is broken');
});

test('Redis restarted with its append-only file', async () => {
  await worker();
  const asking = await coordinator();
  const jobs = toys(10, 200);
  const answers = Promise.all(jobs.map((job) => asking.run(job)));
  await begun();
  await redis.down();
  await redis.up();
  expect(await answers).toEqual(jobs.map(answerOf));
});

test('Redis restarted with nothing left is given the jobs again', async () => {
  await redis.end();
  redis = await TestRedis.start();
  await worker();
  const asking = await coordinator();
  const jobs = toys(10, 200);
  const answers = Promise.all(jobs.map((job) => asking.run(job)));
  await begun();
  await redis.down('SIGKILL');
  await redis.up();
  expect(await answers).toEqual(jobs.map(answerOf));
});

test('Redis gone for ten seconds: both sides say so, wait, and go on', async () => {
  const station = await worker();
  const asking = await coordinator();
  const jobs = toys(10, 100);
  const answers = Promise.all(jobs.map((job) => asking.run(job)));
  await begun();
  await redis.down();
  await pause(10_000);
  await redis.up();
  expect(await answers).toEqual(jobs.map(answerOf));
  const away = `The queue at ${queueAddress(redis.url).shown} is out of reach; waiting for it.`;
  const back = `The queue at ${queueAddress(redis.url).shown} is back.`;
  expect(said).toEqual([away, back]);
  expect(station.said).toEqual(expect.arrayContaining([away, back]));
});

test('a full Redis is told of, and nothing is lost', async () => {
  await worker();
  const asking = await coordinator();
  const first = toys(5, 10);
  expect(await Promise.all(first.map((job) => asking.run(job)))).toEqual(first.map(answerOf));
  const operator = redis.client();
  await operator.config('SET', 'maxmemory-policy', 'noeviction');
  await operator.config('SET', 'maxmemory', '1');
  const jobs = toys(30, 0).map(({ number }) => toy(number + 100));
  const answers = Promise.all(jobs.map((job) => asking.run(job)));
  await until(() => said.length > 0);
  expect(said[0]).toContain('has no memory left');
  await operator.config('SET', 'maxmemory', '0');
  expect(await answers).toEqual(jobs.map(answerOf));
  operator.disconnect();
});

test('a Redis that fills up in the middle of a job loses nothing', async () => {
  const station = await worker();
  const asking = await coordinator();
  const jobs = toys(3, 600);
  const answers = Promise.all(jobs.map((job) => asking.run(job)));
  await begun();
  const operator = redis.client();
  await operator.config('SET', 'maxmemory', '1');
  await until(() => station.said.some((sentence) => sentence.includes('has no memory left')));
  await operator.config('SET', 'maxmemory', '0');
  expect(await answers).toEqual(jobs.map(answerOf));
  operator.disconnect();
});

test('a coordinator that comes back does nothing twice', async () => {
  await worker();
  const first = await coordinator();
  const jobs = toys(20, 50);
  const asked = jobs.map((job) => first.run(job));
  await Promise.all(asked.slice(0, 10));
  await first.close();
  const second = await coordinator();
  expect(await Promise.all(jobs.map((job) => second.run(job)))).toEqual(jobs.map(answerOf));
  const done = async () => (await queueStatus(queueAddress(redis.url), () => {})).workers[0].done;
  await until(async () => (await done()) >= 20);
  expect(await done()).toBe(20);
});

describe('a poisoned job', () => {
  test('is tried three times and named, and the others go on', async () => {
    const station = await worker();
    const asking = await coordinator();
    const jobs = toys(20, 5);
    const poisoned = asking.run(toy(1000, { does: 'throws' }));
    const answers = Promise.all(jobs.map((job) => asking.run(job)));
    await expect(poisoned).rejects.toThrow(/failed 3 times.*toy 1000 is broken.*"number":1000/);
    expect(await answers).toEqual(jobs.map(answerOf));
    expect(station.said.filter((sentence) => sentence.includes('toy 1000 is broken'))).toHaveLength(3);
    const { failures } = await queueStatus(queueAddress(redis.url), () => {});
    expect(failures.map(({ why, jobs }) => [why, jobs])).toEqual([
      ['toy 1000 is broken', [toy(1000, { does: 'throws' })]],
    ]);
    // Who asks again wants it tried again.
    await expect(asking.run(toy(1000, { does: 'throws' }))).rejects.toThrow('toy 1000 is broken');
    expect(station.said.filter((sentence) => sentence.includes('toy 1000 is broken'))).toHaveLength(6);
    expect(await mendFailed(queueAddress(redis.url), 'drop', () => {})).toBe(1);
    expect((await queueStatus(queueAddress(redis.url), () => {})).failed).toBe(0);
  });

  test('that kills its worker is given up after three of them', async () => {
    const asking = await coordinator();
    const poisoned = asking.run(toy(1000, { does: 'kills', takes: 50 }));
    const outcome = poisoned.then(
      () => 'answered',
      (error: Error) => error.message,
    );
    for (let death = 0; death < 3; death++) await (await worker()).ended;
    await worker();
    expect(await outcome).toMatch(/its worker ended 3 times in the middle of it/);
    expect(await asking.run(toy(1))).toEqual(answerOf(toy(1)));
  });

  test('among jobs that travel together leaves them whole', async () => {
    await worker();
    const asking = await coordinator();
    // Once it is known how little they take, they travel together.
    await Promise.all(toys(50, 0).map((job) => asking.run(job)));
    const jobs = Array.from({ length: 50 }, (_, index) =>
      toy(200 + index, { does: index === 25 ? 'throws' : 'answers' }),
    );
    const outcomes = await Promise.allSettled(jobs.map((job) => asking.run(job)));
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(jobs.map(({ does }) => does === 'answers'));
  });

  test('whose input is wrong is no failure', async () => {
    await worker();
    const asking = await coordinator();
    await expect(asking.run(toy(7, { does: 'input' }))).rejects.toThrow('There is no toy 7.');
    expect((await queueStatus(queueAddress(redis.url), () => {})).failed).toBe(0);
  });
});

test('hostile messages are refused before anything runs', async () => {
  const station = await worker();
  const asking = await coordinator();
  await asking.run(toy(0));
  const { connection, prefix } = queueAddress(redis.url);
  const queue = new Queue(queueName(VERSION, 0), { connection, prefix });
  const hostile: unknown[] = [
    null,
    { jobs: [], givenBack: 0 },
    { jobs: [{ name: '__proto__' }], givenBack: 0 },
    { jobs: [{ name: 'constructor' }], givenBack: 0 },
    { jobs: [{ ...toy(1), does: 'anything' }], givenBack: 0 },
    { jobs: [{ ...toy(1), more: 1 }], givenBack: 0 },
    { jobs: [toy(1)], givenBack: 'often' },
    { jobs: Array.from({ length: 10_000 }, (_, number) => toy(number)), givenBack: 0 },
  ];
  for (const [index, data] of hostile.entries())
    await queue.add('toy', data, { jobId: `hostile-${index}`, attempts: 3 });
  // Right in itself, but under the name of something else, whose result it would be taken for.
  await queue.add('toy', { jobs: [toy(1)], givenBack: 0 }, { jobId: contentName(VERSION, toy(2)), attempts: 3 });
  await until(async () => (await queue.getFailedCount()) === hostile.length + 1);
  expect(station.said.filter((sentence) => sentence.startsWith('Refused a message'))).toHaveLength(hostile.length + 1);
  expect(await asking.run(toy(3))).toEqual(answerOf(toy(3)));
  await queue.close();
});

test('Ctrl-C at a worker gives the job in hand back at once, and that was no try', async () => {
  const asking = await coordinator();
  const answer = asking.run(toy(1, { takes: 3000 }));
  for (let turn = 0; turn < 4; turn++) {
    const station = await worker();
    await begun();
    const startedAt = performance.now();
    station.process.kill('SIGINT');
    expect(await station.ended).toBe(0);
    // Long before a silent worker is taken for dead.
    expect((await queueStatus(queueAddress(redis.url), () => {})).waiting).toBe(1);
    expect(performance.now() - startedAt).toBeLessThan(60_000);
  }
  await worker();
  expect(await answer).toEqual(answerOf(toy(1)));
});

test('a coordinator that ends takes back what no worker has begun', async () => {
  const asking = await coordinator();
  for (const job of toys(10, 10)) void asking.run(job).catch(() => {});
  await until(async () => (await queueStatus(queueAddress(redis.url), () => {})).waiting === 10);
  await asking.close();
  expect((await queueStatus(queueAddress(redis.url), () => {})).waiting).toBe(0);
});

test('a worker of another version says so and takes nothing', async () => {
  const asking = await coordinator('newer');
  const answer = asking.run(toy(5));
  await until(async () => (await queueStatus(queueAddress(redis.url), () => {})).waiting === 1);
  const older = await worker('older');
  await until(() => older.said.some((sentence) => sentence.includes('another version')));
  expect(older.said.at(-1)).toBe(
    '1 jobs of another version wait in jobs-newer; this worker is of version older and leaves them.',
  );
  await worker('newer');
  expect(await answer).toEqual(answerOf(toy(5)));
  expect(
    (await queueStatus(queueAddress(redis.url), () => {})).workers.find((one) => one.version === 'older')?.done,
  ).toBe(0);
});

test('a job waits for a worker with memory enough; one that finds none goes to a larger one', async () => {
  const small = await worker(VERSION, GIBIBYTE);
  const asking = await coordinator();
  const large = asking.run(toy(1, { memory: 3 * GIBIBYTE }));
  const surprising = asking.run(toy(2, { does: 'large' })).catch((error: Error) => error.message);
  await until(() => small.said.some((sentence) => sentence.includes('needs more memory')));
  expect(await asking.run(toy(3))).toEqual(answerOf(toy(3)));
  await worker(VERSION, 4 * GIBIBYTE);
  expect(await large).toEqual(answerOf(toy(1)));
  // It finds no memory anywhere: it waits for a worker that is larger still.
  await until(async () => {
    const { queues } = await queueStatus(queueAddress(redis.url), () => {});
    return queues.some(({ name, waiting }) => name === queueName(VERSION, 8) && waiting === 1);
  });
  void surprising;
});

test('long jobs report how far they are', async () => {
  await worker();
  const asking = await coordinator();
  const seen: number[] = [];
  await asking.run(toy(1, { takes: 3500 }), ({ done }) => seen.push(done));
  expect(seen.length).toBeGreaterThan(0);
  expect([...seen].sort((a, b) => a - b)).toEqual(seen);
});
