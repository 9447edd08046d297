import { effect, type Signal, signal } from '@preact/signals';
import type { Preferences, Stop } from './host.ts';

/** Everything a player may choose, kept on this device; the first of each is the default. */
export const choices = {
  theme: ['auto', 'light', 'dark'],
  palette: ['classic', 'safe'],
  buttons: ['auto', 'two', 'one'],
  swapped: ['no', 'yes'],
  checking: ['live', 'request', 'off'],
  finish: ['rules', 'decided'],
  clock: ['shown', 'hidden'],
  /** Whether a number that the marks prove to be a lie gets its × by itself. */
  lies: ['shown', 'mine'],
  /** Whether the pieces of an unfinished loop are coloured apart. */
  loop: ['ink', 'colours'],
  /** Whether the water of a line whose ships are found is filled in with the stroke that finds them. */
  water: ['mine', 'filled'],
} as const;

export type Choices = typeof choices;
export type SettingName = keyof Choices;

type Signals = { readonly [S in SettingName]: Signal<Choices[S][number]> };

export class Settings {
  readonly of: Signals;
  readonly #preferences: Preferences;

  constructor(preferences: Preferences) {
    this.#preferences = preferences;
    const signals = Object.entries(choices).map(([name, values]) => {
      const stored = preferences.get(name);
      // Anything else that is found in the store counts as the default.
      return [name, signal(values.find((value) => value === stored) ?? values[0])];
    });
    this.of = Object.fromEntries(signals) as Signals;
  }

  /** From now on every change is remembered. */
  start(): Stop {
    const stops = Object.entries(this.of).map(([name, setting]) =>
      effect(() => this.#preferences.set(name, setting.value)),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Other small things that are remembered: the last genre, a size, a level. */
  recall(name: string): string | null {
    return this.#preferences.get(name);
  }

  remember(name: string, value: string): void {
    this.#preferences.set(name, value);
  }
}
