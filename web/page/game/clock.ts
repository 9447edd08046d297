/** A timer that pauses, from times that are handed in: milliseconds of any steady clock. */
export class Clock {
  #before: number;
  #since: number | undefined;

  /** Starts paused with this much on it. */
  constructor(seconds = 0) {
    this.#before = seconds * 1000;
  }

  get running(): boolean {
    return this.#since !== undefined;
  }

  start(now: number): void {
    this.#since ??= now;
  }

  pause(now: number): void {
    this.#before = this.#elapsed(now);
    this.#since = undefined;
  }

  /** Whole seconds on the clock. */
  seconds(now: number): number {
    return Math.floor(this.#elapsed(now) / 1000);
  }

  #elapsed(now: number): number {
    return this.#before + (this.#since === undefined ? 0 : Math.max(0, now - this.#since));
  }
}

/** `4:07`, `1:02:33`. */
export function clockText(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
