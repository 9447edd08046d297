import { BLANK } from '../../../board/clue.ts';
import type { ClueLevel, Dial } from '../../../genre/composer.ts';
import { cellName } from '../../../grid/shape.ts';
import type { TilepaintPuzzle } from '../puzzle.ts';
import { numberedRuns } from '../runs.ts';

const LEVELS: readonly ClueLevel[] = [
  { name: 'full', parts: ['number'], weaker: [1] },
  { name: 'none', parts: [], weaker: [] },
];

/** Every number. Clue cells stay clue cells when their numbers go. */
export function dials(puzzle: TilepaintPuzzle): Dial[] {
  return numberedRuns(puzzle).map(({ name }) => ({ clue: name, levels: LEVELS }));
}

export function atLevels(puzzle: TilepaintPuzzle, dials: readonly Dial[], levels: readonly number[]): TilepaintPuzzle {
  const gone = new Set(dials.flatMap(({ clue }, dial) => (levels[dial] === 1 ? [clue] : [])));
  const kept = (numbers: readonly number[], nameOf: (at: number) => string): number[] =>
    numbers.map((number, at) => (gone.has(nameOf(at)) ? BLANK : number));
  return {
    ...puzzle,
    rows: kept(puzzle.rows, (row) => `row ${row + 1}`),
    columns: kept(puzzle.columns, (column) => `column ${column + 1}`),
    right: kept(puzzle.right, (cell) => `${cellName(puzzle, cell)} right`),
    down: kept(puzzle.down, (cell) => `${cellName(puzzle, cell)} down`),
  };
}
