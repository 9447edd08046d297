import type { Marks } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Place, PrintKind } from '../genre/editor.ts';
import { InputError } from '../grid/input-error.ts';
import type { Shape } from '../grid/shape.ts';
import { fitsPattern, PATTERNS, type PatternName, type Symmetry } from '../grid/symmetry.ts';
import { printPlaces } from './kinds.ts';

/**
 * The puzzle with a kind of clue printed from a drawn answer: everywhere, nowhere, or in a pattern. A pattern completes
 * what is printed already (all of it where nothing is) to whole orbits; an orbit in which one place can't be printed
 * goes.
 */
export function printed<P extends Puzzle>(
  print: PrintKind<P>,
  puzzle: P,
  marks: Marks,
  where: 'all' | 'none' | PatternName,
): P {
  const places = printPlaces(print, puzzle);
  const printAt = (found: P, place: Place): P => print.print(found, marks, place) ?? print.erase(found, place);
  if (where === 'none') return places.reduce((found, place) => print.erase(found, place), puzzle);
  if (where === 'all') return places.reduce(printAt, puzzle);
  const chosen = places.filter((place) => print.isPrinted(puzzle, place));
  const wanted = new Set((chosen.length > 0 ? chosen : places).map(keyOf));
  return orbits(puzzle, places, where).reduce((found, orbit) => {
    const isWanted = orbit.some((place) => wanted.has(keyOf(place)));
    const after = orbit.reduce<P | undefined>((next, place) => next && print.print(next, marks, place), found);
    if (isWanted && after !== undefined) return after;
    return orbit.reduce((next, place) => print.erase(next, place), found);
  }, puzzle);
}

/** Places that a pattern binds together. Throws an `InputError` where boards of this size can't have the pattern. */
export function orbits(shape: Shape, places: readonly Place[], pattern: PatternName): Place[][] {
  if (!fitsPattern(shape, pattern))
    throw new InputError(
      `The board is ${shape.width}x${shape.height}, where the pattern ${pattern} asks for a square.`,
    );
  const left = new Map(places.map((place) => [keyOf(place), place]));
  const found: Place[][] = [];
  for (const place of places) {
    if (!left.has(keyOf(place))) continue;
    const images = [place, ...PATTERNS[pattern].map((symmetry) => image(shape, place, symmetry))];
    const orbit = [...new Set(images.map(keyOf))].flatMap((key) => left.get(key) ?? []);
    for (const one of orbit) left.delete(keyOf(one));
    found.push(orbit);
  }
  return found;
}

/** Where a place comes to lie; the margins stay at the left and above. */
export function image({ width, height }: Shape, { x, y }: Place, symmetry: Symmetry): Place {
  const [across, down, columns, rows] = symmetry.swap ? [y, x, height, width] : [x, y, width, height];
  return {
    x: symmetry.reverseColumns && across >= 0 ? 2 * columns - across : across,
    y: symmetry.reverseRows && down >= 0 ? 2 * rows - down : down,
  };
}

function keyOf({ x, y }: Place): string {
  return `${x},${y}`;
}
