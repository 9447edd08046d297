import type { Row } from '../measure/table.ts';
import { beyond } from './beyond.ts';
import type { Finding, Note } from './note.ts';
import { heatMap, lines } from './plot.ts';
import type { Source } from './source.ts';

const RUNGS = ['count', 'touch', 'line', 'fleet', 'probe'];

function diagonalPrice(source: Source): Finding[] {
  const rows = source.rows('diagonal-price', { size: '8x8' });
  const [one, other] = rows.map(({ price }) => Number(price));
  return [
    {
      claim: 'That ships may not touch at corners is the dear clause, and the dearer the more crowded the board is.',
      holds: rows.length === 2 && Math.max(one, other) > 10 * Math.min(one, other),
      figures: `${source.each('diagonal-price', {}, (text) => `${text('size')} with ${text('fleet')}: ${text('price')}`)}.`,
    },
  ];
}

function answerSpace(source: Source): Finding[] {
  const published = source.rows('answer-space').filter(({ match }) => match !== null);
  const [first] = source.rows('answer-space');
  return [
    {
      claim:
        'With any number of single cells the same sweep counts non-attacking kings and independent sets as published.',
      holds: published.length > 0 && published.every(({ match }) => match === true),
      figures: `A063443 and A006506, each of them to ${source.text('answer-space', published[published.length - 1], 'size')}.`,
    },
    {
      claim: 'The smallest square on which the armada has room is of side seven.',
      holds: first.size === '7x7' && first.placements !== '0',
      figures: `${source.text('answer-space', first, 'size')}: ${source.text('answer-space', first, 'placements')} placements.`,
    },
  ];
}

function shipField(source: Source): Finding[] {
  const at = (size: string, column: string): number => source.number('ship-field', { size }, column);
  const text = (size: string, column: string): string => source.text('ship-field', { size }, column);
  return [
    {
      claim: 'The fleet keeps to the border, the more so the less room there is.',
      holds: at('8x8', 'ratio') > at('10x10', 'ratio') && at('10x10', 'ratio') > 1,
      figures: `Corner by middle: ${source.each('ship-field', {}, (told) => `${told('size')} ${told('ratio')}`)}.`,
    },
    {
      claim: 'With room to spare the edge beats the corner; without, the corner wins.',
      holds:
        at('10x10', 'edge') > at('10x10', 'corner') &&
        at('8x8', 'corner') > at('8x8', 'edge') &&
        at('6x6', 'corner') > at('6x6', 'edge'),
      figures: `${source.each('ship-field', {}, (told) => `${told('size')}: edge ${told('edge')}, corner ${told('corner')}`)}.`,
    },
    {
      claim:
        'A bank of this size shows nothing of it: its largest gap is what the worst of so many cells has by chance.',
      holds: at('10x10', 'sigmas') < 3.5,
      figures: `${text('10x10', 'size')}: the largest gap is ${text('10x10', 'gap')}, the noise of one cell up to ${text('10x10', 'noise')}, the worst cell ${text('10x10', 'sigmas')} standard errors off. On ${text('10x10', 'boards')} boards no smaller bias can be seen, such as that of boards that the ladder finishes.`,
    },
  ];
}

function sampler(source: Source): Finding[] {
  return [
    {
      claim: 'The draws are uniform.',
      holds: source.rows('sampler').every(({ sigmas }) => Number(sigmas) < 4),
      figures: `${source.each('sampler', {}, (text) => `${text('size')}: over ${text('draws')} draws the largest gap of a cell is ${text('gap')}, the worst ${text('sigmas')} standard errors off`)}.`,
    },
  ];
}

function twelveNumbers(source: Source): Finding[] {
  const text = (column: string): string => source.text('twelve-numbers', {}, column);
  return [
    {
      claim: 'All the numbers together rarely pin a placement.',
      holds: source.number('twelve-numbers', {}, 'share') < 0.1,
      figures: `${text('pinned')} of ${text('placements')}, ${text('share')}; a typical placement shares its numbers with so many answers in all: ${text('typical')}. Over sets of numbers the median is ${text('of-a-set')}.`,
    },
  ];
}

function linePrice(source: Source): Finding[] {
  const text = (value: number, column: string): string => source.text('line-price', { value }, column);
  const rows = source.rows('line-price');
  const least = Math.min(...rows.map(({ left }) => Number(left)));
  return [
    {
      claim: 'The largest number cuts the space hardest, and only a zero settles its line on sight.',
      holds: rows[rows.length - 1].left === least && rows.every(({ value, settles }) => settles === (value === 0)),
      figures: `${text(5, 'value')}: ${text(5, 'left')} are left; ${text(0, 'value')}: ${text(0, 'left')}.`,
    },
  ];
}

function linePriceDrawn(source: Source): Finding[] {
  const zero = source.rows('line-price-drawn', { value: 0 });
  return [
    {
      claim: 'On larger boards too the rarest numbers cut hardest, and a zero leaves more than they do.',
      holds: zero.every(({ size, left }) =>
        source.rows('line-price-drawn', { size }).some((row) => Number(row.left) < Number(left)),
      ),
      figures: `A zero leaves: ${source.each('line-price-drawn', { value: 0 }, (text) => `${text('size')} ${text('left')}`)}.`,
    },
  ];
}

function allNumbers(source: Source): Finding[] {
  const rows = source.rows('all-numbers');
  return [
    {
      claim: 'The numbers are a filter and no solution: the larger the board, the more answers they leave.',
      holds: rows.every((row, at) => at === 0 || Number(row.left) > Number(rows[at - 1].left)),
      figures: `Medians: ${source.each('all-numbers', {}, (text) => `${text('size')}: ${text('left')}, pinned ${text('share')}`)}.`,
    },
  ];
}

function shapedPieces(source: Source): Finding[] {
  return [
    {
      claim: 'The shape of a piece saves cells, if few, since that ships may not touch tells most of it anyway.',
      holds: source.rows('shaped-pieces').every(({ ratio }) => Number(ratio) > 1 && Number(ratio) < 2),
      figures: `${source.each('shaped-pieces', {}, (text) => `${text('size')}: ${text('shaped')} against ${text('bare')} cells, ${text('ratio')}`)}.`,
    },
  ];
}

function climb(source: Source): Finding[] {
  const large: Row = { size: '10x10' };
  const at = (rung: string, column: string): string => source.text('climb', { ...large, rung }, column);
  const median = (rung: string): number => source.number('climb', { ...large, rung }, 'median');
  return [
    {
      claim: 'Every board of the bank is finished by fleet, the rung that it was made for.',
      holds: source.rows('climb', { rung: 'fleet' }).every(({ finished, boards }) => finished === boards),
      figures: `${source.each('climb', { rung: 'fleet' }, (text) => `${text('size')}: ${text('finished')} of ${text('boards')}`)}.`,
    },
    {
      claim: 'The clause against touching carries most of the climb; reading whole lines adds next to nothing to it.',
      holds: median('touch') - median('count') > 10 * (median('line') - median('touch')),
      figures: `${at('count', 'size')}: ${['count', 'touch', 'line'].map((rung) => `${rung} ${at(rung, 'median')}, ${at(rung, 'finished')} finished`).join('; ')}.`,
    },
  ];
}

function pruning(source: Source): Finding[] {
  const number = (rung: string): number => source.number('pruning', { size: '8x8', rung }, 'median');
  return [
    {
      claim: 'As pruning, the clause against touching takes nearly all branch points away and the fleet the rest.',
      holds: number('touch') * 20 < number('count') && number('fleet') === 0,
      figures: `Medians: ${['count', 'touch', 'line', 'fleet'].map((rung) => `${rung}: ${source.each('pruning', { rung }, (text) => `${text('size')} ${text('median')}`)}`).join('. ')}.`,
    },
  ];
}

function bank(source: Source): Finding[] {
  const rows = source.rows('bank');
  return [
    {
      claim: 'The larger the board, the more cells must be printed.',
      holds: rows.every((row, at) => at === 0 || Number(row.mean) > Number(rows[at - 1].mean)),
      figures: `${source.each('bank', {}, (text) => `${text('size')}: ${text('mean')}`)}.`,
    },
  ];
}

function misreadings(source: Source): Finding[] {
  const list = (reading: string): string =>
    source.each('misreadings', { reading }, (text) => `${text('size')} ${text('unique')} of ${text('boards')}`);
  return [
    {
      claim: 'All misreadings are generous: they add answers to most larger boards and take none away.',
      holds: source
        .rows('misreadings', { size: '10x10' })
        .every(({ unique, boards }) => 2 * Number(unique) < Number(boards)),
      figures:
        `One answer is left when ships may touch at corners: ${list('diagonal-touch-allowed')}; when pieces only say ship: ` +
        `${list('pieces-as-counters')}; when the fleet is a menu: ${list('fleet-as-menu')}. The third is our own proposal: a list ` +
        'beside a puzzle is easily read as what may be used instead of what must be, and like the other two it can only add answers.',
    },
  ];
}

export const battleshipsNote: Note = {
  title: 'Battleships: a fleet that may not touch',
  opening:
    'A placement of the fleet is an answer before a single number is read. The placements can be counted, drawn and looked ' +
    'at as a whole; the numbers beside the lines and a few printed cells then choose one.',
  sections: [
    { table: 'diagonal-price', findings: diagonalPrice },
    { table: 'answer-space', findings: answerSpace },
    {
      table: 'ship-field',
      findings: shipField,
      plots: (source) => {
        const [row] = source.rows('ship-field', { size: '10x10' });
        const map = (column: string): string => heatMap((row[column] as readonly number[]).map(Number), 10, 1);
        return [
          {
            name: 'field-exact',
            title: 'Share of all placements with a ship on each cell, in percent',
            svg: map('exact'),
          },
          { name: 'field-bank', title: 'The same on the boards of the bank', svg: map('bank') },
        ];
      },
    },
    { table: 'sampler', findings: sampler },
    { table: 'twelve-numbers', findings: twelveNumbers },
    { table: 'line-price', findings: linePrice },
    { table: 'line-price-drawn', findings: linePriceDrawn },
    { table: 'all-numbers', findings: allNumbers },
    { table: 'shaped-pieces', findings: shapedPieces },
    {
      table: 'climb',
      findings: climb,
      plots: (source) => {
        const points = source.rows('climb').map((row) => ({
          x: String(row.rung),
          y: 100 * Number(row.mean),
          series: source.text('climb', row, 'size'),
        }));
        const svg = lines(points, {
          x: { label: 'rungs up to', domain: RUNGS },
          y: { label: '% of a board settled, mean', domain: [0, 100] },
          named: 'first',
        });
        return [{ name: 'climb', title: 'What each rung settles with all below it', svg }];
      },
    },
    { table: 'pruning', findings: pruning },
    { table: 'bank', findings: bank },
    { table: 'misreadings', findings: misreadings },
    ...beyond,
  ],
};
