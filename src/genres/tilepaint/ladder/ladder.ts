import { yes } from '../../../engine/literal.ts';
import { Model } from '../../../engine/model.ts';
import { BoundedSum } from '../../../engine/propagators/bounded-sum.ts';
import { IntervalSum } from '../../../engine/propagators/interval-sum.ts';
import { SubsetSum } from '../../../engine/propagators/subset-sum.ts';
import type { TilepaintPuzzle } from '../puzzle.ts';
import type { TilepaintReading } from '../readings.ts';
import { tileCount } from '../rules.ts';
import { numberedRuns } from '../runs.ts';
import { COUNT, EDGE, FIT } from './rungs.ts';

/** Each number three times: as an interval, by bounds for each tile, and as an exact subset sum. */
export function ladder(puzzle: TilepaintPuzzle, _reading: TilepaintReading): Model {
  const model = new Model(tileCount(puzzle));
  for (const { name, number, tiles, slices } of numberedRuns(puzzle)) {
    const selector = model.clue(name);
    const painted = tiles.map(yes);
    model.engine.add(new IntervalSum(painted, slices, number, { rule: 'count', rung: COUNT, selector }));
    model.engine.add(new BoundedSum(painted, slices, number, { rule: 'edge', rung: EDGE, selector }));
    model.engine.add(new SubsetSum(painted, slices, number, { rule: 'fit', rung: FIT, selector }));
  }
  return model;
}
