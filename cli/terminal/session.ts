import process from 'node:process';
import { setImmediate as yieldToEvents } from 'node:timers/promises';
import { now } from './clock.ts';
import { INTERRUPTED, type Io, WRONG_INPUT } from './io.ts';

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
  #status = 0;
  #unheard = false;
  readonly #interrupt: () => void;
  readonly #brokenPipe: (error: NodeJS.ErrnoException) => void;

  constructor(io: Io) {
    this.io = io;
    const controller = new AbortController();
    this.signal = controller.signal;
    this.#interrupt = () => {
      if (controller.signal.aborted) process.exit(INTERRUPTED);
      this.raise(INTERRUPTED);
      controller.abort();
      // Whoever waits for input waits no longer.
      io.stdin.destroy();
    };
    // `kaisu list … | head`: the reader has enough, which is no error.
    this.#brokenPipe = (error) => {
      if (error.code !== 'EPIPE' && !controller.signal.aborted) {
        this.raise(WRONG_INPUT);
        this.warn(`The results can't be written (${error.code}).`);
      }
      this.#unheard = true;
      controller.abort();
    };
    process.on('SIGINT', this.#interrupt);
    process.on('SIGTERM', this.#interrupt);
    io.stdout.on('error', this.#brokenPipe);
  }

  /** The highest status that any part of the run has asked for. */
  get status(): number {
    return this.#status;
  }

  raise(status: number): void {
    // It is the output that ended, and nobody has interrupted anything.
    if (this.#unheard && status === INTERRUPTED) return;
    this.#status = Math.max(this.#status, status);
  }

  /** Writes to stdout and waits while the reader is slow, so that lists of any length take no memory. */
  async write(text: string): Promise<void> {
    const { stdout } = this.io;
    if (stdout.write(text) || this.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const go = (): void => {
        stdout.off('drain', go);
        stdout.off('close', go);
        this.signal.removeEventListener('abort', go);
        resolve();
      };
      stdout.on('drain', go);
      stdout.on('close', go);
      this.signal.addEventListener('abort', go);
    });
  }

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
    if (this.#unheard) return;
    this.io.stderr.write(`kaisu: ${text}\n`);
  }

  close(): void {
    process.off('SIGINT', this.#interrupt);
    process.off('SIGTERM', this.#interrupt);
    // The handler of broken pipes stays when stdout is the process's own: the pipe may break while it drains.
    if (this.io.stdout !== process.stdout) this.io.stdout.off('error', this.#brokenPipe);
  }
}

function isLazyList(value: unknown): value is Iterable<object> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Symbol.iterator in value;
}
