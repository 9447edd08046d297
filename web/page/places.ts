import type { ComponentType } from 'preact';
import { PlayPlace } from './panels/play-place.tsx';
import { pageWords } from './words.ts';

interface PlaceHead {
  readonly id: string;
  readonly name: string;
  readonly key: { readonly key: string; readonly shift: boolean };
}

/** A third of the page: a name in the header, a key, and what is shown. All but the first load when they are opened. */
export type Place = PlaceHead & ({ readonly component: ComponentType } | { load(): Promise<ComponentType> });

/** Every place that there is, in the order of the header. */
export const places: readonly Place[] = [
  { id: 'play', name: pageWords.play, key: { key: 'F2', shift: false }, component: PlayPlace },
];

export function placeOfKey(key: string, shift: boolean): string | undefined {
  return places.find((place) => place.key.key === key && place.key.shift === shift)?.id;
}
