import { InputError } from '../grid/input-error.ts';
import { type Cursor, digitValue } from './cursor.ts';
import type { Part, Warn } from './part.ts';

// The alphabet of puzz.link's addresses (the pzprv3 form), as its public source reads and writes it.

/** A part of an address's body. */
export type BodyPart<T> = Part<T, Cursor>;

/**
 * `count` yes/no values, five to a character, the first one the most significant, in base 32 (`0`–`v`); the last
 * character is filled up with zeros.
 */
export function bits(count: number, expected: string): BodyPart<number[]> {
  return {
    read(cursor) {
      const values: number[] = [];
      while (values.length < count) {
        const at = cursor.position;
        const five = digitValue(cursor.take(expected));
        if (five < 0 || five > 31) cursor.fail(`${expected} (a digit 0-9 or a-v)`, at);
        for (let weight = 16; weight > 0 && values.length < count; weight >>= 1) values.push(five & weight ? 1 : 0);
      }
      return values;
    },
    write(values) {
      let text = '';
      for (let from = 0; from < values.length; from += 5) {
        let five = 0;
        for (let k = 0; k < 5; k++) five = 2 * five + (values[from + k] ?? 0);
        text += five.toString(32);
      }
      return text;
    },
  };
}

/** How a body skips slots that say nothing: the letter for one such slot, and the most that one letter skips. */
export interface Skips {
  readonly letter: 'a' | 'g';
  readonly most: number;
}
/** `g` … `z` = 1 … 20. */
export const SKIPS_FROM_G: Skips = { letter: 'g', most: 20 };
/** `a` … `z` = 1 … 26. */
export const SKIPS_FROM_A: Skips = { letter: 'a', most: 26 };

/**
 * `count` slots from left to right; those with the value `blank` are skipped over by letters, every other one is an
 * `item`. The last letter may skip past the last slot: published addresses do that. `place` names a slot for errors.
 */
export function spread<T>(
  count: number,
  { letter, most }: Skips,
  blank: T,
  item: BodyPart<T>,
  place: (slot: number) => string,
): BodyPart<T[]> {
  const one = digitValue(letter) - 1;
  return {
    read(cursor) {
      const values: T[] = [];
      while (values.length < count) {
        if (cursor.atEnd) cursor.fail(place(values.length));
        const skipped = digitValue(cursor.peek()) - one;
        if (skipped >= 1) {
          cursor.position++;
          for (let k = 0; k < skipped && values.length < count; k++) values.push(blank);
        } else values.push(item.read(cursor));
      }
      return values;
    },
    write(values, warn) {
      let text = '';
      let skipped = 0;
      for (const value of values) {
        const printed = value === blank ? '' : item.write(value, warn);
        if (printed === '') skipped++;
        if (skipped > 0 && (printed !== '' || skipped === most)) {
          text += (one + skipped).toString(36);
          skipped = 0;
        }
        text += printed;
      }
      return skipped > 0 ? text + (one + skipped).toString(36) : text;
    },
  };
}

/** `count` items, each of them written out. */
export function repeated<T>(count: number, item: BodyPart<T>, place: (slot: number) => string): BodyPart<T[]> {
  return {
    read(cursor) {
      const values: T[] = [];
      while (values.length < count) {
        if (cursor.atEnd) cursor.fail(place(values.length));
        values.push(item.read(cursor));
      }
      return values;
    },
    write(values: T[], warn: Warn) {
      let text = '';
      for (const value of values) text += item.write(value, warn);
      return text;
    },
  };
}

/** The largest number that `hexNumber` can say. */
export const LARGEST_HEX_NUMBER = 255;

/** `0`–`f`, `-` and two hexadecimal digits for 16 to 255, or `.` for the value `dot`. */
export function hexNumber(dot: number, expected: string): BodyPart<number> {
  return {
    read(cursor) {
      const character = cursor.peek();
      if (character === '.') {
        cursor.position++;
        return dot;
      }
      if (character === '-') {
        cursor.position++;
        return cursor.takeHex(2, 'a number');
      }
      const digit = digitValue(character);
      if (digit < 0 || digit > 15) cursor.fail(expected);
      cursor.position++;
      return digit;
    },
    write(value) {
      if (value === dot) return '.';
      return value < 16 ? value.toString(16) : `-${value.toString(16)}`;
    },
  };
}

/** Refuses to print a number at `place` that is larger than puzz.link's notation can say. */
export function mustFit(value: number, largest: number, place: string): void {
  if (value > largest)
    throw new InputError(
      `The number ${value} at ${place} is too large for puzz.link's notation, which ends at ${largest}.`,
    );
}
