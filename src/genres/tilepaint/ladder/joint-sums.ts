/**
 * The sums that the open tiles of two or three lines can make together: triples (first, second, third), kept as a bit set of
 * thirds for each first and second. Layer i holds the sums of the first i tiles (`extend`), or those from which the
 * tiles from i on come to what is owed (`extendBack`). With two lines the first sum is always 0.
 *
 * Sums beyond what is owed are dropped. Cost of a layer: (first + 1) × (second + 1) × ⌈(third + 1) / 32⌉.
 */
export class JointSums {
  #forward = new Uint32Array(1 << 10);
  #backward = new Uint32Array(1 << 10);
  readonly #owed = new Int32Array(3);
  /** Words of a bit set, and of a layer. */
  #words = 0;
  #layer = 0;

  /** Starts with the empty sum, for so many tiles at most. */
  begin(tiles: number, first: number, second: number, third: number): void {
    this.#owed[0] = first;
    this.#owed[1] = second;
    this.#owed[2] = third;
    this.#words = (third >> 5) + 1;
    this.#layer = (first + 1) * (second + 1) * this.#words;
    const size = (tiles + 1) * this.#layer;
    if (size > this.#forward.length) {
      this.#forward = new Uint32Array(2 * size);
      this.#backward = new Uint32Array(2 * size);
    }
    this.#forward.fill(0, 0, this.#layer);
    this.#forward[0] = 1;
  }

  /** Layer `at + 1` from layer `at`: a tile is left white, or adds its slices. */
  extend(at: number, first: number, second: number, third: number): void {
    const set = this.#forward;
    const words = this.#words;
    const [most, mostBeside] = this.#owed;
    const row = (mostBeside + 1) * words;
    const from = at * this.#layer;
    const to = from + this.#layer;
    set.copyWithin(to, from, to);
    for (let one = first; one <= most; one++)
      for (let two = second; two <= mostBeside; two++)
        addShifted(
          set,
          to + one * row + two * words,
          from + (one - first) * row + (two - second) * words,
          third,
          words,
        );
  }

  /** Whether the sums owed are made by all the tiles. */
  reaches(tiles: number): boolean {
    const last = tiles * this.#layer + this.#layer - this.#words + (this.#owed[2] >> 5);
    return ((this.#forward[last] >>> (this.#owed[2] & 31)) & 1) === 1;
  }

  /** What is owed, behind the last tile. */
  beginBack(tiles: number): void {
    const from = tiles * this.#layer;
    this.#backward.fill(0, from, from + this.#layer);
    this.#backward[from + this.#layer - this.#words + (this.#owed[2] >> 5)] = 1 << (this.#owed[2] & 31);
  }

  /** Layer `at` from layer `at + 1`. Returns 1 when some way leaves the tile white, plus 2 when some way paints it. */
  extendBack(at: number, first: number, second: number, third: number): number {
    const set = this.#backward;
    const reached = this.#forward;
    const words = this.#words;
    const [most, mostBeside] = this.#owed;
    const row = (mostBeside + 1) * words;
    const to = at * this.#layer;
    const from = to + this.#layer;
    let ways = 0;
    for (let index = 0; index < this.#layer; index++) {
      set[to + index] = set[from + index];
      if ((reached[to + index] & set[from + index]) !== 0) ways |= 1;
    }
    for (let one = 0; one + first <= most; one++)
      for (let two = 0; two + second <= mostBeside; two++) {
        const here = to + one * row + two * words;
        const there = from + (one + first) * row + (two + second) * words;
        for (let word = 0; word < words; word++) {
          const painted = shiftedDown(set, there, word, third, words);
          if ((reached[here + word] & painted) !== 0) ways |= 2;
          set[here + word] |= painted;
        }
      }
    return ways;
  }
}

/** Adds to the set at `to` the members of that at `from`, each larger by `by`; what is beyond the words is lost. */
function addShifted(set: Uint32Array, to: number, from: number, by: number, words: number): void {
  const whole = by >> 5;
  const part = by & 31;
  for (let word = words - 1; word >= whole; word--) {
    // A shift by 32 is a shift by 0 in JavaScript, so a part of 0 takes nothing from the word below.
    const low = part > 0 && word > whole ? set[from + word - whole - 1] >>> (32 - part) : 0;
    set[to + word] |= (set[from + word - whole] << part) | low;
  }
}

/** A word of the set at `from` with each member smaller by `by`; what is below 0 is lost. */
function shiftedDown(set: Uint32Array, from: number, word: number, by: number, words: number): number {
  const at = word + (by >> 5);
  const part = by & 31;
  if (at >= words) return 0;
  const high = part > 0 && at + 1 < words ? set[from + at + 1] << (32 - part) : 0;
  return (set[from + at] >>> part) | high;
}
