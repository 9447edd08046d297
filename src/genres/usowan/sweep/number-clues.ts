import { BLANK, QUESTION } from '../../../board/clue.ts';
import type { Orientation } from '../../../grid/orientation.ts';
import { cellCount } from '../../../grid/shape.ts';
import type { ShadingClues } from '../../../spaces/shadings/index.ts';
import { frontierWords } from '../../../spaces/shadings/index.ts';
import { type BitField, BitFields, readField, writeField } from '../../../sweep/index.ts';
import type { UsowanPuzzle } from '../puzzle.ts';
import type { UsowanReading } from '../readings.ts';

const NONE = -1;
/** What a number lacks that can't be met any more. */
const WRONG = 3;

/**
 * The numbers of a Usowan board and the lies among them.
 *
 * The problem: a number speaks of cells that are chosen before and after its own, and each region must tell exactly one
 * lie, wherever. The idea: for each column that prints numbers two bits hold what the last number above still **lacks** of
 * shaded neighbours, 0, 1, 2, or that it is `WRONG`; and each region that is open has a bit, that its lie is told. What
 * lies above and before a number is known when its own cell is chosen, so that only two of its neighbours are waited for:
 *
 *         # .          2: one neighbour is shaded already, one is lacking, of the two to come.
 *         . 2 ?        If both stay white the number is wrong, which is decided as soon as the last of them is chosen.
 *           ?
 *
 * The cost: what one number lacks is settled one row later, and regions that are not open at the same time share bits, so
 * the states grow by a factor of some ten, less where there are many numbers, since most states are dead then.
 */
export class NumberClues implements ShadingClues {
  readonly words: number;
  readonly #width: number;
  readonly #cells: number;
  /** The number of each cell, `NONE` where none can be wrong. */
  readonly #number: Int32Array;
  /** The group of each number: numbers of which exactly one is wrong, or at most one, or none. */
  readonly #group: Int32Array;
  /** Whether each group must tell a lie. */
  readonly #mustLie: boolean;
  /** What the last number of each column lacks. */
  readonly #lacking: (BitField | undefined)[];
  /** For each group that may lie, whether it has. */
  readonly #lieTold: (BitField | undefined)[];
  /** Groups whose last number is settled by each cell. */
  readonly #closing: readonly number[][];
  /** False when a group that must tell a lie prints no number. */
  readonly #possible: boolean;

  constructor(puzzle: UsowanPuzzle, { lies }: UsowanReading, board: Orientation) {
    const { width } = board;
    const cells = cellCount(puzzle);
    const groups = lies === 'one-in-total' ? 1 : Math.max(...puzzle.regions) + 1;
    const spoken = new Uint8Array(groups);
    this.#width = width;
    this.#cells = cells;
    this.#number = new Int32Array(cells).fill(NONE);
    this.#group = new Int32Array(cells).fill(NONE);
    for (let cell = 0; cell < cells; cell++) {
      const printed = board.printed(Math.floor(cell / width), cell % width);
      const clue = puzzle.numbers[printed];
      if (clue === BLANK || clue === QUESTION) continue;
      this.#number[cell] = clue;
      this.#group[cell] = lies === 'one-in-total' ? 0 : puzzle.regions[printed];
      spoken[this.#group[cell]] = 1;
    }
    this.#mustLie = lies === 'one-per-region' || lies === 'one-in-total';
    this.#possible = !this.#mustLie || !spoken.includes(0);
    const fields = new BitFields(32 * frontierWords(width));
    this.#lacking = Array.from({ length: width }, (_, column) =>
      this.#number.some((number, cell) => number !== NONE && cell % width === column) ? fields.take(WRONG) : undefined,
    );
    this.#lieTold = new Array(groups).fill(undefined);
    this.#closing = Array.from({ length: cells }, () => []);
    if (lies !== 'none') this.#planGroups(groups, fields);
    this.words = fields.words;
  }

  /** Whether any number can be wrong, or must be: without, there is nothing to read. */
  get areIdle(): boolean {
    return this.#possible && this.#number.every((number) => number === NONE);
  }

  #planGroups(groups: number, fields: BitFields): void {
    const width = this.#width;
    const cells = this.#cells;
    const opens = new Int32Array(groups).fill(cells);
    const closes = new Int32Array(groups).fill(NONE);
    for (let cell = 0; cell < cells; cell++) {
      if (this.#number[cell] === NONE) continue;
      const group = this.#group[cell];
      const settled = cell + width < cells ? cell + width : cell % width < width - 1 ? cell + 1 : cell;
      opens[group] = Math.min(opens[group], cell);
      closes[group] = Math.max(closes[group], settled);
    }
    const byOpening = [...opens.keys()].filter((g) => closes[g] !== NONE).sort((a, b) => opens[a] - opens[b]);
    for (const group of byOpening) {
      this.#lieTold[group] = fields.lend(1, opens[group], closes[group] + 1);
      this.#closing[closes[group]].push(group);
    }
  }

  root(): boolean {
    return this.#possible;
  }

  choose(words: Int32Array, at: number, cell: number, shaded: number, above: boolean, before: boolean): boolean {
    const width = this.#width;
    const number = this.#number;
    const column = cell % width;
    const below = cell + width < this.#cells ? 1 : 0;
    // The number to the left: this cell is its right neighbour, and only the one below it is still to come.
    if (column > 0 && number[cell - 1] !== NONE) {
      const field = this.#lacking[column - 1] as BitField;
      const lacks = readField(words, at, field);
      if (lacks !== WRONG) {
        const left = lacks - shaded;
        if (left < 0 || left > below) {
          if (!this.#tellLie(words, at, this.#group[cell - 1])) return false;
          writeField(words, at, field, below === 1 ? WRONG : 0);
        } else writeField(words, at, field, left);
      } else if (below === 0) writeField(words, at, field, 0);
    }
    // The number above: this cell is the last of its neighbours.
    if (cell >= width && number[cell - width] !== NONE) {
      const field = this.#lacking[column] as BitField;
      const lacks = readField(words, at, field);
      if (lacks !== WRONG && lacks !== shaded && !this.#tellLie(words, at, this.#group[cell - width])) return false;
      writeField(words, at, field, 0);
    }
    if (number[cell] !== NONE) {
      const lacks = number[cell] - (above ? 1 : 0) - (before ? 1 : 0);
      const ahead = below + (column < width - 1 ? 1 : 0);
      if (lacks >= 0 && lacks <= ahead) writeField(words, at, this.#lacking[column] as BitField, lacks);
      else {
        if (!this.#tellLie(words, at, this.#group[cell])) return false;
        if (ahead > 0) writeField(words, at, this.#lacking[column] as BitField, WRONG);
      }
    }
    for (const closed of this.#closing[cell]) {
      const field = this.#lieTold[closed] as BitField;
      if (this.#mustLie && readField(words, at, field) === 0) return false;
      writeField(words, at, field, 0);
    }
    return true;
  }

  /** Notes that a number of this group is wrong; false when that is one too many. */
  #tellLie(words: Int32Array, at: number, group: number): boolean {
    const field = this.#lieTold[group];
    if (field === undefined || readField(words, at, field) !== 0) return false;
    writeField(words, at, field, 1);
    return true;
  }
}
