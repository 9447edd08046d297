import type { GenreId } from '../../src/genres/registry.ts';
import { studies } from '../genres/registry.ts';
import type { Table } from './table.ts';

/** The tables of a genre in the order of its note; none where nothing is measured. */
export function tablesOf(genre: GenreId): readonly Table[] {
  return studies[genre]?.tables ?? [];
}
