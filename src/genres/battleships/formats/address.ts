import type { Board } from '../../../board/board.ts';
import { BLANK, QUESTION } from '../../../board/clue.ts';
import { layerOf, tidied } from '../../../board/notes.ts';
import { type BodyPart, hexNumber, LARGEST_HEX_NUMBER, mustFit, SKIPS_FROM_G, spread } from '../../../formats/body.ts';
import type { Cursor } from '../../../formats/cursor.ts';
import { mapped, type Part, record } from '../../../formats/part.ts';
import { cellCount, cellName, type Shape } from '../../../grid/shape.ts';
import { type BattleshipsPuzzle, SUBMARINE } from '../puzzle.ts';
import { fleetBody } from './fleet-parts.ts';
import type { Fleet } from './fleets.ts';
import { withPrinted } from './printed-marks.ts';

type BattleshipsBoard = Board<BattleshipsPuzzle>;

/** The name of the line that outside number `slot` belongs to: columns first, then rows. */
function lineName({ width }: Shape, slot: number): string {
  return slot < width ? `column ${slot + 1}` : `row ${slot - width + 1}`;
}

const OUTSIDE = hexNumber(QUESTION, 'a number (0-f, or "-" and two hexadecimal digits), "." or blanks (g-z)');
const CELL = hexNumber(QUESTION, 'a piece (0-6), "." or blanks (g-z)');
const PIECE: BodyPart<number> = {
  read(cursor) {
    const at = cursor.position;
    const piece = CELL.read(cursor);
    if (piece > SUBMARINE) cursor.fail(pieceExpected(piece), at);
    return piece;
  },
  write: CELL.write,
};

function pieceExpected(piece: number): string {
  return piece <= 10 ? 'a piece of a straight ship (0-6), not the corner of a bent one,' : 'a piece (0-6)';
}

interface Printed {
  outside: number[];
  pieces: number[];
}

/** The body of an address. */
export function battleshipsBody(shape: Shape): BodyPart<BattleshipsBoard> {
  const { width, height } = shape;
  const printed: BodyPart<Printed> = record({
    outside: spread(width + height, SKIPS_FROM_G, BLANK, OUTSIDE, (slot) => `the number of ${lineName(shape, slot)}`),
    pieces: spread(cellCount(shape), SKIPS_FROM_G, BLANK, PIECE, (cell) => `cell ${cellName(shape, cell)}`),
  });
  const all: Part<{ printed: Printed; fleet: Fleet }, Cursor> = record({
    printed: {
      // puzz.link's address of a new board has nothing before the fleet.
      read: (cursor) =>
        cursor.peek() === '/'
          ? {
              outside: new Array<number>(width + height).fill(BLANK),
              pieces: new Array<number>(cellCount(shape)).fill(BLANK),
            }
          : printed.read(cursor),
      write: printed.write,
    },
    fleet: fleetBody,
  });
  return mapped(
    all,
    ({ printed: { outside, pieces }, fleet: { lengths, upright } }) => ({
      puzzle: { ...shape, columns: outside.slice(0, width), rows: outside.slice(width), pieces, fleet: lengths },
      marks: withPrinted(pieces, new Uint8Array(pieces.length)),
      notes: tidied({ uprightShips: upright }),
    }),
    ({ puzzle: { columns, rows, pieces, fleet }, notes }) => {
      const outside = [...columns, ...rows];
      outside.forEach((value, slot) => mustFit(value, LARGEST_HEX_NUMBER, lineName(shape, slot)));
      return {
        printed: { outside, pieces: [...pieces] },
        fleet: { lengths: fleet, upright: layerOf(notes, 'uprightShips', fleet.length) },
      };
    },
  );
}
