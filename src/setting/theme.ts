import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import { blankDrawing } from '../edit/drawing.ts';
import { kindsAt } from '../edit/editing.ts';
import { isWritten, standsAt } from '../edit/kinds.ts';
import { isSame } from '../edit/places.ts';
import { image } from '../edit/print.ts';
import { turned } from '../edit/whole.ts';
import type { Editor, Place } from '../genre/editor.ts';
import { type Random, seeded } from '../grid/random.ts';
import { PATTERNS, type PatternName, type Symmetry } from '../grid/symmetry.ts';
import { type Progress, SteppedTask, type Steps } from '../grid/task.ts';
import { Gallery, type GalleryBoard, type Tally } from './gallery.ts';
import type { Settable } from './settable.ts';

/** What boards of a theme have in common. What is printed on the board that it begins with stays. */
export interface ThemeAsked {
  /** Clues stand in whole orbits of the pattern. */
  readonly pattern?: PatternName;
  /** The clues of an orbit are one clue flipped and turned, arrows and all; each has its own value otherwise. */
  readonly isTied?: boolean;
  /** Places that may be printed, of each orbit one or all. */
  readonly places: readonly Place[];
  /** Orbits that get a clue; as many as there are when absent. */
  readonly orbits?: { readonly least: number; readonly most: number };
  /** For each kind of clue that may be written, by its name, the values to choose from. */
  readonly values: { readonly [kind: string]: readonly number[] };
  /** Boards that are looked at, all there are when they are fewer. Default 2000. */
  readonly tries?: number;
  readonly seed?: number;
}

export interface ThemeFound<P extends Puzzle = Puzzle> extends Tally {
  /** Boards with one answer, the easiest first. */
  readonly boards: readonly GalleryBoard<P>[];
  /** How many boards the theme has in all; undefined where they are more than anybody will look at. */
  readonly all: number | undefined;
}

/** A value of a kind of clue at a place. */
interface Written {
  readonly kind: string;
  readonly place: Place;
  readonly value: number;
}

/** What may be written at a place, or at the places of an orbit at once: one of these lists. */
type Choices = readonly (readonly Written[])[];

/** An orbit: something is chosen for each of its places, or for all at once. */
type Orbit = readonly Choices[];

/** Boards beyond which a theme isn't gone through one by one. */
const MANY = 100_000;

/**
 * Looks through the boards of a theme for those with one answer: a pattern of clues, of which some are fixed and others
 * take any of the allowed values. Small themes are gone through whole, large ones in random draws. `soFar` is the gallery
 * as it is, the easiest board first.
 */
export class Themes<P extends Puzzle, R extends Reading> extends SteppedTask<ThemeFound<P>> {
  readonly #settable: Settable<P, R>;
  readonly #puzzle: P;
  readonly #asked: ThemeAsked;
  readonly #gallery: Gallery<P, R>;
  readonly #orbits: readonly Orbit[];
  readonly #least: number;
  readonly #most: number;
  readonly #all: number | undefined;

  constructor(settable: Settable<P, R>, puzzle: P, reading: R, asked: ThemeAsked) {
    super();
    this.#settable = settable;
    this.#puzzle = puzzle;
    this.#asked = asked;
    this.#gallery = new Gallery(settable, reading);
    this.#orbits = this.#choices();
    const { least = this.#orbits.length, most = this.#orbits.length } = asked.orbits ?? {};
    this.#most = Math.min(most, this.#orbits.length);
    this.#least = Math.min(least, this.#most);
    this.#all = sizeOf(this.#orbits, this.#least, this.#most);
  }

  progress(): Progress {
    return { done: this.#gallery.tally.looked, total: Math.min(this.#tries, this.#all ?? this.#tries) };
  }

  get soFar(): ThemeFound<P> {
    return { ...this.#gallery.tally, boards: this.#gallery.boards, all: this.#all };
  }

  get #tries(): number {
    return this.#asked.tries ?? 2_000;
  }

  protected *run(): Steps<ThemeFound<P>> {
    const isSmall = this.#all !== undefined && this.#all <= this.#tries;
    for (const written of isSmall ? this.#each() : this.#drawn(seeded(this.#asked.seed ?? 1))) {
      yield* this.#gallery.look(this.#with(written));
      yield 1;
    }
    return this.soFar;
  }

  #with(written: readonly Written[]): P {
    return written.reduce((puzzle, one) => writtenOn(this.#settable.editor, puzzle, one), this.#puzzle);
  }

  /** Every board of the theme, orbit by orbit. */
  *#each(from = 0, chosen = 0): Generator<Written[], void> {
    const left = this.#orbits.length - from;
    if (chosen + left < this.#least) return;
    if (left === 0 || chosen === this.#most) {
      yield [];
      return;
    }
    for (const written of combined(this.#orbits[from]))
      for (const rest of this.#each(from + 1, chosen + 1)) yield [...written, ...rest];
    yield* this.#each(from + 1, chosen);
  }

  /** Random boards of the theme: a number of orbits, which ones, and a choice for each. */
  *#drawn(random: Random): Generator<Written[], void> {
    for (let tries = 0; tries < this.#tries; tries++) {
      const number = this.#least + random.below(this.#most - this.#least + 1);
      const orbits = random.shuffle([...this.#orbits]).slice(0, number);
      yield orbits.flat().flatMap((choices) => choices[random.below(choices.length)]);
    }
  }

  /** For each orbit of wanted places what may be written there; orbits with a printed clue are left out. */
  #choices(): Orbit[] {
    const { pattern, places, isTied = false } = this.#asked;
    const { editor } = this.#settable;
    const symmetries: readonly Symmetry[] = pattern === undefined ? [] : PATTERNS[pattern];
    const seen: Place[] = [];
    const found: Orbit[] = [];
    for (const place of places) {
      if (seen.some((other) => isSame(other, place))) continue;
      const orbit: { readonly place: Place; readonly symmetry: Symmetry | undefined }[] = [
        { place, symmetry: undefined },
      ];
      for (const symmetry of symmetries) {
        const to = image(this.#puzzle, place, symmetry);
        if (!orbit.some((one) => isSame(one.place, to))) orbit.push({ place: to, symmetry });
      }
      seen.push(...orbit.map((one) => one.place));
      if (orbit.some((one) => isTaken(editor, this.#puzzle, one.place))) continue;
      const own = this.#contents(place);
      const choices = isTied
        ? [own.map((written) => orbit.flatMap(({ symmetry }) => (symmetry ? this.#image(written, symmetry) : written)))]
        : orbit.map((one) => this.#contents(one.place));
      if (choices.every(({ length }) => length > 0)) found.push(choices);
    }
    return found;
  }

  /** Each combination of allowed values that fits a place, kind by kind. */
  #contents(place: Place): (readonly Written[])[] {
    const { editor } = this.#settable;
    let sets: { readonly written: readonly Written[]; readonly puzzle: P }[] = [{ written: [], puzzle: this.#puzzle }];
    for (const kind of editor.kinds) {
      const values = this.#asked.values[kind.name];
      if (values === undefined || !standsAt(kind, place)) continue;
      sets = sets.flatMap(({ written, puzzle }) =>
        values
          .filter((value) => kind.values(puzzle, place).includes(value))
          .map((value) => ({
            written: [...written, { kind: kind.name, place, value }],
            puzzle: kind.write(puzzle, place, value),
          })),
      );
    }
    return sets.map(({ written }) => written).filter(({ length }) => length > 0);
  }

  /** The same clue flipped or turned: written on an empty board, and read there. */
  #image(written: readonly Written[], symmetry: Symmetry): Written[] {
    const { editor } = this.#settable;
    const blank = blankDrawing(editor, this.#puzzle);
    const puzzle = written.reduce((found, one) => writtenOn(editor, found, one), blank.board.puzzle);
    const after = turned(editor, { ...blank, board: { ...blank.board, puzzle } }, symmetry).board.puzzle;
    const places = new Set(written.map(({ place }) => place));
    return [...places].flatMap((place) => {
      const to = image(this.#puzzle, place, symmetry);
      return kindsAt(editor, after, to)
        .filter((kind) => isWritten(kind, after, to))
        .map((kind) => ({ kind: kind.name, place: to, value: kind.read(after, to) }));
    });
  }
}

/** Every way to choose for each place of an orbit. */
function* combined([first, ...rest]: Orbit): Generator<Written[], void> {
  if (first === undefined) yield [];
  else for (const written of first) for (const others of combined(rest)) yield [...written, ...others];
}

function writtenOn<P extends Puzzle>(editor: Editor<P>, puzzle: P, { kind: name, place, value }: Written): P {
  const kind = editor.kinds.find((one) => one.name === name);
  if (!kind) throw new Error(`no kind of clue ${name}`);
  return kind.write(puzzle, place, value);
}

function isTaken<P extends Puzzle>(editor: Editor<P>, puzzle: P, place: Place): boolean {
  return kindsAt(editor, puzzle, place).some((kind) => kind.click !== 'set' && isWritten(kind, puzzle, place));
}

/** How many boards there are with `least` to `most` of the orbits; undefined beyond what anybody looks at. */
function sizeOf(orbits: readonly Orbit[], least: number, most: number): number | undefined {
  // Boards by the number of orbits that have a clue.
  let byNumber = [1];
  for (const orbit of orbits) {
    const ways = orbit.reduce((product, { length }) => Math.min(MANY + 1, product * length), 1);
    byNumber = Array.from({ length: Math.min(most, byNumber.length) + 1 }, (_, number) =>
      Math.min(MANY + 1, (byNumber[number] ?? 0) + (byNumber[number - 1] ?? 0) * ways),
    );
  }
  const all = byNumber.slice(least, most + 1).reduce((sum, one) => sum + one, 0);
  return all > MANY ? undefined : all;
}
