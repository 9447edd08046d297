import type { ListRule } from '../../../formats/json.ts';
import { cellCount, type Shape } from '../../../grid/shape.ts';

/** The layers that a Battleships board with a fleet of so many ships may note. */
export function battleshipsNotes(shape: Shape, ships: number): { readonly [layer: string]: ListRule } {
  const flags = (length: number) => ({ length, least: 0, largest: 1 });
  return {
    struckColumns: flags(shape.width),
    struckRows: flags(shape.height),
    struckShips: flags(ships),
    struckPieces: flags(cellCount(shape)),
    dottedPieces: flags(cellCount(shape)),
    uprightShips: flags(ships),
  };
}
