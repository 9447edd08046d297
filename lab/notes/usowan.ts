import type { Row } from '../measure/table.ts';
import { beyond } from './beyond.ts';
import type { Finding, Note } from './note.ts';
import { heatMap, lines } from './plot.ts';
import type { Source } from './source.ts';

const RUNGS = ['cell', 'count', 'region', 'connect', 'probe'];

function cluePrice(source: Source): Finding[] {
  const text = (value: number, column: string): string => source.text('clue-price', { value }, column);
  const zero = source.number('clue-price', { value: 0 }, 'true');
  const three = source.number('clue-price', { value: 3 }, 'true');
  return [
    {
      claim: 'A large number is almost a confession: it is rarely true, while nothing is told by a small one.',
      holds: three < 0.05 && zero > 0.4,
      figures:
        `${text(3, 'value')}: ${text(3, 'true')} are left when it is true, ${text(3, 'lie')} when it is a lie; ` +
        `${text(0, 'value')}: ${text(0, 'true')} and ${text(0, 'lie')}. On white cells, as a player meets them, ` +
        `${text(3, 'value')} is true in ${text(3, 'white-true')}.`,
    },
    {
      claim: 'A four is a lie on every board.',
      holds: source.number('clue-price', { value: 4 }, 'true') === 0,
      figures: `${text(4, 'value')}: ${text(4, 'true')}.`,
    },
  ];
}

function impossible(source: Source): Finding[] {
  const rows = source.rows('impossible');
  return [
    {
      claim: 'A number as large as its neighbours can never be true, and it is the sheet that forbids it.',
      holds: rows.every((row) => row.with === '0' && row.without !== '0'),
      figures: `Without the sheet: ${source.each('impossible', {}, (text) => `${text('kind')} ${text('share')}`)}; with it: ${source.each('impossible', {}, (text) => `${text('kind')} ${text('with')}`)}.`,
    },
  ];
}

function answerSpace(source: Source): Finding[] {
  const rows = source.rows('answer-space');
  const squares = rows.filter(({ published }) => published !== null);
  const shown = ['4x4', '8x8', '16x16'].map((size) => source.rows('answer-space', { size })[0]).filter((row) => row);
  const prices = rows.filter(({ size }) => /^(\d+)x\1$/.test(String(size))).map(({ price }) => Number(price));
  return [
    {
      claim: 'Without the sheet clause the sweep counts the independent sets of the grid as published.',
      holds: squares.length > 0 && squares.every(({ published }) => published === true),
      figures: `A006506, each of the squares to ${source.text('answer-space', squares[squares.length - 1], 'size')}.`,
    },
    {
      claim: 'The sheet is the dear clause, and the dearer the larger the board is.',
      holds: prices.slice(2).every((price, at) => price > prices[at + 1]),
      figures: `${shown.map((row) => `${source.text('answer-space', row, 'size')}: ${source.text('answer-space', row, 'price')}`).join('; ')}.`,
    },
  ];
}

function readings(source: Source): Finding[] {
  const text = (column: string): string => source.text('readings', {}, column);
  const number = (column: string): number => source.number('readings', {}, column);
  return [
    {
      claim: 'Nearly every way to name the liars dies of the numbers alone.',
      holds: number('share') > 0.95,
      figures: `${text('numbers')} of ${text('readings')}, ${text('share')}; touching kills ${text('touch')} more and the sheet ${text('sheet')}.`,
    },
    {
      claim: 'One reading a board survives, which says again that it has one answer.',
      holds: number('survive') === number('boards'),
      figures: `${text('survive')} survivors on ${text('boards')} boards; ${text('median')} readings a board in the median, ${text('widest')} at most.`,
    },
  ];
}

function oneMore(source: Source): Finding[] {
  const rows = source.rows('one-more-number');
  return [
    {
      claim: 'One more true number can give a board a second answer, since it is one more that may be the lie.',
      holds: rows.some(({ second }) => Number(second) > 0),
      figures: `${source.each('one-more-number', {}, (text) => `${text('size')}: ${text('second')} of ${text('tried')} numbers, on ${text('touched')} of ${text('boards')} boards`)}.`,
    },
    {
      claim: 'Others leave one answer and take it out of reach of the ladder.',
      holds: rows.some((row) => Number(row['off-ladder']) > 0),
      figures: `${source.each('one-more-number', {}, (text) => `${text('size')}: ${text('off-ladder')}`)}.`,
    },
  ];
}

function shadingField(source: Source): Finding[] {
  const text = (column: string): string => source.text('shading-field', {}, column);
  const number = (column: string): number => source.number('shading-field', {}, column);
  return [
    {
      claim: 'The shading keeps to the border: a corner is shaded half as often again as the middle.',
      holds: Math.abs(number('ratio') - 1.5) < 0.05,
      figures: `${text('corner')} against ${text('middle')}, ${text('ratio')}, over all ${text('answers')} answers.`,
    },
    {
      claim:
        'A bank of this size shows nothing of the kind: its largest gap is what the worst of so many cells has by chance.',
      holds: number('sigmas') < 3.5,
      figures: `The largest gap is ${text('gap')}, the noise of one cell up to ${text('noise')}; the worst cell is ${text('sigmas')} standard errors off. Any bias of less than that, such as that of boards that the ladder finishes, can't be seen on ${text('boards')} boards.`,
    },
  ];
}

function sampler(source: Source): Finding[] {
  const text = (column: string): string => source.text('sampler', {}, column);
  return [
    {
      claim: 'The draws are uniform.',
      holds: source.number('sampler', {}, 'sigmas') < 4,
      figures: `Over ${text('draws')} draws the largest gap of a cell is ${text('gap')}; the worst cell is ${text('sigmas')} standard errors off.`,
    },
  ];
}

function climb(source: Source): Finding[] {
  const last = source.rows('climb', { rung: 'connect' });
  const large: Row = { size: '10x10' };
  const at = (rung: string, column: string): string => source.text('climb', { ...large, rung }, column);
  return [
    {
      claim: 'Every board of the bank is finished by connect, the rung that it was made for.',
      holds: last.every(({ finished, boards }) => finished === boards),
      figures: `${source.each('climb', { rung: 'connect' }, (text) => `${text('size')}: ${text('finished')} of ${text('boards')}`)}.`,
    },
    {
      claim:
        'The numbers read as bounds bring most boards far, whole regions nearly to the end, and the sheet finishes most.',
      holds: RUNGS.slice(1, 4).every(
        (rung, below) =>
          source.number('climb', { ...large, rung }, 'median') >
          source.number('climb', { ...large, rung: RUNGS[below] }, 'median'),
      ),
      figures: `${at('cell', 'size')}: ${['cell', 'count', 'region'].map((rung) => `${rung} ${at(rung, 'median')}, ${at(rung, 'finished')} finished`).join('; ')}.`,
    },
  ];
}

function pruning(source: Source): Finding[] {
  const rows = source.rows('pruning', { rung: 'count' });
  const cell = source.rows('pruning', { rung: 'cell' });
  return [
    {
      claim: 'Reading the numbers as mere bounds takes several orders of magnitude off the search.',
      holds: rows.every((row, at) => Number(row.median) * 1000 < Number(cell[at].median)),
      figures: `${source.each('pruning', { rung: 'cell' }, (text) => `${text('size')}: ${text('median')} without the numbers (${text('capped')} given up)`)}; ${source.each('pruning', { rung: 'count' }, (text) => `${text('size')}: ${text('median')} with them`)}.`,
    },
  ];
}

function bank(source: Source): Finding[] {
  const rows = source.rows('bank');
  return [
    {
      claim: 'About two in five of the printed numbers are lies.',
      holds: rows.every(({ lying }) => Math.abs(Number(lying) - 0.42) < 0.06),
      figures: `${source.each('bank', {}, (text) => `${text('size')}: ${text('lying')}`)}.`,
    },
    {
      claim: 'Nearly a third of the lies announce themselves.',
      holds: rows.every(({ announcing }) => Math.abs(Number(announcing) - 0.29) < 0.08),
      figures: `${source.each('bank', {}, (text) => `${text('size')}: ${text('self')} of ${text('lies')}, ${text('announcing')}`)}.`,
    },
  ];
}

function misreadings(source: Source): Finding[] {
  const list = (reading: string, column: string): string =>
    source.each('misreadings', { reading }, (text) => `${text('size')}: ${text(column)} of ${text('boards')}`);
  const all = (reading: string, legal: boolean): boolean =>
    source.rows('misreadings', { reading }).every((row) => (legal ? row.legal === row.boards : row.legal === 0));
  return [
    {
      claim: 'The generous misreadings keep the intended answer and add others.',
      holds: all('at-most-one-lie-per-region', true) && all('white-through-corners', true),
      figures: `Boards that keep one answer when a region may have no lie: ${list('at-most-one-lie-per-region', 'unique')}; when white connects through corners: ${list('white-through-corners', 'unique')}.`,
    },
    {
      claim: 'The severe ones make the intended answer illegal.',
      holds: all('all-honest', false) && all('one-lie-in-total', false),
      figures: `Still legal when every number is honest: ${list('all-honest', 'legal')}; when one is a lie in all: ${list('one-lie-in-total', 'legal')}.`,
    },
  ];
}

export const usowanNote: Note = {
  title: 'Usowan: one number in every region is wrong',
  opening:
    'A board without its numbers is a set of shaded cells that do not touch and leave the white cells in one sheet. These ' +
    'can be counted, drawn and looked at as a whole; the numbers, one of them wrong in every region, then choose one.',
  sections: [
    { table: 'clue-price', findings: cluePrice },
    { table: 'impossible', findings: impossible },
    {
      table: 'answer-space',
      findings: answerSpace,
      plots: (source) => {
        const points = source
          .rows('answer-space')
          .filter(({ size }) => /^(\d+)x\1$/.test(String(size)))
          .map((row) => ({ x: Number(String(row.size).split('x')[0]), y: Number(row.price), series: 'price' }));
        const svg = lines(points, {
          x: { label: 'side of the board' },
          y: { label: 'independent sets per answer', type: 'log' },
        });
        return [{ name: 'sheet', title: 'What the sheet clause costs', svg }];
      },
    },
    { table: 'readings', findings: readings },
    { table: 'one-more-number', findings: oneMore },
    {
      table: 'shading-field',
      findings: shadingField,
      plots: (source) => {
        const [row] = source.rows('shading-field');
        const map = (column: string): string => heatMap((row[column] as readonly number[]).map(Number), 8, 1);
        return [
          { name: 'field-exact', title: 'Share of all answers that shade each cell, in percent', svg: map('exact') },
          { name: 'field-bank', title: 'The same on the boards of the bank', svg: map('bank') },
        ];
      },
    },
    { table: 'sampler', findings: sampler },
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
