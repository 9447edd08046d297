import type { Board } from '../board/board.ts';
import type { Notes } from '../board/notes.ts';
import { tidied } from '../board/notes.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { InputError } from '../grid/input-error.ts';
import { MAX_SIDE, type Shape } from '../grid/shape.ts';
import { parseJsonText } from './json-text.ts';
import { counted, quoted } from './quote.ts';

// The project's own form: one line of JSON,
//   {"kaisu":1,"genre":"usowan","width":6,"height":4,…the puzzle's fields…,"marks":[…],"notes":{…}}
// The puzzle's fields are those of its TypeScript interface. `marks` (0 unknown, 1 yes, 2 no, one a decision) and
// `notes` are left out when they say nothing. Nothing else may stand in it.

export type JsonObject = { readonly [name: string]: unknown };

/** A list of whole numbers from `least` to `largest`. */
export interface ListRule {
  /** How many; without it any number up to `most`. */
  readonly length?: number;
  readonly most?: number;
  readonly least: number;
  readonly largest: number;
}

/** The lists that a genre's puzzle holds besides its size, in the order in which they are printed. */
export type PuzzleLists<P extends Puzzle> = { readonly [K in Exclude<keyof P, keyof Puzzle>]: ListRule };

/** The object that the text writes; refuses anything else. */
export function parseJson(text: string): JsonObject {
  const value = parseJsonText(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InputError('The JSON is no object, where {"kaisu":1,"genre":...} was expected.');
  return value as JsonObject;
}

/** The genre and size of a board in JSON, checked before anything of that size is allocated. */
export function jsonHead(object: JsonObject): { genre: string; shape: Shape } {
  if (object.kaisu !== 1) throw new InputError(`kaisu is ${shown(object.kaisu)}, where 1 was expected.`);
  if (typeof object.genre !== 'string')
    throw new InputError(`genre is ${shown(object.genre)}, where the name of a genre was expected.`);
  const shape = {
    width: wholeNumber(object.width, 'width', 1, MAX_SIDE),
    height: wholeNumber(object.height, 'height', 1, MAX_SIDE),
  };
  return { genre: object.genre, shape };
}

/** The puzzle's lists, each of the length and range of its rule. */
export function puzzleLists<P extends Puzzle>(
  object: JsonObject,
  lists: PuzzleLists<P>,
): { [K in keyof PuzzleLists<P>]: number[] } {
  const known = new Set(['kaisu', 'genre', 'width', 'height', 'marks', 'notes', ...Object.keys(lists)]);
  for (const name of Object.keys(object))
    if (!known.has(name))
      throw new InputError(`The JSON has a field ${quoted(name)}, which no board of this genre has.`);
  const found: { [name: string]: number[] } = {};
  for (const [name, rule] of Object.entries<ListRule>(lists)) found[name] = listOf(object[name], name, rule);
  return found as { [K in keyof PuzzleLists<P>]: number[] };
}

export function jsonMarks(object: JsonObject, decisions: number): Uint8Array {
  if (object.marks === undefined) return new Uint8Array(decisions);
  return Uint8Array.from(listOf(object.marks, 'marks', { length: decisions, least: 0, largest: 2 }));
}

/** The notes, layer by layer, of the layers that the genre knows. */
export function jsonNotes(object: JsonObject, layers: { readonly [layer: string]: ListRule }): Notes {
  if (object.notes === undefined) return {};
  if (typeof object.notes !== 'object' || object.notes === null || Array.isArray(object.notes))
    throw new InputError(`notes is ${shown(object.notes)}, where an object of lists was expected.`);
  const notes: { [layer: string]: number[] } = {};
  for (const [layer, values] of Object.entries(object.notes)) {
    if (!Object.hasOwn(layers, layer))
      throw new InputError(`notes has a layer ${quoted(layer)}, which no board of this genre has.`);
    notes[layer] = listOf(values, `notes.${layer}`, layers[layer]);
  }
  return tidied(notes);
}

export function printJson<P extends Puzzle>(genre: string, board: Board<P>, lists: PuzzleLists<P>): string {
  const { puzzle, marks, notes } = board;
  const object: { [name: string]: unknown } = { kaisu: 1, genre, width: puzzle.width, height: puzzle.height };
  for (const name of Object.keys(lists) as (keyof PuzzleLists<P> & string)[]) object[name] = puzzle[name];
  if (marks.some((mark) => mark !== 0)) object.marks = [...marks];
  if (Object.keys(notes).length > 0) object.notes = notes;
  return JSON.stringify(object);
}

function listOf(value: unknown, name: string, { length, most, least, largest }: ListRule): number[] {
  if (!Array.isArray(value)) throw new InputError(`${name} is ${shown(value)}, where a list of numbers was expected.`);
  const expected = length ?? `at most ${most}`;
  if (length === undefined ? value.length > (most ?? 0) : value.length !== length)
    throw new InputError(`${name} has ${counted(value.length, 'number')}, where ${expected} were expected.`);
  return value.map((item: unknown, index) => wholeNumber(item, `${name}[${index}]`, least, largest));
}

function wholeNumber(value: unknown, name: string, least: number, largest: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > largest)
    throw new InputError(`${name} is ${shown(value)}, where a whole number from ${least} to ${largest} was expected.`);
  return value === 0 ? 0 : value;
}

function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'string' ? quoted(value) : String(value);
}
