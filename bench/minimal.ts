import { MinimiseBoard } from '../src/compose/minimise-board.ts';
import { printBoard } from '../src/formats/print.ts';
import { genreNamed } from '../src/genres/registry.ts';
import { seeded } from '../src/grid/random.ts';
import { finish } from '../src/grid/task.ts';
import { Learning } from '../src/search/learning.ts';
import { PlainSearch } from '../src/search/plain.ts';
import { encode } from './clingo/encode.ts';
import { hasClingo, runClingo } from './clingo/native.ts';
import { grownLoop } from './loops.ts';

// Hard boards of our own: minimal Castle Walls, every clue needed for the one answer and no ladder asked for. Plain search
// against learning search against native clingo, with exact counts beside seconds.
//
//   tsx bench/minimal.ts [SIDE …]     default 14 16 18

const BRANCH_POINTS = 100_000;

function seconds<T>(work: () => T): [T, number] {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1e6];
}

const genre = genreNamed('castle-wall');
const [reading] = genre.readings;
const sides = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [14, 16, 18];
for (const side of sides) {
  let made = 0;
  for (let seed = 1; made < 2 && seed < 200; seed++) {
    const shape = { width: side, height: side };
    const random = seeded(seed);
    const full = genre.composer.withAllClues(shape, grownLoop(shape, random), {}, random);
    if (!full) continue;
    const unique = finish(
      new Learning(genre.proof(full.puzzle, reading).enforceClues(), { limit: 2, conflicts: 20_000 }),
    );
    if (!unique.complete || unique.answers.length !== 1) continue;
    made++;
    const [{ puzzle }, making] = seconds(() => finish(new MinimiseBoard(genre, full.puzzle, full.answer, random)));
    const [learnt, learning] = seconds(() =>
      finish(new Learning(genre.proof(puzzle, reading).enforceClues(), { limit: 2 })),
    );
    const [plain, plainly] = seconds(() =>
      finish(
        new PlainSearch(genre.ladder(puzzle, reading, 'study'), {
          rungs: genre.rungs(reading, 'study'),
          limit: 2,
          budget: BRANCH_POINTS,
        }),
      ),
    );
    const clingo = hasClingo()
      ? `${runClingo(encode(genre.id, puzzle), 2, 120).cpuSeconds.toFixed(2)} s`
      : 'not installed';
    console.log(
      `${side}x${side}, seed ${seed}: minimised in ${making.toFixed(1)} s; learning ${learnt.conflicts} conflicts, ${learning.toFixed(3)} s; ` +
        `plain ${plain.capped ? '≥ ' : ''}${plain.branchPoints} branch points, ${plainly.toFixed(1)} s; clingo ${clingo}`,
    );
    console.log(
      `  ${printBoard(genre.codec, { puzzle, marks: new Uint8Array(full.answer.length), notes: {} }, 'puzzlink').text}`,
    );
  }
}
