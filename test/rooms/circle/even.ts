import type { Odd } from './odd.ts';

/** Imports its importer, for types only: what the rooms must not have. */
export interface Even {
  readonly next: Odd;
}
