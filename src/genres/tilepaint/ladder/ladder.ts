import { yes } from '../../../engine/literal.ts';
import { Model } from '../../../engine/model.ts';
import { BoundedSum } from '../../../engine/propagators/bounded-sum.ts';
import { IntervalSum } from '../../../engine/propagators/interval-sum.ts';
import { SubsetSum } from '../../../engine/propagators/subset-sum.ts';
import type { LadderName } from '../../../engine/technique.ts';
import type { TilepaintPuzzle } from '../puzzle.ts';
import type { TilepaintReading } from '../readings.ts';
import { tileCount } from '../rules.ts';
import { numberedRuns } from '../runs.ts';
import { LinesTogether, type NumberedRun } from './lines-together.ts';
import { rungs } from './rungs.ts';

/**
 * Each number three times: as an interval, by bounds for each tile, and as an exact subset sum; then two and three of
 * them at once.
 */
export function ladder(puzzle: TilepaintPuzzle, reading: TilepaintReading, ladderName?: LadderName): Model {
  const model = new Model(tileCount(puzzle), rungs(reading, ladderName));
  const lines: NumberedRun[] = [];
  for (const run of numberedRuns(puzzle)) {
    const { name, number, tiles, slices } = run;
    const selector = model.clue(name);
    const painted = tiles.map(yes);
    model.onRung('count', (rung) => new IntervalSum(painted, slices, number, { rule: 'count', rung, selector }));
    model.onRung('edge', (rung) => new BoundedSum(painted, slices, number, { rule: 'edge', rung, selector }));
    model.onRung('fit', (rung) => new SubsetSum(painted, slices, number, { rule: 'fit', rung, selector }));
    lines.push({ ...run, selector });
  }
  model.onRung('pair', (rung) => new LinesTogether(lines, model.decisions, 2, rung));
  model.onRung('trio', (rung) => new LinesTogether(lines, model.decisions, 3, rung));
  return model;
}
