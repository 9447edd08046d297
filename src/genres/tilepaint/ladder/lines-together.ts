import type { Assignment } from '../../../engine/assignment.ts';
import { type Literal, NO_LITERAL, negate, yes } from '../../../engine/literal.ts';
import type { Literals } from '../../../engine/literals.ts';
import type { Propagator } from '../../../engine/propagator.ts';
import { forget } from '../../../engine/propagators/forget.ts';
import type { Run } from '../runs.ts';
import { JointSums } from './joint-sums.ts';

/** A numbered run with its selector. */
export interface NumberedRun extends Run {
  readonly selector: Literal;
}

/**
 * The rungs `pair` and `trio`: two or three lines at once, the tiles that they share painted the same in all of them;
 * what every painting that meets all the numbers agrees on.
 *
 *     2  a a b b c c     Row 1 alone may take any two of its cells' tiles, and so may
 *     0  a . b . d d     row 2. But 2 − 0 …
 *
 * Two lines with fewer than two open tiles in common tell each other nothing that `fit` doesn't see line by line, and
 * of three lines each two must have an open tile in common; the others are passed over.
 *
 * All groups speak from what was known when the run began, so that their order doesn't matter. Cost of a run: for each
 * group with a line that has changed, its open tiles × the sums that are owed.
 */
export class LinesTogether implements Propagator {
  readonly rule: 'pair' | 'trio';
  readonly rung: number;
  readonly priority = 2;
  readonly incremental = true;
  readonly selector = NO_LITERAL;
  readonly wakes: readonly Literal[];
  readonly #lines: readonly NumberedRun[];
  /** Indices of lines, `#size` for each group. */
  readonly #groups: Int32Array;
  readonly #size: number;
  readonly #sums = new JointSums();
  /** Per tile: 1 painted, -1 white, 0 open. */
  readonly #known: Int8Array;
  /** Per line: 1 when it is read; 1 when something on it is fresh. */
  readonly #isRead: Uint8Array;
  readonly #isFresh: Uint8Array;
  /** Per tile, the lines through it. */
  readonly #linesOf: readonly (readonly number[])[];
  // The group that is looked at: its open tiles, their slices in each line, and what the lines owe.
  readonly #open: Int32Array;
  readonly #place: Int32Array;
  readonly #slices: readonly [Int32Array, Int32Array, Int32Array];
  readonly #owed = new Int32Array(3);
  #openCount = 0;

  constructor(lines: readonly NumberedRun[], tiles: number, size: 2 | 3, rung: number) {
    this.rule = size === 2 ? 'pair' : 'trio';
    this.rung = rung;
    this.#lines = lines;
    this.#size = size;
    this.#groups = size === 2 ? pairsOf(lines) : triosOf(lines);
    this.#known = new Int8Array(tiles);
    this.#isRead = new Uint8Array(lines.length);
    this.#isFresh = new Uint8Array(lines.length);
    const linesOf = Array.from({ length: tiles }, (): number[] => []);
    lines.forEach((line, index) => {
      for (const tile of line.tiles) linesOf[tile].push(index);
    });
    this.#linesOf = linesOf;
    const most = 3 * lines.reduce((longest, line) => Math.max(longest, line.tiles.length), 0);
    this.#open = new Int32Array(most);
    this.#place = new Int32Array(tiles).fill(-1);
    this.#slices = [new Int32Array(most), new Int32Array(most), new Int32Array(most)];
    const painted = Array.from({ length: tiles }, (_, tile) => yes(tile));
    this.wakes = [...painted, ...painted.map(negate), ...lines.map(({ selector }) => selector)];
  }

  run(engine: Assignment): boolean {
    const size = this.#size;
    const groups = this.#groups;
    this.#takeIn(engine);
    for (let group = 0; group < groups.length; group += size) {
      if (!this.#isWorthALook(group) || !this.#layOut(group)) continue;
      if (!this.#fillForward()) return engine.fail(group);
      this.#sums.beginBack(this.#openCount);
      for (let at = this.#openCount - 1; at >= 0; at--) {
        const [first, second, third] = this.#slices;
        const ways = this.#sums.extendBack(at, first[at], second[at], third[at]);
        if (ways === 3) continue;
        if (!engine.infer(ways === 2 ? yes(this.#open[at]) : negate(yes(this.#open[at])), group)) return false;
      }
    }
    return true;
  }

  /** Reads what is known, and which lines have something fresh on them. */
  #takeIn({ value, trail, trailSize, freshFrom }: Assignment): void {
    for (let tile = 0; tile < this.#known.length; tile++) this.#known[tile] = value[yes(tile)];
    for (let line = 0; line < this.#lines.length; line++)
      this.#isRead[line] = value[this.#lines[line].selector] > 0 ? 1 : 0;
    this.#isFresh.fill(freshFrom === 0 ? 1 : 0);
    if (freshFrom === 0) return;
    for (let index = freshFrom; index < trailSize; index++) {
      const tile = trail[index] >> 1;
      // A selector: rare enough to look at everything.
      if (tile >= this.#linesOf.length) this.#isFresh.fill(1);
      else for (const line of this.#linesOf[tile]) this.#isFresh[line] = 1;
    }
  }

  #isWorthALook(group: number): boolean {
    let fresh = 0;
    for (let index = group; index < group + this.#size; index++) {
      if (this.#isRead[this.#groups[index]] === 0) return false;
      fresh |= this.#isFresh[this.#groups[index]];
    }
    return fresh === 1;
  }

  /** Lists the open tiles of a group and what is owed. False when its lines share too few of them. */
  #layOut(group: number): boolean {
    const open = this.#open;
    const place = this.#place;
    this.#openCount = 0;
    for (let index = 0; index < 3; index++) {
      this.#owed[index] = 0;
      const slices = this.#slices[index];
      // With two lines the first of three sums is empty.
      const own = index - (3 - this.#size);
      if (own < 0) {
        slices.fill(0);
        continue;
      }
      const line = this.#lines[this.#groups[group + own]];
      let owed = line.number;
      for (let at = 0; at < this.#openCount; at++) slices[at] = 0;
      for (let at = 0; at < line.tiles.length; at++) {
        const tile = line.tiles[at];
        if (this.#known[tile] > 0) owed -= line.slices[at];
        if (this.#known[tile] !== 0) continue;
        if (place[tile] < 0) {
          place[tile] = this.#openCount;
          for (let other = 0; other < index; other++) this.#slices[other][this.#openCount] = 0;
          open[this.#openCount++] = tile;
        }
        slices[place[tile]] = line.slices[at];
      }
      this.#owed[index] = owed;
    }
    for (let at = 0; at < this.#openCount; at++) place[open[at]] = -1;
    return this.#openCount === 0 || this.#shares();
  }

  #shares(): boolean {
    const [first, second, third] = this.#slices;
    let one = 0;
    let two = 0;
    let three = 0;
    for (let at = 0; at < this.#openCount; at++) {
      if (second[at] > 0 && third[at] > 0) one++;
      if (first[at] > 0 && third[at] > 0) two++;
      if (first[at] > 0 && second[at] > 0) three++;
    }
    return this.#size === 2 ? one >= 2 : one > 0 && two > 0 && three > 0;
  }

  /** Whether the open tiles can make all the sums. */
  #fillForward(): boolean {
    const [first, second, third] = this.#owed;
    if (first < 0 || second < 0 || third < 0) return false;
    this.#sums.begin(this.#openCount, first, second, third);
    for (let at = 0; at < this.#openCount; at++)
      this.#sums.extend(at, this.#slices[0][at], this.#slices[1][at], this.#slices[2][at]);
    return this.#sums.reaches(this.#openCount);
  }

  /** Forgets the newest tiles first, as long as the rest can't be without what is to be explained. */
  explain(engine: Assignment, literal: Literal, group: number, before: number, because: Literals): void {
    const { value, position } = engine;
    const known = this.#known;
    const lines = Array.from(this.#groups.subarray(group, group + this.#size), (line) => this.#lines[line]);
    const items: number[] = [];
    for (const tile of new Set(lines.flatMap(({ tiles }) => tiles))) {
      known[tile] = 0;
      if (literal !== NO_LITERAL && literal >> 1 === tile) known[tile] = literal === yes(tile) ? -1 : 1;
      else if (value[yes(tile)] !== 0 && position[tile] < before) {
        known[tile] = value[yes(tile)];
        items.push(tile);
      }
    }
    items.sort((a, b) => position[b] - position[a]);
    const kept = new Uint8Array(items.length).fill(1);
    const set = (item: number, isKnown: boolean): void => {
      kept[item] = isKnown ? 1 : 0;
      known[items[item]] = isKnown ? value[yes(items[item])] : 0;
    };
    forget(0, items.length, set, () => {
      this.#layOut(group);
      return !this.#fillForward();
    });
    items.forEach((tile, item) => {
      if (kept[item] === 1) because.push(value[yes(tile)] > 0 ? yes(tile) : negate(yes(tile)));
    });
    for (const { selector } of lines) because.push(selector);
  }

  holds(isTrue: ArrayLike<number>): boolean {
    const meets = ({ tiles, slices, number, selector }: NumberedRun): boolean =>
      !isTrue[selector] || tiles.reduce((sum, tile, at) => sum + (isTrue[yes(tile)] ? slices[at] : 0), 0) === number;
    for (let group = 0; group < this.#groups.length; group += this.#size) {
      const lines = Array.from(this.#groups.subarray(group, group + this.#size), (line) => this.#lines[line]);
      if (lines.every(({ selector }) => isTrue[selector]) && !lines.every(meets)) return false;
    }
    return true;
  }
}

/** Per line, those after it with which it shares tiles, and how many. */
function sharing(lines: readonly NumberedRun[]): Map<number, number>[] {
  const through = new Map<number, number[]>();
  return lines.map(({ tiles }, index) => {
    const shared = new Map<number, number>();
    for (const tile of tiles) {
      const others = through.get(tile) ?? [];
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      through.set(tile, [...others, index]);
    }
    return shared;
  });
}

function pairsOf(lines: readonly NumberedRun[]): Int32Array {
  return Int32Array.from(
    sharing(lines).flatMap((shared, line) => [...shared].flatMap(([other, tiles]) => (tiles < 2 ? [] : [other, line]))),
  );
}

function triosOf(lines: readonly NumberedRun[]): Int32Array {
  const shared = sharing(lines);
  return Int32Array.from(
    shared.flatMap((others, line) =>
      [...others.keys()].flatMap((second) =>
        [...shared[second].keys()].flatMap((first) => (others.has(first) ? [first, second, line] : [])),
      ),
    ),
  );
}
