/**
 * The frontier of a white sheet: no two shaded cells share an edge, and the white cells are one piece.
 *
 * The problem: whether white is in one piece is seen only at the end, and a piece cut off on the way must turn out to be
 * the only one. The idea: look at the shaded cells instead. White is in one piece exactly when the graph of the shaded
 * cells under diagonal contact, plus one vertex for the border, has no cycle (on boards with sides of at least 2):
 *
 *      . # . .       . . . . .
 *      . . # .       . . # . .       a chain that reaches the border twice cuts off a corner;
 *      . . . #       . # . # .       four cells around one cut that off
 *      . . . .       . . # . .
 *
 * So it suffices to look when a cell is shaded: whatever leaves the frontier needs no check, nor does the end. Chains do
 * not cross, so brackets name them: each position holds one symbol of three bits. Positions run from left to right: row r
 * up to column c − 1, then row r − 1 from column c − 1 on.
 *
 *         . . # . # . .       one chain, with three cells in the last row:
 *         . # . # . # .       . ( | ) are `WHITE FIRST INNER LAST`, and the frontier reads  . ( . | . ) .
 *
 * Cost: the length of the frontier in the worst case, hardly more than two positions as a rule. Source: the
 * signatures of I. Jensen, Counting Polyominoes: A Parallel Implementation for Cluster Computing (2003), for the shaded
 * cells instead of the connected ones.
 */
export const WHITE = 0;
/** A chain with one cell on the frontier, not linked to the border. */
export const LONE = 1;
/** A chain linked to the border: all of them are one through the border's vertex. */
export const BORDER = 2;
/** First, inner and last cell of a chain with several cells on the frontier. */
export const FIRST = 3;
export const INNER = 4;
export const LAST = 5;

const SYMBOLS_PER_WORD = 10;

/** 32-bit words that the frontier of a board takes. */
export function frontierWords(width: number): number {
  return Math.ceil((width + 1) / SYMBOLS_PER_WORD);
}

export function symbolAt(words: Int32Array, at: number, position: number): number {
  const word = (position * 0xcccd) >>> 19;
  return (words[at + word] >>> (3 * (position - 10 * word))) & 7;
}

export function setSymbol(words: Int32Array, at: number, position: number, symbol: number): void {
  const word = (position * 0xcccd) >>> 19;
  const shift = 3 * (position - 10 * word);
  words[at + word] = (words[at + word] & ~(7 << shift)) | (symbol << shift);
}

/** The next cell of the chain to the right of `position`. */
function nextOf(words: Int32Array, at: number, position: number): number {
  for (let place = position + 1, depth = 0; ; place++) {
    const symbol = symbolAt(words, at, place);
    if (symbol === FIRST) depth++;
    else if (symbol === LAST) {
      if (depth === 0) return place;
      depth--;
    } else if (symbol === INNER && depth === 0) return place;
  }
}

function previousOf(words: Int32Array, at: number, position: number): number {
  for (let place = position - 1, depth = 0; ; place--) {
    const symbol = symbolAt(words, at, place);
    if (symbol === LAST) depth++;
    else if (symbol === FIRST) {
      if (depth === 0) return place;
      depth--;
    } else if (symbol === INNER && depth === 0) return place;
  }
}

/** Takes a cell off the frontier; the rest of its chain is named anew. */
export function remove(words: Int32Array, at: number, position: number): void {
  const symbol = symbolAt(words, at, position);
  if (symbol === WHITE) return;
  if (symbol === FIRST) {
    const next = nextOf(words, at, position);
    setSymbol(words, at, next, symbolAt(words, at, next) === LAST ? LONE : FIRST);
  } else if (symbol === LAST) {
    const previous = previousOf(words, at, position);
    setSymbol(words, at, previous, symbolAt(words, at, previous) === FIRST ? LONE : LAST);
  }
  setSymbol(words, at, position, WHITE);
}

/** Links the chain at `position`, which is not linked yet, to the border. */
function link(words: Int32Array, at: number, position: number): void {
  const symbol = symbolAt(words, at, position);
  for (let place = position, here = symbol; here === FIRST || here === INNER; ) {
    place = nextOf(words, at, place);
    here = symbolAt(words, at, place);
    setSymbol(words, at, place, BORDER);
  }
  for (let place = position, here = symbol; here === LAST || here === INNER; ) {
    place = previousOf(words, at, place);
    here = symbolAt(words, at, place);
    setSymbol(words, at, place, BORDER);
  }
  setSymbol(words, at, position, BORDER);
}

/**
 * Shades the cell whose upper left neighbour stands at `position` and whose upper right one at `position + 2` (between
 * them, above, is white); it takes the place of the upper left one. Returns false when that closes a cycle.
 */
export function shade(words: Int32Array, at: number, position: number, onBorder: boolean, hasRight: boolean): boolean {
  const left = symbolAt(words, at, position);
  const right = hasRight ? symbolAt(words, at, position + 2) : WHITE;
  if (onBorder) {
    if (left === BORDER || right === BORDER) return false;
    if (left !== WHITE && right !== WHITE && sameChain(left, right)) return false;
    if (right !== WHITE) link(words, at, position + 2);
    // The chain of the upper left cell may have been the one around or inside it, but never the same.
    if (left !== WHITE) link(words, at, position);
    else setSymbol(words, at, position, BORDER);
    return true;
  }
  if (right === WHITE) {
    if (left === WHITE) setSymbol(words, at, position, LONE);
    return true;
  }
  if (left === WHITE) {
    // The new cell joins the chain on its right, just before that member.
    if (right === LONE) {
      setSymbol(words, at, position, FIRST);
      setSymbol(words, at, position + 2, LAST);
    } else if (right === FIRST) {
      setSymbol(words, at, position, FIRST);
      setSymbol(words, at, position + 2, INNER);
    } else setSymbol(words, at, position, right === BORDER ? BORDER : INNER);
    return true;
  }
  if (sameChain(left, right)) return false;
  if (left === BORDER) link(words, at, position + 2);
  else if (right === BORDER) link(words, at, position);
  else join(words, at, position, left, right);
  return true;
}

/** Neighbours on the frontier: an open bracket followed by an inner or last one is the same chain. */
function sameChain(left: number, right: number): boolean {
  if (left === BORDER || right === BORDER) return left === right;
  return (left === FIRST || left === INNER) && (right === INNER || right === LAST);
}

/** Makes one chain of two different ones whose cells stand side by side. */
function join(words: Int32Array, at: number, position: number, left: number, right: number): void {
  const leftGoesOn = left === FIRST || left === INNER;
  const rightGoesBack = right === INNER || right === LAST;
  if (leftGoesOn && right === FIRST) {
    // The right chain lies in a gap of the left one: ( [ ] )
    setSymbol(words, at, lastOf(words, at, position + 2), INNER);
    setSymbol(words, at, position + 2, INNER);
  } else if (left === LAST && rightGoesBack) {
    // The left chain lies in a gap of the right one: ( [ ] )
    setSymbol(words, at, firstOf(words, at, position), INNER);
    setSymbol(words, at, position, INNER);
  } else {
    // Otherwise only the two symbols change: is there a member before the left one, and one after the right one?
    const before = left === INNER || left === LAST || (left === LONE && rightGoesBack);
    const after = right === FIRST || right === INNER || (right === LONE && leftGoesOn);
    setSymbol(words, at, position, before ? INNER : FIRST);
    setSymbol(words, at, position + 2, after ? INNER : LAST);
  }
}

function firstOf(words: Int32Array, at: number, position: number): number {
  let place = position;
  do place = previousOf(words, at, place);
  while (symbolAt(words, at, place) !== FIRST);
  return place;
}

function lastOf(words: Int32Array, at: number, position: number): number {
  let place = position;
  do place = nextOf(words, at, place);
  while (symbolAt(words, at, place) !== LAST);
  return place;
}

/** The row is done: position p becomes p + 1, and position 0 is empty. The last position must be white. */
export function shiftRow(words: Int32Array, at: number, used: number): void {
  for (let word = used - 1; word >= 0; word--) {
    const carried = word === 0 ? 0 : (words[at + word - 1] >>> 27) & 7;
    words[at + word] = ((words[at + word] << 3) & 0x3fffffff) | carried;
  }
}

/** Turns the row at positions 1 … `width` round where that makes its words smaller; `mirrored` is scratch. */
export function mirrorRow(words: Int32Array, at: number, width: number, mirrored: Int32Array): void {
  mirrored.fill(0);
  for (let position = 1; position <= width; position++) {
    const symbol = symbolAt(words, at, position);
    const turned = symbol === FIRST ? LAST : symbol === LAST ? FIRST : symbol;
    setSymbol(mirrored, 0, width + 1 - position, turned);
  }
  for (let word = 0; word < mirrored.length; word++) {
    if (mirrored[word] > words[at + word]) return;
    if (mirrored[word] < words[at + word]) break;
  }
  for (let word = 0; word < mirrored.length; word++) words[at + word] = mirrored[word];
}
