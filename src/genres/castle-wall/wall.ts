import { BLANK } from '../../board/clue.ts';
import type { Shape } from '../../grid/shape.ts';
import { type CastleWallPuzzle, NO_ARROW, NO_WALL } from './puzzle.ts';

/** A clue cell. */
export interface Wall {
  readonly colour: number;
  readonly arrow: number;
  readonly number: number;
}

/** The puzzle with these walls, null for an ordinary cell. */
export function puzzleOf(shape: Shape, walls: readonly (Wall | null)[]): CastleWallPuzzle {
  return {
    ...shape,
    colours: walls.map((wall) => wall?.colour ?? NO_WALL),
    arrows: walls.map((wall) => wall?.arrow ?? NO_ARROW),
    numbers: walls.map((wall) => wall?.number ?? BLANK),
  };
}

export function wallsOf({ colours, arrows, numbers }: CastleWallPuzzle): (Wall | null)[] {
  return colours.map((colour, cell) =>
    colour === NO_WALL ? null : { colour, arrow: arrows[cell], number: numbers[cell] },
  );
}
