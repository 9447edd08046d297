import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GenreId } from '../../src/genres/registry.ts';
import { makeFolder } from '../make-folder.ts';
import { sigmasBetween, sigmasFromMedian, tidy } from './statistics.ts';
import type { ArticleFigure, Column, Row, Table, Value } from './table.ts';

/** Ours beside the article's. */
export interface Comparison {
  readonly [name: string]: Value;
  readonly where: Row;
  readonly column: string;
  readonly ours: number | string;
  readonly article: number | string;
  readonly decimals: number;
  /**
   * Whether they agree: to the article's last digit for an exact figure, within three standard errors for a sampled.
   */
  readonly agrees: boolean;
  /** Difference in standard errors of a difference of two such samples; null for an exact figure. */
  readonly sigmas: number | null;
  readonly because: string | null;
}

/** One table as it is kept. */
export interface TableFigures {
  readonly title: string;
  readonly means: string;
  readonly seed: number;
  readonly version: number;
  readonly versions: Readonly<Record<string, string>>;
  readonly sizes: readonly string[];
  readonly ceilings: Readonly<Record<string, number>>;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly comparisons: readonly Comparison[];
}

/** `notes/<genre>.json`. */
export interface Figures {
  readonly genre: GenreId;
  readonly tables: Readonly<Record<string, TableFigures>>;
}

/** Enough that a fair sample is hardly ever called different. */
const SIGMAS = 3;

/** What is kept of a table that was just measured. */
export function figuresOf(
  table: Table,
  rows: readonly Row[],
  seed: number,
  versions: Readonly<Record<string, string>>,
): TableFigures {
  const { title, means, version, ceilings, columns, article } = table;
  // Rows of all sizes together have none of their own.
  const isSize = (size: Value | undefined): size is string => typeof size === 'string' && /^\d+x\d+$/.test(size);
  const sizes = [...new Set(rows.map(({ size }) => size).filter(isSize))];
  const comparisons = article.map((figure) => compared(figure, table, rows));
  return { title, means, seed, version, versions, sizes, ceilings, columns, rows, comparisons };
}

function compared(figure: ArticleFigure, table: Table, rows: readonly Row[]): Comparison {
  const { where, column, value, decimals, because = null } = figure;
  const row = rows.find((one) => Object.entries(where).every(([name, wanted]) => one[name] === wanted));
  const known = table.columns.find(({ name }) => name === column);
  const ours = row?.[column];
  if (!row || !known || typeof ours !== typeof value || (typeof ours !== 'number' && typeof ours !== 'string'))
    throw new Error(`table ${table.name} has no such figure ${column} at ${JSON.stringify(where)}`);
  const said = { where, column, ours, article: value, decimals, because };
  if (typeof ours === 'string' || typeof value === 'string') return { ...said, agrees: ours === value, sigmas: null };
  const sigmas = sigmasOf(ours, value, figure, row, known);
  const digits = known.unit === 'share' ? decimals + 2 : decimals;
  const agrees = sigmas === null ? ours.toFixed(digits) === value.toFixed(digits) : Math.abs(sigmas) <= SIGMAS;
  return { ...said, agrees, sigmas };
}

/** Null for a figure that no draw of boards can move. */
function sigmasOf(ours: number, value: number, { of }: ArticleFigure, row: Row, known: Column): number | null {
  const { error, spread, trials } = known;
  if ((error === undefined && spread === undefined) || (trials === undefined && row[error ?? ''] === 0)) return null;
  // A sample of a sixth of ours has errors √6 times ours, and so on.
  const number = row[trials ?? 'boards'];
  if (typeof number !== 'number' || of === undefined) throw new Error(`how many boards is ${known.name} found on?`);
  if (trials !== undefined)
    return tidy(sigmasBetween({ share: ours, trials: number }, { share: value, trials: of }), 3);
  const both = Math.sqrt(1 + number / of);
  if (spread !== undefined) {
    const intervals = row[spread] as readonly (readonly [number, number] | null)[];
    return tidy(sigmasFromMedian(ours, intervals, value, number) / both, 3);
  }
  const own = error === undefined ? undefined : row[error];
  if (typeof own !== 'number') throw new Error(`a row has no ${error}`);
  return tidy((ours - value) / (own * both), 3);
}

export function figuresPath(folder: string, genre: GenreId): string {
  return join(folder, `${genre}.json`);
}

/** The kept figures of a genre; without tables when there are none yet. */
export function readFigures(folder: string, genre: GenreId): Figures {
  const path = figuresPath(folder, genre);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { genre, tables: {} };
}

/** Puts tables beside those that are kept, in the order of `names`. Either the old file stands there or the new one. */
export function writeFigures(folder: string, { genre, tables }: Figures, names: readonly string[]): Figures {
  const kept = names.filter((name) => Object.hasOwn(tables, name));
  const figures = { genre, tables: Object.fromEntries(kept.map((name) => [name, tables[name]])) };
  writeWhole(figuresPath(folder, genre), figuresText(figures));
  return figures;
}

/** JSON with a line a row, so that a change of one row is a change of one line. */
function figuresText({ genre, tables }: Figures): string {
  const lines = (items: readonly unknown[]): string =>
    items.length === 0 ? '[]' : `[\n${items.map((item) => `  ${JSON.stringify(item)}`).join(',\n')}\n ]`;
  const parts = Object.entries(tables).map(([name, { columns, rows, comparisons, ...head }]) =>
    [
      `"${name}":{`,
      ...Object.entries(head).map(([key, value]) => ` "${key}":${JSON.stringify(value)},`),
      ` "columns":${lines(columns)},`,
      ` "rows":${lines(rows)},`,
      ` "comparisons":${lines(comparisons)}`,
      '}',
    ].join('\n'),
  );
  return `{\n"genre":"${genre}",\n"tables":{\n${parts.join(',\n')}\n}\n}\n`;
}

export function writeWhole(path: string, text: string): void {
  makeFolder(dirname(path));
  const file = openSync(`${path}.new`, 'w');
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
  renameSync(`${path}.new`, path);
}
