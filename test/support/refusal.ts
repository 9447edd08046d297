import { describe, expect, it } from 'vitest';
import { readBoard } from '../../src/genres/read.ts';
import { InputError } from '../../src/grid/input-error.ts';

/** What is wrong with the text of a board. Fails when nothing is. */
export function refusal(text: string): string {
  try {
    readBoard(text);
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return (error as InputError).message;
  }
  throw new Error(`This was read as a board: ${text.slice(0, 100)}`);
}

/** @param cases what is wrong with each text, in one sentence that names the place */
export function itIsRefused(form: string, cases: readonly (readonly [text: string, sentence: string])[]): void {
  describe(`${form} is refused`, () => {
    it.each(cases)('%j', (text, sentence) => {
      expect(refusal(text)).toBe(sentence);
    });
  });
}
