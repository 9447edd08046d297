// What lies on a player's board: layers of small integers. `marks` is what the rules read; `trial` says at which depth
// of trial a mark was set (0 = for good); every other layer is one of the genre's notes.

/** Name of a layer → one small integer a place. */
export type Layers = { readonly [layer: string]: Uint8Array };

/** Name of a layer → its length. */
export type LayerSizes = { readonly [layer: string]: number };

/** Name of a layer → its values, as they are kept in files and stores. */
export type PlainLayers = { readonly [layer: string]: readonly number[] };

/** One place of one layer, before and after. Undo reads it backwards, so both values are kept. */
export interface Change {
  readonly layer: string;
  readonly index: number;
  readonly before: number;
  readonly after: number;
}

export const MARKS = 'marks';
export const TRIAL = 'trial';

/** Layers of zeros: `marks` and `trial` with one place a decision, and the genre's notes. */
export function emptyLayers(decisions: number, notes: LayerSizes): Layers {
  const layers: { [layer: string]: Uint8Array } = {
    [MARKS]: new Uint8Array(decisions),
    [TRIAL]: new Uint8Array(decisions),
  };
  for (const [layer, size] of Object.entries(notes)) layers[layer] = new Uint8Array(size);
  return layers;
}

/** The same board with values laid on it: a layer that is missing stays as it is, a value beyond the end is dropped. */
export function filled(layers: Layers, values: { readonly [layer: string]: ArrayLike<number> }): Layers {
  const result: { [layer: string]: Uint8Array } = {};
  for (const [layer, old] of Object.entries(layers)) {
    const next = Uint8Array.from(old);
    const given = Object.hasOwn(values, layer) ? values[layer] : [];
    for (let i = 0; i < given.length && i < next.length; i++) next[i] = given[i];
    result[layer] = next;
  }
  return result;
}
