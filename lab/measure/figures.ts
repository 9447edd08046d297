import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ArticleFigure, Column, Row, Table, Value } from './table.ts';
import { sigmasBetween, tidy } from './statistics.ts';

/** Ours beside the article's. */
export interface Comparison {
  readonly [name: string]: Value;
  readonly where: Row;
  readonly column: string;
  readonly ours: number;
  readonly article: number;
  readonly decimals: number;
  /** Whether they agree: to the article's last digit for an exact figure, within three standard errors for a sampled one. */
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
  readonly genre: string;
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
  const sizes = [...new Set(rows.flatMap(({ size }) => (typeof size === 'string' ? [size] : [])))];
  const comparisons = article.map((figure) => compared(figure, table, rows));
  return { title, means, seed, version, versions, sizes, ceilings, columns, rows, comparisons };
}

function compared(figure: ArticleFigure, table: Table, rows: readonly Row[]): Comparison {
  const { where, column, value, decimals, because = null } = figure;
  const row = rows.find((one) => Object.entries(where).every(([name, wanted]) => one[name] === wanted));
  const known = table.columns.find(({ name }) => name === column);
  const ours = row?.[column];
  if (!row || !known || typeof ours !== 'number')
    throw new Error(`table ${table.name} has no number ${column} at ${JSON.stringify(where)}`);
  const sigmas = sigmasOf(ours, figure, row, known);
  const digits = known.unit === 'share' ? decimals + 2 : decimals;
  const agrees = sigmas === null ? ours.toFixed(digits) === value.toFixed(digits) : Math.abs(sigmas) <= SIGMAS;
  return { where, column, ours, article: value, decimals, agrees, sigmas, because };
}

function sigmasOf(ours: number, { value, of }: ArticleFigure, row: Row, { ofBoards, error }: Column): number | null {
  if (error === undefined) return null;
  if (Math.abs(ours - value) < 1e-9) return 0;
  const { boards } = row;
  if (typeof boards !== 'number' || of === undefined) throw new Error(`how many boards is ${error} found on?`);
  if (ofBoards) return tidy(sigmasBetween({ share: ours, trials: boards }, { share: value, trials: of }), 3);
  const spread = row[error];
  if (typeof spread !== 'number') throw new Error(`a row has no ${error}`);
  return tidy((ours - value) / (spread * Math.sqrt(1 + boards / of)), 3);
}

export function figuresPath(folder: string, genre: string): string {
  return join(folder, `${genre}.json`);
}

/** The kept figures of a genre; without tables when there are none yet. */
export function readFigures(folder: string, genre: string): Figures {
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
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(`${path}.new`, 'w');
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
  renameSync(`${path}.new`, path);
}
