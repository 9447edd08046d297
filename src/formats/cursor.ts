import { InputError } from '../grid/input-error.ts';
import type { Source, Warn } from './part.ts';
import { quoted } from './quote.ts';

/** A place in a text (the body of an address, unless another name is given), moving from left to right. */
export class Cursor implements Source {
  position = 0;

  readonly text: string;
  readonly warn: Warn;
  readonly #name: string;

  constructor(text: string, warn: Warn, name: string = 'the body') {
    this.text = text;
    this.warn = warn;
    this.#name = name;
  }

  get atEnd(): boolean {
    return this.position >= this.text.length;
  }

  /** The next character, or `''` at the end. */
  peek(): string {
    return this.text.charAt(this.position);
  }

  /** The next character; at the end, an error that says what was expected there. */
  take(expected: string): string {
    if (this.atEnd) this.fail(expected);
    return this.text.charAt(this.position++);
  }

  /** The value of `digits` hexadecimal digits. */
  takeHex(digits: number, expected: string): number {
    let value = 0;
    for (let taken = 0; taken < digits; taken++) {
      const digit = digitValue(this.peek());
      if (digit < 0 || digit > 15) this.fail(digits === 1 ? expected : `${expected} in ${digits} hexadecimal digits`);
      value = 16 * value + digit;
      this.position++;
    }
    return value;
  }

  /** Refuses the text at `at` (the present place unless told otherwise). */
  fail(expected: string, at: number = this.position): never {
    if (at >= this.text.length)
      throw new InputError(
        `${capital(this.#name)} ends after character ${this.text.length}, where ${expected} was expected.`,
      );
    throw new InputError(
      `Character ${at + 1} of ${this.#name} is ${quoted(this.text.charAt(at))}, where ${expected} was expected.`,
    );
  }
}

/** The value of one digit in base 36 (`0`–`9`, `a`–`z`), or -1; capitals are no digits in an address. */
export function digitValue(character: string): number {
  const code = character.charCodeAt(0);
  if (code >= 48 && code <= 57) return code - 48;
  if (code >= 97 && code <= 122) return code - 87;
  return -1;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
