import { createReadStream, fstatSync, writeSync } from 'node:fs';
import process from 'node:process';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** Where text goes. */
export interface Output {
  /** Writes all of the text. Fails as the system does: `EPIPE` when the reader has enough. */
  write(text: string): Promise<void>;
}

/** The streams of a run: the process's own, or a test's. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Output;
  readonly stderr: Output;
  /** The terminal behind stderr, if there is one on which a line can be drawn over. */
  readonly terminal: NodeJS.WriteStream | undefined;
}

/** Nothing of a stream is looked at before it is needed: Node makes it then, which takes longer than a small board. */
export const processIo: Io = {
  get stdin() {
    // Of a folder Node makes an empty input; read as a file it says what is wrong.
    return fstatSync(0).isDirectory() ? createReadStream('', { fd: 0, autoClose: false }) : process.stdin;
  },
  stdout: outputTo(1),
  stderr: outputTo(2),
  get terminal() {
    return process.stderr.isTTY && process.env.TERM !== 'dumb' ? process.stderr : undefined;
  },
};

const retryMilliseconds = 5;

/** What is written is out at once, whether the descriptor is a file, a pipe or a terminal. */
function outputTo(descriptor: number): Output {
  return {
    async write(text) {
      const bytes = Buffer.from(text);
      for (let written = 0; written < bytes.length; ) {
        try {
          written += writeSync(descriptor, bytes, written);
        } catch (error) {
          // A full pipe that whoever shares it has told not to wait.
          if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
          await pause(retryMilliseconds);
        }
      }
    },
  };
}

/** Exit statuses, the same for every command; a run over many boards ends with the highest of its boards. */
export const DONE = 0;
/** Done, with the other verdict: none, several, a rule broken, unfinished. */
export const OTHER_VERDICT = 1;
export const WRONG_INPUT = 2;
/** A limit was reached before there was a verdict. */
export const LIMIT_REACHED = 3;
export const INTERRUPTED = 130;
