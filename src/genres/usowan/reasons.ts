import { BLANK } from '../../board/clue.ts';
import type { Reason } from '../../genre/reason.ts';
import { listed } from '../../grid/listed.ts';
import { cellCount, cellName, neighbours } from '../../grid/shape.ts';
import type { UsowanPuzzle } from './puzzle.ts';
import type { UsowanReading } from './readings.ts';

/**
 * Why the board can have no answer under `reading`, as far as each number by itself and the count of lies tell.
 * Sound: a board with a reason has no answer. Not complete. Cost: a few looks at each cell.
 */
export function reasons(puzzle: UsowanPuzzle, reading: UsowanReading): Reason[] {
  const groups = reading.lies === 'one-in-total' ? [wholeBoard(puzzle)] : regionsOf(puzzle);
  const found: Reason[] = [];
  for (const group of groups) {
    if (group.numbers.length === 0) {
      if (reading.lies === 'one-per-region' || reading.lies === 'one-in-total')
        found.push({ text: noNumber(group), clues: [group.clue] });
      continue;
    }
    const name = (cells: readonly number[]) => cells.map((cell) => cellName(puzzle, cell));
    const wrong = group.numbers.filter((cell) => alwaysWrong(puzzle, reading, cell));
    const most = reading.lies === 'none' ? 0 : 1;
    if (wrong.length > most) {
      const names = name(wrong);
      const allowed = most === 0 ? 'no number may be' : `only one number of ${group.name} may be`;
      found.push({ text: `No shading makes ${listed(names)} right, but ${allowed} wrong.`, clues: names });
    }
    const right = group.numbers.filter((cell) => alwaysRight(puzzle, cell));
    const least = reading.lies === 'one-per-region' || reading.lies === 'one-in-total' ? 1 : 0;
    if (least === 1 && right.length === group.numbers.length) {
      const names = name(right);
      const text = `Every shading makes ${listed(names)} right, but one number of ${group.name} must be wrong.`;
      found.push({ text, clues: names });
    }
  }
  return found;
}

interface Group {
  readonly name: string;
  readonly clue: string;
  readonly numbers: readonly number[];
  /** Whether it prints a `?`. */
  readonly question: boolean;
}

function wholeBoard(puzzle: UsowanPuzzle): Group {
  const cells = [...puzzle.numbers.keys()];
  const numbers = cells.filter((cell) => puzzle.numbers[cell] >= 0);
  const question = cells.some((cell) => puzzle.numbers[cell] < 0 && puzzle.numbers[cell] !== BLANK);
  return { name: 'the board', clue: 'board', numbers, question };
}

function regionsOf(puzzle: UsowanPuzzle): Group[] {
  const groups: { name: string; clue: string; numbers: number[]; question: boolean }[] = [];
  for (let cell = 0; cell < cellCount(puzzle); cell++) {
    const clue = `region at ${cellName(puzzle, cell)}`;
    groups[puzzle.regions[cell]] ??= { name: `the ${clue}`, clue, numbers: [], question: false };
    const group = groups[puzzle.regions[cell]];
    if (puzzle.numbers[cell] >= 0) group.numbers.push(cell);
    else if (puzzle.numbers[cell] !== BLANK) group.question = true;
  }
  return groups;
}

function noNumber({ name, question }: Group): string {
  const start = name.charAt(0).toUpperCase() + name.slice(1);
  const only = question ? ' (a ? is never wrong)' : '';
  return `${start} prints no number, so none in it can be the wrong one${only}.`;
}

/** Cells beside a number that may be shaded at all: those without a clue. No two of them share an edge. */
function open(puzzle: UsowanPuzzle, cell: number): number {
  return neighbours(puzzle, cell).filter((other) => puzzle.numbers[other] === BLANK).length;
}

/**
 * A number above its open neighbours is wrong; and so is one that asks for all its neighbours, since they would cut
 * its cell off from the sheet:
 *
 *     ■ .
 *     3 ■      the dots border shaded cells, so they are white, with no way to the 3.
 *     ■ .
 *
 * That needs a cell beyond the neighbours (a 1×2 board has none), and a sheet joined through edges.
 */
function alwaysWrong(puzzle: UsowanPuzzle, reading: UsowanReading, cell: number): boolean {
  const number = puzzle.numbers[cell];
  if (number > open(puzzle, cell)) return true;
  const around = neighbours(puzzle, cell).length;
  return reading.sheet === 'edges' && number > 0 && number === around && cellCount(puzzle) > around + 1;
}

function alwaysRight(puzzle: UsowanPuzzle, cell: number): boolean {
  return puzzle.numbers[cell] === 0 && open(puzzle, cell) === 0;
}
