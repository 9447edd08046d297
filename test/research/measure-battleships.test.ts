import { describe, expect, test } from 'vitest';
import { FittingBerths } from '../../research/genres/battleships/fitting-berths.ts';
import { placements } from '../../research/genres/battleships/space.ts';
import { gapsByChance, worstGap } from '../../research/measure/gaps.ts';
import { BLANK } from '../../src/board/clue.ts';
import { type Marks, NO, UNKNOWN, YES } from '../../src/board/marks.ts';
import { printBoard } from '../../src/formats/print.ts';
import { battleships } from '../../src/genres/battleships/index.ts';
import type { BattleshipsPuzzle } from '../../src/genres/battleships/puzzle.ts';
import { seeded } from '../../src/grid/random.ts';
import { finish } from '../../src/grid/task.ts';
import { fixpoint } from '../../src/ladder/fixpoint.ts';
import { rungsUpTo } from '../../src/ladder/start.ts';
import { diagram, list, sample } from '../../src/sweep/index.ts';

const [standard] = battleships.readings;
const shape = { width: 6, height: 5 };
const options = { fleet: '3,2,1,1' };
const rungs = rungsUpTo(battleships.rungs(standard).length - 1);

function shown(puzzle: BattleshipsPuzzle, marks: Marks): string {
  return printBoard(battleships.codec, { puzzle, marks, notes: {} }, 'text').text;
}

/** Boards with their numbers and a few printed cells. */
function boards(number: number): { puzzle: BattleshipsPuzzle; answer: Marks }[] {
  const random = seeded(4);
  return finish(sample(finish(diagram(placements(shape, options.fleet))), number, seeded(3))).map((answer) => {
    const full = battleships.composer.withAllClues(shape, answer, options, random);
    if (!full) throw new Error('every placement makes a board');
    const pieces = full.puzzle.pieces.map((piece) => (random.below(10) === 0 ? piece : BLANK));
    return { puzzle: { ...full.puzzle, pieces }, answer };
  });
}

describe('the fleet of a player who looks at the numbers', () => {
  test('settles what the fleet settles and more, and never against an answer', () => {
    let more = 0;
    for (const { puzzle, answer } of boards(40)) {
      const plain = fixpoint(battleships.ladder(puzzle, standard), rungs);
      const model = battleships.ladder(puzzle, standard);
      model.engine.add(new FittingBerths(puzzle));
      const fitting = fixpoint(model, rungs);
      if (!plain || !fitting) throw new Error(`no answer?\n${shown(puzzle, answer)}`);
      for (const other of list(finish(diagram(battleships.sweep(puzzle, standard)))))
        for (let cell = 0; cell < other.length; cell++)
          if (fitting[cell] !== UNKNOWN) expect(fitting[cell], shown(puzzle, other)).toBe(other[cell]);
      for (let cell = 0; cell < plain.length; cell++) {
        if (plain[cell] !== UNKNOWN) expect(fitting[cell], shown(puzzle, answer)).toBe(plain[cell]);
        else if (fitting[cell] !== UNKNOWN) more++;
      }
    }
    expect(more).toBeGreaterThan(0);
  });

  // Nothing is known but the number: three cells of ship have no place in a row that owes two.
  test('a berth must fit the number of its line', () => {
    const puzzle: BattleshipsPuzzle = {
      width: 4,
      height: 1,
      rows: [2],
      columns: [BLANK, BLANK, BLANK, BLANK],
      pieces: new Array<number>(4).fill(BLANK),
      fleet: [3],
    };
    const refuted = (number: number): boolean => {
      const model = battleships.ladder({ ...puzzle, rows: [number] }, standard);
      model.engine.add(new FittingBerths({ ...puzzle, rows: [number] }));
      return fixpoint(model, 1 << battleships.rungs(standard).indexOf('fleet')) === null;
    };
    expect([2, 3].map(refuted)).toEqual([true, false]);
  });
});

test('the largest gap of fair draws', () => {
  // Two cells, half of the draws each: the first batch is even, the second one cell off by half.
  const draws = [
    [YES, NO],
    [NO, YES],
    [YES, YES],
    [YES, NO],
  ].map((marks) => Uint8Array.from(marks));
  expect(worstGap([0.5, 0.5], draws).shares).toEqual([0.75, 0.5]);
  expect(gapsByChance([0.5, 0.5], draws, 2, 0.5)).toEqual({ mean: 0.25, spread: Math.sqrt(0.125), larger: 0.5 });
});
