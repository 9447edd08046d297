import type { Board } from '../board/board.ts';
import type { Marks } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Random } from '../grid/random.ts';
import type { Shape } from '../grid/shape.ts';

/**
 * A place of a board in half cells, as puzz.link counts them: the cell in row r and column c (from 0) is at
 * (2c + 1, 2r + 1), borders and corners are at even numbers, and −1 is the margin in which the numbers of lines stand.
 */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** What a list of numbers goes over, one number each, and so what becomes of it when the board is turned or resized. */
export type Over =
  | 'cells'
  | 'columns'
  | 'rows'
  /** As in `grid/edges.ts`. */
  | 'edges'
  /** Edges between left and right neighbours only. */
  | 'level edges'
  /** Edges between upper and lower neighbours only. */
  | 'upright edges'
  /** Nothing of the board: a fleet. */
  | 'nothing';

export interface ListLayout {
  readonly over: Over;
  /** What an empty place holds. */
  readonly blank: number;
  /** The list in which the numbers stand once rows and columns are swapped; this list itself when absent. */
  readonly swapped?: string;
  /** The values that point up, down, left and right. */
  readonly turning?: readonly [up: number, down: number, left: number, right: number];
}

/** How a genre's boards are laid out: enough to blank, resize, flip, turn and shift them. */
export interface Layout {
  /** Every list of the puzzle but that of its regions. */
  readonly lists: { readonly [name: string]: ListLayout };
  /**
   * The list that gives each cell its region; `out` is what a cell that belongs to none has. A region is what borders
   * leave: connected cells, numbered by the first in reading order.
   */
  readonly regions?: { readonly list: string; readonly out?: number };
  /**
   * Numbers that count from where they stand to the next cell without region, or to the edge: those beside the lines and
   * those within the board. A line that is reversed has its numbers in reverse order, at other places.
   */
  readonly runs?: readonly { readonly outside: string; readonly inside: string; readonly along: 'rows' | 'columns' }[];
  /**
   * What a decision is. Of regions, `paint` is the layer of notes that says of each cell what one mark a region can't:
   * for the cells of a region that are marked differently.
   */
  readonly marks: 'cells' | 'edges' | { readonly paint: string };
  readonly notes: { readonly [layer: string]: ListLayout };
}

/** One kind of clue: where it stands, what it can say, and which keys write it. Places are those of `Place`. */
export interface ClueKind<P extends Puzzle = Puzzle> {
  /** `number`, `piece`, `arrow`, `colour`. */
  readonly name: string;
  /** In cells, or beside rows and columns. */
  readonly on: 'cells' | 'lines';
  /** The half of a clue cell in which it is written, where another kind takes the same keys in the other half. */
  readonly half?: 'right' | 'down';
  /** Every value that it can have at a place, in the order of the clicks, an empty one first. None where it has no place. */
  values(puzzle: P, place: Place): readonly number[];
  read(puzzle: P, place: Place): number;
  /** The puzzle with that value there, one of `values` or of `keys`. */
  write(puzzle: P, place: Place, value: number): P;
  /** The clue as people and selectors call it: `r3c4`, `row 3`. */
  clue(puzzle: P, place: Place): string;
  /** Whether digits write it. */
  readonly digits: boolean;
  /** Keys that write a value. */
  readonly keys: { readonly [key: string]: number };
  /** A key that goes on to the next value after an empty one, round and round. */
  readonly cycle?: string;
  /** Values for a drag up, down, left or right out of the cell. */
  readonly drag?: readonly [up: number, down: number, left: number, right: number];
  /** What clicks do: go through the values (the usual), set the first value and take it away, or nothing. */
  readonly click?: 'cycle' | 'set' | 'none';
  /** Whether the same key or drag again takes the value away. */
  readonly toggles?: boolean;
  /** What a drawn answer says there; undefined where it leaves no place for such a clue. */
  truth?(puzzle: P, marks: Marks, place: Place): number | undefined;
  /** Whether a value holds where the truth is this; equality when absent, and a `?` holds wherever there is any truth. */
  holds?(value: number, truth: number): boolean;
  /** The value in a word or two. */
  show?(value: number): string;
}

/**
 * What is printed, or left out, in one go: numbers, pieces, walls, colours. Where a clue has parts that say something by
 * themselves, each is a kind of its own, the whole clue first.
 */
export interface PrintKind<P extends Puzzle = Puzzle> {
  /** Of what a click prints: several kinds may have the same name. */
  readonly name: string;
  /** The part of the clue that it is; the whole clue when absent. */
  readonly part?: string;
  /** The clue as people and selectors call it: `r3c4`, `row 3`. */
  clue(puzzle: P, place: Place): string;
  /** In cells, or beside rows and columns. */
  readonly on: 'cells' | 'lines';
  /** Whether there is a place for it: a colour needs a wall. */
  fits(puzzle: P, place: Place): boolean;
  isPrinted(puzzle: P, place: Place): boolean;
  /** Whether what is printed there is true of an answer. Not asked where nothing is. */
  isTrue(puzzle: P, marks: Marks, place: Place): boolean;
  /** The puzzle with the truth printed there; undefined where the answer leaves no place for it. */
  print(puzzle: P, marks: Marks, place: Place): P | undefined;
  /** Every way to print a truth there, where there are several: a number along each of the arrows. */
  ways?(puzzle: P, marks: Marks, place: Place): readonly P[];
  erase(puzzle: P, place: Place): P;
  /** What stands there, in a word or two: `3`, `white`, `2 to the left`. */
  show(puzzle: P, place: Place): string;
}

/** A false clue that could be printed. */
export interface LackingClue<P extends Puzzle = Puzzle> {
  readonly clue: string;
  readonly place: Place;
  readonly shows: string;
  add(puzzle: P): P;
}

/** A false clue that the rules ask for; exactly one of the choices must be printed. */
export interface Lack<P extends Puzzle = Puzzle> {
  /** Where it is lacking: `region at r3c4`. */
  readonly where: string;
  readonly choices: readonly LackingClue<P>[];
}

/** A list that is written as text: a fleet. */
export interface ListKind<P extends Puzzle = Puzzle> {
  readonly name: string;
  readonly list: string;
  /** Texts with a name of their own. */
  readonly presets: readonly { readonly name: string; readonly text: string }[];
  /** What a blank board of this size has. */
  initial(shape: Shape): readonly number[];
  /** Throws an `InputError` for a text that is no such list. */
  parse(text: string): readonly number[];
  show(values: readonly number[]): string;
  /** The list that a drawn answer makes true. */
  truth?(puzzle: P, marks: Marks): readonly number[];
}

/** How a genre's boards are set. What every genre needs follows from it in `src/edit`. */
export interface Editor<P extends Puzzle = Puzzle> {
  readonly layout: Layout;
  readonly kinds: readonly ClueKind<P>[];
  readonly prints: readonly PrintKind<P>[];
  readonly lists: readonly ListKind<P>[];
  /** The layer of notes that the second button sketches in, where there is one. */
  readonly sketch?: string;
  /** The value that a click writes into a cell where the drawing says more than the next value would. */
  drawn?(puzzle: P, marks: Marks, cell: number): number | undefined;
  /** The board in the form in which files are read back, and without what print says of its marks; itself when absent. */
  normal?(board: Board<P>): Board<P>;
  bare?(board: Board<P>): Board<P>;
  /**
   * The fullest print of a drawn answer under which that answer is right; false clues where the rules ask for them are
   * drawn from `random`. Undefined when there is none. Absent where it is simply everything that can be printed.
   */
  fill?(puzzle: P, marks: Marks, random: Random): P | undefined;
  /** False clues without which a drawn answer breaks the rules; absent where every clue is true. */
  lacks?(puzzle: P, marks: Marks): readonly Lack<P>[];
  /** Name of a reading that asks for no false clue, under which a board that still lacks one has its answers. */
  readonly lenient?: string;
  /**
   * Regions for a drawing that has none yet: the same board cut up anew, so that the painted cells can be an answer.
   * Undefined when this draw makes no board.
   * @param paint what each cell is marked
   */
  propose?(puzzle: P, paint: readonly number[], random: Random): P | undefined;
}
