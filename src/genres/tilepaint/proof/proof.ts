import { yes } from '../../../engine/literal.ts';
import { Model } from '../../../engine/model.ts';
import { SubsetSum } from '../../../engine/propagators/subset-sum.ts';
import type { TilepaintPuzzle } from '../puzzle.ts';
import type { TilepaintReading } from '../readings.ts';
import { tileCount } from '../rules.ts';
import { numberedRuns } from '../runs.ts';

/** Tiles, and each number as an exact subset sum: no helpers. */
export function proof(puzzle: TilepaintPuzzle, _reading: TilepaintReading): Model {
  const model = new Model(tileCount(puzzle));
  for (const { name, number, tiles, slices } of numberedRuns(puzzle)) {
    const selector = model.clue(name);
    model.engine.add(new SubsetSum(tiles.map(yes), slices, number, { rule: 'sum', selector }));
  }
  return model;
}
