import type { Source } from './source.ts';

/** What the article says, whether our figures say so too, and which they are. */
export interface Finding {
  readonly claim: string;
  readonly holds: boolean;
  readonly figures: string;
}

export interface Section {
  /** The table it is about. */
  readonly table: string;
  /** SVG files by their names. */
  readonly plots?: (
    source: Source,
  ) => readonly { readonly name: string; readonly title: string; readonly svg: string }[];
  readonly findings: (source: Source) => readonly Finding[];
}

/** The note of a genre: a section a table, in their order. */
export interface Note {
  readonly title: string;
  readonly opening: string;
  readonly sections: readonly Section[];
}
