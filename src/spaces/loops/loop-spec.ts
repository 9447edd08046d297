import type { Marks } from '../../board/marks.ts';
import type { Random } from '../../grid/random.ts';
import type { Task } from '../../grid/task.ts';
import {
  type Branches,
  type Count,
  type CountOptions,
  type DiagramOptions,
  type Marginal,
  NO_TALLY,
  type Spec,
  type SweepProgress,
  type Tally,
} from '../../sweep/index.ts';
import { countLoops, DENSE_WIDTH } from './bare-count.ts';
import { drawLoops, drawsLoops } from './draws.ts';
import type { LoopClues } from './loop-clues.ts';
import { EITHER_SIDE, FREE, INSIDE, isBare, type LoopGrid, USED } from './loop-grid.ts';
import {
  isInside,
  isInsideWord,
  LEFT_END,
  mateLeft,
  mateRight,
  NO_PLUG,
  plugAt,
  RIGHT_END,
  setPlug,
  shiftPlugs,
  turnMate,
} from './plugs.ts';

/** On narrower boards the whole diagram fits in the memory, and draws from it are quicker. */
const DRAWN_DENSE_WIDTH = 14;
// Tallies that branches count units of.
const LENGTH = 0;
const INSIDE_CELLS = 1;
/** Bit 4 of what is allowed at a cell: to pass it untouched. */
const PASS = 16;
/** Columns whose plugs fit into one word. */
const WORD_WIDTH = 15;

/**
 * The single closed loops of a grid, cell by cell, with these tallies:
 *
 * - `length`: edges of the loop;
 * - `inside`: cells that the loop does not visit and that lie inside it;
 * - `area`: squares between the centres of four cells that it encloses: inside + length / 2 − 1 (G. Pick, 1899).
 *
 * The state holds
 * the plugs (see `plugs.ts`) and what `clues` keep there. At each cell it is chosen whether the edges to the right and
 * below are used: choice = right + 2 · down. A loop that closes while other plugs are used would be one of two, so it
 * is dead; if none are, it is an answer at once.
 *
 * States of a layer: at most the Motzkin number of width + 1 (41 835 for 12 columns), times what the clues keep.
 */
export class LoopSpec implements Spec {
  readonly words: number;
  readonly levels: number;
  readonly decisions: number;
  readonly choices = 4;
  readonly tallies: readonly Tally[];
  readonly marginals: { readonly [name: string]: Marginal };
  readonly #grid: LoopGrid;
  readonly #clues: LoopClues | undefined;
  readonly #width: number;
  /** Which of the four choices the edges of a cell allow, as a set of bits, and `PASS`. */
  readonly #allowed: Uint8Array;
  /** 1 where a loop that closes here leaves nothing wanted at later cells. */
  readonly #closable: Uint8Array;
  readonly #inOneWord: boolean;

  /** With `wide` even states of one word go the way of wider ones: for tests. */
  constructor(grid: LoopGrid, clues?: LoopClues, wide = false) {
    const { width, height } = grid;
    this.#grid = grid;
    this.#clues = clues;
    this.#width = width;
    this.levels = width * height;
    this.decisions = grid.edges;
    this.words = clues?.words ?? Math.ceil((width + 1) / 16);
    this.#inOneWord = !wide && width <= WORD_WIDTH && clues === undefined;
    this.#allowed = new Uint8Array(this.levels);
    const units: number[] = [];
    for (let cell = 0; cell < this.levels; cell++) {
      const right = grid.right[cell];
      const down = grid.down[cell];
      for (let choice = 0; choice < 4; choice++)
        if (fits(right, choice & 1) && fits(down, choice >> 1)) this.#allowed[cell] |= 1 << choice;
      // Not at the last cell, where the drawing would stay empty.
      if ((this.#allowed[cell] & 1) !== 0 && cell < this.levels - 1) this.#allowed[cell] |= PASS;
      units.push((grid.rightEdge[cell] < 0 ? 0 : 1) + (grid.downEdge[cell] < 0 ? 0 : 1));
    }
    this.#closable = this.#findClosable();
    const squares = (width - 1) * (height - 1);
    this.tallies = [
      { name: 'length', cap: width * height, wanted: 'any', units },
      { name: 'inside', cap: Math.max(0, (width - 2) * (height - 2)), wanted: 'any' },
      // Twice the area and 2 more, so that an edge counts once and a cell inside twice.
      { name: 'area', cap: 2 * squares + 2, wanted: 'any', times: [1, 2], value: (power) => power / 2 - 1 },
    ];
    const { printed } = grid;
    this.marginals = {
      inside: { size: width * height, at: (level, tally) => (tally === INSIDE_CELLS ? printed[level] : -1) },
    };
  }

  #findClosable(): Uint8Array {
    const { side, right, down } = this.#grid;
    const closable = new Uint8Array(this.levels);
    let isWanted = false;
    for (let cell = this.levels - 1; cell >= 0; cell--) {
      closable[cell] = isWanted ? 0 : 1;
      if (right[cell] === USED || down[cell] === USED || side[cell] === INSIDE) isWanted = true;
      if (this.#clues?.wants(cell)) isWanted = true;
    }
    return closable;
  }

  /** Whether nothing is printed or marked, so that all loops of the grid are answers. */
  get #isBare(): boolean {
    return this.#clues === undefined && isBare(this.#grid);
  }

  /** A bare grid is counted without hashing. */
  ownCount(options: CountOptions): Task<Count, SweepProgress> | undefined {
    return this.#width >= DENSE_WIDTH && this.#isBare ? countLoops(this.#grid, options) : undefined;
  }

  ownSamples(number: number, random: Random, options: DiagramOptions): Task<Marks[], SweepProgress> | undefined {
    if (this.#width < DRAWN_DENSE_WIDTH || !this.#isBare || !drawsLoops(this.#grid, options.tilt)) return undefined;
    return drawLoops(this.#grid, number, random, options);
  }

  root(state: Int32Array): boolean {
    state.fill(0);
    return this.#grid.consistent && (this.#clues === undefined || this.#clues.root(state));
  }

  yes(level: number, choice: number): readonly number[] {
    const edges: number[] = [];
    if (choice & 1) edges.push(this.#grid.rightEdge[level]);
    if (choice & 2) edges.push(this.#grid.downEdge[level]);
    return edges;
  }

  expand(state: Int32Array, level: number, branches: Branches): void {
    if (this.#inOneWord) this.#expandWord(state[0], level, branches);
    else this.#expandAny(state, level, branches);
  }

  #expandWord(word: number, level: number, branches: Branches): void {
    const width = this.#width;
    const column = level % width;
    const shift = 2 * column;
    const left = (word >>> shift) & 3;
    const up = (word >>> (shift + 2)) & 3;
    const rest = word & ~(15 << shift);
    const allowed = this.#allowed[level];
    const turn = column === width - 1 ? 2 : 0;
    if (left === NO_PLUG && up === NO_PLUG) {
      if ((allowed & PASS) !== 0) {
        const inside = isInsideWord(word, column);
        if (this.#sideFits(level, inside)) branches.live1(0, rest << turn, inside === 1 ? INSIDE_CELLS : NO_TALLY, 1);
      }
      // A new path, with its left end below and its right end to the right.
      if ((allowed & 8) !== 0) branches.states[branches.live(3, LENGTH, 2)] = rest | (9 << shift);
    } else if (left === NO_PLUG || up === NO_PLUG) {
      const plug = left | up;
      if ((allowed & 2) !== 0) branches.states[branches.live(1, LENGTH, 1)] = rest | (plug << (shift + 2));
      if ((allowed & 4) !== 0) branches.states[branches.live(2, LENGTH, 1)] = (rest | (plug << shift)) << turn;
    } else if ((allowed & 1) !== 0) {
      if (left === LEFT_END && up === RIGHT_END) {
        if (rest === 0 && this.#closable[level] !== 0) branches.answer(0);
        return;
      }
      let joined = rest;
      // The outer of the two paths keeps its far end; the inner one's far end changes sides.
      if (left === LEFT_END && up === LEFT_END) joined ^= 3 << (2 * mateRight(rest, column + 1));
      else if (left === RIGHT_END && up === RIGHT_END) joined ^= 3 << (2 * mateLeft(rest, column));
      branches.live1(0, joined << turn);
    }
  }

  #sideFits(level: number, inside: number): boolean {
    const side = this.#grid.side[level];
    return side === EITHER_SIDE || (side === INSIDE) === (inside === 1);
  }

  #expandAny(state: Int32Array, level: number, branches: Branches): void {
    const column = level % this.#width;
    if (this.#clues !== undefined && !this.#clues.enter(state, level)) return;
    const left = plugAt(state, column);
    const up = plugAt(state, column + 1);
    const allowed = this.#allowed[level];
    if (left === NO_PLUG && up === NO_PLUG) {
      if ((allowed & PASS) !== 0) {
        const inside = isInside(state, column);
        if (this.#sideFits(level, inside)) this.#choose(state, level, 0, NO_PLUG, NO_PLUG, branches, inside);
      }
      if ((allowed & 8) !== 0) this.#choose(state, level, 3, LEFT_END, RIGHT_END, branches);
    } else if (left === NO_PLUG || up === NO_PLUG) {
      const plug = left | up;
      if ((allowed & 2) !== 0) this.#choose(state, level, 1, NO_PLUG, plug, branches);
      if ((allowed & 4) !== 0) this.#choose(state, level, 2, plug, NO_PLUG, branches);
    } else if ((allowed & 1) !== 0) {
      if (left === LEFT_END && up === RIGHT_END) {
        this.#close(state, level, branches);
        return;
      }
      if (left === up) turnMate(state, column, left);
      this.#choose(state, level, 0, NO_PLUG, NO_PLUG, branches);
    }
  }

  #close(state: Int32Array, level: number, branches: Branches): void {
    if (this.#closable[level] === 0) return;
    if (this.#clues !== undefined && !this.#clues.leave(state, 0, level, 0, 0)) return;
    const column = level % this.#width;
    setPlug(state, 0, column, NO_PLUG);
    setPlug(state, 0, column + 1, NO_PLUG);
    for (const word of state) if (word !== 0) return;
    branches.answer(0);
  }

  #choose(
    state: Int32Array,
    level: number,
    choice: number,
    down: number,
    right: number,
    branches: Branches,
    inside = 0,
  ): void {
    const used = (choice & 1) + (choice >> 1);
    const tally = used > 0 ? LENGTH : inside === 1 ? INSIDE_CELLS : NO_TALLY;
    const at = branches.live(choice, tally, used + inside);
    const next = branches.states;
    for (let word = 0; word < this.words; word++) next[at + word] = state[word];
    if (this.#clues !== undefined && !this.#clues.leave(next, at, level, choice & 1, choice >> 1)) {
      branches.count--;
      return;
    }
    const width = this.#width;
    const column = level % width;
    setPlug(next, at, column, down);
    setPlug(next, at, column + 1, right);
    if (column === width - 1) shiftPlugs(next, at, width + 1);
  }
}

function fits(edge: number, used: number): boolean {
  return edge === FREE || (edge === USED) === (used === 1);
}
