import { battleshipsTables } from './battleships/index.ts';
import { castleWallTables } from './castle-wall/index.ts';
import type { Table } from './table.ts';
import { tilepaintTables } from './tilepaint/index.ts';
import { usowanTables } from './usowan/index.ts';

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
