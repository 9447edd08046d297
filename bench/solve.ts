import { existsSync, readFileSync } from 'node:fs';
import { YES } from '../src/board/marks.ts';
import { readBoard } from '../src/genres/read.ts';
import { finish } from '../src/grid/task.ts';
import { Learning } from '../src/search/learning.ts';
import { encode } from './clingo/encode.ts';
import { hasClingo, runClingo } from './clingo/native.ts';

// Proofs of uniqueness, side by side: the learning search in process and warm (CPU time of the whole process, building the model included), clingo's
// published CPU seconds where the board's file carries them, and native clingo on our own encodings where it is
// installed. The clock of clingo's figure has a floor of 0.01 s.
//
//   tsx bench/solve.ts FILE… [--clingo N]     FILE: JSON, [{id, board, answer, clingo: {cpuSeconds}}]
//   --clingo N   also runs native clingo on every N-th board

const FLOOR = 0.01;
const ROUNDS = 3;

interface Entry {
  readonly id: string;
  readonly board: string;
  readonly answer: string | null;
  readonly clingo?: { readonly cpuSeconds: number };
}

interface Row {
  readonly id: string;
  readonly seconds: number;
  readonly conflicts: number;
  readonly ratio: number | undefined;
  readonly native: number | undefined;
  readonly right: boolean;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1];

function measure(entry: Entry, withClingo: boolean): Row {
  const { genre, board } = readBoard(entry.board);
  const told = entry.answer === null ? undefined : readBoard(entry.answer).board.marks;
  const times: number[] = [];
  let conflicts = 0;
  let right = true;
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    const result = finish(new Learning(genre.proof(board.puzzle, genre.readings[0]).enforceClues(), { limit: 2 }));
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1e6);
    conflicts = result.conflicts;
    const [answer] = result.answers;
    right =
      result.complete &&
      result.answers.length === 1 &&
      (told === undefined || answer.every((mark, index) => (mark === YES) === (told[index] === YES)));
  }
  const seconds = median(times);
  const published = entry.clingo?.cpuSeconds;
  return {
    id: entry.id,
    seconds,
    conflicts,
    ratio: published === undefined ? undefined : Math.max(FLOOR, published) / seconds,
    native: withClingo ? runClingo(encode(genre.id, board.puzzle), 2, 60).cpuSeconds / seconds : undefined,
    right,
  };
}

function report(file: string, every: number): void {
  const entries = JSON.parse(readFileSync(file, 'utf8')) as Entry[];
  // One round to warm the compiler up, on a few boards.
  for (const entry of entries.slice(0, 20)) measure(entry, false);
  const rows = entries.map((entry, index) => measure(entry, every > 0 && index % every === 0));
  const ratios = rows.flatMap(({ ratio }) => (ratio === undefined ? [] : [ratio]));
  const natives = rows.flatMap(({ native }) => (native === undefined ? [] : [native]));
  const wrong = rows.filter(({ right }) => !right);
  console.log(
    `\n${file.replace(/^.*\//, '')}: ${rows.length} boards, ${rows.length - wrong.length} unique with the given answer`,
  );
  console.log(`  conflicts in all ${rows.reduce((sum, row) => sum + row.conflicts, 0)}`);
  console.log(`  milliseconds: median ${(1000 * median(rows.map((row) => row.seconds))).toFixed(2)}`);
  if (ratios.length > 0)
    console.log(
      `  clingo's published time / ours: median ${median(ratios).toFixed(1)}, least ${Math.min(...ratios).toFixed(2)}`,
    );
  if (natives.length > 0)
    console.log(
      `  native clingo's time / ours, ${natives.length} boards: median ${median(natives).toFixed(1)}, least ${Math.min(...natives).toFixed(2)}`,
    );
  for (const row of [...rows].sort((a, b) => (a.ratio ?? 0) - (b.ratio ?? 0)).slice(0, 5))
    console.log(
      `    ${row.id}: ${(1000 * row.seconds).toFixed(2)} ms, ${row.conflicts} conflicts` +
        (row.ratio === undefined ? '' : `, ${row.ratio.toFixed(1)}×`),
    );
  for (const { id } of wrong) console.log(`  WRONG: ${id}`);
}

const given = process.argv.slice(2);
const at = given.indexOf('--clingo');
const every = at < 0 ? 0 : Number(given[at + 1]);
if (every > 0 && !hasClingo()) throw new Error('clingo is not installed (package gringo)');
for (const file of at < 0 ? given : given.slice(0, at)) if (existsSync(file)) report(file, every);
