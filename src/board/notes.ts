/**
 * What a player notes and no rule reads: named layers of small integers (a struck ship, an `x` on a number, a tint).
 * Kept so that files lose nothing.
 */
export type Notes = { readonly [layer: string]: readonly number[] };

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
