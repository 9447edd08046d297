// Plugs of a word: unused, the left end of a path, its right end.
const NONE = 0;
const OPEN = 1;
const CLOSE = 2;

/**
 * The words before a cell at places `column` (the plug from the left) and `column` + 1 (the plug from above) that
 * become `word` after it, where the same places are its edges down and to the right: what `LoopFrontier.pass` adds up, read
 * backwards. A word in which a loop closes has no successor. The next call overwrites none of them. Costs the width.
 */
export function predecessorsOf(word: Uint8Array, column: number): Uint8Array[] {
  const down = word[column];
  const right = word[column + 1];
  const found: Uint8Array[] = [];
  const add = (left: number, up: number, turned = -1): void => {
    const earlier = word.slice();
    earlier[column] = left;
    earlier[column + 1] = up;
    if (turned >= 0) earlier[turned] = OPEN + CLOSE - word[turned];
    found.push(earlier);
  };
  if (down !== NONE && right !== NONE) {
    // Only a path that begins here uses both edges.
    if (down === OPEN && right === CLOSE) add(NONE, NONE);
    return found;
  }
  if (down !== NONE || right !== NONE) {
    add(NONE, down + right);
    add(down + right, NONE);
    return found;
  }
  add(NONE, NONE);
  if (isEnclosed(word, column)) add(CLOSE, OPEN);
  // Joined left ends: the mate of the inner one was a right end, after which nothing is open that was opened on the way.
  for (const mate of unenclosed(word, column + 2, 1, OPEN)) add(OPEN, OPEN, mate);
  for (const mate of unenclosed(word, column - 1, -1, CLOSE)) add(CLOSE, CLOSE, mate);
  return found;
}

/** Whether a path has an end on each side of the place. */
function isEnclosed(word: Uint8Array, place: number): boolean {
  let open = 0;
  for (let before = 0; before < place; before++) open += word[before] === OPEN ? 1 : word[before] === CLOSE ? -1 : 0;
  return open > 0;
}

/** Places of the plug `wanted` that see the place `from`, going by `step`, over whole paths only. */
function* unenclosed(word: Uint8Array, from: number, step: number, wanted: number): Generator<number, void, void> {
  let depth = 0;
  for (let place = from; place >= 0 && place < word.length && depth >= 0; place += step) {
    if (depth === 0 && word[place] === wanted) yield place;
    if (word[place] !== NONE) depth += word[place] === wanted ? 1 : -1;
  }
}
