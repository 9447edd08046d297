import type { Readable, Writable } from 'node:stream';

/** The three streams of a run: the process's own, or a test's. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number };
}

/** Exit statuses, the same for every command; a run over many boards ends with the highest of its boards. */
export const DONE = 0;
/** Done, with the other verdict: none, several, a rule broken, unfinished. */
export const OTHER_VERDICT = 1;
export const WRONG_INPUT = 2;
/** A limit was reached before there was a verdict. */
export const LIMIT_REACHED = 3;
export const INTERRUPTED = 130;
