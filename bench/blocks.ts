import type { Puzzle } from '../src/board/puzzle.ts';
import type { Reading } from '../src/board/reading.ts';
import type { Genre } from '../src/genre/genre.ts';
import { genres } from '../src/genres/registry.ts';
import { seeded } from '../src/grid/random.ts';
import { GeneratorTask, type Task } from '../src/grid/task.ts';
import { Hints } from '../src/hint/index.ts';
import { solve } from '../src/search/solve.ts';
import { count, diagram, fieldInBands, sampleInBands } from '../src/sweep/index.ts';

// The longest stretch without a look at the outside, in CPU milliseconds, while each task is driven for some seconds on
// the largest boards; the second figure is that of what comes before the task (models, specs).
//
//   node dist/bench/blocks.js [word …]    rows whose name holds every word

const SIDE = 100;
const SECONDS = 3;
/** What a slice should take, as with `cli/running/drive.ts`. */
const SLICE = 40;

type Make = (genre: Genre, puzzle: Puzzle, reading: Reading) => Task<unknown, unknown>;

const makes: readonly [string, Make][] = [
  ['solve', (genre, puzzle, reading) => solve(genre, puzzle, reading)],
  ['explain', (genre, puzzle, reading) => new Hints(genre, puzzle, reading).path()],
  ['count', (genre, puzzle, reading) => count(genre.sweep(puzzle, reading))],
  ['diagram', (genre, puzzle, reading) => diagram(genre.sweep(puzzle, reading))],
  ['field in bands', (genre, puzzle, reading) => fieldInBands(genre.sweep(puzzle, reading))],
  ['sample in bands', (genre, puzzle, reading) => sampleInBands(genre.sweep(puzzle, reading), 1, seeded(1))],
  ['check', (genre, puzzle, reading) => once(() => genre.check(puzzle, genre.printed(puzzle), reading))],
];

function once(work: () => unknown): Task<unknown, unknown> {
  return new GeneratorTask(
    // biome-ignore lint/correctness/useYield: one step that can't be cut.
    (function* () {
      return work();
    })(),
    () => ({ done: 0, total: 1 }),
  );
}

function spentOn(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function longest(task: Task<unknown, unknown>): number {
  const until = performance.now() + SECONDS * 1000;
  let most = 0;
  let over = false;
  for (let work = 256; !over && performance.now() < until; ) {
    const units = work;
    const took = spentOn(() => {
      over = task.advance(units);
    });
    most = Math.max(most, took);
    work = Math.max(1, Math.round(work * Math.min(2, Math.max(0.1, SLICE / Math.max(took, 0.01)))));
  }
  return most;
}

const words = process.argv.slice(2);
for (const genre of genres)
  for (const [name, make] of makes) {
    const row = `${genre.id} ${name}`;
    const space = genre.blank?.({ width: SIDE, height: SIDE }, genre.readings[0], {});
    if (!space || !words.every((word) => row.includes(word))) continue;
    let task: Task<unknown, unknown> | undefined;
    const made = spentOn(() => {
      task = make(genre, space.puzzle, space.reading);
    });
    let most = 0;
    try {
      if (task) most = longest(task);
    } catch (error) {
      if (!(error instanceof Error && error.name === 'OverBudget')) throw error;
    }
    console.log(`${row.padEnd(32)}${most.toFixed(0).padStart(6)}${made.toFixed(0).padStart(6)}`);
  }
