import { BLANK } from '../../src/board/clue.ts';
import { type CastleWallPuzzle, GREY, NO_ARROW, NO_WALL } from '../../src/genres/castle-wall/puzzle.ts';
import { type CastleWallReading, castleWallReadings } from '../../src/genres/castle-wall/readings.ts';
import { type UsowanReading, usowanReadings } from '../../src/genres/usowan/readings.ts';
import { cellCount, type Shape } from '../../src/grid/shape.ts';

/** A Castle Wall board whose only clues are the given walls. */
export function walledBoard(shape: Shape, walls: ReadonlyMap<number, number> = new Map()): CastleWallPuzzle {
  const cells = cellCount(shape);
  return {
    width: shape.width,
    height: shape.height,
    colours: Array.from({ length: cells }, (_, cell) => walls.get(cell) ?? NO_WALL),
    arrows: new Array<number>(cells).fill(NO_ARROW),
    numbers: new Array<number>(cells).fill(BLANK),
  };
}

export function greyWalls(cells: readonly number[]): Map<number, number> {
  return new Map(cells.map((cell) => [cell, GREY]));
}

export const printedWalls: CastleWallReading = castleWallReadings[0];

export function usowanReading(name: string): UsowanReading {
  const found = usowanReadings.find((reading) => reading.name === name);
  if (found === undefined) throw new Error(`no reading is called ${name}`);
  return found;
}
