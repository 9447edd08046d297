import { ratio } from '../../../src/sweep/field.ts';
import { column } from '../../measure/columns.ts';
import { A006506, A063443 } from '../../measure/published.ts';
import { tidy } from '../../measure/statistics.ts';
import { asTable } from '../../measure/table.ts';
import { ARMADA, counted, SINGLES, SIX, standard, touching } from './space.ts';

interface PricePart {
  readonly [name: string]: number | string;
  readonly side: number;
  readonly fleet: string;
}

interface SpacePart extends PricePart {
  readonly rules: 'standard' | 'touching';
}

export const diagonalPrice = asTable<PricePart>({
  name: 'diagonal-price',
  title: 'What the diagonal clause costs',
  means: 'Placements of a fleet when ships may not touch at all, and when they may touch at corners.',
  version: 1,
  columns: [
    column('size', 'text', 'size'),
    column('fleet', 'text', 'fleet'),
    column('with', 'count', 'with the clause'),
    column('without', 'count', 'without it'),
    column('price', 'times', 'price', 2),
  ],
  ceilings: {},
  bank: false,
  parts: () => [
    { side: 6, fleet: SIX },
    { side: 7, fleet: ARMADA },
    { side: 8, fleet: SIX },
    { side: 8, fleet: ARMADA },
  ],
  *measure({ side, fleet }) {
    const shape = { width: side, height: side };
    const kept = (yield* counted(shape, fleet)).count;
    const free = (yield* counted(shape, fleet, touching)).count;
    return [
      { size: `${side}x${side}`, fleet, with: String(kept), without: String(free), price: tidy(ratio(free, kept)) },
    ];
  },
  article: [
    { where: { size: '8x8', fleet: ARMADA }, column: 'without', value: '1302617200964', decimals: 0 },
    { where: { size: '8x8', fleet: ARMADA }, column: 'price', value: 62.7, decimals: 1 },
    { where: { size: '8x8', fleet: SIX }, column: 'price', value: 2.72, decimals: 2 },
  ],
});

/** As far as the squares below go. */
const PUBLISHED = {
  standard: { name: 'A063443', terms: A063443 },
  touching: { name: 'A006506', terms: A006506.slice(0, A063443.length) },
} as const;

export const answerSpace = asTable<SpacePart>({
  name: 'answer-space',
  title: 'How many ways a fleet can lie',
  means:
    'Placements of the armada; and of any number of single cells, which are non-attacking kings, or independent ' +
    'sets of the grid when corners may touch: the same sweep with another fleet, beside published sequences.',
  version: 2,
  columns: [
    column('size', 'text', 'size'),
    column('fleet', 'text', 'fleet'),
    column('rules', 'text', 'corners'),
    column('placements', 'count', 'placements'),
    column('published', 'text', 'published as'),
    column('match', 'text', 'the same'),
    column('states', 'count', 'states of the sweep'),
    column('seconds', 'seconds', 'seconds', 2),
  ],
  ceilings: {},
  bank: false,
  parts: () => [
    ...[6, 7, 8, 9, 10, 11].map((side) => ({ side, fleet: ARMADA, rules: 'standard' }) as const),
    ...(['standard', 'touching'] as const).flatMap((rules) =>
      PUBLISHED[rules].terms.map((_, index) => ({ side: index + 1, fleet: SINGLES, rules })),
    ),
  ],
  *measure({ side, fleet, rules }) {
    const started = performance.now();
    const found = yield* counted({ width: side, height: side }, fleet, rules === 'standard' ? standard : touching);
    const seconds = tidy((performance.now() - started) / 1000, 3);
    const term = fleet === SINGLES ? PUBLISHED[rules].terms[side - 1] : undefined;
    return [
      {
        size: `${side}x${side}`,
        fleet,
        rules: rules === 'standard' ? 'never touch' : 'may touch',
        placements: String(found.count),
        published: term === undefined ? null : PUBLISHED[rules].name,
        match: term === undefined ? null : term === String(found.count),
        states: found.states,
        seconds,
      },
    ];
  },
  article: [
    ['7x7', '406664'],
    ['8x8', '20774262284'],
    ['10x10', '1855545978831780'],
    ['11x11', '76057466137845004'],
  ].map(([size, value]) => ({ where: { size, fleet: ARMADA }, column: 'placements', value, decimals: 0 })),
});
