import type { Shape } from '../grid/shape.ts';
import type { Item, LinePart } from './lines.ts';

/** A board with a number over each column and before each row. */
export interface Margined<Outside, Inside> {
  readonly columns: Outside[];
  readonly rows: Outside[];
  readonly cells: Inside[];
}

/** `height + 1` lines of `width + 1` items: `corner` and the columns' numbers, then each row's number and its cells. */
export function margined<Outside, Inside>(
  { width, height }: Shape,
  corner: Item<number>,
  outside: Item<Outside>,
  inside: Item<Inside>,
): LinePart<Margined<Outside, Inside>> {
  return {
    read(lines) {
      const value = <T>(item: Item<T>, word: string, index: number): T => {
        const found = item.read(word);
        return found === undefined ? lines.failItem(index, word, item.expected) : found;
      };
      const top = lines.takeItems(width + 1, 'a corner and the numbers of the columns');
      value(corner, top[0], 0);
      const columns = top.slice(1).map((word, index) => value(outside, word, index + 1));
      const rows: Outside[] = [];
      const cells: Inside[] = [];
      for (let row = 0; row < height; row++) {
        const words = lines.takeItems(width + 1, "a row's number and its cells");
        rows.push(value(outside, words[0], 0));
        for (let column = 1; column <= width; column++) cells.push(value(inside, words[column], column));
      }
      return { columns, rows, cells };
    },
    write({ columns, rows, cells }) {
      let text = `${corner.write(0)} ${columns.map((number) => `${outside.write(number)} `).join('')}/`;
      for (let row = 0; row < height; row++) {
        const inRow = cells.slice(row * width, (row + 1) * width);
        text += `${outside.write(rows[row])} ${inRow.map((cell) => `${inside.write(cell)} `).join('')}/`;
      }
      return text;
    },
  };
}
