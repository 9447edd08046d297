import { InputError } from '../grid/input-error.ts';
import type { Part, Source, Warn } from './part.ts';
import { counted, quoted } from './quote.ts';
import { naturalOf } from './size.ts';

/** The lines of a text, taken one by one from the top. */
export class Lines implements Source {
  /** How many lines are taken; also the number that people give to the line taken last. */
  taken = 0;
  readonly #end: number;

  readonly #lines: readonly string[];
  readonly warn: Warn;

  constructor(lines: readonly string[], warn: Warn) {
    this.#lines = lines;
    this.warn = warn;
    let end = lines.length;
    while (end > 0 && lines[end - 1].trim() === '') end--;
    this.#end = end;
  }

  /** Only blank lines are left. */
  get atEnd(): boolean {
    return this.taken >= this.#end;
  }

  /** The next line; after the last one that isn't blank, an error that says what was expected. */
  take(expected: string): string {
    if (this.atEnd) throw new InputError(`The text ends after line ${this.#end}, where ${expected} was expected.`);
    return this.#lines[this.taken++];
  }

  /** The next line's items, which blanks part; exactly `count` of them. A line of no items may lie past the end. */
  takeItems(count: number, expected: string): string[] {
    if (count === 0 && this.atEnd) {
      this.taken++;
      return [];
    }
    const items = itemsOf(this.take(expected));
    if (items.length !== count)
      this.fail(`Line ${this.taken} has ${counted(items.length, 'item')}, where ${count} were expected: ${expected}.`);
    return items;
  }

  /** The line taken last. */
  get current(): string {
    return this.#lines[this.taken - 1] ?? '';
  }

  /** Refuses item `index` (from 0) of the line taken last. */
  failItem(index: number, item: string, expected: string): never {
    this.fail(`Item ${index + 1} of line ${this.taken} is ${quoted(item)}, where ${expected} was expected.`);
  }

  /** Refuses character `column` (from 0) of the line taken last. */
  failCharacter(column: number, character: string, expected: string): never {
    const found = character === '' ? 'missing' : quoted(character);
    this.fail(`Character ${column + 1} of line ${this.taken} is ${found}, where ${expected} was expected.`);
  }

  fail(sentence: string): never {
    throw new InputError(sentence);
  }
}

/** A part of a file that is read line by line. */
export type LinePart<T> = Part<T, Lines>;

/** One word of a line, both ways. `read` gives undefined for a word that it doesn't know. */
export interface Item<T> {
  read(word: string): T | undefined;
  write(value: T): string;
  /** What it reads, to be said in an error. */
  readonly expected: string;
}

/** One word for each value: `words[value]`. */
export function words(expected: string, words: readonly string[]): Item<number> {
  return {
    expected,
    read(word) {
      const value = words.indexOf(word);
      return value < 0 ? undefined : value;
    },
    write: (value) => words[value],
  };
}

/** A whole number from 0 to `largest`, or one of the words that stand for a value below 0. */
export function number(
  expected: string,
  largest: number,
  others: { readonly [word: string]: number } = {},
): Item<number> {
  const wordOf = new Map(Object.entries(others).map(([word, value]) => [value, word]));
  return {
    expected,
    read(word) {
      const value = naturalOf(word);
      if (value >= 0) return value <= largest ? value : undefined;
      return Object.hasOwn(others, word) ? others[word] : undefined;
    },
    write: (value) => wordOf.get(value) ?? String(value),
  };
}

/** One line of `count` items. */
export function line<T>(count: number, item: Item<T>, what: string): LinePart<T[]> {
  return {
    read(lines) {
      return lines.takeItems(count, what).map((word, index) => {
        const value = item.read(word);
        return value === undefined ? lines.failItem(index, word, item.expected) : value;
      });
    },
    write: (values) => `${values.map((value) => `${item.write(value)} `).join('')}/`,
  };
}

/**
 * `rows` lines of `columns` items as one flat array, row by row. When `absent` is given, the lines may end before any
 * of the rows; the items that are missing are `absent`.
 */
export function rows<T>(rows: number, columns: number, item: Item<T>, what: string, absent?: T): LinePart<T[]> {
  const row = line(columns, item, what);
  return {
    read(lines) {
      const values: T[] = [];
      for (let k = 0; k < rows; k++) {
        if (absent !== undefined && lines.atEnd) for (let c = 0; c < columns; c++) values.push(absent);
        else for (const value of row.read(lines)) values.push(value);
      }
      return values;
    },
    write(values, warn) {
      let text = '';
      for (let k = 0; k < rows; k++) text += row.write(values.slice(k * columns, (k + 1) * columns), warn);
      return text;
    },
  };
}

/** The words of a line. */
export function itemsOf(line: string): string[] {
  const trimmed = line.trim();
  return trimmed === '' ? [] : trimmed.split(/[ \t]+/);
}
