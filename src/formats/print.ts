import type { Board } from '../board/board.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { printAddress } from './address.ts';
import type { Codec, Form, Printout } from './codec.ts';
import { Cursor } from './cursor.ts';
import { positionOf, svgText } from './picture/svg.ts';
import { printPzprv3 } from './pzprv3.ts';

/**
 * The board in one of the forms. Linear in the cells. Throws an `InputError` when the form has no way to say the
 * puzzle (a number above 255 in an address); what it leaves out of marks and notes is in the warnings.
 */
export function printBoard<P extends Puzzle>(codec: Codec<P>, board: Board<P>, form: Form): Printout {
  const warnings: string[] = [];
  const warn = (warning: string) => void warnings.push(warning);
  const { puzzle } = board;
  const shape = { width: puzzle.width, height: puzzle.height };
  switch (form) {
    case 'puzzlink': {
      const body = codec.body(shape).write(board, warn);
      if (!sameMarks(board, codec.body(shape).read(new Cursor(body, () => {}))))
        warn('An address holds the puzzle only: marks and notes are left out.');
      return { text: printAddress(codec.puzzlinkId, shape, body), warnings };
    }
    case 'pzprv3':
      return { text: printPzprv3(codec.puzzlinkId, shape, codec.lines(shape).write(board, warn)), warnings };
    case 'json':
      return { text: codec.toJson(board), warnings };
    case 'text':
      return {
        text: `${codec.genre} ${shape.width}x${shape.height}\n${codec.text(shape).write(board, warn)}`,
        warnings,
      };
    case 'svg':
      return { text: svgText(codec.picture(puzzle), positionOf(board.marks, board.notes)), warnings };
  }
}

function sameMarks(one: Board, other: Board): boolean {
  return (
    one.marks.every((mark, decision) => mark === other.marks[decision]) &&
    JSON.stringify(one.notes) === JSON.stringify(other.notes)
  );
}
