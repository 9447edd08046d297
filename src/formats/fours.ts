import type { BodyPart } from './body.ts';
import { digitValue } from './cursor.ts';

const EXPECTED = 'a number (0-4, with blanks after it 5-9 or a-e), "." or blanks (g-z)';

/**
 * `count` cells that hold a number from 0 to 4, the value `question`, or `blank`: `0`–`4` a number, `5`–`9` the same
 * and one blank after it, `a`–`e` the same and two blanks, `.` a question mark, `g`–`z` 1 to 20 blanks.
 *
 * Printing has puzz.link's habit: the number takes the first form only if the next cell exists and isn't blank, the
 * second only if the one after exists and isn't blank, else the third. So the last number may overshoot the board,
 * and the tempting rule "the shortest form that says it" prints other addresses:
 *
 *     | 3 |   |      end of the board: `d`, not `8`
 */
export function fours(
  count: number,
  blank: number,
  question: number,
  place: (cell: number) => string,
): BodyPart<number[]> {
  return {
    read(cursor) {
      const values: number[] = [];
      const skip = (blanks: number) => {
        for (let k = 0; k < blanks && values.length < count; k++) values.push(blank);
      };
      while (values.length < count) {
        if (cursor.atEnd) cursor.fail(place(values.length));
        const character = cursor.peek();
        const digit = digitValue(character);
        if (character === '.') values.push(question);
        else if (digit >= 0 && digit < 15) {
          values.push(digit % 5);
          skip(Math.floor(digit / 5));
        } else if (digit > 15) skip(digit - 15);
        else cursor.fail(EXPECTED);
        cursor.position++;
      }
      return values;
    },
    write(values) {
      let text = '';
      let skipped = 0;
      const isClue = (cell: number) => cell < count && values[cell] !== blank;
      for (let cell = 0; cell < count; cell++) {
        const value = values[cell];
        let printed = '';
        if (value === question) printed = '.';
        else if (value !== blank) {
          const blanks = isClue(cell + 1) ? 0 : isClue(cell + 2) ? 1 : 2;
          printed = (value + 5 * blanks).toString(16);
          cell += blanks;
        } else skipped++;
        if (skipped > 0 && (printed !== '' || skipped === 20)) {
          text += (15 + skipped).toString(36);
          skipped = 0;
        }
        text += printed;
      }
      return skipped > 0 ? text + (15 + skipped).toString(36) : text;
    },
  };
}
