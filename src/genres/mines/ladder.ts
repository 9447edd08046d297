import { BLANK } from '../../board/clue.ts';
import { no, yes } from '../../engine/literal.ts';
import { Model } from '../../engine/model.ts';
import { Cardinality } from '../../engine/propagators/cardinality.ts';
import type { Technique } from '../../engine/technique.ts';
import { cellName } from '../../grid/shape.ts';
import { Pair } from './pair.ts';
import { around, type MinesPuzzle } from './puzzle.ts';
import type { MinesReading } from './readings.ts';

export const techniques: readonly Technique[] = [
  {
    name: 'count',
    study: true,
    word: 'Gentle',
    text: 'A number that has all its mines leaves the rest around it safe. One that needs all that is left gets it.',
  },
  {
    name: 'pair',
    study: true,
    word: 'Steady',
    text: 'Two numbers share cells. What only one of them counts must make up their difference.',
  },
];

/** A model whose answers are exactly those of the puzzle; without rungs, one for the learning search. */
export function model(puzzle: MinesPuzzle, reading: MinesReading, rungs: readonly string[] = []): Model {
  const { numbers } = puzzle;
  const made = new Model(numbers.length, rungs);
  const near = numbers.map((_, cell) => around(puzzle, cell, reading));
  const selectors = numbers.map((number, cell) => (number === BLANK ? 0 : made.clue(cellName(puzzle, cell))));
  numbers.forEach((number, cell) => {
    const selector = selectors[cell];
    if (number !== BLANK) made.engine.add(new Cardinality([yes(cell)], 0, 0, { rule: 'clue', selector }));
    if (number < 0) return;
    made.engine.add(new Cardinality(near[cell].map(yes), number, number, { rule: 'count', selector }));
    for (const other of new Set(near[cell].flatMap((shared) => near[shared]))) {
      if (other <= cell || numbers[other] < 0) continue;
      const here = near[cell].filter((one) => !near[other].includes(one));
      const there = near[other].filter((one) => !near[cell].includes(one));
      // Mines only here, and safe cells only there: so many more as this number is larger, and `there` besides.
      const total = number - numbers[other] + there.length;
      made.onRung('pair', (rung) => {
        const literals = [...here.map(yes), ...there.map(no)];
        return new Pair(literals, total, selectors[other], { rule: 'pair', rung, selector });
      });
    }
  });
  return made;
}
