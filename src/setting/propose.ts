import type { Board } from '../board/board.ts';
import { NO, YES } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import { seedOf } from '../compose/seeds.ts';
import { painted, paintOf } from '../edit/drawing.ts';
import { filledFrom } from '../edit/edit.ts';
import { InputError } from '../grid/input-error.ts';
import { seeded } from '../grid/random.ts';
import { type Progress, SteppedTask, type Steps } from '../grid/task.ts';
import { Gallery, type GalleryBoard, type Tally } from './gallery.ts';
import type { Settable } from './settable.ts';

export interface ProposeAsked {
  /** Ways to cut the board up that are looked at. Default 100. */
  readonly tries?: number;
  readonly seed?: number;
}

export interface Proposed<P extends Puzzle = Puzzle> extends Tally {
  /** Boards whose only answer is the drawing, the easiest first. */
  readonly boards: readonly GalleryBoard<P>[];
}

/**
 * Regions for a picture: cuts the board up at random so that what is painted can be an answer (tiles of one colour each),
 * prints all its clues, and keeps the boards on which it is the only one. Throws an `InputError` for a genre whose
 * pictures need no regions.
 */
export class Propose<P extends Puzzle, R extends Reading> extends SteppedTask<Proposed<P>> {
  readonly #settable: Settable<P, R>;
  readonly #board: Board<P>;
  readonly #reading: R;
  readonly #asked: ProposeAsked;
  readonly #gallery: Gallery<P, R>;
  #done = 0;

  /** @param board what is painted on it counts, region by region or cell by cell */
  constructor(settable: Settable<P, R>, board: Board<P>, reading: R, asked: ProposeAsked = {}) {
    super();
    if (!settable.editor.propose) throw new InputError(`Boards of ${settable.genre.name} aren't cut into regions.`);
    this.#settable = settable;
    this.#board = board;
    this.#reading = reading;
    this.#asked = asked;
    this.#gallery = new Gallery(settable, reading);
  }

  progress(): Progress {
    return { done: this.#done, total: this.#asked.tries ?? 100 };
  }

  get soFar(): Proposed<P> {
    return { ...this.#gallery.tally, boards: this.#gallery.boards };
  }

  protected *run(): Steps<Proposed<P>> {
    const { editor, genre } = this.#settable;
    const { tries = 100, seed = 1 } = this.#asked;
    // What isn't painted is white.
    const paint = paintOf(editor.layout, this.#board).map((mark) => (mark === YES ? YES : NO));
    for (; this.#done < tries; this.#done++) {
      yield 16;
      const random = seeded(seedOf(seed, this.#done));
      const cut = editor.propose?.(this.#board.puzzle, paint, random);
      if (!cut) continue;
      const { puzzle, marks } = painted(editor.layout, cut, paint, {});
      const filled = filledFrom(editor, puzzle, marks, random);
      if (filled && genre.check(filled, marks, this.#reading).violations.length === 0)
        yield* this.#gallery.look(filled);
    }
    return this.soFar;
  }
}
