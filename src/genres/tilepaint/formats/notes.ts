import type { ListRule } from '../../../formats/json.ts';
import { cellCount, type Shape } from '../../../grid/shape.ts';

/** The layers that a Tilepaint board may note. */
export function tilepaintNotes(shape: Shape): { readonly [layer: string]: ListRule } {
  const length = cellCount(shape);
  return {
    tints: { length, least: 0, largest: 1 },
    paint: { length, least: 0, largest: 2 },
  };
}
