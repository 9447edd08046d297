import { type Marks, NO, YES } from '../../board/marks.ts';
import type { Verdict, Violation } from '../../genre/verdict.ts';
import { edgeCount, edgeEnds, edgeName, edgesAt, horizontalEdge, verticalEdge } from '../../grid/edges.ts';
import { counted, listed } from '../../grid/listed.ts';
import { cellCount, cellName, columnOf, rowOf } from '../../grid/shape.ts';
import { BLACK, type CastleWallPuzzle, DOWN, LEFT, NO_ARROW, NO_WALL, RIGHT, UP, WHITE } from './puzzle.ts';
import type { CastleWallReading } from './readings.ts';

/** Marks that the printed board tells: no edge at a clue cell is used. */
export function printed(puzzle: CastleWallPuzzle): Marks {
  const marks = new Uint8Array(edgeCount(puzzle));
  for (let cell = 0; cell < cellCount(puzzle); cell++)
    if (puzzle.colours[cell] !== NO_WALL) for (const edge of edgesAt(puzzle, cell)) marks[edge] = NO;
  return marks;
}

/**
 * Judges one mark an edge (1 on the loop; everything else is off it) by the printed rules under `reading`.
 * At most one violation per rule, with all the cells that break it. Cost: a few looks at each cell, and for each clue
 * its row or column.
 */
export function check(puzzle: CastleWallPuzzle, marks: Marks, reading: CastleWallReading): Verdict {
  if (marks.length !== edgeCount(puzzle)) throw new Error(`${marks.length} marks for ${edgeCount(puzzle)} edges`);
  const degrees = Array.from({ length: cellCount(puzzle) }, (_, cell) => degreeAt(puzzle, marks, cell));
  const found = [
    noLoop(marks),
    loopThroughWall(puzzle, degrees),
    wrongDegree(puzzle, degrees, 3, 'branch', 'lnBranch', 'The loop branches'),
    wrongDegree(puzzle, degrees, 4, 'crossing', 'lnCross', 'The loop crosses itself'),
    ...(reading.numbers ? wrongNumbers(puzzle, marks) : []),
    wrongDegree(puzzle, degrees, 1, 'dead-end', 'lnDeadEnd', 'The line ends'),
    severalLoops(puzzle, marks, degrees),
    ...(reading.colours ? wrongSides(puzzle, marks, degrees) : []),
  ];
  const violations = found.filter((violation) => violation !== null);
  return { violations, warnings: reading.numbers ? numbersWithoutArrow(puzzle) : [] };
}

function degreeAt(puzzle: CastleWallPuzzle, marks: Marks, cell: number): number {
  return edgesAt(puzzle, cell).filter((edge) => marks[edge] === YES).length;
}

function noLoop(marks: Marks): Violation | null {
  if (marks.includes(YES)) return null;
  return { rule: 'no-loop', cells: [], puzzlink: 'brNoLine', text: 'No loop is drawn.' };
}

function loopThroughWall(puzzle: CastleWallPuzzle, degrees: readonly number[]): Violation | null {
  const cells: string[] = [];
  for (let cell = 0; cell < degrees.length; cell++)
    if (degrees[cell] > 0 && puzzle.colours[cell] !== NO_WALL) cells.push(cellName(puzzle, cell));
  if (cells.length === 0) return null;
  return { rule: 'loop-through-wall', cells, text: `The loop never enters a clue cell: ${listed(cells)}.` };
}

function wrongDegree(
  puzzle: CastleWallPuzzle,
  degrees: readonly number[],
  degree: number,
  rule: string,
  puzzlink: string,
  sentence: string,
): Violation | null {
  const cells: string[] = [];
  for (let cell = 0; cell < degrees.length; cell++) if (degrees[cell] === degree) cells.push(cellName(puzzle, cell));
  if (cells.length === 0) return null;
  return { rule, cells, puzzlink, text: `${sentence} at ${listed(cells)}.` };
}

/** Number of used edges on the arrow's ray: those along its row or column, from the clue cell to the border. */
function segmentsAlong(puzzle: CastleWallPuzzle, marks: Marks, cell: number): number {
  const row = rowOf(puzzle, cell);
  const column = columnOf(puzzle, cell);
  let used = 0;
  if (puzzle.arrows[cell] === UP)
    for (let at = 0; at < row; at++) if (marks[verticalEdge(puzzle, at, column)] === YES) used++;
  if (puzzle.arrows[cell] === DOWN)
    for (let at = row; at < puzzle.height - 1; at++) if (marks[verticalEdge(puzzle, at, column)] === YES) used++;
  if (puzzle.arrows[cell] === LEFT)
    for (let at = 0; at < column; at++) if (marks[horizontalEdge(puzzle, row, at)] === YES) used++;
  if (puzzle.arrows[cell] === RIGHT)
    for (let at = column; at < puzzle.width - 1; at++) if (marks[horizontalEdge(puzzle, row, at)] === YES) used++;
  return used;
}

function wrongNumbers(puzzle: CastleWallPuzzle, marks: Marks): (Violation | null)[] {
  const over: string[] = [];
  const under: string[] = [];
  const overDetails: string[] = [];
  const underDetails: string[] = [];
  for (let cell = 0; cell < cellCount(puzzle); cell++) {
    const number = puzzle.numbers[cell];
    if (puzzle.colours[cell] === NO_WALL || puzzle.arrows[cell] === NO_ARROW || number < 0) continue;
    const used = segmentsAlong(puzzle, marks, cell);
    if (used === number) continue;
    const name = cellName(puzzle, cell);
    (used > number ? over : under).push(name);
    (used > number ? overDetails : underDetails).push(`${name} sees ${counted(used, 'segment')} instead of ${number}`);
  }
  const violation = (rule: string, puzzlink: string, cells: string[], details: string[], sentence: string) =>
    cells.length === 0 ? null : { rule, cells, puzzlink, text: `${sentence}: ${listed(details)}.` };
  return [
    violation('too-many-segments', 'anLineGt', over, overDetails, 'Too many segments lie along an arrow'),
    violation('too-few-segments', 'anLineLt', under, underDetails, 'Too few segments lie along an arrow'),
  ];
}

/** The used edges in connected parts. */
function lines(puzzle: CastleWallPuzzle, marks: Marks): number[][] {
  const seen = new Uint8Array(marks.length);
  const parts: number[][] = [];
  for (let first = 0; first < marks.length; first++) {
    if (marks[first] !== YES || seen[first]) continue;
    seen[first] = 1;
    const part = [first];
    for (let next = 0; next < part.length; next++)
      for (const end of edgeEnds(puzzle, part[next]))
        for (const edge of edgesAt(puzzle, end))
          if (marks[edge] === YES && !seen[edge]) {
            seen[edge] = 1;
            part.push(edge);
          }
    parts.push(part);
  }
  return parts;
}

/**
 * Several parts of which at least one is closed. Loose fragments alone are an unfinished loop, and `dead-end` says
 * all that can be said of them.
 */
function severalLoops(puzzle: CastleWallPuzzle, marks: Marks, degrees: readonly number[]): Violation | null {
  const parts = lines(puzzle, marks);
  const closed = (part: number[]) => part.every((edge) => edgeEnds(puzzle, edge).every((cell) => degrees[cell] === 2));
  if (parts.length < 2 || !parts.some(closed)) return null;
  let longest = parts[0];
  for (const part of parts) if (part.length > longest.length) longest = part;
  const rest = parts.filter((part) => part !== longest).flat();
  const cells = rest.sort((a, b) => a - b).map((edge) => edgeName(puzzle, edge));
  return {
    rule: 'several-loops',
    cells,
    puzzlink: 'lnPlLoop',
    text: `The line is in ${parts.length} parts instead of one loop.`,
  };
}

/**
 * Sides are read by crossing parity, so they mean something only when the drawing is made of closed curves, and only
 * at walls that it misses. The ray runs to the left along the row, nudged down by a hair so that it meets no corner:
 * it crosses the vertical edges between this row and the next. On the bottom row there are none to cross: outside.
 */
function wrongSides(puzzle: CastleWallPuzzle, marks: Marks, degrees: readonly number[]): (Violation | null)[] {
  if (!marks.includes(YES) || degrees.some((degree) => degree % 2 === 1)) return [];
  const blackInside: string[] = [];
  const whiteOutside: string[] = [];
  for (let cell = 0; cell < degrees.length; cell++) {
    const colour = puzzle.colours[cell];
    if ((colour !== WHITE && colour !== BLACK) || degrees[cell] > 0) continue;
    const row = rowOf(puzzle, cell);
    let inside = false;
    if (row < puzzle.height - 1)
      for (let column = 0; column < columnOf(puzzle, cell); column++)
        if (marks[verticalEdge(puzzle, row, column)] === YES) inside = !inside;
    if (colour === BLACK && inside) blackInside.push(cellName(puzzle, cell));
    if (colour === WHITE && !inside) whiteOutside.push(cellName(puzzle, cell));
  }
  const violation = (rule: string, puzzlink: string, cells: string[], sentence: string) =>
    cells.length === 0 ? null : { rule, cells, puzzlink, text: `${sentence}: ${listed(cells)}.` };
  return [
    violation('black-inside', 'shInside', blackInside, 'A black clue cell lies inside the loop'),
    violation('white-outside', 'cuOutside', whiteOutside, 'A white clue cell lies outside the loop'),
  ];
}

function numbersWithoutArrow(puzzle: CastleWallPuzzle): string[] {
  const cells: string[] = [];
  for (let cell = 0; cell < cellCount(puzzle); cell++)
    if (puzzle.colours[cell] !== NO_WALL && puzzle.arrows[cell] === NO_ARROW && puzzle.numbers[cell] >= 0)
      cells.push(cellName(puzzle, cell));
  if (cells.length === 0) return [];
  return [`A number without an arrow (${cells.join(', ')}) says nothing here; puzz.link accepts no answer for it.`];
}
