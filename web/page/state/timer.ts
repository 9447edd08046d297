import { signal } from '@preact/signals';
import { Clock, clockText } from '../game/clock.ts';
import type { Time } from './host.ts';

/** The clock of the open board. It stands while the page is out of sight. */
export class Timer {
  /** Seconds on the clock, for those who show it. */
  readonly seconds = signal(0);
  readonly isRunning = signal(false);
  /** The player has paused: the board is covered. */
  readonly isPaused = signal(false);
  readonly #time: Pick<Time, 'now'>;
  #clock = new Clock();
  #ranBeforeHiding = false;

  constructor(time: Pick<Time, 'now'>) {
    this.#time = time;
  }

  /** A new board: the clock stands at what was played of it. */
  reset(seconds: number): void {
    this.#clock = new Clock(seconds);
    this.isPaused.value = false;
    this.tick();
  }

  start(): void {
    this.#clock.start(this.#time.now());
    this.tick();
  }

  stop(): void {
    this.#clock.pause(this.#time.now());
    this.tick();
  }

  /** Stops the clock and covers the board, or the other way round. A clock that stands for a solved board stays. */
  togglePause(): void {
    if (this.isPaused.peek()) this.resume();
    else if (this.#clock.running) {
      this.isPaused.value = true;
      this.stop();
    }
  }

  /** Ends a pause, if there is one. */
  resume(): void {
    if (!this.isPaused.peek()) return;
    this.isPaused.value = false;
    this.start();
  }

  /** The page went out of sight, or came back. */
  hide(isHidden: boolean): void {
    if (isHidden) {
      this.#ranBeforeHiding = this.#clock.running;
      this.stop();
    } else if (this.#ranBeforeHiding) {
      this.#ranBeforeHiding = false;
      this.start();
    }
  }

  /** Whole seconds on the clock, as of now. */
  now(): number {
    return this.#clock.seconds(this.#time.now());
  }

  text(): string {
    return clockText(this.now());
  }

  tick(): void {
    this.seconds.value = this.now();
    this.isRunning.value = this.#clock.running;
  }
}
