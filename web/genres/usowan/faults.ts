import { BLANK } from '../../../src/board/clue.ts';
import { YES } from '../../../src/board/marks.ts';
import type { UsowanPuzzle } from '../../../src/genres/usowan/puzzle.ts';
import { cellName, neighbours } from '../../../src/grid/shape.ts';
import type { Fault, FindFaults, Known } from '../../page/feedback/fault.ts';
import { perPuzzle } from '../../page/feedback/number-state.ts';
import { numberState, unshadedParts } from './clues.ts';

export const usowanFaults: FindFaults<UsowanPuzzle> = (puzzle, known) =>
  [shadedNumbers(puzzle, known), touchingShaded(puzzle, known), walledOff(puzzle, known), ...regions(puzzle, known)]
    .filter(({ cells }) => cells.length > 0)
    .map(({ rule, cells }): Fault => ({ rule, places: cells.map((cell) => cellName(puzzle, cell)) }));

interface Found {
  readonly rule: string;
  readonly cells: readonly number[];
}

function shaded(puzzle: UsowanPuzzle, known: Known): number[] {
  return [...puzzle.numbers.keys()].filter((cell) => known(cell) === YES);
}

function shadedNumbers(puzzle: UsowanPuzzle, known: Known): Found {
  return { rule: 'shaded-number', cells: shaded(puzzle, known).filter((cell) => puzzle.numbers[cell] !== BLANK) };
}

function touchingShaded(puzzle: UsowanPuzzle, known: Known): Found {
  const cells = shaded(puzzle, known).filter((cell) => neighbours(puzzle, cell).some((other) => known(other) === YES));
  return { rule: 'touching-shaded', cells };
}

/**
 * The parts that are cut off from the largest one. Open cells count as white: each part lies beside a shaded cell, so
 * it holds a cell that can only be white.
 */
function walledOff(puzzle: UsowanPuzzle, known: Known): Found {
  const parts = unshadedParts(puzzle, known);
  let largest = parts[0];
  for (const part of parts) if (part.length > largest.length) largest = part;
  const cells = parts.filter((part) => part !== largest).flat();
  return { rule: 'white-walled-off', cells: cells.sort((a, b) => a - b) };
}

/** The numbers of each region, `?` left out: it is never the lie. */
const numbersOfRegions = perPuzzle((puzzle: UsowanPuzzle) => {
  const regions = new Map<number, number[]>();
  puzzle.regions.forEach((region, cell) => {
    if (puzzle.numbers[cell] >= 0) regions.set(region, [...(regions.get(region) ?? []), cell]);
  });
  return [...regions.values()];
});

/** Regions with a second lie that shows, or with none left that could be it. */
function regions(puzzle: UsowanPuzzle, known: Known): Found[] {
  const found: Found[] = [];
  for (const numbers of numbersOfRegions(puzzle)) {
    const states = numbers.map((cell) => numberState(puzzle, cell, known));
    const lies = numbers.filter((_, at) => states[at] === 'dead');
    if (lies.length > 1) found.push({ rule: 'two-lies', cells: lies });
    if (states.every((state) => state === 'met')) found.push({ rule: 'no-lie', cells: numbers });
  }
  return found;
}
