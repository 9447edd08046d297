import type { Comparison, Figures, TableFigures } from '../measure/figures.ts';
import type { Column, Row, Value } from '../measure/table.ts';
import { printed } from './format.ts';

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

  /** Entries of the rows of a table, told one after the other. */
  each(table: string, where: Row, tell: (text: (column: string) => string) => string): string {
    return this.rows(table, where)
      .map((row) => tell((column) => this.text(table, row, column)))
      .join('; ');
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

  comparisons(table: string): readonly Comparison[] {
    return this.table(table).comparisons;
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
  return Object.entries(where).every(([name, value]) => row[name] === value);
}
