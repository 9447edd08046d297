import { describe, expect, it } from 'vitest';
import { type Marks, YES } from '../../src/board/marks.ts';
import { horizontalEdge, verticalEdge } from '../../src/grid/edges.ts';
import { Orientation } from '../../src/grid/orientation.ts';
import { seeded } from '../../src/grid/random.ts';
import type { Shape } from '../../src/grid/shape.ts';
import { finish } from '../../src/grid/task.ts';
import { type LoopClues, LoopSpec, loopGrid } from '../../src/spaces/loops/index.ts';
import { frontierWords, type ShadingClues, ShadingSpec } from '../../src/spaces/shadings/index.ts';
import {
  type BitField,
  BitFields,
  count,
  diagram,
  readField,
  type Spec,
  walk,
  writeField,
} from '../../src/sweep/index.ts';

// Genres that Kaisu doesn't have, built on the spaces alone: what any genre may use is enough for them.

/** Slitherlink: the corners of its cells are the loop's grid; a number says how many sides of its cell are used. */
class SideClues implements LoopClues {
  readonly words: number;
  readonly #width: number;
  readonly #numbers: readonly number[];
  readonly #missing: readonly BitField[];

  /** @param numbers of cells, or −1, for each of `width` − 1 columns and `height` − 1 rows */
  constructor({ width }: Shape, numbers: readonly number[]) {
    const fields = new BitFields(2 * (width + 1));
    this.#width = width;
    this.#numbers = numbers;
    this.#missing = Array.from({ length: width - 1 }, () => fields.take(4));
    this.words = fields.words;
  }

  #numberAt(corner: number): number {
    const row = Math.floor(corner / this.#width);
    const column = corner % this.#width;
    return column === this.#width - 1 ? -1 : (this.#numbers[row * (this.#width - 1) + column] ?? -1);
  }

  root(): boolean {
    return true;
  }

  enter(): boolean {
    return true;
  }

  leave(words: Int32Array, at: number, corner: number, right: number, down: number): boolean {
    const column = corner % this.#width;
    const here = this.#missing[column];
    if (corner >= this.#width && this.#numberAt(corner - this.#width) >= 0 && readField(words, at, here) !== right)
      return false;
    if (here !== undefined) writeField(words, at, here, 0);
    const number = this.#numberAt(corner);
    if (number >= 0) {
      if (right + down > number) return false;
      writeField(words, at, here, number - right - down);
    }
    if (column === 0 || this.#numberAt(corner - 1) < 0) return true;
    const left = readField(words, at, this.#missing[column - 1]) - down;
    if (left < 0) return false;
    writeField(words, at, this.#missing[column - 1], left);
    return true;
  }

  wants(corner: number): boolean {
    return this.#numberAt(corner) > 0;
  }
}

/** Heyawake's rooms: a number says how many cells of its room are shaded. */
class RoomClues implements ShadingClues {
  readonly words: number;
  readonly #rooms: readonly number[];
  readonly #numbers: readonly number[];
  readonly #first: readonly number[];
  readonly #last: readonly number[];
  readonly #missing: BitField[] = [];

  constructor({ width }: Shape, rooms: readonly number[], numbers: readonly number[]) {
    this.#rooms = rooms;
    this.#numbers = numbers;
    this.#first = numbers.map((_, room) => rooms.indexOf(room));
    this.#last = numbers.map((_, room) => rooms.lastIndexOf(room));
    const fields = new BitFields(32 * frontierWords(width));
    const byOpening = [...numbers.keys()].sort((a, b) => this.#first[a] - this.#first[b]);
    for (const room of byOpening)
      this.#missing[room] = fields.lend(numbers[room], this.#first[room], this.#last[room] + 1);
    this.words = fields.words;
  }

  root(): boolean {
    return true;
  }

  choose(words: Int32Array, at: number, cell: number, shaded: number): boolean {
    const room = this.#rooms[cell];
    const field = this.#missing[room];
    const missing = (cell === this.#first[room] ? this.#numbers[room] : readField(words, at, field)) - shaded;
    if (missing < 0 || (cell === this.#last[room] && missing > 0)) return false;
    writeField(words, at, field, missing);
    return true;
  }
}

const answers = (spec: Spec): Marks[] => [...walk(finish(diagram(spec)))];

describe('genres built on the spaces', () => {
  it('Slitherlink: the loops of a grid whose sides are as many as the numbers say', () => {
    const shape = { width: 4, height: 5 };
    const grid = loopGrid(shape, Orientation.narrow(shape));
    const loops = answers(new LoopSpec(grid));
    expect(loops.length).toBe(1049);
    for (let seed = 1; seed <= 40; seed++) {
      const random = seeded(seed);
      const answer = loops[random.below(loops.length)];
      const sides = (marks: Marks, row: number, column: number): number =>
        [
          horizontalEdge(shape, row, column),
          horizontalEdge(shape, row + 1, column),
          verticalEdge(shape, row, column),
          verticalEdge(shape, row, column + 1),
        ].filter((edge) => marks[edge] === YES).length;
      const numbers = Array.from({ length: 12 }, (_, cell) =>
        random.below(3) === 0 ? sides(answer, Math.floor(cell / 3), cell % 3) : -1,
      );
      const expected = loops.filter((marks) =>
        numbers.every((number, cell) => number < 0 || number === sides(marks, Math.floor(cell / 3), cell % 3)),
      );
      const spec = new LoopSpec(grid, new SideClues(shape, numbers));
      expect(answers(spec).map(String).sort(), `seed ${seed}`).toEqual(expected.map(String).sort());
      expect(finish(count(spec)).count, `seed ${seed}`).toBe(BigInt(expected.length));
    }
  });

  it('Heyawake: the shadings of a board whose rooms have as many shaded cells as their numbers say', () => {
    const shape = { width: 4, height: 5 };
    const board = Orientation.narrow(shape);
    const all = { mayShade: new Uint8Array(20).fill(1), mayLeave: new Uint8Array(20).fill(1) };
    const rooms = [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 2, 3, 4, 4, 3, 3, 4, 4, 3, 3];
    for (const sheet of ['edges', 'free'] as const) {
      const shadings = answers(new ShadingSpec(board, all, sheet));
      for (let seed = 1; seed <= 20; seed++) {
        const answer = shadings[seeded(seed).below(shadings.length)];
        const shadedIn = (marks: Marks): number[] =>
          [0, 1, 2, 3, 4].map((room) => rooms.filter((r, cell) => r === room && marks[cell] === YES).length);
        const numbers = shadedIn(answer);
        const expected = shadings.filter((marks) => String(shadedIn(marks)) === String(numbers));
        const spec = new ShadingSpec(board, all, sheet, new RoomClues(shape, rooms, numbers));
        expect(answers(spec).map(String).sort(), `${sheet}, seed ${seed}`).toEqual(expected.map(String).sort());
        expect(finish(count(spec)).count, `${sheet}, seed ${seed}`).toBe(BigInt(expected.length));
      }
    }
  });
});
