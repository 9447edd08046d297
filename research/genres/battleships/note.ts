import { beyond } from '../../notes/beyond.ts';
import type { Finding, Note } from '../../notes/note.ts';
import { climbSection, fieldSection, finishedBy, samplerSection } from '../../notes/sections.ts';
import type { Source } from '../../notes/source.ts';

const RUNGS = ['count', 'touch', 'line', 'fleet', 'probe'];

function diagonalPrice(source: Source): Finding[] {
  const fleets = [...new Set(source.rows('diagonal-price').map(({ fleet }) => String(fleet)))];
  // Rows of a fleet stand by size.
  const falls = fleets.every((fleet) => {
    const [small, large] = source.numbers('diagonal-price', { fleet }, 'price');
    return small > large;
  });
  const [six, armada] = source.numbers('diagonal-price', { size: '8x8' }, 'price');
  return [
    {
      claim: 'That ships may not touch at corners is the dear clause, and the dearer the more crowded the board is.',
      holds: falls && armada > 10 * six,
      figures: `${source.list('diagonal-price', {}, '{size} with {fleet}: {price}')}.`,
    },
  ];
}

function answerSpace(source: Source): Finding[] {
  const published = source.rows('answer-space').filter(({ match }) => match !== null);
  const armada = source.rows('answer-space').filter(({ match }) => match === null);
  const first = armada.findIndex(({ placements }) => placements !== '0');
  return [
    {
      claim:
        'With any number of single cells the same sweep counts non-attacking kings and independent sets as published.',
      holds: published.length > 0 && published.every(({ match }) => match === true),
      figures:
        'A063443 and A006506, each of them to ' +
        `${source.fill('answer-space', published[published.length - 1], '{size}')}.`,
    },
    {
      claim: 'The smallest square on which the armada has room is of side seven.',
      holds: armada[first].size === '7x7' && first > 0,
      figures: `${source.told('answer-space', armada.slice(0, first + 1), '{size}: {placements} placements')}.`,
    },
  ];
}

function shipField(source: Source): Finding[] {
  const at = (size: string, column: string): number => source.number('ship-field', { size }, column);
  return [
    {
      claim: 'The fleet keeps to the border, the more so the less room there is.',
      holds: at('8x8', 'ratio') > at('10x10', 'ratio') && at('10x10', 'ratio') > 1,
      figures: `Corner by middle: ${source.list('ship-field', {}, '{size} with {fleet} {ratio}')}.`,
    },
    {
      claim: 'With room to spare the edge beats the corner; without, the corner wins.',
      holds:
        at('10x10', 'edge') > at('10x10', 'corner') &&
        at('8x8', 'corner') > at('8x8', 'edge') &&
        at('6x6', 'corner') > at('6x6', 'edge'),
      figures: `${source.list('ship-field', {}, '{size}: edge {edge}, corner {corner}')}.`,
    },
  ];
}

function twelveNumbers(source: Source): Finding[] {
  return [
    {
      claim: 'All the numbers together rarely pin a placement.',
      holds: source.number('twelve-numbers', {}, 'share') < 0.1,
      figures: source.fill(
        'twelve-numbers',
        {},
        '{pinned} of {placements}, {share}; a typical placement shares its numbers with so many answers in all: ' +
          '{typical}. Over sets of numbers the median is {of-a-set}.',
      ),
    },
  ];
}

function linePrice(source: Source): Finding[] {
  const rows = source.rows('line-price');
  const least = Math.min(...source.numbers('line-price', {}, 'left'));
  const told = (value: number): string => source.fill('line-price', { value }, '{value}: {left}');
  return [
    {
      claim: 'The largest number cuts the space hardest, and only a zero settles its line on sight.',
      holds: rows[rows.length - 1].left === least && rows.every(({ value, settles }) => settles === (value === 0)),
      figures: `Left by ${told(5)}; by ${told(0)}.`,
    },
  ];
}

function linePriceDrawn(source: Source): Finding[] {
  const zero = source.rows('line-price-drawn', { value: 0 });
  return [
    {
      claim: 'On larger boards too the rarest numbers cut hardest, and a zero leaves more than they do.',
      holds: zero.every(({ size, left }) =>
        source.numbers('line-price-drawn', { size }, 'left').some((other) => other < Number(left)),
      ),
      figures: `A zero leaves: ${source.list('line-price-drawn', { value: 0 }, '{size} {left}')}.`,
    },
  ];
}

function allNumbers(source: Source): Finding[] {
  const left = source.numbers('all-numbers', {}, 'left');
  return [
    {
      claim: 'The numbers are a filter and no solution: the larger the board, the more answers they leave.',
      holds: left.every((number, at) => at === 0 || number > left[at - 1]),
      figures: `Medians: ${source.list('all-numbers', {}, '{size}: {left}, pinned {share}')}.`,
    },
  ];
}

function shapedPieces(source: Source): Finding[] {
  return [
    {
      claim: 'The shape of a piece saves printed cells, but less than half of them.',
      holds: source.numbers('shaped-pieces', {}, 'ratio').every((ratio) => ratio > 1 && ratio < 2),
      figures: `${source.list('shaped-pieces', {}, '{size}: {shaped} against {bare} cells, {ratio}')}.`,
    },
  ];
}

function climb(source: Source): Finding[] {
  const large = { size: '10x10' };
  const median = (rung: string): number => source.number('climb', { ...large, rung }, 'median');
  const told = ['count', 'touch', 'line'].map((rung) =>
    source.fill('climb', { ...large, rung }, '{rung} {median}, {finished} finished'),
  );
  return [
    finishedBy(source, 'fleet'),
    {
      claim: 'The clause against touching carries most of the climb; reading whole lines adds next to nothing to it.',
      holds: median('touch') - median('count') > 10 * (median('line') - median('touch')),
      figures: `${source.text('climb', large, 'size')}: ${told.join('; ')}.`,
    },
  ];
}

function pruning(source: Source): Finding[] {
  const number = (rung: string): number => source.number('pruning', { size: '8x8', rung }, 'median');
  const told = RUNGS.slice(0, 4).map((rung) => `${rung}: ${source.list('pruning', { rung }, '{size} {median}')}`);
  return [
    {
      claim: 'As pruning, the clause against touching takes nearly all branch points away and the fleet the rest.',
      holds: number('touch') * 20 < number('count') && number('fleet') === 0,
      figures: `Medians: ${told.join('. ')}.`,
    },
  ];
}

function bank(source: Source): Finding[] {
  const means = source.numbers('bank', {}, 'mean');
  return [
    {
      claim: 'The larger the board, the more cells must be printed.',
      holds: means.every((mean, at) => at === 0 || mean > means[at - 1]),
      figures: `${source.list('bank', {}, '{size}: {mean}')}.`,
    },
  ];
}

function misreadings(source: Source): Finding[] {
  const rows = source.rows('misreadings');
  const list = (reading: string): string => source.list('misreadings', { reading }, '{size} {unique} of {boards}');
  const large = source.numbers('misreadings', { size: '10x10' }, 'unique-share');
  return [
    {
      claim:
        'All misreadings are generous: the intended answer stays legal everywhere, and most of the largest boards ' +
        'get others.',
      holds: rows.every(({ legal, boards }) => legal === boards) && large.every((unique) => unique < 0.5),
      figures:
        `One answer is left when ships may touch at corners: ${list('diagonal-touch-allowed')}; when pieces only ` +
        `say ship: ${list('pieces-as-counters')}; when the fleet is a menu: ${list('fleet-as-menu')}. The third is ` +
        'our own proposal: a list beside a puzzle is easily read as what may be used instead of what must be, and ' +
        'like the other two it can only add answers.',
    },
  ];
}

export const battleshipsNote: Note = {
  title: 'Battleships: a fleet that may not touch',
  opening:
    'A placement of the fleet is an answer before a single number is read. The placements can be counted, drawn ' +
    'and looked at as a whole; the numbers beside the lines and a few printed cells then choose one.',
  sections: [
    { table: 'diagonal-price', findings: diagonalPrice },
    { table: 'answer-space', findings: answerSpace },
    fieldSection('ship-field', '10x10', 10, shipField),
    samplerSection,
    { table: 'twelve-numbers', findings: twelveNumbers },
    { table: 'line-price', findings: linePrice },
    { table: 'line-price-drawn', findings: linePriceDrawn },
    { table: 'all-numbers', findings: allNumbers },
    { table: 'shaped-pieces', findings: shapedPieces },
    climbSection(RUNGS, climb),
    { table: 'pruning', findings: pruning },
    { table: 'bank', findings: bank },
    { table: 'misreadings', findings: misreadings },
    ...beyond,
  ],
};
