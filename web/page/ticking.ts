import { signal } from '@preact/signals';
import { Clock, clockText } from './game/clock.ts';

// The page's one clock. It stands while the page is out of sight.

let ticks = new Clock();
/** Seconds on the clock, for those who show it. */
export const shown = signal(0);
export const running = signal(false);
/** The player has paused: the board is covered. */
export const paused = signal(false);

function look(): void {
  shown.value = ticks.seconds(performance.now());
  running.value = ticks.running;
}

export const clock = {
  start(): void {
    ticks.start(performance.now());
    look();
  },
  pause(): void {
    ticks.pause(performance.now());
    look();
  },
  seconds: (): number => ticks.seconds(performance.now()),
  text: (): string => clockText(clock.seconds()),
};

/** A new board: the clock stands at what was played of it. */
export function rewind(seconds: number): void {
  ticks = new Clock(seconds);
  paused.value = false;
  look();
}

/** Stops the clock and covers the board, or the other way round. A clock that stands because of a solved board stays. */
export function togglePause(): void {
  if (paused.value) {
    paused.value = false;
    clock.start();
  } else if (ticks.running) {
    paused.value = true;
    clock.pause();
  }
}

setInterval(look, 1000);

let wasRunning = false;
document.addEventListener('visibilitychange', () => {
  if (document.hidden) {
    wasRunning = ticks.running;
    clock.pause();
  } else if (wasRunning) clock.start();
});
