import type { GenreId } from '../../src/genres/registry.ts';
import { InputError } from '../../src/grid/input-error.ts';
import { GeneratorTask, type Task } from '../../src/grid/task.ts';
import type { Row, Table, Value } from './table.ts';
import { tablesOf } from './tables.ts';

/**
 * One part of one table: a name, parameters and a seed, of which the rows are a pure function (times apart), JSON both.
 * Nothing here knows whether a command, a worker thread or a queue on another machine runs it.
 */
export interface TableJob {
  readonly name: 'table';
  readonly genre: GenreId;
  readonly table: string;
  readonly part: Value;
  readonly seed: number;
}

export function tableTask({ genre, table, part, seed }: TableJob): Task<readonly Row[]> {
  const steps = tableNamed(genre, table).measure(part, seed);
  return new GeneratorTask(steps, () => ({ done: 0, total: 0 }));
}

/** Throws an `InputError` that lists the tables when there is none of that name. */
export function tableNamed(genre: GenreId, name: string): Table {
  const tables = tablesOf(genre);
  const found = tables.find((table) => table.name === name);
  if (found) return found;
  const names = tables.map((table) => table.name).join(', ');
  throw new InputError(
    names === '' ? `${genre} has no tables yet.` : `${genre} has no table '${name}': expected ${names}.`,
  );
}
