import { BLANK } from '../../../board/clue.ts';
import { no, yes } from '../../../engine/literal.ts';
import { Model } from '../../../engine/model.ts';
import { Connected } from '../../../engine/propagators/connected.ts';
import { Implies } from '../../../engine/propagators/implies.ts';
import type { LadderName } from '../../../engine/technique.ts';
import { cellGraph } from '../../../grid/adjacency.ts';
import { cellCount, cellName, neighbours } from '../../../grid/shape.ts';
import { ShadingStates } from '../../../spaces/shadings/shading-states.ts';
import type { UsowanPuzzle } from '../puzzle.ts';
import type { UsowanReading } from '../readings.ts';
import { Crowd } from './crowd.ts';
import { Enclose } from './enclose.ts';
import { type LieBounds, LieCount, type NumberClue } from './lie-count.ts';
import { Region } from './region.ts';
import { RegionPart } from './region-part.ts';
import { rungs } from './rungs.ts';

/**
 * The rungs as propagators, over the cells alone.
 *
 * A selector that is false takes its number off the board: the cell is free and the number is no lie. A selector that
 * is open ignores the number: it may be the lie or not, and whatever follows then holds either way.
 */
export function ladder(puzzle: UsowanPuzzle, reading: UsowanReading, ladderName?: LadderName): Model {
  const model = new Model(cellCount(puzzle), rungs(reading, ladderName));
  const regions = addCells(model, puzzle);
  const bounds = boundsOf(reading);
  const isOneGroup = reading.lies === 'one-in-total';
  for (const group of isOneGroup ? [regions.flat()] : regions)
    model.onRung('count', (rung) => new LieCount(puzzle, group, bounds, rung));

  const states = new ShadingStates();
  const parts = regions.filter(({ length }) => length > 0).map((clues) => new RegionPart(puzzle, clues, states));
  for (const group of isOneGroup ? [parts] : parts.map((part) => [part]))
    if (group.length > 0) model.onRung('region', (rung) => new Region(puzzle, group, bounds, rung));
  // A region by itself need not have the only lie of a board.
  const alone = isOneGroup ? { ...bounds, fewest: 0 } : bounds;
  for (const part of parts) model.onRung('crowd', (rung) => new Crowd(puzzle, part, alone, rung));
  model.onRung('enclose', (rung) => new Enclose(puzzle, parts, alone, rung));

  const white = Array.from({ length: model.decisions }, (_, cell) => no(cell));
  const graph = cellGraph(puzzle, reading.sheet === 'corners');
  model.onRung('connect', (rung) => new Connected(white, graph, { rule: 'sheet', rung }));
  return model;
}

/** The rules of single cells; returns the numbers of each region, those that say nothing left out. */
function addCells(model: Model, puzzle: UsowanPuzzle): NumberClue[][] {
  const regions = Array.from({ length: Math.max(-1, ...puzzle.regions) + 1 }, (): NumberClue[] => []);
  const selectors = puzzle.numbers.map((number, cell) => (number === BLANK ? -1 : model.clue(cellName(puzzle, cell))));
  puzzle.numbers.forEach((number, cell) => {
    const beside = neighbours(puzzle, cell).map(no);
    model.onRung('cell', (rung) => new Implies([yes(cell)], beside, { rule: 'apart', rung }));
    if (number === BLANK) return;
    const selector = selectors[cell];
    model.onRung('cell', (rung) => new Implies([selector], [no(cell)], { rule: 'number-is-white', rung }));
    if (number >= 0) regions[puzzle.regions[cell]].push({ cell, number, selector });
  });
  return regions;
}

function boundsOf({ lies }: UsowanReading): LieBounds {
  return {
    fewest: lies === 'one-per-region' || lies === 'one-in-total' ? 1 : 0,
    most: lies === 'none' ? 0 : 1,
  };
}
