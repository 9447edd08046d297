import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import type { Composer, Wishes } from '../genre/composer.ts';
import type { Genre } from '../genre/genre.ts';
import { InputError } from '../grid/input-error.ts';
import { listed } from '../grid/listed.ts';
import type { Shape } from '../grid/shape.ts';
import { PROBE } from '../ladder/climb.ts';
import { SEARCH } from '../ladder/grade.ts';

/** A genre that can make boards. */
export interface Composing<P extends Puzzle = Puzzle, R extends Reading = Reading>
  extends Pick<Genre<P, R>, 'id' | 'codec' | 'rungs' | 'ladder' | 'proof' | 'sweep' | 'check' | 'readings'> {
  readonly name: string;
  readonly composer: Composer<P, R>;
}

/** What boards are asked for. */
export interface Order {
  readonly shape: Shape;
  readonly wishes: Wishes;
  /** The grade of every board: soluble with this rung and with none below. Absent: whatever comes out. */
  readonly rung?: string;
}

const OPTION_NAMES: Readonly<Record<keyof Wishes, string>> = {
  fleet: '--fleet',
  tilt: '--tilt',
  dial: '--dial',
  maxSize: '--max-size',
  density: '--density',
};

/** Every grade that a board of the genre can have, easiest first. */
export function gradesOf(genre: Pick<Genre, 'rungs' | 'readings'>): string[] {
  return [...genre.rungs(genre.readings[0]), PROBE, SEARCH];
}

/** Throws an `InputError` for a rung that doesn't exist or a wish that the genre doesn't know. */
export function checkOrder(genre: Composing, { rung, wishes }: Order): void {
  const grades = gradesOf(genre);
  if (rung !== undefined && !grades.includes(rung))
    throw new InputError(`${genre.name} has no rung '${rung}': expected ${listed(grades, 9)}.`);
  for (const wish of Object.keys(wishes) as (keyof Wishes)[])
    if (wishes[wish] !== undefined && !genre.composer.wishes.includes(wish))
      throw new InputError(`${OPTION_NAMES[wish]} is no option for ${genre.name}.`);
}
