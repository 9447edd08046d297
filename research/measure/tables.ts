import { battleshipsTables } from '../genres/battleships/index.ts';
import { castleWallTables } from '../genres/castle-wall/index.ts';
import { tilepaintTables } from '../genres/tilepaint/index.ts';
import { usowanTables } from '../genres/usowan/index.ts';
import type { Table } from './table.ts';

const TABLES: Readonly<Record<string, readonly Table[]>> = {
  usowan: usowanTables,
  battleships: battleshipsTables,
  tilepaint: tilepaintTables,
  'castle-wall': castleWallTables,
};

/** The tables of a genre in the order of its notes; none where nothing is measured. */
export function tablesOf(genre: string): readonly Table[] {
  return TABLES[genre] ?? [];
}
