import { type Marks, YES } from '../../../board/marks.ts';
import type { AnswerSpace, Composer, Picture, SolvedPuzzle } from '../../../genre/composer.ts';
import { InputError } from '../../../grid/input-error.ts';
import { picture } from '../../../grid/picture.ts';
import type { Random } from '../../../grid/random.ts';
import type { Shape } from '../../../grid/shape.ts';
import { blank } from '../blank.ts';
import type { BattleshipsOptions } from '../options.ts';
import { pieceIn } from '../pieces.ts';
import type { BattleshipsPuzzle } from '../puzzle.ts';
import { type BattleshipsReading, battleshipsReadings } from '../readings.ts';
import { battleshipsSweep } from '../sweep/sweep.ts';
import { atLevels, dials } from './dials.ts';
import { isThin, scatter } from './scatter.ts';

export const composer: Composer<BattleshipsPuzzle, BattleshipsReading, BattleshipsOptions> = {
  rung: 'fleet',
  monotone: true,
  answersPerBoard: 4,
  space,
  withAllClues,
  dials,
  atLevels,
  picture: (puzzle, answer): Picture => picture(puzzle, (cell) => (answer[cell] === YES ? 1 : 0)),
};

function space(shape: Shape, reading: BattleshipsReading, options: BattleshipsOptions): AnswerSpace | undefined {
  const puzzle = withFleet(shape, reading, options);
  return isThin(shape, puzzle.fleet) ? undefined : { spec: battleshipsSweep(puzzle, reading) };
}

function withFleet(shape: Shape, reading: BattleshipsReading, options: BattleshipsOptions): BattleshipsPuzzle {
  const { puzzle, reading: asked } = blank(shape, reading, options);
  if (asked.unlimited) throw new InputError('A board lists its ships one by one: a * has no place in its fleet.');
  return puzzle;
}

/** Every number and every cell. Fleets are listed as puzz.link lists its own, shortest ship first. */
function withAllClues(
  shape: Shape,
  drawn: Marks | undefined,
  options: BattleshipsOptions,
  random: Random,
): SolvedPuzzle<BattleshipsPuzzle> | undefined {
  const puzzle = withFleet(shape, battleshipsReadings[0], options);
  const answer = drawn ?? scatter(shape, puzzle.fleet, random);
  if (!answer) return undefined;
  const { width, height } = shape;
  const ship = (row: number, column: number): boolean => answer[row * width + column] === YES;
  const count = (cells: number, at: (step: number) => boolean): number =>
    Array.from({ length: cells }, (_, step) => Number(at(step))).reduce((sum, one) => sum + one, 0);
  return {
    puzzle: {
      ...puzzle,
      fleet: [...puzzle.fleet].sort((a, b) => a - b),
      pieces: puzzle.pieces.map((_, cell) => pieceIn(shape, answer, cell)),
      rows: puzzle.rows.map((_, row) => count(width, (column) => ship(row, column))),
      columns: puzzle.columns.map((_, column) => count(height, (row) => ship(row, column))),
    },
    answer,
  };
}
