import type { Orientation } from '../../grid/orientation.ts';
import type { Branches, Spec, Tally } from '../../sweep/index.ts';
import type { ShadingClues } from './shading-clues.ts';
import {
  frontierWords,
  LONE,
  mirrorRow,
  remove,
  setSymbol,
  shade,
  shiftRow,
  symbolAt,
  WHITE,
} from './sheet-frontier.ts';

/**
 * What holds the white cells together: they are one piece through their edges, or through edges and corners, and in both
 * cases there is at least one; or nothing does.
 */
export type SheetRule = 'edges' | 'corners' | 'free';

/** For each cell, as it is walked, 1 where it may be shaded, and where it may be left white. */
export interface Allowed {
  readonly mayShade: Uint8Array;
  readonly mayLeave: Uint8Array;
}

/**
 * The shadings of a board in which no two shaded cells share an edge and white holds together, cell by cell. The state
 * holds the frontier (see `sheet-frontier.ts`) and what `clues` keep there.
 *
 * States of a layer: 2.14 times more for each column of the narrower side (7 521 at 12 columns, 3 514 369 at 20), times
 * what the clues keep; without the sheet rule 1.62 times more.
 */
export class ShadingSpec implements Spec {
  readonly words: number;
  readonly levels: number;
  readonly decisions: number;
  readonly choices = 2;
  readonly tallies: readonly Tally[] = [];
  readonly #board: Orientation;
  readonly #clues: ShadingClues | undefined;
  /** Whether chains of shaded cells are followed; without it only adjacent shading is looked at. */
  readonly #followsChains: boolean;
  readonly #frontierWords: number;
  readonly #mayShade: Uint8Array;
  readonly #mayLeave: Uint8Array;
  /** Whether the board is its own mirror image, left and right swapped. */
  readonly #isSymmetric: boolean;
  readonly #mirrored: Int32Array;

  constructor(board: Orientation, { mayShade, mayLeave }: Allowed, sheet: SheetRule, clues?: ShadingClues) {
    const { width, height } = board;
    this.#board = board;
    this.#clues = clues;
    this.levels = this.decisions = width * height;
    // Through corners white always holds together, unless the board is one cell wide.
    this.#followsChains = sheet === 'edges' && width > 1;
    this.#frontierWords = frontierWords(width);
    this.words = clues?.words ?? this.#frontierWords;
    this.#isSymmetric = clues === undefined && !mayShade.includes(0) && !mayLeave.includes(0);
    this.#mirrored = new Int32Array(this.#frontierWords);
    this.#mayShade = mayShade.slice();
    this.#mayLeave = mayLeave;
    // On a strip every cell but the ends cuts it in two, and the only cell of all must be white.
    if (width === 1 && sheet !== 'free')
      for (let cell = 0; cell < height; cell++)
        if (height === 1 || (cell > 0 && cell < height - 1)) this.#mayShade[cell] = 0;
  }

  root(state: Int32Array): boolean {
    state.fill(0);
    return this.#clues === undefined || this.#clues.root(state);
  }

  yes(level: number, choice: number): readonly number[] {
    const { width } = this.#board;
    return choice === 1 ? [this.#board.printed(Math.floor(level / width), level % width)] : [];
  }

  /** A row of a board that is the same from either side, and its mirror image, go on in equally many ways. */
  fold(words: Int32Array, at: number, level: number): void {
    const { width } = this.#board;
    if (this.#isSymmetric && level % width === 0) mirrorRow(words, at, width, this.#mirrored);
  }

  expand(state: Int32Array, level: number, branches: Branches): void {
    const { width, height } = this.#board;
    const row = (level / width) | 0;
    const column = level - row * width;
    const above = symbolAt(state, 0, column + 1) !== WHITE;
    const before = column > 0 && symbolAt(state, 0, column - 1) !== WHITE;
    const { words } = this;
    const next = branches.states;
    if (this.#mayLeave[level] !== 0) {
      const at = branches.live(0);
      for (let word = 0; word < words; word++) next[at + word] = state[word];
      if (this.#followsChains) remove(next, at, column);
      else setSymbol(next, at, column, WHITE);
      this.#finish(branches, at, level, column, 0, above, before);
    }
    if (above || before || this.#mayShade[level] === 0) return;
    const at = branches.live(1);
    for (let word = 0; word < words; word++) next[at + word] = state[word];
    if (this.#followsChains) {
      const onBorder = row === 0 || row === height - 1 || column === 0 || column === width - 1;
      if (!shade(next, at, column, onBorder, column < width - 1)) {
        branches.count--;
        return;
      }
    } else setSymbol(next, at, column, LONE);
    this.#finish(branches, at, level, column, 1, above, before);
  }

  /** Lets the clues read the cell, then ends the row; takes the branch back when it is dead. */
  #finish(
    branches: Branches,
    at: number,
    level: number,
    column: number,
    shaded: number,
    above: boolean,
    before: boolean,
  ): void {
    const { width } = this.#board;
    const next = branches.states;
    if (this.#clues !== undefined && !this.#clues.choose(next, at, level, shaded, above, before)) {
      branches.count--;
      return;
    }
    if (!this.#followsChains) setSymbol(next, at, column + 1, WHITE);
    if (column < width - 1) return;
    if (this.#followsChains) remove(next, at, width);
    shiftRow(next, at, this.#frontierWords);
  }
}
