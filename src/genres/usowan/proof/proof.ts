import { BLANK } from '../../../board/clue.ts';
import { negate, no, yes } from '../../../engine/literal.ts';
import { Model } from '../../../engine/model.ts';
import { Cardinality } from '../../../engine/propagators/cardinality.ts';
import { Connected } from '../../../engine/propagators/connected.ts';
import { Counted } from '../../../engine/propagators/counted.ts';
import { cellGraph } from '../../../grid/adjacency.ts';
import { cellCount, cellName, neighbours } from '../../../grid/shape.ts';
import type { UsowanPuzzle } from '../puzzle.ts';
import type { UsowanReading } from '../readings.ts';

/** Cells, and one liar per number: a number lies exactly when its count is missed. */
export function proof(puzzle: UsowanPuzzle, reading: UsowanReading): Model {
  const cells = cellCount(puzzle);
  const model = new Model(cells);
  const { engine } = model;
  const liars: number[][] = Array.from({ length: Math.max(-1, ...puzzle.regions) + 1 }, () => []);
  for (let cell = 0; cell < cells; cell++) {
    for (const other of neighbours(puzzle, cell)) if (other > cell) engine.addClause([no(cell), no(other)]);
    const number = puzzle.numbers[cell];
    if (number === BLANK) continue;
    const selector = model.clue(cellName(puzzle, cell));
    engine.addClause([negate(selector), no(cell)]);
    if (number < 0) continue;
    const around = neighbours(puzzle, cell).map(yes);
    if (reading.lies === 'none') {
      engine.add(new Cardinality(around, number, number, { rule: 'number', selector }));
      continue;
    }
    const liar = model.helper();
    engine.addClause([selector, negate(liar)]);
    engine.add(new Counted(around, number, negate(liar), { rule: 'number', selector }));
    liars[reading.lies === 'one-in-total' ? 0 : puzzle.regions[cell]].push(liar);
  }
  if (reading.lies === 'one-in-total') engine.add(new Cardinality(liars[0], 1, 1, { rule: 'one-lie' }));
  else if (reading.lies !== 'none')
    for (const region of liars)
      engine.add(new Cardinality(region, reading.lies === 'one-per-region' ? 1 : 0, 1, { rule: 'one-lie' }));
  if (reading.sheet !== 'free') {
    const white = Array.from({ length: cells }, (_, cell) => no(cell));
    engine.add(new Connected(white, cellGraph(puzzle, reading.sheet === 'corners'), { rule: 'sheet' }));
  }
  return model;
}
