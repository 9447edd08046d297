import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { missingProgram } from '../../../cli/setup/programs.cjs';

/** A Redis of the test's own, on a free port, in a folder of its own. */
export class TestRedis {
  readonly port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'kaisu-redis-'));
  readonly #options: readonly string[];
  #process: ChildProcess | undefined;

  private constructor(port: number, options: readonly string[]) {
    this.port = port;
    this.#options = options;
  }

  static async start(...options: string[]): Promise<TestRedis> {
    const missing = missingProgram('redis-server') ?? missingProgram('faketime');
    if (missing) throw new Error(missing);
    const redis = new TestRedis(await freePort(), options);
    await redis.up();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async up(): Promise<void> {
    const options = [
      '--port',
      `${this.port}`,
      '--bind',
      '127.0.0.1',
      '--dir',
      this.#folder,
      '--save',
      '',
      ...this.#options,
    ];
    this.#process = spawn('redis-server', options, { stdio: 'ignore' });
    const client = this.client();
    // Ready even where it asks for a password first.
    await client.ping().catch(() => {});
    client.disconnect();
  }

  /** Stops it as an operator does, so that what it keeps on disk is written. */
  async down(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const stopping = this.#process;
    if (!stopping) return;
    this.#process = undefined;
    const ended = new Promise((resolve) => stopping.once('exit', resolve));
    stopping.kill(signal);
    await ended;
  }

  client(): Redis {
    const client = new Redis(this.port, '127.0.0.1', { maxRetriesPerRequest: null, retryStrategy: () => 50 });
    client.on('error', () => {});
    return client;
  }

  async end(): Promise<void> {
    await this.down('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
