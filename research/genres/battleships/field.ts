import { column } from '../../measure/columns.ts';
import { fieldTable, middleCell, samplerTable } from '../../measure/fields.ts';
import { mean, tidy } from '../../measure/statistics.ts';
import type { ArticleFigure } from '../../measure/table.ts';
import { fleetOf, placements } from './space.ts';

const spec = (side: number) => placements({ width: side, height: side }, fleetOf(side));

function figure(size: string, name: string, value: number, decimals = 2): ArticleFigure {
  return { where: { size }, column: name, value, decimals };
}

export const shipField = fieldTable({
  name: 'ship-field',
  title: 'Where the fleet hides',
  means:
    'The share of the placements with a ship on each cell, exact over the whole space, and on the answers of the ' +
    'bank. The edge is the mean of the border without its corners, the middle the cell before the centre.',
  sides: [6, 8, 10],
  head: [column('fleet', 'text', 'fleet'), column('placements', 'count', 'placements')],
  places: [column('edge', 'share', 'edge', 2), column('middle', 'share', 'middle', 2)],
  spec,
  tell: (side, total, probabilities) => ({
    fleet: fleetOf(side),
    placements: String(total),
    edge: tidy(mean(probabilities.slice(1, side - 1))),
    middle: tidy(probabilities[middleCell(side)]),
  }),
  article: [
    figure('10x10', 'edge', 0.2452),
    figure('10x10', 'corner', 0.2363),
    figure('10x10', 'middle', 0.1825),
    figure('10x10', 'ratio', 1.29),
    {
      ...figure('8x8', 'ratio', 2.5),
      because: 'the article cuts the last digit off instead of rounding it',
    },
    figure('6x6', 'corner', 0.4306),
    figure('6x6', 'edge', 0.3348),
    figure('8x8', 'corner', 0.5366),
    figure('8x8', 'edge', 0.4209),
    figure('10x10', 'noise', 0.073, 1),
    { ...figure('10x10', 'gap', 0.16, 1), of: 36 },
  ],
});

export const sampler = samplerTable([8, 10], spec, [{ ...figure('10x10', 'gap', 0.00753, 3), of: 20_000 }]);
