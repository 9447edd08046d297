import type { Reason } from '../../genre/reason.ts';
import { counted, listed } from '../../grid/listed.ts';
import { cellCount, cellName, columnOf, diagonals, neighbours, rowOf } from '../../grid/shape.ts';
import { BLACK, type CastleWallPuzzle, DOWN, LEFT, NO_WALL, RIGHT, UP, WHITE } from './puzzle.ts';
import type { CastleWallReading } from './readings.ts';

/**
 * Why the board can have no answer under `reading`, as far as the places that a loop can visit at all, the numbers of
 * one line, and the sides of clue cells that no loop can part tell. Sound: a board with a reason has no answer. Not
 * complete. Cost: a few looks at each cell, and for each line the cube of its numbers.
 */
export function reasons(puzzle: CastleWallPuzzle, reading: CastleWallReading): Reason[] {
  const open = visitable(puzzle);
  if (!open.includes(true))
    return [{ text: 'The clue cells leave no room for any loop.', clues: wallNames(puzzle, open) }];
  return [
    ...(reading.numbers ? clashingNumbers(puzzle, open) : []),
    ...(reading.colours ? clashingSides(puzzle, open) : []),
  ];
}

function wallNames(puzzle: CastleWallPuzzle, open: readonly boolean[]): string[] {
  const walls = [...open.keys()].filter((cell) => puzzle.colours[cell] !== NO_WALL);
  return walls.map((cell) => cellName(puzzle, cell));
}

/**
 * The cells that can be on a loop: no clue cell, and after taking away dead ends one by one, what is left. In
 *
 *     · · ■ ·      the two cells on the right are a blind alley,
 *     · · ■ ·      and so is the one at the end of row 3: a loop can't come back.
 *     · · · ■
 */
function visitable(puzzle: CastleWallPuzzle): boolean[] {
  const open = Array.from({ length: cellCount(puzzle) }, (_, cell) => puzzle.colours[cell] === NO_WALL);
  const exits = (cell: number) => neighbours(puzzle, cell).filter((other) => open[other]);
  const dead = [...open.keys()].filter((cell) => open[cell] && exits(cell).length < 2);
  for (const cell of dead) {
    if (!open[cell]) continue;
    open[cell] = false;
    for (const other of exits(cell)) if (exits(other).length < 2) dead.push(other);
  }
  return open;
}

/** A number on the ray of a row or column: how it counts is seen from its place and direction. */
interface LineNumber {
  readonly clue: string;
  readonly number: number;
  /** Place of the clue cell along its line, from 0. */
  readonly place: number;
  /** Towards the line's start: it counts what lies before its place; otherwise what lies after it. */
  readonly back: boolean;
}

function clashingNumbers(puzzle: CastleWallPuzzle, open: readonly boolean[]): Reason[] {
  const { width, height } = puzzle;
  const found: Reason[] = [];
  for (let row = 0; row < height; row++) {
    const cells = Array.from({ length: width }, (_, column) => row * width + column);
    found.push(...lineClash(puzzle, open, cells, LEFT, RIGHT, `row ${row + 1}`));
  }
  for (let column = 0; column < width; column++) {
    const cells = Array.from({ length: height }, (_, row) => row * width + column);
    found.push(...lineClash(puzzle, open, cells, UP, DOWN, `column ${column + 1}`));
  }
  return found;
}

/** At most one reason for each line, with no more numbers than it takes. */
function lineClash(
  puzzle: CastleWallPuzzle,
  open: readonly boolean[],
  cells: readonly number[],
  back: number,
  ahead: number,
  line: string,
): Reason[] {
  // room[i] = most segments between the places 0 and i.
  const room = [0];
  for (let place = 1; place < cells.length; place++)
    room.push(room[place - 1] + (open[cells[place - 1]] && open[cells[place]] ? 1 : 0));
  let numbers: LineNumber[] = [];
  cells.forEach((cell, place) => {
    const arrow = puzzle.arrows[cell];
    if (puzzle.colours[cell] === NO_WALL || puzzle.numbers[cell] < 0 || (arrow !== back && arrow !== ahead)) return;
    numbers.push({ clue: cellName(puzzle, cell), number: puzzle.numbers[cell], place, back: arrow === back });
  });
  const alone = numbers.find((number) => !consistent([number], room));
  if (alone) {
    const whole = alone.back ? room[alone.place] : room[room.length - 1] - room[alone.place];
    const text = `${alone.clue} asks for ${counted(alone.number, 'segment')}, and its ray has room for ${whole}.`;
    return [{ text, clues: [alone.clue] }];
  }
  if (consistent(numbers, room)) return [];
  for (const number of [...numbers]) {
    const without = numbers.filter((other) => other !== number);
    if (!consistent(without, room)) numbers = without;
  }
  const clues = numbers.map(({ clue }) => clue);
  return [{ text: `The numbers of ${listed(clues, 8)} in ${line} can't all be met.`, clues }];
}

/**
 * Whether numbers of segments fit between the places of one line: how many lie before each place is a rising count,
 * which rises between two places by no more than the room there. Each number fixes that count at its place, from the
 * start or, when it looks ahead, from the total; so for each possible total a walk along the line tells.
 */
function consistent(numbers: readonly LineNumber[], room: readonly number[]): boolean {
  const last = room.length - 1;
  for (let total = 0; total <= room[last]; total++) {
    const fixed = [
      { place: 0, before: 0 },
      ...numbers.map(({ place, number, back }) => ({ place, before: back ? number : total - number })),
      { place: last, before: total },
    ];
    let fits = true;
    for (let index = 1; index < fixed.length && fits; index++) {
      const rise = fixed[index].before - fixed[index - 1].before;
      fits = rise >= 0 && rise <= room[fixed[index].place] - room[fixed[index - 1].place];
    }
    if (fits) return true;
  }
  return false;
}

const JOINED = "cells that it can't visit join them";

/**
 * The loop runs along edges between neighbouring cells, so it can't pass between two cells that it doesn't visit and
 * that touch, be it at a corner; nor between such a cell and the border. So each group of them is on one side:
 *
 *     · · · ·
 *     · □ · ·      the white and the black cell touch at a corner, and no loop through cell centres parts them
 *     · · ■ ·
 */
function clashingSides(puzzle: CastleWallPuzzle, open: readonly boolean[]): Reason[] {
  const { width, height } = puzzle;
  const seen = new Uint8Array(open.length);
  const found: Reason[] = [];
  const onBorder = (cell: number): boolean => {
    const row = rowOf(puzzle, cell);
    const column = columnOf(puzzle, cell);
    return row === 0 || column === 0 || row === height - 1 || column === width - 1;
  };
  for (let first = 0; first < open.length; first++) {
    if (open[first] || seen[first]) continue;
    seen[first] = 1;
    const group = [first];
    for (const cell of group)
      for (const other of [...neighbours(puzzle, cell), ...diagonals(puzzle, cell)])
        if (!open[other] && !seen[other]) {
          seen[other] = 1;
          group.push(other);
        }
    group.sort((a, b) => a - b);
    const named = (colour: number) =>
      group.filter((cell) => puzzle.colours[cell] === colour).map((cell) => cellName(puzzle, cell));
    const white = named(WHITE);
    const black = named(BLACK);
    if (white.length === 0) continue;
    const border = group.filter((cell) => puzzle.colours[cell] === WHITE && onBorder(cell));
    if (border.length > 0) {
      const clues = border.map((cell) => cellName(puzzle, cell));
      const are = clues.length === 1 ? 'is a white clue cell' : 'are white clue cells';
      found.push({ text: `${listed(clues)} ${are} on the border, and nothing there is inside a loop.`, clues });
    } else if (group.some(onBorder)) {
      const text = `No loop can pass between the white ${listed(white)} and the border: ${JOINED}.`;
      found.push({ text, clues: white });
    } else if (black.length > 0) {
      const clues = [white[0], black[0]];
      const text = `No loop can pass between the white ${white[0]} and the black ${black[0]}: ${JOINED}.`;
      found.push({ text, clues });
    }
  }
  return found;
}
