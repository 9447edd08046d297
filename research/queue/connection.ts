import { Redis, type RedisOptions } from 'ioredis';
import { InputError } from '../../src/grid/input-error.ts';
import type { QueueAddress } from './address.ts';

/** After that long without a first answer there is no queue at the address. */
const FIRST_ANSWER = 10_000;
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 2000;

/** What is told to the person at the terminal. */
export type Say = (sentence: string) => void;

/** Options of every connection: it waits and comes back for as long as Redis is away. */
export function patient(address: QueueAddress): RedisOptions & { retryStrategy: (times: number) => number } {
  return {
    ...address.connection,
    maxRetriesPerRequest: null,
    enableReadyCheck: true,
    connectTimeout: FIRST_ANSWER,
    retryStrategy: (times: number): number => Math.min(FIRST_PAUSE * 2 ** times, LONGEST_PAUSE),
  };
}

/**
 * Connects, and tells when Redis goes away and when it is back. Throws an `InputError` when nothing answers at the
 * address at first, or when it doesn't let us in: most likely the address is wrong.
 */
export async function connect(address: QueueAddress, say: Say): Promise<Redis> {
  const client = new Redis({ ...patient(address), lazyConnect: true, retryStrategy: () => null });
  let trouble = '';
  const note = (error: Error): void => {
    trouble = reasonOf(error);
  };
  client.on('error', note);
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    client.disconnect();
    throw new InputError(`No queue at ${address.shown}: ${trouble || reasonOf(error)}.`);
  }
  client.options.retryStrategy = patient(address).retryStrategy;
  client.off('error', note);
  // What goes wrong with a single command is thrown where it was given; without a listener it would end the process.
  client.on('error', () => {});
  let away = false;
  client.on('close', () => {
    if (!away) say(`The queue at ${address.shown} is out of reach; waiting for it.`);
    away = true;
  });
  client.on('ready', () => {
    if (away) say(`The queue at ${address.shown} is back.`);
    away = false;
  });
  client.on('end', () => {
    away = true;
  });
  return client;
}

/** Ends a connection without a word about its end. */
export function disconnect(client: Redis): void {
  client.removeAllListeners('close');
  client.disconnect();
}

/** Why a command failed, in words that hold no part of the command: that may have been a password. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED') return 'nobody listens there';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'there is no such host';
  if (code === 'ETIMEDOUT' || /timeout|ETIMEDOUT/i.test(message)) return 'nothing answers';
  if (/WRONGPASS|NOAUTH|invalid password/i.test(message)) return 'it does not accept this user and password';
  if (/DB index|invalid DB/i.test(message)) return 'it has no such database';
  return (code ?? message.split('\n')[0].slice(0, 200)).replace(/\.$/, '');
}

/** Whether Redis refuses to write because its memory is used up (`maxmemory` with `noeviction`). */
export function isFull(error: unknown): boolean {
  return error instanceof Error && /^OOM |command not allowed when used memory/.test(error.message);
}

/**
 * Does `work`, again and again while Redis is full: nothing is lost, it only waits for room. Says so once.
 */
export async function whenThereIsRoom<T>(work: () => Promise<T>, address: QueueAddress, say: Say): Promise<T> {
  for (let told = false; ; ) {
    try {
      return await work();
    } catch (error) {
      if (!isFull(error)) throw error;
      if (!told) say(`The queue at ${address.shown} has no memory left (maxmemory); waiting for room.`);
      told = true;
      await new Promise((resolve) => setTimeout(resolve, LONGEST_PAUSE));
    }
  }
}
