import type { Marks } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { printPlaces } from '../edit/kinds.ts';
import type { Editor, Place, PrintKind } from '../genre/editor.ts';

/** A clue that could be printed of an answer, or a part that a printed clue lacks. */
export interface Addition<P extends Puzzle = Puzzle> {
  readonly clue: string;
  readonly part?: string;
  readonly place: Place;
  /** The puzzle with it; it may have other additions already. */
  add(puzzle: P): P;
  /** Whether it is true of other marks as well. */
  holds(marks: Marks): boolean;
  /** What would stand there. */
  readonly shows: string;
  /** The same with fewer of its parts, those with the fewest first. */
  readonly lesser: readonly Addition<P>[];
}

/** A way to print a kind of clue: one of its `ways`, or the only one. */
type Step<P extends Puzzle> = { readonly print: PrintKind<P>; readonly way: number | undefined };

/**
 * Everything true of an answer that could be added to a board: at each empty place the fullest clue, in every way that it
 * can be written, and the parts that printed clues lack. At wanted places only.
 */
export function additions<P extends Puzzle>(
  editor: Editor<P>,
  puzzle: P,
  answer: Marks,
  isWanted: (place: Place) => boolean = () => true,
): Addition<P>[] {
  const whole = editor.prints.filter(({ part }) => part === undefined);
  const parts = editor.prints.filter(({ part }) => part !== undefined);
  const found: Addition<P>[] = [];
  for (const print of whole)
    for (const place of printPlaces(print, puzzle)) {
      if (!isWanted(place) || print.isPrinted(puzzle, place)) continue;
      const bare = print.print(puzzle, answer, place);
      if (bare === undefined) continue;
      let ways: Step<P>[][] = [[{ print, way: undefined }]];
      for (const part of parts)
        if (part.on === print.on && part.fits(bare, place)) {
          const more = waysOf(part, bare, answer, place);
          if (more.length > 0) ways = ways.flatMap((steps) => more.map((step) => [...steps, step]));
        }
      for (const steps of ways) found.push(withLesser(puzzle, answer, place, steps));
    }
  for (const part of parts)
    for (const place of printPlaces(part, puzzle))
      if (isWanted(place) && !part.isPrinted(puzzle, place))
        for (const step of waysOf(part, puzzle, answer, place))
          found.push(addition(puzzle, answer, place, [step], part.part));
  return found;
}

function waysOf<P extends Puzzle>(print: PrintKind<P>, puzzle: P, answer: Marks, place: Place): Step<P>[] {
  if (print.ways) return print.ways(puzzle, answer, place).map((_, way) => ({ print, way }));
  return print.print(puzzle, answer, place) === undefined ? [] : [{ print, way: undefined }];
}

function withLesser<P extends Puzzle>(
  puzzle: P,
  answer: Marks,
  place: Place,
  [whole, ...parts]: readonly Step<P>[],
): Addition<P> {
  const subsets = Array.from({ length: 2 ** parts.length - 1 }, (_, set) =>
    parts.filter((_part, at) => ((set >> at) & 1) === 1),
  );
  const lesser = subsets
    .sort((a, b) => a.length - b.length)
    .map((set) => addition(puzzle, answer, place, [whole, ...set], undefined));
  return { ...addition(puzzle, answer, place, [whole, ...parts], undefined), lesser };
}

function addition<P extends Puzzle>(
  puzzle: P,
  answer: Marks,
  place: Place,
  steps: readonly Step<P>[],
  part: string | undefined,
): Addition<P> {
  const add = (base: P): P =>
    steps.reduce((found, { print, way }) => {
      const next = way === undefined ? print.print(found, answer, place) : print.ways?.(found, answer, place)[way];
      if (next === undefined) throw new Error('a clue that was printed once can be printed again');
      return next;
    }, base);
  const alone = add(puzzle);
  const said = steps.filter(({ print }) => steps.length === 1 || print.part !== undefined);
  return {
    clue: steps[0].print.clue(alone, place),
    ...(part === undefined ? {} : { part }),
    place,
    add,
    holds: (marks) => steps.every(({ print }) => print.isTrue(alone, marks, place)),
    shows: said.map(({ print }) => print.show(alone, place)).join(', '),
    lesser: [],
  };
}
