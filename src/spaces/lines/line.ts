import type { Assignment } from '../../engine/assignment.ts';
import { type Literal, NO_LITERAL, negate } from '../../engine/literal.ts';
import type { Literals } from '../../engine/literals.ts';
import type { Propagator } from '../../engine/propagator.ts';
import { forget } from '../../engine/propagators/forget.ts';
import { type LineFleet, SPENT } from './line-fleet.ts';
import { AGREED, FILLABLE, REFUTED } from './line-memory.ts';

/** The number beside a line, or `NO_NUMBER`, and its selector. */
export interface LineNumber {
  readonly number: number;
  readonly selector: Literal;
}

export const NO_NUMBER = -1;

/**
 * The rung `line`: what all fillings of one line agree on that fit its number, what is known of it, and the fleet's
 * lengths, with no more runs of a length than the fleet has ships.
 *
 * A filling is read run by run. `forward[cell, spending]` is the set of numbers of ship cells, as a bit set, with which
 * the cells before `cell` can be filled so that a run may begin there; `backward` counts those from `cell` on. Each run,
 * with the water behind it, is a step from one to the other, and so is each single water cell. Without a number the sets
 * only say whether there is any filling.
 *
 * Cost of a run: cells × spendings × lengths × words of a bit set, unless the line was seen before as it is.
 */
export class Line implements Propagator {
  readonly rule = 'line';
  readonly rung: number;
  readonly priority = 1;
  readonly selector = NO_LITERAL;
  readonly wakes: readonly Literal[];
  /** Per cell: 1 ship, -1 water, 0 open. */
  readonly #known: Int8Array;
  readonly #canBeShip: Int32Array;
  readonly #canBeWater: Uint8Array;
  readonly #waterBefore: Int32Array;
  /** Per run of the fleet: 1 when some filling has it where `agree` looks. */
  readonly #supported: Uint8Array;
  readonly #words: number;

  readonly #cells: readonly Literal[];
  readonly #clue: LineNumber;
  readonly #fleet: LineFleet;

  constructor(cells: readonly Literal[], clue: LineNumber, fleet: LineFleet, rung: number) {
    this.#cells = cells;
    this.#clue = clue;
    this.#fleet = fleet;
    this.rung = rung;
    const size = cells.length;
    const watched = clue.number === NO_NUMBER ? [...cells] : [...cells, clue.selector];
    this.wakes = [...watched, ...cells.map(negate)];
    this.#known = new Int8Array(size);
    this.#canBeShip = new Int32Array(size + 1);
    this.#canBeWater = new Uint8Array(size);
    this.#supported = new Uint8Array(fleet.runs.length);
    this.#waterBefore = new Int32Array(size + 1);
    this.#words = (Math.min(Math.max(clue.number, 0), size) >> 5) + 1;
  }

  run(engine: Assignment): boolean {
    const cells = this.#cells;
    const known = this.#known;
    const clue = this.#clue;
    const { value } = engine;
    for (let cell = 0; cell < cells.length; cell++) known[cell] = value[cells[cell]];
    const number = clue.number !== NO_NUMBER && value[clue.selector] > 0 ? clue.number : NO_NUMBER;
    const { state, agreed } = this.#fleet.memory;
    const slot = this.#remembered(number, true);
    if (state[slot] === REFUTED) return engine.fail();
    const from = slot * cells.length;
    for (let cell = 0; cell < cells.length; cell++) {
      if (known[cell] !== 0) continue;
      if (agreed[from + cell] < 0) engine.infer(cells[cell] ^ 1);
      else if (agreed[from + cell] > 0) engine.infer(cells[cell]);
    }
    return true;
  }

  /** The slot of the line as it is known, filled in as far as it is needed. */
  #remembered(number: number, forAgreement: boolean): number {
    const known = this.#known;
    const canBeShip = this.#canBeShip;
    const canBeWater = this.#canBeWater;
    const { memory } = this.#fleet;
    const slot = memory.slotOf(known, number);
    const state = memory.state[slot];
    if (state === AGREED || state === REFUTED || (state === FILLABLE && !forAgreement)) return slot;
    // The way back needs the way there, which other lines have overwritten since.
    if (!this.#fillForward(number)) {
      memory.state[slot] = REFUTED;
      return slot;
    }
    memory.state[slot] = forAgreement ? AGREED : FILLABLE;
    if (!forAgreement) return slot;
    this.#fillBackward(number);
    this.#agree(number);
    let ships = 0;
    for (let cell = 0; cell < known.length; cell++) {
      ships += canBeShip[cell];
      memory.agreed[slot * known.length + cell] = ships === 0 ? -1 : canBeWater[cell] === 0 ? 1 : 0;
    }
    return slot;
  }

  /** Whether the `count` cells from `from` can all be ship, with the cell behind them water or the border. */
  #runFits(from: number, count: number): boolean {
    const known = this.#known;
    const waterBefore = this.#waterBefore;
    const end = from + count;
    if (end > known.length || waterBefore[end] !== waterBefore[from]) return false;
    return end === known.length || known[end] <= 0;
  }

  /** Whether any filling is left. A number larger than the line has none. */
  #fillForward(number: number): boolean {
    const known = this.#known;
    const words = this.#words;
    const waterBefore = this.#waterBefore;
    const { runs, spendings, next, forward } = this.#fleet;
    const size = known.length;
    if (number > size) return false;
    for (let cell = 0; cell < size; cell++) waterBefore[cell + 1] = waterBefore[cell] + (known[cell] < 0 ? 1 : 0);
    const layer = spendings * words;
    // What is above the number can't come down to it again.
    const kept = number === NO_NUMBER || (number & 31) === 31 ? -1 : (2 << (number & 31)) - 1;
    forward.fill(0, 0, (size + 2) * layer);
    forward[0] = 1;
    for (let cell = 0; cell < size; cell++) {
      if (known[cell] <= 0)
        for (let at = cell * layer; at < (cell + 1) * layer; at++) forward[at + layer] |= forward[at];
      for (let spending = 0; spending < spendings; spending++) {
        const from = cell * layer + spending * words;
        if (isEmpty(forward, from, words)) continue;
        for (let run = 0; run < runs.length; run++) {
          const after = next[spending * runs.length + run];
          if (after === SPENT || !this.#runFits(cell, runs[run])) continue;
          // A run at the end of the line has its water beyond the border.
          const to = (cell + runs[run] + 1) * layer + after * words;
          addShifted(forward, to, forward, from, number === NO_NUMBER ? 0 : runs[run], words);
          forward[to + words - 1] &= kept;
        }
      }
    }
    const bit = number === NO_NUMBER ? 0 : number;
    // The line is full at its end, or one beyond it where the last cell is ship.
    for (let spending = 0; spending < 2 * spendings; spending++)
      if (((forward[size * layer + spending * words + (bit >> 5)] >>> (bit & 31)) & 1) === 1) return true;
    return false;
  }

  /** Only for states that are reached from the front: no others are asked for. */
  #fillBackward(number: number): void {
    const known = this.#known;
    const words = this.#words;
    const { runs, spendings, next, forward, backward } = this.#fleet;
    const size = known.length;
    const layer = spendings * words;
    backward.fill(0, 0, (size + 2) * layer);
    const bit = number === NO_NUMBER ? 0 : number;
    for (let spending = 0; spending < 2 * spendings; spending++)
      backward[size * layer + spending * words + (bit >> 5)] = 1 << (bit & 31);
    for (let cell = size - 1; cell >= 0; cell--) {
      if (known[cell] <= 0)
        for (let at = cell * layer; at < (cell + 1) * layer; at++) backward[at] |= backward[at + layer];
      for (let spending = 0; spending < spendings; spending++) {
        const to = cell * layer + spending * words;
        if (isEmpty(forward, to, words)) continue;
        for (let run = 0; run < runs.length; run++) {
          const after = next[spending * runs.length + run];
          if (after === SPENT || !this.#runFits(cell, runs[run])) continue;
          const from = (cell + runs[run] + 1) * layer + after * words;
          takeShifted(backward, to, backward, from, number === NO_NUMBER ? 0 : runs[run], words);
        }
      }
    }
  }

  /** Fills `canBeShip` (as differences along the line) and `canBeWater` from all steps that are part of a filling. */
  #agree(number: number): void {
    const known = this.#known;
    const words = this.#words;
    const canBeShip = this.#canBeShip;
    const canBeWater = this.#canBeWater;
    const supported = this.#supported;
    const { runs, spendings, next, forward, backward } = this.#fleet;
    const size = known.length;
    const layer = spendings * words;
    canBeShip.fill(0);
    canBeWater.fill(0);
    for (let cell = 0; cell < size; cell++) {
      if (known[cell] <= 0 && meet(forward, cell * layer, backward, (cell + 1) * layer, layer)) canBeWater[cell] = 1;
      supported.fill(0);
      for (let spending = 0; spending < spendings; spending++) {
        const from = cell * layer + spending * words;
        if (isEmpty(forward, from, words)) continue;
        for (let run = 0; run < runs.length; run++) {
          const after = next[spending * runs.length + run];
          if (supported[run] === 1 || after === SPENT || !this.#runFits(cell, runs[run])) continue;
          const end = cell + runs[run];
          const to = (end + 1) * layer + after * words;
          if (!meetShifted(forward, from, backward, to, number === NO_NUMBER ? 0 : runs[run], words)) continue;
          supported[run] = 1;
          canBeShip[cell]++;
          canBeShip[end]--;
          if (end < size) canBeWater[end] = 1;
        }
      }
    }
  }

  /**
   * Forgets the number, then cells, the newest first, as long as no filling is left without what is to be explained.
   */
  explain(engine: Assignment, literal: Literal, _tag: number, before: number, because: Literals): void {
    const cells = this.#cells;
    const known = this.#known;
    const clue = this.#clue;
    const { value, position } = engine;
    const earlier = (other: Literal): boolean => value[other] !== 0 && position[other >> 1] < before;
    const items: number[] = [];
    for (let cell = 0; cell < cells.length; cell++) {
      known[cell] = 0;
      if (literal >> 1 === cells[cell] >> 1) known[cell] = literal === cells[cell] ? -1 : 1;
      else if (earlier(cells[cell])) {
        known[cell] = value[cells[cell]];
        items.push(cell);
      }
    }
    items.sort((a, b) => position[cells[b] >> 1] - position[cells[a] >> 1]);
    let number = NO_NUMBER;
    if (clue.number !== NO_NUMBER && earlier(clue.selector) && value[clue.selector] > 0) {
      number = clue.number;
      items.unshift(NO_NUMBER);
    }
    const kept = new Uint8Array(items.length).fill(1);
    const set = (item: number, is: boolean): void => {
      kept[item] = is ? 1 : 0;
      if (items[item] === NO_NUMBER) number = is ? clue.number : NO_NUMBER;
      else known[items[item]] = is ? value[cells[items[item]]] : 0;
    };
    const { state } = this.#fleet.memory;
    forget(0, items.length, set, () => state[this.#remembered(number, false)] === REFUTED);
    items.forEach((cell, item) => {
      if (kept[item] === 0) return;
      if (cell === NO_NUMBER) because.push(clue.selector);
      else because.push(known[cell] > 0 ? cells[cell] : negate(cells[cell]));
    });
  }

  holds(isTrue: ArrayLike<number>): boolean {
    const cells = this.#cells;
    const clue = this.#clue;
    const fleet = this.#fleet;
    let spending = 0;
    let ships = 0;
    for (let cell = 0; cell < cells.length; cell++) {
      if (!isTrue[cells[cell]]) continue;
      let end = cell;
      while (end < cells.length && isTrue[cells[end]]) end++;
      const run = fleet.runs.indexOf(end - cell);
      spending = run < 0 ? SPENT : fleet.next[spending * fleet.runs.length + run];
      if (spending === SPENT) return false;
      ships += end - cell;
      cell = end;
    }
    return clue.number === NO_NUMBER || !isTrue[clue.selector] || ships === clue.number;
  }
}

/**
 * Adds to the set at `target[to…]` the members of that at `source[from…]`, each larger by `by`; what goes beyond its words
 * is lost.
 */
function addShifted(
  target: Uint32Array,
  to: number,
  source: Uint32Array,
  from: number,
  by: number,
  words: number,
): void {
  const whole = by >> 5;
  const part = by & 31;
  for (let word = words - 1; word >= whole; word--) {
    // A shift by 32 is a shift by 0 in JavaScript, so a part of 0 takes nothing from the word below.
    const low = part > 0 && word > whole ? source[from + word - whole - 1] >>> (32 - part) : 0;
    target[to + word] |= (source[from + word - whole] << part) | low;
  }
}

/** The members of `source[from…]`, each smaller by `by`, word by word; what is below 0 is lost. */
function shiftedDown(source: Uint32Array, from: number, word: number, by: number, words: number): number {
  const at = word + (by >> 5);
  const part = by & 31;
  if (at >= words) return 0;
  const high = part > 0 && at + 1 < words ? source[from + at + 1] << (32 - part) : 0;
  return (source[from + at] >>> part) | high;
}

function takeShifted(
  target: Uint32Array,
  to: number,
  source: Uint32Array,
  from: number,
  by: number,
  words: number,
): void {
  for (let word = 0; word < words; word++) target[to + word] |= shiftedDown(source, from, word, by, words);
}

/** Whether two sets have a member in common, where those of the second are smaller by `by`. */
function meetShifted(
  one: Uint32Array,
  at: number,
  other: Uint32Array,
  from: number,
  by: number,
  words: number,
): boolean {
  for (let word = 0; word < words; word++)
    if ((one[at + word] & shiftedDown(other, from, word, by, words)) !== 0) return true;
  return false;
}

function isEmpty(set: Uint32Array, at: number, words: number): boolean {
  for (let word = 0; word < words; word++) if (set[at + word] !== 0) return false;
  return true;
}

function meet(one: Uint32Array, at: number, other: Uint32Array, from: number, words: number): boolean {
  for (let word = 0; word < words; word++) if ((one[at + word] & other[from + word]) !== 0) return true;
  return false;
}
