import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import type { Job, JobResult } from './jobs.ts';

/**
 * Finished jobs, one line each, only ever appended to. A run that was killed, even in the middle of a write, loses the
 * line it was writing and no other: when the file is opened, what stands after the last whole line is cut off. A line is
 * a digest of its content, then the content, so a line that a crash of the machine has garbled is not believed either.
 */
export class Journal<J = Job, R = JobResult> {
  private readonly file: number;
  private readonly results = new Map<string, R>();

  constructor(
    private readonly path: string,
    /** Results of another version are none of ours. */
    private readonly version: number,
  ) {
    makeFolder(dirname(path));
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    this.file = openSync(path, 'a');
    ftruncateSync(this.file, Buffer.byteLength(this.read(text)));
  }

  /** Takes in the lines and returns the part of the text that is whole. */
  private read(text: string): string {
    let from = 0;
    for (;;) {
      const end = text.indexOf('\n', from);
      if (end < 0) return text.slice(0, from);
      const line = text.slice(from, end);
      const content = line.slice(line.indexOf(' ') + 1);
      if (line !== lineOf(content)) return text.slice(0, from);
      const { key, result } = JSON.parse(content) as { key: string; result: R };
      this.results.set(key, result);
      from = end + 1;
    }
  }

  get size(): number {
    return this.results.size;
  }

  find(job: J): R | undefined {
    return this.results.get(this.keyOf(job));
  }

  /** Comes back when the line is on the disk. */
  add(job: J, result: R): void {
    const key = this.keyOf(job);
    this.results.set(key, result);
    writeSync(this.file, `${lineOf(JSON.stringify({ key, result }))}\n`);
    fsyncSync(this.file);
  }

  close(): void {
    closeSync(this.file);
  }

  /** For when everything that the journal holds has been written elsewhere. */
  remove(): void {
    this.close();
    rmSync(this.path, { force: true });
  }

  private keyOf(job: J): string {
    return digest(JSON.stringify([this.version, job]));
  }
}

function lineOf(content: string): string {
  return `${digest(content)} ${content}`;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
