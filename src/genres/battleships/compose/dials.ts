import { BLANK } from '../../../board/clue.ts';
import type { Marks } from '../../../board/marks.ts';
import type { ClueLevel, Dial } from '../../../genre/composer.ts';
import { cellCount, cellName } from '../../../grid/shape.ts';
import type { BattleshipsOptions } from '../options.ts';
import type { BattleshipsPuzzle } from '../puzzle.ts';

const PIECE: readonly ClueLevel[] = [
  { name: 'full', parts: ['piece', 'shape'], weaker: [1] },
  { name: 'none', parts: [], weaker: [] },
];
const NUMBER: readonly ClueLevel[] = [
  { name: 'full', parts: ['number'], weaker: [1] },
  { name: 'none', parts: [], weaker: [] },
];

/** Every printed piece; on a setter's own board the numbers beside the lines too, which the generator always keeps. */
export function dials(
  puzzle: BattleshipsPuzzle,
  _answer: Marks,
  _options: BattleshipsOptions,
  purpose: 'generate' | 'minimise',
): Dial[] {
  const found: Dial[] = [];
  for (let cell = 0; cell < cellCount(puzzle); cell++)
    if (puzzle.pieces[cell] !== BLANK) found.push({ clue: cellName(puzzle, cell), levels: PIECE });
  if (purpose === 'generate') return found;
  puzzle.rows.forEach((number, row) => {
    if (number !== BLANK) found.push({ clue: `row ${row + 1}`, levels: NUMBER });
  });
  puzzle.columns.forEach((number, column) => {
    if (number !== BLANK) found.push({ clue: `column ${column + 1}`, levels: NUMBER });
  });
  return found;
}

export function atLevels(
  puzzle: BattleshipsPuzzle,
  dials: readonly Dial[],
  levels: readonly number[],
): BattleshipsPuzzle {
  const gone = new Set(dials.flatMap(({ clue }, dial) => (levels[dial] === 1 ? [clue] : [])));
  const kept = (value: number, clue: string): number => (gone.has(clue) ? BLANK : value);
  return {
    ...puzzle,
    pieces: puzzle.pieces.map((piece, cell) => kept(piece, cellName(puzzle, cell))),
    rows: puzzle.rows.map((number, row) => kept(number, `row ${row + 1}`)),
    columns: puzzle.columns.map((number, column) => kept(number, `column ${column + 1}`)),
  };
}
