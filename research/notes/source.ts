import type { Figures, TableFigures } from '../measure/figures.ts';
import type { Column, Row, Value } from '../measure/table.ts';
import { printed, withError } from './format.ts';

/** Reads the figures of a genre for its note, so that no number gets there by another way. */
export class Source {
  constructor(private readonly figures: Figures) {}

  has(table: string): boolean {
    return Object.hasOwn(this.figures.tables, table);
  }

  table(name: string): TableFigures {
    const table = this.figures.tables[name];
    if (!table) throw new Error(`there are no figures of ${name}`);
    return table;
  }

  rows(table: string, where: Row = {}): readonly Row[] {
    return this.table(table).rows.filter((row) => fits(row, where));
  }

  /** The rows told one after the other: `{size}: {lies} of {numbers±}`, each name a column, `±` with its error. */
  list(table: string, where: Row, pattern: string): string {
    return this.told(table, this.rows(table, where), pattern);
  }

  /** The same of rows that were picked otherwise. */
  told(table: string, rows: readonly Row[], pattern: string): string {
    return rows.map((row) => this.fill(table, row, pattern)).join('; ');
  }

  /** One row told by such a pattern. */
  fill(table: string, where: Row, pattern: string): string {
    const [row] = this.rows(table, where);
    if (!row) throw new Error(`${table} has no row ${JSON.stringify(where)}`);
    return pattern.replaceAll(/\{([a-z-]+)(±?)\}/gi, (_, name: string, error: string) => {
      const column = this.column(table, name);
      return error === '' ? printed(row[name], column) : withError(row, column);
    });
  }

  numbers(table: string, where: Row, column: string): number[] {
    return this.rows(table, where).map((row) => Number(row[column]));
  }

  number(table: string, where: Row, column: string): number {
    const value = this.value(table, where, column);
    if (typeof value !== 'number') throw new Error(`${column} of ${table} is no number`);
    return value;
  }

  /** A figure as it is printed. */
  text(table: string, where: Row, column: string): string {
    return printed(this.value(table, where, column), this.column(table, column));
  }

  private value(table: string, where: Row, column: string): Value | undefined {
    const [row] = this.rows(table, where);
    if (!row) throw new Error(`${table} has no row ${JSON.stringify(where)}`);
    return row[column];
  }

  private column(table: string, name: string): Column {
    const column = this.table(table).columns.find((one) => one.name === name);
    if (!column) throw new Error(`${table} has no column ${name}`);
    return column;
  }
}

function fits(row: Row, where: Row): boolean {
  return row === where || Object.entries(where).every(([name, value]) => row[name] === value);
}
