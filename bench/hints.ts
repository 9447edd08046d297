import { readFileSync } from 'node:fs';
import { YES } from '../src/board/marks.ts';
import { readBoard } from '../src/genres/read.ts';
import { finish } from '../src/grid/task.ts';
import { Hints } from '../src/hint/index.ts';

// Solving paths and single hints: every board of the files is explained to the end, and a hint is asked for at each
// position of its path. CPU time of this process, warm; one row a board size, and the slowest board by name.
//
//   tsx bench/hints.ts [--side N] FILE…     FILE: JSON, [{id, board, answer}]
//   --side N   only boards whose longer side is at most N (default 16)

interface Entry {
  readonly id: string;
  readonly board: string;
  readonly answer: string | null;
}

interface Row {
  readonly paths: number[];
  readonly hints: number[];
  readonly rungs: Map<string, number>;
  unfinished: number;
  slowest: { readonly id: string; readonly seconds: number };
}

function timed<T>(work: () => T): { readonly seconds: number; readonly result: T } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6, result };
}

function measure({ id, board: text, answer }: Entry, row: Row): void {
  const { genre, board } = readBoard(text);
  const [reading] = genre.readings;
  const { puzzle } = board;
  const path = timed(() => finish(new Hints(genre, puzzle, reading).path()));
  row.paths.push(path.seconds);
  if (path.seconds > row.slowest.seconds) row.slowest = { id, seconds: path.seconds };
  const told = answer === null ? undefined : readBoard(answer).board.marks;
  const { marks: end, finished, hints: steps } = path.result;
  if (!finished || told?.some((mark, decision) => (mark === YES) !== (end[decision] === YES))) row.unfinished++;
  const hints = new Hints(genre, puzzle, reading);
  const marks = genre.printed(puzzle).slice();
  for (const { rung, settles } of steps) {
    row.rungs.set(rung, (row.rungs.get(rung) ?? 0) + 1);
    row.hints.push(timed(() => finish(hints.next(marks))).seconds);
    for (const { decision, mark } of settles) marks[decision] = mark;
  }
}

const milliseconds = (seconds: number): string => (1000 * seconds).toFixed(1);

function quantile(values: readonly number[], part: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  return milliseconds(sorted[Math.floor(part * (sorted.length - 1))] ?? 0);
}

function main(argv: readonly string[]): void {
  const at = argv.indexOf('--side');
  const side = at < 0 ? 16 : Number(argv[at + 1]);
  const files = argv.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  const rows = new Map<string, Row>();
  for (const file of files) {
    const entries = JSON.parse(readFileSync(file, 'utf8')) as readonly Entry[];
    entries.forEach((entry, index) => {
      const { genre, board } = readBoard(entry.board);
      const { width, height } = board.puzzle;
      if (Math.max(width, height) > side) return;
      const name = `${genre.id} ${width}x${height}`;
      const row = rows.get(name) ?? {
        paths: [],
        hints: [],
        rungs: new Map<string, number>(),
        unfinished: 0,
        slowest: { id: '', seconds: 0 },
      };
      // The first board of all warms the compiler up.
      if (index === 0) measure(entry, { ...row, paths: [], hints: [], rungs: new Map() });
      rows.set(name, row);
      measure(entry, row);
    });
  }
  process.stdout.write(
    'size | boards | not to the end | path ms: median, worst | hint ms: median, 90 %, worst | steps by rung\n',
  );
  for (const [name, { paths, hints, rungs, unfinished, slowest }] of rows) {
    const steps = [...rungs].map(([rung, count]) => `${rung} ${count}`).join(', ');
    process.stdout.write(
      `${name} | ${paths.length} | ${unfinished} | ${quantile(paths, 0.5)}, ${milliseconds(slowest.seconds)} ` +
        `(${slowest.id}) | ${quantile(hints, 0.5)}, ${quantile(hints, 0.9)}, ${quantile(hints, 1)} | ${steps}\n`,
    );
  }
}

main(process.argv.slice(2));
