import type { Notes } from '../genre/genre.ts';

/** The layers that note anything: a layer of zeros is the same as none, and every format leaves it out. */
export function tidied(layers: Notes): Notes {
  const notes: { [layer: string]: readonly number[] } = {};
  for (const [layer, values] of Object.entries(layers)) if (values.some((value) => value !== 0)) notes[layer] = values;
  return notes;
}

/** A layer of `length` values: the noted one, or zeros. */
export function layerOf(notes: Notes, layer: string, length: number): readonly number[] {
  return notes[layer] ?? new Array<number>(length).fill(0);
}
