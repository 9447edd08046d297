import process from 'node:process';
import { setImmediate as yieldToEvents } from 'node:timers/promises';
import { now } from './clock.ts';
import { DONE, INTERRUPTED, type Io, WRONG_INPUT } from './io.ts';

/** Characters after which a piece of a long list is written. */
const pieceLength = 1 << 16;
/** For how long a list goes on after Ctrl-C. */
const momentMilliseconds = 50;

/**
 * One run of the program: its streams, its exit status, and the Ctrl-C that may come. The first Ctrl-C aborts
 * `signal`, upon which a command prints what it has so far; a second one ends the process at once.
 */
export class Session {
  readonly io: Io;
  readonly signal: AbortSignal;
  readonly #controller = new AbortController();
  #status = DONE;
  /** Nobody hears any more what is written: the reader has enough, or the results can't be written. */
  #unheard = false;

  constructor(io: Io) {
    this.io = io;
    this.signal = this.#controller.signal;
    process.on('SIGINT', this.#interrupt);
    process.on('SIGTERM', this.#interrupt);
  }

  /** The highest status that any part of the run has asked for, until the output ended. */
  get status(): number {
    return this.#status;
  }

  raise(status: number): void {
    if (!this.#unheard) this.#status = Math.max(this.#status, status);
  }

  /** Writes a part of the results. When they can't be written any more, the run is told to stop. */
  async write(text: string): Promise<void> {
    if (this.#unheard) return;
    try {
      await this.io.stdout.write(text);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      // `kaisu list … | head`: the reader has enough, which is no error, whatever there would have been to say.
      if (code === 'EPIPE') this.#status = DONE;
      else {
        this.raise(WRONG_INPUT);
        this.warn(`The results can't be written (${code ?? error}).`);
      }
      this.#unheard = true;
      this.#controller.abort();
    }
  }

  #interrupt = (): void => {
    if (this.signal.aborted) process.exit(INTERRUPTED);
    this.raise(INTERRUPTED);
    this.#controller.abort();
  };

  /**
   * One JSON document on a line of its own. A member that is no array but can be gone through is a list that may be too
   * long for one string: it is written piece by piece.
   */
  async json(document: object): Promise<void> {
    const startedAt = now();
    let text = '{';
    let separator = '';
    for (const [name, value] of Object.entries(document)) {
      if (value === undefined) continue;
      text += `${separator}${JSON.stringify(name)}:`;
      separator = ',';
      text = isLazyList(value)
        ? await this.#list(`${text}[`, name, value, startedAt)
        : `${text}${JSON.stringify(value)}`;
    }
    await this.write(`${text}}\n`);
  }

  /**
   * A list as JSON after what comes `before` it; once Ctrl-C has come, only as much as a moment from `startedAt` holds.
   * Returns what is not written yet.
   */
  async #list(before: string, name: string, items: Iterable<object>, startedAt: number): Promise<string> {
    let piece = before;
    let written = 0;
    for (const item of items) {
      if (this.signal.aborted && now() - startedAt > momentMilliseconds) {
        this.warn(`Interrupted: only the first ${written} of the ${name} are written.`);
        break;
      }
      piece += `${written === 0 ? '' : ','}${JSON.stringify(item)}`;
      written += 1;
      if (piece.length < pieceLength) continue;
      await this.write(piece);
      piece = '';
      // Inside a loop that only writes, no Ctrl-C gets through.
      await yieldToEvents();
    }
    return `${piece}]`;
  }

  /** A remark that is not part of the result. */
  warn(text: string): void {
    // Where stderr can't be written to either, there is nobody to tell.
    if (!this.#unheard) void this.io.stderr.write(`kaisu: ${text}\n`).catch(() => {});
  }

  close(): void {
    process.off('SIGINT', this.#interrupt);
    process.off('SIGTERM', this.#interrupt);
  }
}

function isLazyList(value: unknown): value is Iterable<object> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Symbol.iterator in value;
}
