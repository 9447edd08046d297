import type { Row } from '../measure/table.ts';
import { beyond } from './beyond.ts';
import type { Finding, Note } from './note.ts';
import { heatMap, lines } from './plot.ts';
import type { Source } from './source.ts';

function information(source: Source): Finding[] {
  const table = 'information';
  const rows = source.rows(table);
  return [
    {
      claim: 'The number and the colour of a wall say next to nothing about each other.',
      holds: rows.every((row) => Number(row.information) < 0.05 * Number(row.entropy)),
      figures: `${source.each(table, {}, (text) => `${text('size')}: ${text('information')} of ${text('entropy')} bits, ${text('worst')} at the worst pair`)}.`,
    },
    {
      claim: 'The edges that a ray crosses tell the whole colour.',
      holds: rows.every((row) => row.control === row.entropy),
      figures: `${source.each(table, {}, (text) => `${text('size')}: ${text('control')} of ${text('entropy')} bits`)}.`,
    },
    {
      claim: 'To read the parity of the number is worse than always to say outside.',
      holds: rows.every((row) => Number(row.odd) < Number(row.outside)),
      figures: `${source.each(table, {}, (text) => `${text('size')}: right in ${text('odd')} against ${text('outside')}`)}.`,
    },
  ];
}

function cycles(source: Source): Finding[] {
  const of = (name: string): readonly Row[] => source.rows('cycles', { source: name });
  const same = (rows: readonly Row[]): boolean => rows.every(({ match }) => match === true);
  return [
    {
      claim: 'The squares agree with the published sequence.',
      holds: same(of('A140517')),
      figures: `From ${source.text('cycles', of('A140517')[0], 'size')} to ${source.text('cycles', of('A140517')[of('A140517').length - 1], 'size')}, each of them.`,
    },
    {
      claim: 'The rectangles agree with an enumeration that shares no code with the sweep.',
      holds: same(of('one by one')),
      figures: `Each of them, the largest with ${source.text('cycles', of('one by one')[of('one by one').length - 1], 'loops')} loops.`,
    },
  ];
}

function loopLength(source: Source): Finding[] {
  const rows = source.rows('loop-length').filter(({ size }) => size !== '3x3');
  return [
    {
      claim: 'A loop drawn at random visits most of the board, and the more the larger the board is.',
      holds: rows.every((row, at) => at === 0 || Number(row.coverage) > Number(rows[at - 1].coverage)),
      figures:
        `${rows.map((row) => `${source.text('loop-length', row, 'size')}: ${source.text('loop-length', row, 'coverage')}`).join('; ')}. ` +
        `Below that it falls first: ${source.text('loop-length', { size: '3x3' }, 'size')} has ${source.text('loop-length', { size: '3x3' }, 'coverage')}.`,
    },
  ];
}

function tilt(source: Source): Finding[] {
  const large = source.rows('tilt', { size: '8x8' });
  const at = (row: Row, column: string): string => source.text('tilt', row, column);
  const last = large[large.length - 1];
  return [
    {
      claim: 'The coverage falls from most of the board to a quarter of it and less within a narrow range of weights.',
      holds: Number(large[0].coverage) > 0.7 && Number(last.coverage) < 0.25,
      figures: `${at(large[0], 'size')}: ${at(large[0], 'coverage')} at a ratio of ${at(large[0], 'ratio')}, ${at(last, 'coverage')} at ${at(last, 'ratio')}.`,
    },
  ];
}

function coverage(source: Source): Finding[] {
  const rows = source.rows('coverage');
  return [
    {
      claim: 'The shipped boards are far from the loops drawn uniformly; the tilt makes the room for walls.',
      holds: rows.every(({ shipped, uniform }) => Number(shipped) < Number(uniform)),
      figures: `${source.each('coverage', {}, (text) => `${text('size')}: ${text('uniform')} uniform, ${text('tilted')} tilted, ${text('shipped')} shipped`)}.`,
    },
  ];
}

function ceiling(source: Source): Finding[] {
  const squares = ['3x3', '4x4', '5x5'];
  const text = (size: string, column: string): string => source.text('ceiling', { size }, column);
  const rate = (size: string, column: string): number => source.number('ceiling', { size }, column);
  return [
    {
      claim:
        'Even with every colour and every longest arrow only about half of the loops are pinned, and fewer the larger the board is.',
      holds: rate('5x5', 'rate') < rate('4x4', 'rate') && Math.abs(rate('5x5', 'rate') - 0.5) < 0.05,
      figures: `${squares.map((size) => `${text(size, 'size')}: ${text(size, 'pinned')} of ${text(size, 'loops')}, ${text(size, 'rate')}`).join('; ')}.`,
    },
    {
      claim: 'Half of all loops can be pinned by no set of clues at all.',
      holds: rate('5x5', 'all-four-rate') <= 0.5,
      figures:
        `${squares.map((size) => `${text(size, 'size')}: ${text(size, 'all-four')} of ${text(size, 'loops')}, ${text(size, 'all-four-rate')}`).join('; ')}, ` +
        'when each wall tells all four numbers. The claim is true of one arrow a wall only, the longest: another arrow often does better.',
    },
  ];
}

function erased(source: Source): Finding[] {
  const rows = (erasedWords: string): readonly Row[] => source.rows('clues-erased', { erased: erasedWords });
  const list = (words: string): string =>
    source.each('clues-erased', { erased: words }, (text) => `${text('size')}: ${text('unique')} of ${text('boards')}`);
  const colours = rows('colours');
  const share = (row: Row): number => Number(row.unique) / Number(row.boards);
  return [
    {
      claim: 'Without the numbers no board keeps its one answer.',
      holds: rows('numbers').every(({ unique }) => unique === 0),
      figures: `${list('numbers')}.`,
    },
    {
      claim: 'Without the colours most small boards keep it, and few large ones.',
      holds: share(colours[0]) > 0.5 && share(colours[colours.length - 1]) < 0.5,
      figures: `${list('colours')}.`,
    },
  ];
}

function climb(source: Source): Finding[] {
  const probe = source.rows('climb', { rung: 'probe' });
  const finished = (row: Row): number => Number(row.finished) / Number(row.boards);
  return [
    {
      claim: 'The whole ladder finishes most small boards and few large ones.',
      holds: finished(probe[0]) > 0.5 && finished(probe[probe.length - 1]) < 0.5,
      figures: `${source.each('climb', { rung: 'probe' }, (text) => `${text('size')}: settles ${text('median')} in the median, ${text('mean')} in the mean, and finishes ${text('finished')} of ${text('boards')}`)}.`,
    },
  ];
}

function leaveOneOut(source: Source): Finding[] {
  const costs = (size: string, without: string): number => source.number('leave-one-out', { size, without }, 'costs');
  const list = (without: string, column: string): string =>
    source.each('leave-one-out', { without }, (text) => `${text('size')} ${text(column)}`);
  return [
    {
      claim:
        'On small boards the median does not suffer from the loss of parity, since probing puts it back; on large ones it does.',
      holds: costs('6x6', 'parity') < 0.005 && costs('10x10', 'parity') > 0.02,
      figures:
        `Lost in the median: ${list('parity', 'costs')}. The means say more: ${list('parity', 'mean')} without it, ` +
        `${list('nothing', 'mean')} with it.`,
    },
    {
      claim: 'On large boards arrow is worth more than parity.',
      holds: costs('10x10', 'arrow') > costs('10x10', 'parity'),
      figures: `Lost in the median without arrow: ${list('arrow', 'costs')}; without parity: ${list('parity', 'costs')}.`,
    },
  ];
}

function nodes(source: Source): Finding[] {
  const degree = source.rows('nodes', { rung: 'degree' });
  const large = degree.slice(1);
  return [
    {
      claim: 'A search that knows only the degrees runs out of its budget on every board of the two larger sizes.',
      holds: large.every(({ capped, boards }) => capped === boards),
      figures: `${source.each('nodes', { rung: 'degree' }, (text) => `${text('size')}: ${text('capped')} of ${text('boards')}`)}.`,
    },
  ];
}

function dial(source: Source): Finding[] {
  const sizes = ['6x6', '8x8'];
  const number = (size: string, kind: string, column: string): number =>
    source.number('dial', { size, dial: kind }, column);
  const text = (size: string, kind: string, column: string): string =>
    source.text('dial', { size, dial: kind }, column);
  return [
    {
      claim: 'The fork saves no walls.',
      holds: sizes.every(
        (size) =>
          Math.abs(number(size, 'fork', 'clues') - number(size, 'chain', 'clues')) <=
          number(size, 'chain', 'cluesError'),
      ),
      figures: `Walls a board: ${sizes.map((size) => `${text(size, 'chain', 'size')}: ${text(size, 'chain', 'clues')} on the chain, ${text(size, 'fork', 'clues')} on the fork`).join('; ')}.`,
    },
    {
      claim: 'What it does is turn nearly all numbered walls grey.',
      holds: sizes.every((size) => number(size, 'fork', 'arrow') > 0.8 * number(size, 'fork', 'numbered')),
      figures: `${sizes.map((size) => `${text(size, 'fork', 'size')}: ${text(size, 'fork', 'arrow')} of ${text(size, 'fork', 'numbered')}`).join('; ')}.`,
    },
  ];
}

function insideField(source: Source): Finding[] {
  return [
    {
      claim: 'The parity bit of the sweep agrees with the loops looked at one by one, at every cell.',
      holds: source.rows('inside-field').every(({ equal }) => equal === true),
      figures: `The middle of ${source.text('inside-field', { size: '5x5', cell: 'r3c3' }, 'size')} is missed by ${source.text('inside-field', { size: '5x5', cell: 'r3c3' }, 'missed')} loops and enclosed by ${source.text('inside-field', { size: '5x5', cell: 'r3c3' }, 'enclosed')}.`,
    },
  ];
}

function bank(source: Source): Finding[] {
  const rows = source.rows('bank');
  return [
    {
      claim: 'Most coloured walls are black, since most of a board lies outside its loop.',
      holds: rows.every(({ black, white }) => Number(black) > Number(white)),
      figures: `${source.each('bank', {}, (text) => `${text('size')}: ${text('white')} white, ${text('black')} black, ${text('grey')} grey`)}.`,
    },
    {
      claim: 'On the chain the dial comes to rest at full far more often than at the colour alone.',
      holds: rows.every(({ full, colour }) => Number(full) > Number(colour)),
      figures: `${source.each('bank', {}, (text) => `${text('size')}: ${text('full')} full, ${text('wall')} bare, ${text('colour')} colour alone`)}.`,
    },
  ];
}

export const castleWallNote: Note = {
  title: 'Castle Wall: a number that counts along, a colour that counts across',
  opening:
    'A wall can tell two things: how many edges of the loop lie along its ray, and on which side of the loop it stands. ' +
    'The loops of a grid are few enough to be counted, and on small grids to be looked at one by one.',
  sections: [
    { table: 'information', findings: information },
    { table: 'cycles', findings: cycles },
    {
      table: 'loop-length',
      findings: loopLength,
    },
    {
      table: 'tilt',
      findings: tilt,
      plots: (source) => {
        const points = source.rows('tilt').map((row) => ({
          x: Number(row.ratio),
          y: 100 * Number(row.coverage),
          series: source.text('tilt', row, 'size'),
        }));
        const svg = lines(points, {
          x: { label: 'weight of an unused edge by that of a used one' },
          y: { label: '% of the cells', domain: [0, 100] },
          named: 'first',
        });
        return [{ name: 'tilt', title: 'Coverage against the tilt', svg }];
      },
    },
    { table: 'coverage', findings: coverage },
    { table: 'ceiling', findings: ceiling },
    { table: 'clues-erased', findings: erased },
    { table: 'climb', findings: climb },
    { table: 'leave-one-out', findings: leaveOneOut },
    { table: 'nodes', findings: nodes },
    { table: 'dial', findings: dial },
    {
      table: 'inside-field',
      findings: insideField,
      plots: (source) => {
        const rows = source.rows('inside-field', { size: '5x5' });
        const shares = rows.map(({ enclosed, loops }) => Number(enclosed) / Number(loops));
        return [
          {
            name: 'inside',
            title: 'Share of the loops that enclose each cell, in percent',
            svg: heatMap(shares, 5, 1),
          },
        ];
      },
    },
    { table: 'bank', findings: bank },
    ...beyond,
  ],
};
