import { BLANK } from '../src/board/clue.ts';
import { YES } from '../src/board/marks.ts';
import { scatter } from '../src/genres/battleships/compose/scatter.ts';
import type { BattleshipsPuzzle } from '../src/genres/battleships/puzzle.ts';
import { battleshipsReadings } from '../src/genres/battleships/readings.ts';
import { battleshipsSweep } from '../src/genres/battleships/sweep/sweep.ts';
import { castleWallReadings } from '../src/genres/castle-wall/readings.ts';
import { castleWallSweep } from '../src/genres/castle-wall/sweep/sweep.ts';
import { usowanReadings } from '../src/genres/usowan/readings.ts';
import { usowanSpace } from '../src/genres/usowan/sweep/sweep.ts';
import { seeded } from '../src/grid/random.ts';
import { finish } from '../src/grid/task.ts';
import { type Count, count, diagram, field, plainCount, type Spec, sample } from '../src/sweep/index.ts';

// Speed of the sweep, one row per case: the exact number beside CPU milliseconds of this process (first run, best of
// them all). `node dist/bench/sweep.js [word …]` runs the rows whose name holds every word; rows marked `large`
// only run when asked for by that word.

const fresh = (length: number): number[] => new Array<number>(length).fill(BLANK);
const walls = (n: number) => ({
  width: n,
  height: n,
  colours: fresh(n * n),
  arrows: new Array<number>(n * n).fill(0),
  numbers: fresh(n * n),
});
const loops = (n: number): Spec => castleWallSweep(walls(n), castleWallReadings[0]);
const sheets = (n: number): Spec => usowanSpace({ width: n, height: n }, usowanReadings[0]);
const sea = (n: number): BattleshipsPuzzle => ({
  width: n,
  height: n,
  columns: fresh(n),
  rows: fresh(n),
  pieces: fresh(n * n),
  fleet: [4, 3, 3, 2, 2, 2, 1, 1, 1, 1],
});
const armada = (n: number): Spec => battleshipsSweep(sea(n), battleshipsReadings[0]);

/** The armada with some of the row and column numbers of a random placement. */
function numberedArmada(n: number, numbers: number, seed: number): Spec {
  const random = seeded(seed);
  const puzzle = sea(n);
  const marks = scatter(puzzle, puzzle.fleet, random);
  if (marks === undefined) throw new Error('no placement was found');
  const sums = new Array<number>(2 * n).fill(0);
  marks.forEach((mark, cell) => {
    if (mark !== YES) return;
    sums[cell % n]++;
    sums[n + Math.floor(cell / n)]++;
  });
  const lines = fresh(2 * n);
  for (const line of random.shuffle([...sums.keys()]).slice(0, numbers)) lines[line] = sums[line];
  return battleshipsSweep({ ...puzzle, columns: lines.slice(0, n), rows: lines.slice(n) }, battleshipsReadings[0]);
}

interface Row {
  readonly name: string;
  readonly runs: number;
  readonly run: () => bigint;
  /** More about the last run. */
  readonly also?: () => string;
}

function counted(name: string, runs: number, spec: () => Spec, hashed = false): Row {
  let last: Count | undefined;
  const run = (): bigint => (last = finish(count(spec(), hashed ? { limbs: 99 } : {}))).count;
  const also = (): string =>
    last === undefined ? '' : `${last.states} states, ${last.peak} at once, ${inMiB(last.memory)} MiB`;
  return { name, runs, run, also };
}

const inMiB = (bytes: number): number => Math.ceil(bytes / 2 ** 20);

const rows: Row[] = [
  { name: 'loops 11 plain Map and BigInt', runs: 1, run: () => plainCount(loops(11))[0] },
  counted('loops 10', 5, () => loops(10)),
  counted('loops 11', 5, () => loops(11)),
  counted('loops 11 hashed', 5, () => loops(11), true),
  counted('loops 12', 3, () => loops(12)),
  counted('loops 12 hashed', 3, () => loops(12), true),
  counted('loops 14', 1, () => loops(14)),
  counted('loops 15 large', 1, () => loops(15)),
  counted('loops 17 large', 1, () => loops(17)),
  { name: 'sheets 10 plain Map and BigInt', runs: 1, run: () => plainCount(sheets(10))[0] },
  counted('sheets 10', 5, () => sheets(10)),
  counted('sheets 12', 3, () => sheets(12)),
  counted('sheets 14', 1, () => sheets(14)),
  counted('sheets 16 large', 1, () => sheets(16)),
  counted('sheets 18 large', 1, () => sheets(18)),
  counted('armada 8', 3, () => armada(8)),
  counted('armada 10', 3, () => armada(10)),
  counted('armada 12 large', 1, () => armada(12)),
];
// Boards 1 … 20 with half of the numbers are a fair choice; 21, 23 and 99 are the worst of the first hundred.
for (const [numbers, seeds] of [
  [10, [...upTo(20), 21, 23, 99]],
  [15, [...upTo(10), 27]],
  [20, [...upTo(6), 27]],
] as const)
  for (const seed of seeds) {
    const name = `armada 10, ${numbers} of 20 numbers, board ${seed} large`;
    rows.push(counted(name, 0, () => numberedArmada(10, numbers, seed)));
  }
for (const [name, spec] of [
  ['loops 10', loops(10)],
  ['sheets 10', sheets(10)],
  ['armada 10', armada(10)],
] as const) {
  const built = once(() => finish(diagram(spec)));
  rows.push({ name: `${name} diagram`, runs: 1, run: () => finish(diagram(spec)).total });
  rows.push({ name: `${name} field after the diagram`, runs: 2, run: () => finish(field(built())).numerators[0] });
  rows.push({
    name: `${name} 20 000 draws after the diagram`,
    runs: 1,
    run: () => BigInt(finish(sample(built(), 20_000, seeded(1))).length),
  });
}

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, k) => k + 1);
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function milliseconds(work: () => bigint): { result: bigint; spent: number } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, spent: (user + system) / 1000 };
}

const words = process.argv.slice(2);
for (const { name, runs, run, also } of rows) {
  if (!words.every((word) => name.includes(word))) continue;
  if (name.includes('large') && !words.includes('large')) continue;
  if (name.includes('after')) run();
  const first = milliseconds(run);
  let best = first.spent;
  for (let again = 0; again < runs; again++) best = Math.min(best, milliseconds(run).spent);
  console.log(
    [
      name.padEnd(44),
      first.spent.toFixed(0).padStart(8),
      best.toFixed(0).padStart(8),
      first.result,
      ...(also === undefined ? [] : [`(${also()})`]),
    ].join('  '),
  );
}
