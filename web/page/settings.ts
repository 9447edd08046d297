import { effect, type Signal, signal } from '@preact/signals';

/** Everything a player may choose, kept on this device. */
export const choices = {
  theme: ['auto', 'light', 'dark'],
  palette: ['classic', 'safe'],
  buttons: ['auto', 'two', 'one'],
  swapped: ['no', 'yes'],
  checking: ['live', 'request', 'off'],
  finish: ['rules', 'decided'],
  clock: ['shown', 'hidden'],
} as const;

export type Choices = typeof choices;
export type Setting = keyof Choices;

export const settings: { readonly [S in Setting]: Signal<Choices[S][number]> } = {
  theme: kept('theme'),
  palette: kept('palette'),
  buttons: kept('buttons'),
  swapped: kept('swapped'),
  checking: kept('checking'),
  finish: kept('finish'),
  clock: kept('clock'),
};

/** A setting that remembers itself; anything else found in the store counts as the default. */
function kept<S extends Setting>(name: S): Signal<Choices[S][number]> {
  const allowed: readonly Choices[S][number][] = choices[name];
  const stored = remembered(name);
  const setting = signal(allowed.find((value) => value === stored) ?? allowed[0]);
  effect(() => remember(name, setting.value));
  return setting;
}

/** A private window may refuse storage: then nothing is remembered and everything else works. */
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`kaisu.${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`kaisu.${name}`, value);
  } catch {
    // Nothing to do: the choice holds until the window closes.
  }
}

effect(() => {
  document.documentElement.dataset.theme = settings.theme.value;
  document.documentElement.dataset.palette = settings.palette.value;
});
