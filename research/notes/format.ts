import type { Column, Row, Value } from '../measure/table.ts';

/** Sets thousands apart in exact counts, as `118 930 018 898`, with spaces that don't break. */
export const THIN = '\u202f';

/** A number as the notes print it: by what its column holds. */
export function printed(value: Value | undefined, column: Pick<Column, 'unit' | 'decimals'>): string {
  const { unit, decimals } = column;
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return unit === 'count' ? grouped(value) : sized(value);
  if (typeof value !== 'number') throw new Error(`a ${unit} can't be printed`);
  if (value < 0) return `−${printed(-value, column)}`;
  if (unit === 'share') return `${(100 * value).toFixed(decimals ?? 1)} %`;
  if (unit === 'count') return grouped(String(value));
  if (unit === 'times') return `${value.toFixed(decimals ?? 2)}×`;
  return value.toFixed(decimals ?? 2);
}

/** Sizes with the sign of multiplication; addresses and other texts as code. */
function sized(text: string): string {
  if (/^\d+x\d+$/.test(text)) return text.replace('x', '×');
  return /[/\d]/.test(text) && !text.includes(' ') ? `\`${text}\`` : text;
}

/** The digits before the point in threes. */
export function grouped(digits: string): string {
  const [whole, ...part] = digits.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, THIN), ...part].join('.');
}

/** A figure of a row with its error, or with the interval of a median. */
export function withError(row: Row, column: Column): string {
  const text = printed(row[column.name], column);
  const error = column.error === undefined ? undefined : row[column.error];
  const [interval] = column.spread === undefined ? [] : (row[column.spread] as readonly (readonly number[] | null)[]);
  if (interval && interval[0] < interval[1]) {
    const [least, most] = interval.map((end) => printed(end, column));
    return `${text} (${least} … ${most})`;
  }
  return typeof error === 'number' && error > 0 ? `${text} ± ${printed(error, column)}` : text;
}
