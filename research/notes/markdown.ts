import { markdownTable } from 'markdown-table';
import type { TableFigures } from '../measure/figures.ts';
import type { Column } from '../measure/table.ts';
import { printed, withError } from './format.ts';

const MINUS = '−';

/** The rows of a table in Markdown, errors beside what they belong to; fields are left to the heat maps. */
export function rowsMarkdown({ columns, rows }: TableFigures): string {
  const shown = columns.filter(({ unit }) => unit !== 'field');
  return grid(
    shown.map(({ means }) => means),
    rows.map((row) => shown.map((column) => withError(row, column))),
  );
}

/** Our figures beside the article's, with how far apart they are. */
export function comparisonsMarkdown({ columns, comparisons }: TableFigures): string {
  const names = [...new Set(comparisons.flatMap(({ where }) => Object.keys(where)))];
  const columnOf = (name: string): Column => {
    const found = columns.find((column) => column.name === name);
    if (!found) throw new Error(`there is no column ${name}`);
    return found;
  };
  return grid(
    [...names.map((name) => columnOf(name).means), 'figure', 'ours', "the article's", 'difference'],
    comparisons.map(({ where, column, ours, article, decimals, sigmas, agrees, because }) => {
      const as = { ...columnOf(column), decimals };
      const apart = sigmas === null ? (agrees ? 'equal' : 'differs') : `${sign(sigmas)} σ`;
      const told = because !== null && !agrees;
      return [
        ...names.map((name) => printed(where[name], columnOf(name))),
        as.means,
        printed(ours, as),
        printed(article, as),
        told ? `${apart}: ${because}` : apart,
      ];
    }),
  );
}

function sign(value: number): string {
  const text = Math.abs(value).toFixed(1);
  return value < 0 && Number(text) > 0 ? MINUS + text : text;
}

/** Not aligned: a cell that changes shall not change every line. */
function grid(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `${markdownTable([head, ...rows], { alignDelimiters: false })}\n`;
}
