import type { Board } from '../../../board/board.ts';
import { BLANK, QUESTION } from '../../../board/clue.ts';
import type { LinePart, Lines } from '../../../formats/lines.ts';
import { noteLines } from '../../../formats/note-lines.ts';
import { quoted } from '../../../formats/quote.ts';
import { MAX_NUMBER, naturalOf } from '../../../formats/size.ts';
import { edgeCount, horizontalEdge, verticalEdge } from '../../../grid/edges.ts';
import type { Shape } from '../../../grid/shape.ts';
import { type CastleWallPuzzle, NO_ARROW, NO_WALL } from '../puzzle.ts';
import { castleWallNotes } from './notes.ts';

/** By code: grey, white, black; and no arrow, up, down, left, right. */
const COLOURS = 'GWB';
const ARROWS = ' ^v<>';

/**
 * A Castle Wall board as a person types it, cells in columns and the loop between them:
 *
 *     castle-wall 4x3
 *     .----.----.    .
 *     |         |    x
 *     .    B>1  .    .
 *     |         |
 *     .----.----.    G
 *
 * A cell is `.`, or a clue cell: its colour (`G` grey, `W` white, `B` black), then `^ v < >` if it has an arrow, then its
 * number if it has one. Between two cells of a row, dashes are a piece of the loop and `x` is none for sure; between two
 * rows, `|` and `x` say the same and stand under the first character of the upper cell, and over that of the lower.
 * Clues that are ticked off follow as a note.
 */
export function castleWallText(shape: Shape): LinePart<Board<CastleWallPuzzle>> {
  const { width, height } = shape;
  return {
    read(lines) {
      const board = emptyBoard(shape);
      let above: number[] = [];
      for (let row = 0; row < height; row++) {
        const between = row === 0 ? '' : lines.take(`the line above row ${row + 1}`).trimEnd();
        const betweenAt = lines.taken;
        const starts = readRow(lines, lines.take(`row ${row + 1}`).trimEnd(), shape, row, board);
        if (row > 0) readBetween(lines, between, betweenAt, above, starts, shape, row, board.marks);
        above = starts;
      }
      const { colours, arrows, numbers, marks } = board;
      const notes = noteLines(castleWallNotes(shape)).read(lines);
      return { puzzle: { ...shape, colours, arrows, numbers }, marks, notes };
    },
    write({ puzzle, marks, notes }, warn) {
      const cells = puzzle.colours.map((_colour, cell) => cellText(puzzle, cell));
      const room = Math.max(...cells.map((cell) => cell.length)) + 3;
      let text = '';
      for (let row = 0; row < height; row++) {
        let line = '';
        let below = '';
        for (let column = 0; column < width; column++) {
          const cell = cells[row * width + column];
          const right = column < width - 1 ? marks[horizontalEdge(shape, row, column)] : 0;
          const gap = room - cell.length;
          line +=
            cell +
            (right === 1 ? '-'.repeat(gap) : right === 2 ? 'x'.padStart((gap + 1) >> 1).padEnd(gap) : ' '.repeat(gap));
          const down = row < height - 1 ? marks[verticalEdge(shape, row, column)] : 0;
          below += ' |x'[down].padEnd(room);
        }
        text += `${line.trimEnd()}\n`;
        if (row < height - 1) text += `${below.trimEnd()}\n`;
      }
      return text + noteLines({}).write(notes, warn);
    },
  };
}

interface Drawn {
  readonly colours: number[];
  readonly arrows: number[];
  readonly numbers: number[];
  readonly marks: Uint8Array;
}

function emptyBoard(shape: Shape): Drawn {
  return { colours: [], arrows: [], numbers: [], marks: new Uint8Array(edgeCount(shape)) };
}

function cellText({ colours, arrows, numbers }: CastleWallPuzzle, cell: number): string {
  if (colours[cell] === NO_WALL) return '.';
  const arrow = arrows[cell] === NO_ARROW ? '' : ARROWS[arrows[cell]];
  return COLOURS[colours[cell]] + arrow + (numbers[cell] === QUESTION ? '' : numbers[cell]);
}

/** Reads the cells of a row and the edges between them; gives the columns of text at which the cells begin. */
function readRow(lines: Lines, line: string, shape: Shape, row: number, board: Drawn): number[] {
  const token = /\.|([GWB])([\^v<>])?(\d+)?/y;
  const gap = /-+| *x *| +/y;
  const starts: number[] = [];
  let at = line.length - line.trimStart().length;
  for (let column = 0; column < shape.width; column++) {
    token.lastIndex = at;
    const cell = token.exec(line);
    if (!cell)
      lines.failCharacter(
        at,
        line.charAt(at),
        `cell ${column + 1} of row ${row + 1} (".", or "G", "W" or "B" with its clue)`,
      );
    starts.push(at);
    at = token.lastIndex;
    const number = cell[3] === undefined ? QUESTION : naturalOf(cell[3]);
    if (cell[3] !== undefined && (number < 0 || number > MAX_NUMBER))
      lines.failCharacter(at - 1, cell[3], `a number up to ${MAX_NUMBER}`);
    const isWall = cell[1] !== undefined;
    board.colours.push(isWall ? COLOURS.indexOf(cell[1]) : NO_WALL);
    board.arrows.push(cell[2] === undefined ? NO_ARROW : ARROWS.indexOf(cell[2]));
    board.numbers.push(isWall ? number : BLANK);
    if (column === shape.width - 1) break;
    gap.lastIndex = at;
    const edge = gap.exec(line);
    if (!edge) lines.failCharacter(at, line.charAt(at), 'blanks, dashes or "x" between two cells');
    at = gap.lastIndex;
    const mark = edge[0].includes('x') ? 2 : edge[0].includes('-') ? 1 : 0;
    board.marks[horizontalEdge(shape, row, column)] = mark;
  }
  if (at < line.length) lines.failCharacter(at, line.charAt(at), `the end of row ${row + 1}`);
  return starts;
}

/** Reads the line between rows `row - 1` and `row`: each sign must stand under and over the beginning of a cell. */
function readBetween(
  lines: Lines,
  text: string,
  lineNumber: number,
  above: readonly number[],
  below: readonly number[],
  shape: Shape,
  row: number,
  marks: Uint8Array,
): void {
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === ' ') continue;
    const column = above.indexOf(at);
    if ((sign !== '|' && sign !== 'x') || column < 0 || below[column] !== at)
      lines.fail(
        `Character ${at + 1} of line ${lineNumber} is ${quoted(sign)}, where "|" or "x" between the ` +
          'first characters of two cells was expected.',
      );
    marks[verticalEdge(shape, row - 1, column)] = sign === '|' ? 1 : 2;
  }
}
