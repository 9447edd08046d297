import type { AnyOptions } from '../src/genre/option.ts';
import type { Table } from './measure/table.ts';
import type { Note } from './notes/note.ts';

/** Boards of one size in the bank of a genre. `O` are the genre's options. */
export interface Shelf<O = AnyOptions> {
  readonly side: number;
  readonly boards: number;
  /** Grades, each for an equal share of the boards, in this order; whatever comes out when absent. */
  readonly rungs?: readonly string[];
  readonly options?: O;
}

/** What is made and measured of one genre. */
export interface Study<O = AnyOptions> {
  /** The shelves of its bank, smallest boards first. */
  readonly shelves: readonly Shelf<O>[];
  /** Its tables, in the order of its note. */
  readonly tables: readonly Table[];
  /** The note that prints the tables. It is loaded when it is written, since its plots are heavy. */
  readonly note: () => Promise<Note>;
}
