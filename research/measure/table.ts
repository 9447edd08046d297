/** JSON that a cell of a table or a parameter may hold. Exact counts are decimal strings. */
export type Value = number | string | boolean | null | readonly Value[] | { readonly [name: string]: Value };

/** One row: the columns' names with what was measured. */
export type Row = { readonly [column: string]: Value };

/**
 * What a column holds: `count` a whole number or a decimal string of one, `share` a number from 0 to 1, `number` any
 * other, `bits` a logarithm, `times` a ratio, `seconds` a time (which no second run repeats), `text` words, `field` a
 * number for each cell, row by row, for a heat map.
 */
export type Unit = 'count' | 'share' | 'number' | 'bits' | 'times' | 'seconds' | 'text' | 'field';

export interface Column {
  readonly name: string;
  readonly unit: Unit;
  readonly means: string;
  /** Decimals that are shown; of the percentage for a share. */
  readonly decimals?: number;
  /** Name of the row's entry that holds the standard error of this one. */
  readonly error?: string;
  /** Name of the row's entry that holds the trials that a share was found in. */
  readonly trials?: string;
  /**
   * Name of the row's entry that holds the intervals of a median, for 1, 2 and 3 standard errors: pairs of values, null
   * where there are too few.
   */
  readonly spread?: string;
}

/** A figure that the article prints, and where it stands in the table. */
export interface ArticleFigure {
  /** The entries of the row that it belongs to. */
  readonly where: Row;
  readonly column: string;
  /** An exact count too long for a number is a decimal string. */
  readonly value: number | string;
  /** Decimals that the article prints; of the percentage for a share. */
  readonly decimals: number;
  /** Boards or draws that it was found on, for a figure that depends on them. */
  readonly of?: number;
  /** Why ours differs, where that is known. */
  readonly because?: string;
}

/**
 * A table of the study: rows that are a pure function of its parameters and a seed. The parts can be measured in any
 * order, anywhere; their rows stand one after the other.
 */
export interface Table<P extends Value = Value> {
  readonly name: string;
  readonly title: string;
  /** What is measured and how, in a sentence or two. */
  readonly means: string;
  /** Counts up when the same seed would give other figures. */
  readonly version: number;
  readonly columns: readonly Column[];
  /** Limits that may have ended a part of the work, by what they limit. */
  readonly ceilings: Readonly<Record<string, number>>;
  /** Whether it is about the boards of the bank, so that it needs one. */
  readonly bank: boolean;
  /** Cheapest parts first. */
  parts(bank: readonly BankBoard[]): readonly P[];
  /** Yields the units of work just done. */
  measure(part: P, seed: number): Generator<number, readonly Row[], void>;
  readonly article: readonly ArticleFigure[];
}

/** What a measurement reads of a board of the bank. */
export interface BankBoard {
  readonly [name: string]: Value;
  readonly puzzlink: string;
  readonly size: string;
  readonly rung: string;
  readonly answer: readonly number[];
}

/**
 * Forgets what a table's parameters are, for the list of all tables; they are JSON that only the table itself reads.
 */
export function asTable<P extends Value>(table: Table<P>): Table {
  return { ...table, measure: (part, seed) => table.measure(part as P, seed) };
}
