import type { Marks } from '../../../board/marks.ts';
import type { Random } from '../../../grid/random.ts';
import type { Task } from '../../../grid/task.ts';
import { countLoops, DENSE_WIDTH } from '../../../spaces/loops/dense.ts';
import { drawLoops, drawsLoops } from '../../../spaces/loops/draws.ts';
import type {
  Branches,
  Count,
  CountOptions,
  DiagramOptions,
  Spec,
  SweepProgress,
  Tally,
} from '../../../sweep/index.ts';
import { type CastleWallPuzzle, WHITE } from '../puzzle.ts';
import type { CastleWallReading } from '../readings.ts';
import { FREE, layOut, type SweepBoard, USED } from './board.ts';
import { planSlots, type SlotPlan } from './slots.ts';

/**
 * The loops of a Castle Wall board, cell by cell. Answers are counted with the tally `length`, the edges of the loop.
 * `marks`, when given, are kept to. States: at most the Motzkin numbers of the narrower side, times what the vertical
 * arrows still want.
 */
export function castleWallSweep(puzzle: CastleWallPuzzle, reading: CastleWallReading, marks?: Marks): Spec {
  return new LoopSpec(layOut(puzzle, reading, marks));
}

/** On narrower boards the whole diagram fits in the memory, and draws from it are quicker. */
const DRAWN_DENSE_WIDTH = 14;
const LENGTH = 0;
const PASS = 16;

/**
 * The frontier before cell (r, c) is cut by `width + 1` edges, left to right:
 *
 *        r−1   o  o  o  o
 *                    |  |        positions 0 … c−1: edges down from row r
 *        r     o--o--?  .        position c: the edge from the left into (r, c)
 *              |  |              positions c+1 … width: edges down from row r−1
 *
 * Each position holds a **plug** of two bits: 0 unused, 1 the left end of a path that lies above, 2 its right end. Paths
 * do not cross, so the plugs are balanced brackets and pair up by themselves. Whether a wall lies inside needs no bit:
 * it is the parity of the used edges to its left, a function of the plugs. A loop that closes while other plugs are
 * used would be one of two, so it is dead; if none are, it is an answer at once.
 */
export class LoopSpec implements Spec {
  readonly words: number;
  readonly levels: number;
  readonly decisions: number;
  readonly choices = 4;
  readonly tallies: readonly Tally[];
  readonly board: SweepBoard;
  readonly #slots: SlotPlan;
  readonly #width: number;
  /**
   * Which of the four choices (bit: right, and 2 · down) the edges of a cell allow, as a set of bits. Bit 4 allows
   * to pass an untouched cell: not the last one, where the drawing would stay empty.
   */
  readonly #allowed: Uint8Array;
  /** 1 where a loop that closes here leaves nothing wanted at later cells. */
  readonly #closable: Uint8Array;
  readonly #quick: boolean;

  /** `wide` makes states of one word go the way of wider ones: for tests. */
  constructor(board: SweepBoard, wide = false) {
    this.board = board;
    const { width, height } = board;
    this.#width = width;
    this.levels = width * height;
    this.decisions = board.edges;
    this.#slots = planSlots(board, 2 * (width + 1));
    this.words = this.#slots.words;
    this.#quick = !wide && width <= 15 && this.#slots.touches.every((touches) => touches.length === 0);
    this.#allowed = new Uint8Array(this.levels);
    const units: number[] = [];
    for (let cell = 0; cell < this.levels; cell++) {
      const right = board.right[cell];
      const down = board.down[cell];
      for (let choice = 0; choice < 4; choice++)
        if (fits(right, choice & 1) && fits(down, choice >> 1)) this.#allowed[cell] |= 1 << choice;
      if ((this.#allowed[cell] & 1) !== 0 && cell < this.levels - 1) this.#allowed[cell] |= PASS;
      units.push((board.rightEdge[cell] < 0 ? 0 : 1) + (board.downEdge[cell] < 0 ? 0 : 1));
    }
    this.#closable = this.#findClosable();
    this.tallies = [{ name: 'length', cap: width * height, wanted: 'any', units }];
  }

  #findClosable(): Uint8Array {
    const { wall, colour, right, down } = this.board;
    const closable = new Uint8Array(this.levels);
    let quiet = true;
    for (let cell = this.levels - 1; cell >= 0; cell--) {
      closable[cell] = quiet ? 1 : 0;
      if (right[cell] === USED || down[cell] === USED || (wall[cell] && colour[cell] === WHITE)) quiet = false;
      if (this.#slots.events[cell].some(({ check, load }) => check > 0 || load > 0)) quiet = false;
    }
    return closable;
  }

  /** Whether nothing is printed or marked, so that all loops of the grid are answers. */
  get #bare(): boolean {
    const { wall, rightEdge, right, downEdge, down } = this.board;
    const free = (edges: Int32Array, wanted: Uint8Array): boolean =>
      edges.every((edge, cell) => edge < 0 || wanted[cell] === FREE);
    return !wall.includes(1) && free(rightEdge, right) && free(downEdge, down);
  }

  /** A bare grid is counted without hashing. */
  ownCount(options: CountOptions): Task<Count, SweepProgress> | undefined {
    return this.#width >= DENSE_WIDTH && this.#bare ? countLoops(this.board, options) : undefined;
  }

  ownSamples(number: number, random: Random, options: DiagramOptions): Task<Marks[], SweepProgress> | undefined {
    if (this.#width < DRAWN_DENSE_WIDTH || !this.#bare || !drawsLoops(this.board, options.tilt)) return undefined;
    return drawLoops(this.board, number, random, options);
  }

  root(state: Int32Array): boolean {
    state.fill(0);
    for (const { word, shift, load } of this.#slots.initial) state[word] |= load << shift;
    return this.board.consistent && this.#slots.possible;
  }

  yes(level: number, choice: number): readonly number[] {
    const edges: number[] = [];
    if (choice & 1) edges.push(this.board.rightEdge[level]);
    if (choice & 2) edges.push(this.board.downEdge[level]);
    return edges;
  }

  expand(state: Int32Array, level: number, branches: Branches): void {
    if (this.#quick) this.#expandQuick(state[0], level, branches);
    else this.#expandAny(state, level, branches);
  }

  #expandQuick(word: number, level: number, branches: Branches): void {
    const width = this.#width;
    const column = level % width;
    const shift = 2 * column;
    const left = (word >>> shift) & 3;
    const up = (word >>> (shift + 2)) & 3;
    const rest = word & ~(15 << shift);
    const allowed = this.#allowed[level];
    const turn = column === width - 1 ? 2 : 0;
    if (left === 0 && up === 0) {
      if ((allowed & PASS) !== 0 && this.#colourFits(level, insideAt(word, column))) branches.live1(0, rest << turn);
      if ((allowed & 8) !== 0) branches.states[branches.live(3, LENGTH, 2)] = rest | (9 << shift);
    } else if (left === 0 || up === 0) {
      const plug = left | up;
      if ((allowed & 2) !== 0) branches.states[branches.live(1, LENGTH, 1)] = rest | (plug << (shift + 2));
      if ((allowed & 4) !== 0) branches.states[branches.live(2, LENGTH, 1)] = (rest | (plug << shift)) << turn;
    } else if ((allowed & 1) !== 0) {
      if (left === 1 && up === 2) {
        if (rest === 0 && this.#closable[level] !== 0) branches.answer(0);
        return;
      }
      let joined = rest;
      // The outer of the two paths keeps its far end; the inner one's far end changes sides.
      if (left === 1 && up === 1) joined ^= 3 << (2 * mateRight(rest, column + 1));
      else if (left === 2 && up === 2) joined ^= 3 << (2 * mateLeft(rest, column));
      branches.live1(0, joined << turn);
    }
  }

  #colourFits(level: number, inside: number): boolean {
    const colour = this.board.colour[level];
    return colour === 0 || (colour === WHITE) === (inside === 1);
  }

  #expandAny(state: Int32Array, level: number, branches: Branches): void {
    const column = level % this.#width;
    for (const { word, shift, mask, check, load } of this.#slots.events[level]) {
      if (check >= 0 && ((state[word] >>> shift) & mask) !== check) return;
      if (load >= 0) state[word] = (state[word] & ~(mask << shift)) | (load << shift);
    }
    const left = plugAt(state, column);
    const up = plugAt(state, column + 1);
    const allowed = this.#allowed[level];
    if (left === 0 && up === 0) {
      if ((allowed & PASS) !== 0 && this.#colourFits(level, this.#inside(state, column)))
        this.#go(state, level, 0, 0, 0, branches);
      if ((allowed & 8) !== 0) this.#go(state, level, 3, 1, 2, branches);
    } else if (left === 0 || up === 0) {
      const plug = left | up;
      if ((allowed & 2) !== 0) this.#go(state, level, 1, 0, plug, branches);
      if ((allowed & 4) !== 0) this.#go(state, level, 2, plug, 0, branches);
    } else if ((allowed & 1) !== 0) {
      if (left === 1 && up === 2) {
        this.#close(state, level, branches);
        return;
      }
      if (left === up) this.#turnMate(state, column, left);
      this.#go(state, level, 0, 0, 0, branches);
    }
  }

  /** Joins two paths that both open, or both close, here: the far end of the inner one changes sides. */
  #turnMate(state: Int32Array, column: number, plug: number): void {
    const step = plug === 1 ? 1 : -1;
    let at = plug === 1 ? column + 1 : column;
    for (let depth = 1; depth > 0; ) {
      at += step;
      const other = plugAt(state, at);
      if (other === plug) depth++;
      else if (other !== 0) depth--;
    }
    state[at >> 4] ^= 3 << (2 * (at & 15));
  }

  #inside(state: Int32Array, column: number): number {
    let parity = 0;
    for (let at = 0; at < column; at++) if (plugAt(state, at) !== 0) parity ^= 1;
    return parity;
  }

  #close(state: Int32Array, level: number, branches: Branches): void {
    if (this.#closable[level] === 0) return;
    const column = level % this.#width;
    setPlug(state, 0, column, 0);
    setPlug(state, 0, column + 1, 0);
    for (const word of state) if (word !== 0) return;
    branches.answer(0);
  }

  #go(state: Int32Array, level: number, choice: number, down: number, right: number, branches: Branches): void {
    const used = (choice & 1) + (choice >> 1);
    const at = used === 0 ? branches.live(choice) : branches.live(choice, LENGTH, used);
    const next = branches.states;
    for (let word = 0; word < this.words; word++) next[at + word] = state[word];
    for (const { word, shift, mask, edge, most } of this.#slots.touches[level]) {
      const wanted = ((next[at + word] >>> shift) & mask) - (edge === 'right' ? choice & 1 : choice >> 1);
      if (wanted < 0 || wanted > most) {
        branches.count--;
        return;
      }
      next[at + word] = (next[at + word] & ~(mask << shift)) | (wanted << shift);
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

function plugAt(state: Int32Array, at: number): number {
  return (state[at >> 4] >>> (2 * (at & 15))) & 3;
}

function setPlug(words: Int32Array, from: number, at: number, plug: number): void {
  const word = from + (at >> 4);
  const shift = 2 * (at & 15);
  words[word] = (words[word] & ~(3 << shift)) | (plug << shift);
}

/** The row is done: position p becomes p + 1, and position 0 is empty. The last plug is 0 here. */
function shiftPlugs(words: Int32Array, from: number, plugs: number): void {
  const last = (plugs - 1) >> 4;
  for (let word = last; word >= 0; word--) {
    const carried = word === 0 ? 0 : words[from + word - 1] >>> 30;
    const bits = word === last ? 2 * (plugs - 16 * last) : 32;
    const plugMask = bits === 32 ? -1 : 2 ** bits - 1;
    const here = words[from + word];
    words[from + word] = (here & ~plugMask) | (((here << 2) | carried) & plugMask);
  }
}

/** Whether a cell that the loop misses lies inside it: 1 if the number of used edges to its left is odd. */
function insideAt(word: number, column: number): number {
  let used = (word | (word >>> 1)) & 0x55555555 & (2 ** (2 * column) - 1);
  used ^= used >>> 16;
  used ^= used >>> 8;
  used ^= used >>> 4;
  used ^= used >>> 2;
  return used & 1;
}

/** Position of the right end that belongs to a left end at `from` (itself already taken out of `word`). */
function mateRight(word: number, from: number): number {
  for (let at = from + 1, depth = 1; ; at++) {
    const plug = (word >>> (2 * at)) & 3;
    if (plug === 1) depth++;
    else if (plug === 2 && --depth === 0) return at;
  }
}

/** Position of the left end that belongs to a right end at `from`. */
function mateLeft(word: number, from: number): number {
  for (let at = from - 1, depth = 1; ; at--) {
    const plug = (word >>> (2 * at)) & 3;
    if (plug === 2) depth++;
    else if (plug === 1 && --depth === 0) return at;
  }
}
