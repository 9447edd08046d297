import { BLANK } from '../../../board/clue.ts';
import { type Literal, negate, no, yes } from '../../../engine/literal.ts';
import { Model } from '../../../engine/model.ts';
import { Cardinality } from '../../../engine/propagators/cardinality.ts';
import { Connected } from '../../../engine/propagators/connected.ts';
import { Counted } from '../../../engine/propagators/counted.ts';
import { Implies } from '../../../engine/propagators/implies.ts';
import { cellGraph } from '../../../grid/adjacency.ts';
import { cellCount, cellName, neighbours } from '../../../grid/shape.ts';
import { ShadingStates } from '../../../spaces/shadings/shading-states.ts';
import type { UsowanPuzzle } from '../puzzle.ts';
import type { UsowanReading } from '../readings.ts';
import { type NumberClue, Region } from './region.ts';
import { CELL, CONNECT, COUNT, REGION } from './rungs.ts';

interface Numbered extends NumberClue {
  readonly honest: Literal;
}

/**
 * The rungs as propagators. Helpers are one literal per number, "this one is honest": with it, the bookkeeping of the
 * rung `count` is a count of neighbours per number and a count of lies per region. A number can be the liar until it
 * has come
 * true or another one has failed, and it is honest in every case exactly when it can't be the liar.
 *
 * A selector that is false takes its number off the board: the cell is free and the number is no lie. A selector that
 * is
 * open ignores the number: it may be the lie or not, and whatever follows then holds either way.
 */
export function ladder(puzzle: UsowanPuzzle, reading: UsowanReading): Model {
  const cells = cellCount(puzzle);
  const model = new Model(cells);
  const { engine } = model;
  const regions = Array.from({ length: Math.max(-1, ...puzzle.regions) + 1 }, (): Numbered[] => []);
  const selectors = puzzle.numbers.map((number, cell) => (number === BLANK ? -1 : model.clue(cellName(puzzle, cell))));

  for (let cell = 0; cell < cells; cell++) {
    engine.add(new Implies([yes(cell)], neighbours(puzzle, cell).map(no), { rule: 'apart', rung: CELL }));
    const number = puzzle.numbers[cell];
    if (number === BLANK) continue;
    const selector = selectors[cell];
    engine.add(new Implies([selector], [no(cell)], { rule: 'number-is-white', rung: CELL }));
    if (number < 0) continue;
    const honest = model.helper();
    const around = neighbours(puzzle, cell).map(yes);
    engine.add(new Counted(around, number, honest, { rule: 'number', rung: COUNT, selector }));
    engine.add(new Implies([negate(selector)], [honest], { rule: 'number', rung: COUNT }));
    regions[puzzle.regions[cell]].push({ cell, number, selector, honest });
  }

  const fewest = reading.lies === 'one-per-region' || reading.lies === 'one-in-total' ? 1 : 0;
  const most = reading.lies === 'none' ? 0 : 1;
  const lies = (numbers: readonly Numbered[]) => numbers.map(({ honest }) => negate(honest));
  const groups = reading.lies === 'one-in-total' ? [regions.flat()] : regions;
  for (const group of groups) engine.add(new Cardinality(lies(group), fewest, most, { rule: 'lies', rung: COUNT }));

  const states = new ShadingStates();
  if (reading.lies === 'one-in-total') addLieSomewhere(model, puzzle, regions, states);
  else
    for (const region of regions)
      if (region.length > 0) engine.add(new Region(puzzle, region, { rung: REGION, fewest, most }, states));

  if (reading.sheet !== 'free') {
    const white = Array.from({ length: cells }, (_, cell) => no(cell));
    const graph = cellGraph(puzzle, reading.sheet === 'corners');
    engine.add(new Connected(white, graph, { rule: 'sheet', rung: CONNECT }));
  }
  return model;
}

/**
 * One lie on the whole board: a region doesn't know whether it holds it. So each has a literal "the lie is here", by
 * which
 * regions that can't do without a lie, or can't have one, tell the others.
 */
function addLieSomewhere(
  model: Model,
  puzzle: UsowanPuzzle,
  regions: readonly (readonly Numbered[])[],
  states: ShadingStates,
): void {
  const { engine } = model;
  const role = { rule: 'lies', rung: REGION };
  const places: Literal[] = [];
  for (const region of regions) {
    if (region.length === 0) continue;
    const here = model.helper();
    places.push(here);
    engine.add(new Region(puzzle, region, { rung: REGION, fewest: 0, most: 1, here }, states));
    engine.add(
      new Implies(
        [negate(here)],
        region.map(({ honest }) => honest),
        role,
      ),
    );
    for (const { honest } of region) engine.add(new Implies([negate(honest)], [here], role));
  }
  engine.add(new Cardinality(places, 1, 1, role));
}
