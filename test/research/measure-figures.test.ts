import { describe, expect, test } from 'vitest';
import { notesFolder } from '../../research/checkout.ts';
import { readFigures } from '../../research/measure/figures.ts';
import type { Row } from '../../research/measure/table.ts';
import { Source } from '../../research/notes/source.ts';
import { type GenreId, genres } from '../../src/genres/registry.ts';
import { data } from '../support/data.ts';

interface Figure {
  readonly id: string;
  readonly value: unknown;
}

const outside = data<Figure[]>('figures.json');
const sources = new Map(genres.map(({ id }) => [id, new Source(readFigures(notesFolder(), id))]));

/** Sizes there are ROWSxCOLUMNS. */
function turned(size: string): string {
  return size.split('x').reverse().join('x');
}

function textOf(id: string): string {
  const found = outside.find((figure) => figure.id === id);
  if (!found) throw new Error(`there is no figure ${id}`);
  return String(found.value);
}

/** The last percentage of a text as a share: `12/34 = 35.3%`. */
function shareOf(id: string): number {
  const found = [...textOf(id).matchAll(/(\d+(?:\.\d+)?)%/g)].pop();
  if (!found) throw new Error(`${id} holds no percentage`);
  return Number(found[1]) / 100;
}

function row(genre: GenreId, table: string, where: Row): Row {
  const [found] = sources.get(genre)?.rows(table, where) ?? [];
  if (!found) throw new Error(`${genre} has no row ${JSON.stringify(where)} in ${table}`);
  return found;
}

const ARMADA = '4,3,3,2,2,2,1,1,1,1';
const SIX = '3,2,2,1,1,1';

const counts: readonly (readonly [string, GenreId, string, Row, string])[] = [
  ...[1, 2, 3, 4, 5, 6, 8].map(
    (n) => [`usowan.answers.${n}x${n}`, 'usowan', 'answer-space', { size: `${n}x${n}` }, 'answers'] as const,
  ),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(
    (n) => [`usowan.independent.${n}x${n}`, 'usowan', 'answer-space', { size: `${n}x${n}` }, 'independent'] as const,
  ),
  ...[7, 8, 10, 11].map(
    (n) =>
      [
        `battleships.placements.${n}x${n}.4332221111.std`,
        'battleships',
        'answer-space',
        { size: `${n}x${n}`, fleet: ARMADA },
        'placements',
      ] as const,
  ),
  ['battleships.placements.6x6.322111.std', 'battleships', 'diagonal-price', { size: '6x6', fleet: SIX }, 'with'],
  [
    'battleships.placements.8x8.4332221111.diag',
    'battleships',
    'diagonal-price',
    { size: '8x8', fleet: ARMADA },
    'without',
  ],
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(
    (n) =>
      [
        `battleships.kings.${n}x${n}`,
        'battleships',
        'answer-space',
        { size: `${n}x${n}`, published: 'A063443' },
        'placements',
      ] as const,
  ),
  ['battleships.6x6.typicalAnswers', 'battleships', 'twelve-numbers', {}, 'typical'],
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(
    (n) => [`castlewall.cycles.${n}x${n}`, 'castle-wall', 'cycles', { size: `${n}x${n}` }, 'loops'] as const,
  ),
  ...['4x8', '2x8', '2x7'].map(
    (size) => [`castlewall.cycles.${size}`, 'castle-wall', 'cycles', { size }, 'loops'] as const,
  ),
];

const shares: readonly (readonly [string, GenreId, string, Row, string])[] = [
  ['usowan.clueShare.6x6.true0', 'usowan', 'clue-price', { value: 0 }, 'true'],
  ['usowan.clueShare.6x6.lie0', 'usowan', 'clue-price', { value: 0 }, 'lie'],
  ['usowan.clueShare.6x6.true3', 'usowan', 'clue-price', { value: 3 }, 'true'],
  ['usowan.clueShare.6x6.lie3', 'usowan', 'clue-price', { value: 3 }, 'lie'],
  ['usowan.cornerShare.8x8', 'usowan', 'shading-field', {}, 'corner'],
  ['usowan.middleShare.8x8', 'usowan', 'shading-field', {}, 'middle'],
  ['usowan.noise.8x8', 'usowan', 'shading-field', {}, 'noise'],
  ...['6x6', '8x8', '10x10'].flatMap((size) =>
    ['corner', 'edge'].map(
      (where) => [`battleships.${where}Share.${size}`, 'battleships', 'ship-field', { size }, where] as const,
    ),
  ),
  ['battleships.middleShare.10x10', 'battleships', 'ship-field', { size: '10x10' }, 'middle'],
  ['battleships.noise.10x10', 'battleships', 'ship-field', { size: '10x10' }, 'noise'],
  ['battleships.6x6.pinnedShare', 'battleships', 'twelve-numbers', {}, 'share'],
  ['battleships.6x6.lineShare0', 'battleships', 'line-price', { value: 0 }, 'left'],
  ['battleships.6x6.lineShare5', 'battleships', 'line-price', { value: 5 }, 'left'],
  ['castlewall.coverage.8x8.uniform', 'castle-wall', 'loop-length', { size: '8x8' }, 'coverage'],
  ['castlewall.coverage.8x8.tilt2', 'castle-wall', 'tilt', { size: '8x8', tilt: '2/1' }, 'coverage'],
  ['castlewall.accuracyOdd.5x5', 'castle-wall', 'information', { size: '5x5' }, 'odd'],
  ['castlewall.accuracyOutside.5x5', 'castle-wall', 'information', { size: '5x5' }, 'outside'],
];

const numbers: readonly (readonly [string, GenreId, string, Row, string, number])[] = [
  ...['4x4', '8x8', '16x16'].map(
    (size) => [`usowan.sheetRatio.${size}`, 'usowan', 'answer-space', { size }, 'price', 8] as const,
  ),
  ['usowan.cornerOverMiddle.8x8', 'usowan', 'shading-field', {}, 'ratio', 8],
  ['battleships.diagRatio.8x8.armada', 'battleships', 'diagonal-price', { size: '8x8', fleet: ARMADA }, 'price', 7],
  ['battleships.diagRatio.8x8.six', 'battleships', 'diagonal-price', { size: '8x8', fleet: SIX }, 'price', 8],
  ['battleships.cornerOverMiddle.8x8', 'battleships', 'ship-field', { size: '8x8' }, 'ratio', 8],
  ['battleships.cornerOverMiddle.10x10', 'battleships', 'ship-field', { size: '10x10' }, 'ratio', 8],
  ['castlewall.MI.5x5', 'castle-wall', 'information', { size: '5x5' }, 'information', 7],
  ['castlewall.meanLength.8x8.uniform', 'castle-wall', 'loop-length', { size: '8x8' }, 'mean', 5],
  ['castlewall.meanLength.6x6.q4_3', 'castle-wall', 'tilt', { size: '6x6', tilt: '4/3' }, 'mean', 6],
  ['castlewall.meanLength.8x8.q5_4', 'castle-wall', 'tilt', { size: '8x8', tilt: '5/4' }, 'mean', 6],
];

describe('the kept figures are those of an independent program', () => {
  test.each(counts)('%s', (id, genre, table, where, column) => {
    expect(String(row(genre, table, where)[column])).toBe(textOf(id));
  });

  test.each(shares)('%s', (id, genre, table, where, column) => {
    // The noise of the bank is given to fewer digits.
    expect(row(genre, table, where)[column]).toBeCloseTo(shareOf(id), column === 'noise' ? 6 : 7);
  });

  test.each(numbers)('%s', (id, genre, table, where, column, digits) => {
    expect(row(genre, table, where)[column]).toBeCloseTo(Number(textOf(id)), digits);
  });

  test.each([
    ['interior4', 'inside'],
    ['edge3', 'edge'],
    ['corner2', 'corner'],
  ])('usowan.impossible.6x6.%s', (id, kind) => {
    const { with: kept, without, of } = row('usowan', 'impossible', { kind });
    expect(textOf(`usowan.impossible.6x6.${id}`)).toMatch(new RegExp(`^${kept} with; ${without} of ${of} `));
  });

  test.each(['4x4', '5x5', '3x6'])('castlewall.maxInfo.%s', (size) => {
    const { pinned, loops } = row('castle-wall', 'ceiling', { size: turned(size) });
    expect(`${pinned} of ${loops}`).toBe(textOf(`castlewall.maxInfo.${size}`));
  });

  test('castlewall.halfClaim', () => {
    const of = (size: string): string => `${row('castle-wall', 'ceiling', { size })['all-four']} of`;
    expect(textOf('castlewall.halfClaim')).toContain(of('5x5'));
    expect(textOf('castlewall.halfClaim')).toContain(of('4x4'));
  });
});
