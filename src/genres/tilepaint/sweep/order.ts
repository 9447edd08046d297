import { type Marks, NO, UNKNOWN, YES } from '../../../board/marks.ts';
import { cellCount } from '../../../grid/shape.ts';
import { type BitField, BitFields } from '../../../sweep/index.ts';
import type { TilepaintPuzzle } from '../puzzle.ts';
import { tileCount } from '../rules.ts';
import { numberedRuns } from '../runs.ts';

/** What deciding a tile means for one numbered run. */
export interface Slice {
  /** Cells of the tile in the run. */
  readonly size: number;
  /** What the run is missing if this is its first tile, else −1: then it stands in `field`. */
  readonly opening: number;
  /** Where stands what the run is missing, before and after; not read at the first tile, nor written at the last. */
  readonly field: BitField;
  /** The last tile of the run. */
  readonly last: boolean;
  /** At [missing]: 1 if the tiles of the run that come later can make up exactly that. */
  readonly reachable: Uint8Array;
}

/** One step of the sweep: a tile and its slices. */
export interface TileStep {
  readonly tile: number;
  readonly mark: number;
  readonly slices: readonly Slice[];
}

/** The tiles of a board in the order in which the sweep decides them. */
export interface TileOrder {
  readonly steps: readonly TileStep[];
  readonly words: number;
  /** False when a number can't be met by any painting of its own run. */
  readonly possible: boolean;
}

interface RunParts {
  readonly number: number;
  readonly size: ReadonlyMap<number, number>;
}

/**
 * Orders the tiles by first cell, row by row or column by column: whichever leaves less to carry. A row's number is
 * soon settled then and a column's is carried all the way, unless clue cells cut the lines.
 */
export function orderTiles(puzzle: TilepaintPuzzle, marks?: Marks): TileOrder {
  const runs = numberedRuns(puzzle).map(({ number, tiles, slices }) => ({
    number,
    size: new Map(tiles.map((tile, index) => [tile, slices[index]])),
  }));
  const decided = marks ?? new Uint8Array(tileCount(puzzle));
  const byRows = byFirstCell(puzzle, false);
  const byColumns = byFirstCell(puzzle, true);
  const order = carried(byColumns, runs) < carried(byRows, runs) ? byColumns : byRows;
  return plan(order, runs, decided);
}

function byFirstCell({ width, height, tiles }: TilepaintPuzzle, downwards: boolean): number[] {
  const cells = cellCount({ width, height });
  const found = new Set<number>();
  for (let step = 0; step < cells; step++) {
    const cell = downwards ? (step % height) * width + Math.floor(step / height) : step;
    if (tiles[cell] >= 0) found.add(tiles[cell]);
  }
  return [...found];
}

/** First and last step at which each run has a tile. */
function spans(order: readonly number[], runs: readonly RunParts[]): { first: number; last: number }[] {
  const stepOf = new Map(order.map((tile, step) => [tile, step]));
  return runs.map(({ size }) => {
    const steps = [...size.keys()].map((tile) => stepOf.get(tile) ?? 0);
    return { first: Math.min(...steps), last: Math.max(...steps) };
  });
}

/** About the logarithm of the largest number of states: over the open runs, of how many values it can be missing. */
function carried(order: readonly number[], runs: readonly RunParts[]): number {
  const change = new Float64Array(order.length + 1);
  spans(order, runs).forEach(({ first, last }, run) => {
    if (runs[run].size.size < 2) return;
    const values = Math.log2(1 + Math.min(runs[run].number, runs[run].size.size));
    change[first] += values;
    change[last] -= values;
  });
  let now = 0;
  let most = 0;
  for (const by of change) most = Math.max(most, (now += by));
  return most;
}

function plan(order: readonly number[], runs: readonly RunParts[], marks: Marks): TileOrder {
  const slices: Slice[][] = order.map(() => []);
  const stepOf = new Map(order.map((tile, step) => [tile, step]));
  const open = spans(order, runs);
  const byOpening = [...runs.keys()].sort((a, b) => open[a].first - open[b].first);
  const fields = new BitFields();
  let possible = true;
  for (const index of byOpening) {
    const { number, size } = runs[index];
    const { first, last } = open[index];
    const along = [...size.keys()].sort((a, b) => (stepOf.get(a) ?? 0) - (stepOf.get(b) ?? 0));
    const length = [...size.values()].reduce((sum, part) => sum + part, 0);
    if (number > length) {
      possible = false;
      continue;
    }
    const field = fields.lend(number, first, last);
    let reachable = new Uint8Array(number + 1);
    reachable[0] = 1;
    for (let position = along.length - 1; position >= 0; position--) {
      const tile = along[position];
      const part = size.get(tile) ?? 0;
      const opening = position === 0 ? number : -1;
      const isLast = position === along.length - 1;
      slices[stepOf.get(tile) ?? 0].push({ size: part, opening, field, last: isLast, reachable });
      const before = marks[tile] === YES ? new Uint8Array(number + 1) : reachable.slice();
      if (marks[tile] !== NO)
        for (let sum = part; sum <= number; sum++) if (reachable[sum - part] !== 0) before[sum] = 1;
      reachable = before;
    }
    if (reachable[number] === 0) possible = false;
  }
  const steps = order.map((tile, step) => ({ tile, mark: marks[tile] ?? UNKNOWN, slices: slices[step] }));
  return { steps, words: fields.words, possible };
}
