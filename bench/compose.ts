import { BoardMaker } from '../research/bank/batch.ts';
import { answersTask, boardTask } from '../research/bank/jobs.ts';
import type { AnyOptions } from '../src/genre/option.ts';
import type { GenreId } from '../src/genres/registry.ts';
import { finish } from '../src/grid/task.ts';

// Speed of making boards, one row per case: CPU milliseconds of this process for drawing the answers of the whole batch,
// then the median and the largest of its boards, each with its proofs. `node dist/bench/compose.js [word …]` runs the
// rows whose name holds every word; rows marked `large` only run when asked for by that word.

interface Row {
  readonly genre: GenreId;
  readonly side: number;
  readonly rung?: string;
  readonly options?: AnyOptions;
  readonly boards: number;
  readonly large?: true;
}

const grand = { fleet: '5,4,4,3,3,3,2,2,2,2,1,1,1,1,1' };
const rows: Row[] = [
  { genre: 'usowan', side: 10, boards: 15 },
  { genre: 'usowan', side: 10, rung: 'connect', boards: 15 },
  { genre: 'battleships', side: 10, boards: 15 },
  { genre: 'battleships', side: 10, rung: 'fleet', boards: 15 },
  { genre: 'tilepaint', side: 10, rung: 'count', boards: 15 },
  { genre: 'tilepaint', side: 10, rung: 'edge', boards: 15 },
  { genre: 'tilepaint', side: 10, rung: 'fit', boards: 15 },
  { genre: 'tilepaint', side: 10, rung: 'probe', boards: 15 },
  { genre: 'castle-wall', side: 10, boards: 15 },
  { genre: 'castle-wall', side: 10, rung: 'loop', boards: 15 },
  { genre: 'castle-wall', side: 10, rung: 'probe', boards: 15 },
  { genre: 'usowan', side: 16, rung: 'connect', boards: 5, large: true },
  { genre: 'usowan', side: 16, rung: 'probe', boards: 5, large: true },
  { genre: 'battleships', side: 16, rung: 'fleet', options: grand, boards: 5, large: true },
  { genre: 'battleships', side: 16, rung: 'probe', options: grand, boards: 5, large: true },
  { genre: 'tilepaint', side: 16, rung: 'probe', options: { maxSize: 16 }, boards: 5, large: true },
  { genre: 'castle-wall', side: 16, rung: 'loop', boards: 5, large: true },
  { genre: 'castle-wall', side: 16, rung: 'probe', boards: 5, large: true },
  { genre: 'castle-wall', side: 16, rung: 'search', boards: 5, large: true },
];

const words = process.argv.slice(2);
console.log(['row'.padEnd(34), 'answers', ' median', ' largest'].join('  '));
for (const { genre, side, rung, options = {}, boards, large } of rows) {
  const name = `${genre} ${side}x${side}${rung === undefined ? '' : ` ${rung}`}${large ? ' large' : ''}`;
  if (!words.every((word) => name.includes(word))) continue;
  if (large && !words.includes('large')) continue;
  let drawing = 0;
  const maker = new BoardMaker(
    {
      genre,
      width: side,
      height: side,
      options,
      ladder: 'study',
      difficulty: null,
      rungs: [rung ?? null],
      boards,
      seed: 1,
    },
    {
      answers: async (job) => {
        const before = spent();
        const answers = finish(answersTask(job));
        drawing += spent() - before;
        return answers;
      },
      board: async (job) => finish(boardTask(job)),
    },
  );
  const times: number[] = [];
  for (let board = 0; board < boards; board++) {
    const before = spent() - drawing;
    await maker.make(board, 10_000);
    times.push(spent() - drawing - before);
  }
  times.sort((a, b) => a - b);
  const figures = [drawing, times[boards >> 1], times[boards - 1]].map((time) => time.toFixed(0).padStart(7));
  console.log([name.padEnd(34), ...figures].join('  '));
}

/** CPU milliseconds of this process up to now. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
