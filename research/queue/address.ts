import { readFileSync } from 'node:fs';
import type { RedisOptions } from 'ioredis';
import { InputError } from '../../src/grid/input-error.ts';

/** A Redis and the place in it where Kaisu keeps its jobs. */
export interface QueueAddress {
  readonly connection: RedisOptions;
  /** Every key begins with it, so that one Redis serves several groups. */
  readonly prefix: string;
  /** The address as it may be shown: without user and password. */
  readonly shown: string;
}

const FORM = 'redis://[user:password@]host[:port][/database][?prefix=name]';
const DEFAULT_PORT = 6379;
const LONGEST = 4096;

/**
 * Reads the address of a queue: `redis://…`, `rediss://…` (TLS), or `@file`, a file that holds one, so that no password
 * stands in a list of processes. Throws an `InputError` that never repeats the address, since it may hold a password.
 */
export function queueAddress(text: string): QueueAddress {
  const [own, place] = text.startsWith('@')
    ? [contentOf(text.slice(1)), `the file ${text.slice(1)}`]
    : [text, '--queue'];
  let url: URL;
  try {
    url = new URL(own.trim());
  } catch {
    throw new InputError(`The address in ${place} can't be read, where ${FORM} was expected.`);
  }
  if (url.protocol !== 'redis:' && url.protocol !== 'rediss:')
    throw new InputError(`The address in ${place} begins ${url.protocol}//, where redis:// or rediss:// was expected.`);
  if (url.hostname === '') throw new InputError(`The address in ${place} names no host: ${FORM} was expected.`);
  const database = /^\/?(\d{0,5})$/.exec(url.pathname)?.[1];
  if (database === undefined) throw new InputError(`The database in ${place} is no number: ${FORM} was expected.`);
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'prefix');
  if (unknown !== undefined)
    throw new InputError(
      `The address in ${place} has a part '${unknown.slice(0, 40)}', where only prefix was expected.`,
    );
  const prefix = url.searchParams.get('prefix') ?? 'kaisu';
  if (!/^[\w.-]{1,64}$/.test(prefix))
    throw new InputError(`The prefix in ${place} may only have letters, digits, ".", "-" and "_", up to 64 of them.`);
  const port = url.port === '' ? DEFAULT_PORT : Number(url.port);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return {
    connection: {
      host,
      port,
      ...(url.username === '' ? {} : { username: decoded(url.username, place) }),
      ...(url.password === '' ? {} : { password: decoded(url.password, place) }),
      ...(database === undefined || database === '' ? {} : { db: Number(database) }),
      ...(url.protocol === 'rediss:' ? { tls: { servername: host } } : {}),
    },
    prefix,
    shown: `${url.protocol}//${url.hostname}:${port}${database ? `/${database}` : ''}`,
  };
}

function contentOf(path: string): string {
  try {
    const text = readFileSync(path, 'utf8');
    if (text.length <= LONGEST) return text;
  } catch (error) {
    throw new InputError(
      `The file ${path} with the queue's address can't be read (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
  throw new InputError(`The file ${path} has more than ${LONGEST} characters, where one address was expected.`);
}

function decoded(part: string, place: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new InputError(`User or password in ${place} has a % that no two hexadecimal digits follow.`);
  }
}
