import { BLANK, QUESTION } from '../../board/clue.ts';
import type { BlankBoard } from '../../genre/blank-board.ts';
import { InputError } from '../../grid/input-error.ts';
import { cellCount, cellNamed, type Shape } from '../../grid/shape.ts';
import type { CastleWallOptions } from './options.ts';
import { BLACK, type CastleWallPuzzle, GREY, NO_ARROW, NO_WALL, WHITE } from './puzzle.ts';
import type { CastleWallReading } from './readings.ts';

const COLOURS: { readonly [name: string]: number } = { grey: GREY, white: WHITE, black: BLACK };

/** All loops, or those that miss the walls of `r1c1=white,r2c3` (grey when no colour is named). */
export function blank(
  shape: Shape,
  reading: CastleWallReading,
  { walls }: CastleWallOptions,
): BlankBoard<CastleWallPuzzle, CastleWallReading, CastleWallOptions> {
  const { width, height } = shape;
  const cells = cellCount(shape);
  const colours = new Array<number>(cells).fill(NO_WALL);
  const numbers = new Array<number>(cells).fill(BLANK);
  for (const wall of walls === undefined ? [] : walls.split(',')) {
    const [, name = '', colour = 'grey'] = /^(\w+)(?:=(\w+))?$/.exec(wall.trim()) ?? [];
    const cell = cellNamed(shape, name);
    if (cell < 0 || !Object.hasOwn(COLOURS, colour))
      throw new InputError(
        `The wall is '${wall}', where a cell of the ${width}x${height} board and a colour (r1c1=white, grey or black) was expected.`,
      );
    if (colours[cell] !== NO_WALL) throw new InputError(`The wall ${name} is listed twice.`);
    colours[cell] = COLOURS[colour];
    numbers[cell] = QUESTION;
  }
  return {
    puzzle: { width, height, colours, arrows: new Array<number>(cells).fill(NO_ARROW), numbers },
    reading,
    options: walls === undefined ? {} : { walls },
  };
}
