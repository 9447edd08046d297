import type { ListRule } from '../../../formats/json.ts';
import { cellCount, type Shape } from '../../../grid/shape.ts';

/** The layers that a Castle Wall board may note. */
export function castleWallNotes(shape: Shape): { readonly [layer: string]: ListRule } {
  return { greyed: { length: cellCount(shape), least: 0, largest: 1 } };
}
