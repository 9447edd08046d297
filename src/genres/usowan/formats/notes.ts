import type { ListRule } from '../../../formats/json.ts';
import { cellCount, type Shape } from '../../../grid/shape.ts';

/** The layers that a Usowan board may note. */
export function usowanNotes(shape: Shape): { readonly [layer: string]: ListRule } {
  const { width, height } = shape;
  return {
    verdicts: { length: cellCount(shape), least: 0, largest: 2 },
    verticalBorders: { length: (width - 1) * height, least: 0, largest: 1 },
    horizontalBorders: { length: width * (height - 1), least: 0, largest: 1 },
  };
}
