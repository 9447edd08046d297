import { BLANK, QUESTION } from '../board/clue.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { ClueKind, Place, PrintKind } from '../genre/editor.ts';
import { listsOf, withLists } from './drawing.ts';
import { cellAtPlace, cluePlaces, indexAt, placeName } from './places.ts';

// The kinds of clues that genres are made of, from what tells them apart.

/** Keys that every number takes. */
export const NUMBER_KEYS: ClueKind['keys'] = { '-': QUESTION, '?': QUESTION, ' ': BLANK, Delete: BLANK };

/** From `least` to `largest`. */
export function range(least: number, largest: number): number[] {
  return Array.from({ length: Math.max(0, largest - least + 1) }, (_, at) => least + at);
}

/** The list with another value at one place; the list itself where it has that value already. */
export function replaced(list: readonly number[], index: number, value: number): readonly number[] {
  if (list[index] === value) return list;
  const next = list.slice();
  next[index] = value;
  return next;
}

/** A number in a cell, in a list with one number a cell. */
export function cellKind<P extends Puzzle>(
  list: Exclude<keyof P, keyof Puzzle> & string,
  kind: Pick<ClueKind<P>, 'name' | 'values'> & Partial<ClueKind<P>>,
): ClueKind<P> {
  return {
    on: 'cells',
    digits: true,
    keys: NUMBER_KEYS,
    read: (puzzle, place) => listsOf(puzzle)[list][cellAtPlace(puzzle, place)],
    write: (puzzle, place, value) =>
      withLists(puzzle, { [list]: replaced(listsOf(puzzle)[list], cellAtPlace(puzzle, place), value) }),
    clue: placeName,
    ...kind,
  };
}

/** A number above a column or beside a row, from 0 to the length of the line. */
export function lineKind<P extends Puzzle>(
  kind: Pick<ClueKind<P>, 'name'> &
    Partial<ClueKind<P>> & { readonly columns: keyof P & string; readonly rows: keyof P & string },
): ClueKind<P> {
  const { columns, rows, ...own } = kind;
  const listAt = (place: Place): string => (place.y < 0 ? columns : rows);
  const indexIn = (puzzle: P, place: Place): number => indexAt(place.y < 0 ? 'columns' : 'rows', puzzle, place);
  return {
    on: 'lines',
    digits: true,
    keys: NUMBER_KEYS,
    values: (puzzle, place) => [BLANK, ...range(0, place.y < 0 ? puzzle.height : puzzle.width)],
    read: (puzzle, place) => listsOf(puzzle)[listAt(place)][indexIn(puzzle, place)],
    write: (puzzle, place, value) => {
      const list = listAt(place);
      return withLists(puzzle, { [list]: replaced(listsOf(puzzle)[list], indexIn(puzzle, place), value) });
    },
    clue: placeName,
    ...own,
  };
}

/** The places at which a kind may stand on this puzzle. */
export function placesFor<P extends Puzzle>(puzzle: P, kind: ClueKind<P>): Place[] {
  return cluePlaces(puzzle, kind.on).filter((place) => kind.values(puzzle, place).length > 0);
}

/** The places at which a kind of clue may be printed on this puzzle. */
export function printPlaces<P extends Puzzle>({ on, fits }: PrintKind<P>, puzzle: P): Place[] {
  return cluePlaces(puzzle, on).filter((place) => fits(puzzle, place));
}

/** Whether places of this sort are those of the kind, whatever is printed there now. */
export function standsAt<P extends Puzzle>({ on }: ClueKind<P>, { x, y }: Place): boolean {
  return (on === 'lines') === (x < 0 || y < 0);
}

/** Whether the kind says anything there. */
export function isWritten<P extends Puzzle>(kind: ClueKind<P>, puzzle: P, place: Place): boolean {
  const [empty] = kind.values(puzzle, place);
  return empty !== undefined && kind.read(puzzle, place) !== empty;
}

/** Printing what a drawn answer says of a kind of clue. */
export function printing<P extends Puzzle>(name: string, kind: ClueKind<P>): PrintKind<P> {
  const { truth } = kind;
  if (!truth) throw new Error(`no drawing says anything of the kind ${kind.name}`);
  return {
    name,
    clue: kind.clue,
    on: kind.on,
    fits: (puzzle, place) => kind.values(puzzle, place).length > 0,
    isPrinted: (puzzle, place) => isWritten(kind, puzzle, place),
    isTrue: (puzzle, marks, place) => holds(kind, kind.read(puzzle, place), truth(puzzle, marks, place)),
    print(puzzle, marks, place) {
      const value = truth(puzzle, marks, place);
      return value === undefined ? undefined : kind.write(puzzle, place, value);
    },
    erase: (puzzle, place) => kind.write(puzzle, place, kind.values(puzzle, place)[0]),
    show: (puzzle, place) => shown(kind, kind.read(puzzle, place)),
  };
}

/** Whether a value of the kind is true where the truth is this. */
export function holds<P extends Puzzle>(kind: ClueKind<P>, value: number, truth: number | undefined): boolean {
  if (truth === undefined) return false;
  return kind.holds?.(value, truth) ?? (value === truth || value === QUESTION);
}

/** The value in a word or two. */
export function shown<P extends Puzzle>({ show }: ClueKind<P>, value: number): string {
  return show?.(value) ?? (value === QUESTION ? '?' : value === BLANK ? 'nothing' : `${value}`);
}
