import { BLANK } from '../../board/clue.ts';
import { type Marks, NO, YES } from '../../board/marks.ts';
import { share } from '../../formats/option-value.ts';
import type { ClueLevel, Composer } from '../../genre/composer.ts';
import type { OptionsOf } from '../../genre/option.ts';
import { picture } from '../../grid/picture.ts';
import { cellCount, cellName, type Shape } from '../../grid/shape.ts';
import { around, type MinesPuzzle } from './puzzle.ts';
import { type MinesReading, minesReadings } from './readings.ts';

export type MinesOptions = {
  /** How likely each cell is to be a mine; 0 … 1. */
  readonly mines?: number;
};

const MINES = 0.25;
/** A chance is drawn in so many parts. */
const PARTS = 1_000_000;

export const options: OptionsOf<MinesOptions> = {
  mines: {
    ...share,
    uses: ['generate'],
    placeholder: 'share',
    help: 'the share of cells with a mine',
    otherwise: `${MINES}`,
  },
};

/** What a number says by the printed rules where the mines lie like this. */
export function minesAround(shape: Shape, marks: Marks, cell: number): number {
  return around(shape, cell, minesReadings[0]).filter((other) => marks[other] === YES).length;
}

const LEVELS: readonly ClueLevel[] = [
  { name: 'full', parts: ['number'], weaker: [1] },
  { name: 'none', parts: [], weaker: [] },
];

export const composer: Composer<MinesPuzzle, MinesReading, MinesOptions> = {
  rung: 'pair',
  monotone: true,
  answersPerBoard: 1,
  space: () => undefined,
  withAllClues(shape, _answer, { mines = MINES }, random) {
    const draw = () => (random.below(PARTS) < mines * PARTS ? YES : NO);
    const answer = Uint8Array.from({ length: cellCount(shape) }, draw);
    const numbers = Array.from(answer, (mark, cell) => (mark === YES ? BLANK : minesAround(shape, answer, cell)));
    return { puzzle: { ...shape, numbers }, answer };
  },
  dials: (puzzle) =>
    puzzle.numbers.flatMap((number, cell) =>
      number === BLANK ? [] : [{ clue: cellName(puzzle, cell), levels: LEVELS }],
    ),
  atLevels(puzzle, dials, levels) {
    const gone = new Set(dials.flatMap(({ clue }, dial) => (levels[dial] === 1 ? [clue] : [])));
    const kept = (number: number, cell: number) => (gone.has(cellName(puzzle, cell)) ? BLANK : number);
    return { ...puzzle, numbers: puzzle.numbers.map(kept) };
  },
  picture: (puzzle, answer) => picture(puzzle, (cell) => (answer[cell] === YES ? 1 : 0)),
};
