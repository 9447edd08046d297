import { BLANK } from '../../board/clue.ts';
import { type Marks, NO, YES } from '../../board/marks.ts';
import type { Verdict, Violation } from '../../genre/verdict.ts';
import { counted, listed } from '../../grid/listed.ts';
import { cellCount, cellName, diagonals, neighbours } from '../../grid/shape.ts';
import type { UsowanPuzzle } from './puzzle.ts';
import type { UsowanReading } from './readings.ts';

/** Marks that the printed board tells: a cell with a number or a `?` is white. */
export function printed(puzzle: UsowanPuzzle): Marks {
  return Uint8Array.from(puzzle.numbers, (number) => (number === BLANK ? 0 : NO));
}

/**
 * Judges one mark a cell (1 shaded; everything else is white) by the printed rules under `reading`.
 * At most one violation per rule, with all the cells that break it. Cost: a few looks at each cell.
 */
export function check(puzzle: UsowanPuzzle, marks: Marks, reading: UsowanReading): Verdict {
  const cells = cellCount(puzzle);
  if (marks.length !== cells) throw new Error(`${marks.length} marks for ${cells} cells`);
  const found = [
    touchingShaded(puzzle, marks),
    ...(reading.sheet === 'free' ? [] : [noWhiteCell(puzzle, marks), dividedWhite(puzzle, marks, reading)]),
    shadedNumber(puzzle, marks),
    lieCount(puzzle, marks, reading),
  ];
  return { violations: found.filter((violation) => violation !== null), warnings: [] };
}

function names(puzzle: UsowanPuzzle, cells: readonly number[]): string[] {
  return cells.map((cell) => cellName(puzzle, cell));
}

function touchingShaded(puzzle: UsowanPuzzle, marks: Marks): Violation | null {
  const touching: number[] = [];
  for (let cell = 0; cell < marks.length; cell++)
    if (marks[cell] === YES && neighbours(puzzle, cell).some((other) => marks[other] === YES)) touching.push(cell);
  if (touching.length === 0) return null;
  const cells = names(puzzle, touching);
  return {
    rule: 'touching-shaded',
    cells,
    puzzlink: 'csAdjacent',
    text: `Shaded cells share an edge at ${listed(cells)}.`,
  };
}

function noWhiteCell(puzzle: UsowanPuzzle, marks: Marks): Violation | null {
  if (marks.some((mark) => mark !== YES)) return null;
  const cells = names(puzzle, [...marks.keys()]);
  return { rule: 'no-white-cell', cells, text: 'No white cell is left: the white cells must be one sheet.' };
}

/** The white cells in connected parts, in reading order of their first cells. */
function whiteParts(puzzle: UsowanPuzzle, marks: Marks, reading: UsowanReading): number[][] {
  const seen = new Uint8Array(marks.length);
  const parts: number[][] = [];
  for (let first = 0; first < marks.length; first++) {
    if (marks[first] === YES || seen[first]) continue;
    seen[first] = 1;
    const part = [first];
    for (let next = 0; next < part.length; next++) {
      const beside = neighbours(puzzle, part[next]);
      if (reading.sheet === 'corners') beside.push(...diagonals(puzzle, part[next]));
      for (const cell of beside)
        if (marks[cell] !== YES && !seen[cell]) {
          seen[cell] = 1;
          part.push(cell);
        }
    }
    parts.push(part);
  }
  return parts;
}

function dividedWhite(puzzle: UsowanPuzzle, marks: Marks, reading: UsowanReading): Violation | null {
  const parts = whiteParts(puzzle, marks, reading);
  if (parts.length <= 1) return null;
  // Light up what is cut off, not the sheet it is cut off from.
  let largest = parts[0];
  for (const part of parts) if (part.length > largest.length) largest = part;
  const cutOff = parts.filter((part) => part !== largest).flat();
  const cells = names(
    puzzle,
    cutOff.sort((a, b) => a - b),
  );
  return {
    rule: 'white-divided',
    cells,
    puzzlink: 'cuDivideRB',
    text: `The white cells are in ${parts.length} parts: ${listed(cells)} cut off from the rest.`,
  };
}

function shadedNumber(puzzle: UsowanPuzzle, marks: Marks): Violation | null {
  const shaded: number[] = [];
  for (let cell = 0; cell < marks.length; cell++)
    if (marks[cell] === YES && puzzle.numbers[cell] !== BLANK) shaded.push(cell);
  if (shaded.length === 0) return null;
  const cells = names(puzzle, shaded);
  return { rule: 'shaded-number', cells, text: `A numbered cell is never shaded: ${listed(cells)}.` };
}

function lieCount(puzzle: UsowanPuzzle, marks: Marks, reading: UsowanReading): Violation | null {
  // One group of numbers per region, or one group in all.
  const regions = 1 + puzzle.regions.reduce((most, region) => Math.max(most, region), -1);
  const groups = reading.lies === 'one-in-total' ? 1 : regions;
  const numbersOf: number[][] = Array.from({ length: groups }, () => []);
  const liesOf: number[][] = Array.from({ length: groups }, () => []);
  const firstOf: number[] = [];
  for (let cell = 0; cell < marks.length; cell++) {
    const group = reading.lies === 'one-in-total' ? 0 : puzzle.regions[cell];
    firstOf[group] ??= cell;
    if (puzzle.numbers[cell] < 0) continue;
    numbersOf[group].push(cell);
    const shaded = neighbours(puzzle, cell).filter((other) => marks[other] === YES).length;
    if (shaded !== puzzle.numbers[cell]) liesOf[group].push(cell);
  }
  const least = reading.lies === 'one-per-region' || reading.lies === 'one-in-total' ? 1 : 0;
  const most = reading.lies === 'none' ? 0 : 1;
  const lit: number[] = [];
  const details: string[] = [];
  for (let group = 0; group < groups; group++) {
    const lies = liesOf[group];
    if (lies.length >= least && lies.length <= most) continue;
    const where = reading.lies === 'one-in-total' ? 'the board' : `region at ${cellName(puzzle, firstOf[group])}`;
    if (numbersOf[group].length === 0) {
      for (let cell = 0; cell < marks.length; cell++)
        if (reading.lies === 'one-in-total' || puzzle.regions[cell] === group) lit.push(cell);
      details.push(`${where} prints no number`);
      continue;
    }
    lit.push(...(lies.length > 0 ? lies : numbersOf[group]));
    details.push(`${where} has ${counted(lies.length, 'wrong number')}`);
  }
  if (details.length === 0) return null;
  const wanted = {
    'one-per-region': 'Exactly one number of each region is wrong',
    'at-most-one-per-region': 'At most one number of each region is wrong',
    none: 'No number is wrong',
    'one-in-total': 'Exactly one number of the board is wrong',
  }[reading.lies];
  return {
    rule: 'lie-count',
    cells: names(puzzle, lit),
    puzzlink: 'bkLiarNe1',
    text: `${wanted}: ${listed(details)}.`,
  };
}
