import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import type { DifficultyWord, LadderName } from '../engine/technique.ts';
import type { Genre } from '../genre/genre.ts';
import type { AnyOptions } from '../genre/option.ts';
import { InputError } from '../grid/input-error.ts';
import { listed } from '../grid/listed.ts';
import type { Shape } from '../grid/shape.ts';
import { PROBE } from '../ladder/climb.ts';
import { SEARCH } from '../ladder/grade.ts';

/** A genre that can make boards. */
export type Composable<P extends Puzzle = Puzzle, R extends Reading = Reading> = Pick<
  Genre<P, R>,
  | 'id'
  | 'name'
  | 'codec'
  | 'options'
  | 'techniques'
  | 'rungs'
  | 'ladder'
  | 'proof'
  | 'sweep'
  | 'printed'
  | 'check'
  | 'readings'
  | 'composer'
>;

/** What boards are asked for. */
export interface BoardRequest {
  readonly shape: Shape;
  readonly options: AnyOptions;
  /** The ladder by which boards are made and graded; the full one when absent. */
  readonly ladder?: LadderName;
  /** The grade of every board: soluble with this rung and with none below. Absent: whatever comes out. */
  readonly rung?: string;
  /** How hard every board is, in a word. Absent: whatever comes out. */
  readonly difficulty?: DifficultyWord;
}

/** Every grade that a board of the genre can have, easiest first. */
export function gradesOf(genre: Pick<Genre, 'rungs' | 'readings'>, ladder: LadderName = 'full'): string[] {
  return [...genre.rungs(genre.readings[0], ladder), PROBE, SEARCH];
}

/** Throws an `InputError` for a rung that doesn't exist or an option that the genre's generator doesn't take. */
export function checkRequest(genre: Composable, { rung, ladder, options }: BoardRequest): void {
  const grades = gradesOf(genre, ladder);
  if (rung !== undefined && !grades.includes(rung))
    throw new InputError(`${genre.name} has no rung '${rung}': expected ${listed(grades, 12)}.`);
  for (const name of Object.keys(options))
    if (!Object.hasOwn(genre.options, name) || !genre.options[name].uses.includes('generate'))
      throw new InputError(`The generator of ${genre.name} has no option ${name}.`);
}
