import { BLANK } from '../../board/clue.ts';
import type { Reason } from '../../genre/reason.ts';
import { listed } from '../../grid/listed.ts';
import { cellCount, cellName, columnOf, rowOf } from '../../grid/shape.ts';
import { CLUE_CELL, type TilepaintPuzzle } from './puzzle.ts';
import type { TilepaintReading } from './readings.ts';

/** The cells that one number counts: from a clue cell or the border to the next clue cell or the border. */
interface Run {
  /** `row 3`, `column 4`, or the clue cell's `r3c4`. */
  readonly clue: string;
  /** How a sentence calls it. */
  readonly name: string;
  readonly across: boolean;
  readonly number: number;
  readonly length: number;
  /** For each tile with a cell in the run the number of its cells there: its slice. */
  readonly slices: ReadonlyMap<number, number>;
}

/**
 * Why the board can have no answer, as far as single runs, pairs of runs over the same tiles, and the totals of the
 * rows and columns tell. Sound: a board with a reason has no answer. Not complete: most clashes of several runs are
 * for the solver to find. Cost: for each run its length times its number, and a look at the runs that share a tile.
 */
export function reasons(puzzle: TilepaintPuzzle, _reading: TilepaintReading): Reason[] {
  const runs = runsOf(puzzle);
  const alone = runs.filter((run) => run.number !== BLANK).flatMap((run) => unreachable(run));
  // What a run that is wrong by itself does to others is no news.
  return alone.length > 0 ? alone : [...clashingPairs(runs), ...totals(puzzle, runs)];
}

/** Every run of at least one cell, and the empty ones that have a number. */
function runsOf(puzzle: TilepaintPuzzle): Run[] {
  const { width, height } = puzzle;
  const runs: Run[] = [];
  const add = (number: number, clue: string, name: string, row: number, column: number, right: number): void => {
    const slices = new Map<number, number>();
    let length = 0;
    for (; row < height && column < width; length++) {
      const tile = puzzle.tiles[row * width + column];
      if (tile === CLUE_CELL) break;
      slices.set(tile, (slices.get(tile) ?? 0) + 1);
      row += 1 - right;
      column += right;
    }
    if (length > 0 || number !== BLANK) runs.push({ clue, name, across: right === 1, number, length, slices });
  };
  for (let column = 0; column < width; column++)
    add(puzzle.columns[column], `column ${column + 1}`, `column ${column + 1}`, 0, column, 0);
  for (let row = 0; row < height; row++) add(puzzle.rows[row], `row ${row + 1}`, `row ${row + 1}`, row, 0, 1);
  for (let cell = 0; cell < cellCount(puzzle); cell++) {
    if (puzzle.tiles[cell] !== CLUE_CELL) continue;
    const name = cellName(puzzle, cell);
    const row = rowOf(puzzle, cell);
    const column = columnOf(puzzle, cell);
    add(puzzle.right[cell], name, `the run right of ${name}`, row, column + 1, 1);
    add(puzzle.down[cell], name, `the run below ${name}`, row + 1, column, 0);
  }
  return runs;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether some of the sizes add up to `sum`. */
function reaches(sizes: Iterable<number>, sum: number): boolean {
  if (sum < 0) return false;
  // Bit n is set when n can be made.
  let made = 1n;
  for (const size of sizes) made |= made << BigInt(size);
  return ((made >> BigInt(sum)) & 1n) === 1n;
}

function unreachable(run: Run): Reason[] {
  const { number, length, name, clue } = run;
  if (number > length) {
    const room = length === 0 ? 'has no cell to paint' : `has only ${length}`;
    return [{ text: `${capital(name)} asks for ${number} painted cells and ${room}.`, clues: [clue] }];
  }
  if (reaches(run.slices.values(), number)) return [];
  const slices = listed([...run.slices.values()].sort((a, b) => b - a).map(String), 8);
  return [
    {
      text: `${capital(name)} asks for ${number}, and its tiles' slices ${slices} can't add up to that.`,
      clues: [clue],
    },
  ];
}

/**
 * Two runs of which one has, tile for tile, at least the slices of the other: the difference of their numbers must be
 * a sum of the differences of their slices. (Two rows cut by the same tiles alike must have the same number.)
 */
function clashingPairs(runs: readonly Run[]): Reason[] {
  const numbered = runs.filter(({ number, length }) => number !== BLANK && length > 0);
  const through = new Map<number, Run[]>();
  for (const run of numbered)
    for (const tile of run.slices.keys()) {
      const list = through.get(tile);
      if (list) list.push(run);
      else through.set(tile, [run]);
    }
  const found: Reason[] = [];
  const order = new Map(numbered.map((run, index) => [run, index]));
  for (const small of numbered) {
    // Whatever covers `small` also goes through its rarest tile.
    let candidates: readonly Run[] = numbered;
    for (const tile of small.slices.keys()) {
      const list = through.get(tile) ?? [];
      if (list.length < candidates.length) candidates = list;
    }
    for (const large of candidates) {
      if (large === small || ![...small.slices].every(([tile, size]) => (large.slices.get(tile) ?? 0) >= size))
        continue;
      // Equal runs are met twice.
      if (large.length === small.length && (order.get(large) ?? 0) < (order.get(small) ?? 0)) continue;
      const more = [...large.slices].map(([tile, size]) => size - (small.slices.get(tile) ?? 0));
      if (reaches(more, large.number - small.number)) continue;
      const pair = `${capital(large.name)} (${large.number}) and ${small.name} (${small.number})`;
      found.push({
        text: `${pair}: no painting of the tiles that they share meets both.`,
        clues: [large.clue, small.clue],
      });
    }
  }
  return found;
}

/** Every cell lies in one run across and one run down, so both directions must be able to add up to one total. */
function totals(puzzle: TilepaintPuzzle, runs: readonly Run[]): Reason[] {
  const sums = [true, false].map((across) => {
    const own = runs.filter((run) => run.across === across);
    const numbered = own.filter(({ number }) => number !== BLANK);
    const least = numbered.reduce((sum, { number }) => sum + number, 0);
    const free = own.filter(({ number }) => number === BLANK).reduce((sum, { length }) => sum + length, 0);
    return { least, most: least + free, clues: numbered.map(({ clue }) => clue) };
  });
  const [rows, columns] = sums;
  const clues = [...new Set([...rows.clues, ...columns.clues])];
  if (rows.least > columns.most || columns.least > rows.most) {
    const range = ({ least, most }: { least: number; most: number }) =>
      least === most ? least : `${least} to ${most}`;
    return [
      { text: `The numbers across add up to ${range(rows)} painted cells, those down to ${range(columns)}.`, clues },
    ];
  }
  const total = rows.least === rows.most ? rows.least : columns.least === columns.most ? columns.least : -1;
  if (total < 0) return [];
  const sizes = new Map<number, number>();
  for (const tile of puzzle.tiles) if (tile !== CLUE_CELL) sizes.set(tile, (sizes.get(tile) ?? 0) + 1);
  if (reaches(sizes.values(), total)) return [];
  return [{ text: `The numbers add up to ${total} painted cells, and no set of tiles has that many.`, clues }];
}
