import { beyond } from '../../notes/beyond.ts';
import type { Finding, Note } from '../../notes/note.ts';
import { lines } from '../../notes/plot.ts';
import { climbSection, fieldSection, finishedBy, samplerSection } from '../../notes/sections.ts';
import type { Source } from '../../notes/source.ts';

const RUNGS = ['cell', 'count', 'region', 'connect', 'probe'];
const isSquare = (size: unknown): boolean => /^(\d+)x\1$/.test(String(size));

function cluePrice(source: Source): Finding[] {
  const [zero, three, four] = [0, 3, 4].map((value) => source.number('clue-price', { value }, 'true'));
  const told = (value: number): string => source.fill('clue-price', { value }, '{value}: {true} and {lie}');
  return [
    {
      claim: 'A large number is almost a confession: it is rarely true; a small one is so nearly as often as not.',
      holds: three < 0.05 && Math.abs(zero - 0.5) < 0.1,
      figures:
        `Left when it is true and when it is a lie: ${told(3)}; ${told(0)}. On white cells, as a player meets them, ` +
        `${source.fill('clue-price', { value: 3 }, '{value} is true in {white-true}')}.`,
    },
    {
      claim: 'A four is a lie on every board.',
      holds: four === 0,
      figures: `${source.fill('clue-price', { value: 4 }, '{value}: {true}')}.`,
    },
  ];
}

function impossible(source: Source): Finding[] {
  return [
    {
      claim: 'A number as large as its neighbours can never be true, and it is the sheet that forbids it.',
      holds: source.rows('impossible').every((row) => row.with === '0' && row.without !== '0'),
      figures: `Without the sheet: ${source.list('impossible', {}, '{kind} {share}')}; with it: ${source.list(
        'impossible',
        {},
        '{kind} {with}',
      )}.`,
    },
  ];
}

function answerSpace(source: Source): Finding[] {
  const rows = source.rows('answer-space').filter(({ size }) => isSquare(size));
  const published = rows.filter((row) => row.published !== null);
  const shown = rows.filter(({ size }) => ['4x4', '8x8', '16x16'].includes(String(size)));
  // The smallest boards have too little room for the rule to show.
  const prices = rows.slice(1).map(({ price }) => Number(price));
  return [
    {
      claim: 'Without the sheet clause the sweep counts the independent sets of the grid as published.',
      holds: published.length > 0 && published.every((row) => row.published === true),
      figures: source.fill('answer-space', published[published.length - 1], 'A006506, each of the squares to {size}.'),
    },
    {
      claim: 'The sheet is the dear clause, and the dearer the larger the board is.',
      holds: prices.every((price, at) => at === 0 || price > prices[at - 1]),
      figures: `${source.told('answer-space', shown, '{size}: {price}')}.`,
    },
  ];
}

function readings(source: Source): Finding[] {
  const number = (column: string): number => source.number('readings', {}, column);
  return [
    {
      claim: 'Nearly every way to name the liars dies of the numbers alone.',
      holds: number('share') > 0.95,
      figures: source.fill(
        'readings',
        {},
        '{numbers} of {readings}, {share}; touching kills {touch} more and the sheet {sheet}.',
      ),
    },
    {
      claim: "What the article calls counting keeps shaded cells apart, so that what is left is the sheet's alone.",
      holds: ['both', 'torn'].every((column) =>
        source.table('readings').comparisons.some((one) => one.column === column && one.agrees),
      ),
      figures: source.fill(
        'readings',
        {},
        'With touching {both} are killed and {torn} are left to the sheet, as in the article; the numbers alone ' +
          'kill {share}.',
      ),
    },
    {
      claim: 'One reading a board survives, which says again that it has one answer.',
      holds: number('survive') === number('boards'),
      figures: source.fill(
        'readings',
        {},
        '{survive} survivors on {boards} boards; {median} readings a board in the median, {widest} at most.',
      ),
    },
  ];
}

function oneMore(source: Source): Finding[] {
  const sum = (column: string): number => source.number('one-more-number', { size: 'all' }, column);
  return [
    {
      claim: 'One more true number can give a board a second answer, since it is one more that may be the lie.',
      holds: sum('second') > 0,
      figures: `${source.list(
        'one-more-number',
        {},
        '{size}: {second} of {tried} numbers, on {touched} of {boards} boards',
      )}.`,
    },
    {
      claim: 'Others leave one answer and take it out of reach of the ladder.',
      holds: sum('off-ladder') > 0,
      figures: `${source.list('one-more-number', {}, '{size}: {off-ladder}')}.`,
    },
  ];
}

function shadingField(source: Source): Finding[] {
  return [
    {
      claim: 'The shading keeps to the border: a corner is shaded half as often again as the middle.',
      holds: Math.abs(source.number('shading-field', {}, 'ratio') - 1.5) < 0.05,
      figures: source.fill('shading-field', {}, '{corner} against {middle}, {ratio}, over all {answers} answers.'),
    },
  ];
}

function climb(source: Source): Finding[] {
  const large = { size: '10x10' };
  const median = (rung: string): number => source.number('climb', { ...large, rung }, 'median');
  const unfinished = 1 - source.number('climb', { ...large, rung: 'region' }, 'finishes');
  const told = RUNGS.slice(0, 3).map((rung) =>
    source.fill('climb', { ...large, rung }, '{rung} {median}, {finished} finished'),
  );
  return [
    finishedBy(source, 'connect'),
    {
      claim:
        'The numbers read as bounds bring most boards far, whole regions nearly to the end, and the sheet finishes ' +
        'most.',
      holds: median('count') > 0.6 && median('region') > 0.9 && unfinished > 0.5,
      figures: `${source.text('climb', large, 'size')}: ${told.join('; ')}.`,
    },
  ];
}

function pruning(source: Source): Finding[] {
  const cell = source.numbers('pruning', { rung: 'cell' }, 'median');
  return [
    {
      claim: 'Reading the numbers as mere bounds takes several orders of magnitude off the search.',
      holds: source.numbers('pruning', { rung: 'count' }, 'median').every((median, at) => median * 1000 < cell[at]),
      figures:
        `Without the numbers: ${source.list('pruning', { rung: 'cell' }, '{size} {median} ({capped} given up)')}; ` +
        `with them: ${source.list('pruning', { rung: 'count' }, '{size} {median}')}.`,
    },
  ];
}

function bank(source: Source): Finding[] {
  const near = (column: string, share: number, off: number): boolean =>
    source.numbers('bank', {}, column).every((found) => Math.abs(found - share) < off);
  return [
    {
      claim: 'About two in five of the printed numbers are lies.',
      holds: near('lying', 0.4, 0.05),
      figures: `${source.list('bank', {}, '{size}: {lying}')}.`,
    },
    {
      claim: 'Three lies in ten, or nearly so many, announce themselves.',
      holds: near('announcing', 0.3, 0.05),
      figures: `${source.list('bank', {}, '{size}: {self} of {lies}, {announcing}')}.`,
    },
  ];
}

function misreadings(source: Source): Finding[] {
  const list = (reading: string, column: string): string =>
    source.list('misreadings', { reading }, `{size}: {${column}} of {boards}`);
  const all = (reading: string, legal: boolean): boolean =>
    source.rows('misreadings', { reading }).every((row) => (legal ? row.legal === row.boards : row.legal === 0));
  return [
    {
      claim: 'The generous misreadings keep the intended answer and add others.',
      holds: all('at-most-one-lie-per-region', true) && all('white-through-corners', true),
      figures:
        `Boards that keep one answer when a region may have no lie: ${list('at-most-one-lie-per-region', 'unique')}; ` +
        `when white connects through corners: ${list('white-through-corners', 'unique')}.`,
    },
    {
      claim: 'The severe ones make the intended answer illegal.',
      holds: all('all-honest', false) && all('one-lie-in-total', false),
      figures:
        `Still legal when every number is honest: ${list('all-honest', 'legal')}; when one is a lie in all: ` +
        `${list('one-lie-in-total', 'legal')}.`,
    },
  ];
}

export const usowanNote: Note = {
  title: 'Usowan: one number in every region is wrong',
  opening:
    'A board without its numbers is a set of shaded cells that do not touch and leave the white cells in one ' +
    'sheet. These can be counted, drawn and looked at as a whole; the numbers, one of them wrong in every region, ' +
    'then choose one.',
  sections: [
    { table: 'clue-price', findings: cluePrice },
    { table: 'impossible', findings: impossible },
    {
      table: 'answer-space',
      findings: answerSpace,
      plots: (source) => {
        const points = source
          .rows('answer-space')
          .filter(({ size }) => isSquare(size))
          .map((row) => ({ x: Number(String(row.size).split('x')[0]), y: Number(row.price), series: 'price' }));
        const svg = lines(points, {
          x: { label: 'side of the board' },
          y: { label: 'independent sets per answer', type: 'log', ticks: [2, 5, 10, 20, 50, 100], tickFormat: 'd' },
        });
        return [{ name: 'sheet', title: 'What the sheet clause costs', svg }];
      },
    },
    { table: 'readings', findings: readings },
    { table: 'one-more-number', findings: oneMore },
    fieldSection('shading-field', '8x8', 8, shadingField),
    samplerSection,
    climbSection(RUNGS, climb),
    { table: 'pruning', findings: pruning },
    { table: 'bank', findings: bank },
    { table: 'misreadings', findings: misreadings },
    ...beyond,
  ],
};
