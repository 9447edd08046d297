import type { Board } from '../../../board/board.ts';
import { QUESTION } from '../../../board/clue.ts';
import { type BodyPart, mustFit, SKIPS_FROM_A, spread } from '../../../formats/body.ts';
import { unmarked } from '../../../formats/codec.ts';
import { mapped } from '../../../formats/part.ts';
import { edgeCount } from '../../../grid/edges.ts';
import { cellCount, cellName, type Shape } from '../../../grid/shape.ts';
import { type CastleWallPuzzle, RIGHT } from '../puzzle.ts';
import { puzzleOf, type Wall, wallsOf } from '../wall.ts';

type CastleWallBoard = Board<CastleWallPuzzle>;

const LARGEST_IN_BODY = 4095;

/**
 * Colour, then arrow and number: `0`–`4` and one digit or `.` for no number, `5`–`9` (arrow 0–4) and two digits, or
 * `-`, the arrow and three digits.
 */
const WALL: BodyPart<Wall | null> = {
  read(cursor) {
    const at = cursor.position;
    const colour = '012'.indexOf(cursor.take('a cell'));
    if (colour < 0) cursor.fail('a colour (0-2) or blanks (a-z)', at);
    const place = cursor.position;
    const sign = cursor.take('an arrow (0-9 or "-")');
    if (sign === '-') {
      const arrow = '01234'.indexOf(cursor.take('an arrow (0-4)'));
      if (arrow < 0) cursor.fail('an arrow (0-4)', place + 1);
      return { colour, arrow, number: cursor.takeHex(3, "an arrow's number") };
    }
    const arrow = '0123456789'.indexOf(sign);
    if (arrow < 0) cursor.fail('an arrow (0-9 or "-")', place);
    if (arrow > RIGHT) return { colour, arrow: arrow - 5, number: cursor.takeHex(2, "an arrow's number") };
    if (cursor.peek() !== '.') return { colour, arrow, number: cursor.takeHex(1, 'a number or "."') };
    cursor.position++;
    return { colour, arrow, number: QUESTION };
  },
  write(wall) {
    if (wall === null) return '';
    const { colour, arrow, number } = wall;
    if (number === QUESTION) return `${colour}${arrow}.`;
    if (number < 16) return `${colour}${arrow}${number.toString(16)}`;
    if (number < 256) return `${colour}${arrow + 5}${number.toString(16)}`;
    return `${colour}-${arrow}${number.toString(16)}`;
  },
};

/** The body of an address. */
export function castleWallBody(shape: Shape): BodyPart<CastleWallBoard> {
  return mapped(
    spread(cellCount(shape), SKIPS_FROM_A, null, WALL, (cell) => `cell ${cellName(shape, cell)}`),
    (walls) => unmarked(puzzleOf(shape, walls), edgeCount(shape)),
    ({ puzzle }) => {
      puzzle.numbers.forEach((value, cell) => mustFit(value, LARGEST_IN_BODY, `cell ${cellName(shape, cell)}`));
      return wallsOf(puzzle);
    },
  );
}
