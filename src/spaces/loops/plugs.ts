/**
 * The frontier of a loop before cell (r, c) is cut by `width + 1` edges, from left to right:
 *
 *        r−1   o  o  o  o
 *                    |  |        positions 0 … c−1: edges down from row r
 *        r     o--o--?  .        position c: the edge from the left into (r, c)
 *              |  |              positions c+1 … width: edges down from row r−1
 *
 * Each position holds a **plug** of two bits: the edge is unused, or the left or the right end of a path above. Paths do
 * not cross, so the plugs are balanced brackets and pair up by themselves. Whether a cell lies inside needs no bit: it is
 * the parity of the used edges to its left. Sixteen plugs fill a word.
 */
export const NO_PLUG = 0;
/** The left end of a path: an opening bracket. */
export const LEFT_END = 1;
/** The right end of a path: a closing bracket. */
export const RIGHT_END = 2;

export function plugAt(state: Int32Array, position: number): number {
  return (state[position >> 4] >>> (2 * (position & 15))) & 3;
}

export function setPlug(words: Int32Array, from: number, position: number, plug: number): void {
  const word = from + (position >> 4);
  const shift = 2 * (position & 15);
  words[word] = (words[word] & ~(3 << shift)) | (plug << shift);
}

/** The row is done: position p becomes p + 1, and position 0 is empty. The last plug must be unused. */
export function shiftPlugs(words: Int32Array, from: number, plugs: number): void {
  const last = (plugs - 1) >> 4;
  for (let word = last; word >= 0; word--) {
    const carried = word === 0 ? 0 : words[from + word - 1] >>> 30;
    const bits = word === last ? 2 * (plugs - 16 * last) : 32;
    const plugMask = bits === 32 ? -1 : 2 ** bits - 1;
    const here = words[from + word];
    words[from + word] = (here & ~plugMask) | (((here << 2) | carried) & plugMask);
  }
}

/** Joins two paths that both open, or both close, at `column` and the next position: the inner one's far end changes sides. */
export function turnMate(state: Int32Array, column: number, plug: number): void {
  const step = plug === LEFT_END ? 1 : -1;
  let at = plug === LEFT_END ? column + 1 : column;
  for (let depth = 1; depth > 0; ) {
    at += step;
    const other = plugAt(state, at);
    if (other === plug) depth++;
    else if (other !== NO_PLUG) depth--;
  }
  state[at >> 4] ^= 3 << (2 * (at & 15));
}

/** Whether a cell that the loop misses lies inside it: 1 if the number of used edges to its left is odd. */
export function isInside(state: Int32Array, column: number): number {
  let parity = 0;
  for (let at = 0; at < column; at++) if (plugAt(state, at) !== NO_PLUG) parity ^= 1;
  return parity;
}

// The same for plugs that fit into one word, where nearly all time of a count of loops goes.

export function isInsideWord(word: number, column: number): number {
  let used = (word | (word >>> 1)) & 0x55555555 & (2 ** (2 * column) - 1);
  used ^= used >>> 16;
  used ^= used >>> 8;
  used ^= used >>> 4;
  used ^= used >>> 2;
  return used & 1;
}

/** Position of the right end that belongs to a left end at `from`, which is already taken out of `word`. */
export function mateRight(word: number, from: number): number {
  for (let at = from + 1, depth = 1; ; at++) {
    const plug = (word >>> (2 * at)) & 3;
    if (plug === LEFT_END) depth++;
    else if (plug === RIGHT_END && --depth === 0) return at;
  }
}

/** Position of the left end that belongs to a right end at `from`, which is already taken out of `word`. */
export function mateLeft(word: number, from: number): number {
  for (let at = from - 1, depth = 1; ; at--) {
    const plug = (word >>> (2 * at)) & 3;
    if (plug === RIGHT_END) depth++;
    else if (plug === LEFT_END && --depth === 0) return at;
  }
}
