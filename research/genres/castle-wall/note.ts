import type { Row } from '../../measure/table.ts';
import { beyond } from '../../notes/beyond.ts';
import type { Finding, Note } from '../../notes/note.ts';
import { heatMap, lines } from '../../notes/plot.ts';
import type { Source } from '../../notes/source.ts';

function information(source: Source): Finding[] {
  const table = 'information';
  const rows = source.rows(table);
  return [
    {
      claim: 'The number and the colour of a wall say next to nothing about each other.',
      holds: rows.every((row) => Number(row.information) < 0.05 * Number(row.entropy)),
      figures: `${source.list(table, {}, '{size}: {information} of {entropy} bits, {worst} at the worst pair')}.`,
    },
    {
      claim: 'The edges that a ray crosses tell the whole colour.',
      holds: rows.every((row) => row.control === row.entropy),
      figures: `${source.list(table, {}, '{size}: {control} of {entropy} bits')}.`,
    },
    {
      claim: 'To read the parity of the number is worse than always to say outside.',
      holds: rows.every((row) => Number(row.odd) < Number(row.outside)),
      figures: `${source.list(table, {}, '{size}: right in {odd} against {outside}')}.`,
    },
  ];
}

function cycles(source: Source): Finding[] {
  const of = (name: string): readonly Row[] => source.rows('cycles', { source: name });
  const same = (rows: readonly Row[]): boolean => rows.length > 0 && rows.every(({ match }) => match === true);
  const last = (rows: readonly Row[]): Row => rows[rows.length - 1];
  const squares = of('A140517');
  const rectangles = of('one by one');
  return [
    {
      claim: 'The squares agree with the published sequence.',
      holds: same(squares),
      figures:
        `From ${source.fill('cycles', squares[0], '{size}')} to ${source.fill('cycles', last(squares), '{size}')}, ` +
        'each of them.',
    },
    {
      claim: 'The rectangles agree with an enumeration that shares no code with the sweep.',
      holds: same(rectangles),
      figures: `Each of them, the last of ${source.fill('cycles', last(rectangles), '{size} with {loops} loops')}.`,
    },
  ];
}

function loopLength(source: Source): Finding[] {
  const all = source.rows('loop-length');
  const rows = all.slice(1);
  return [
    {
      claim: 'A loop drawn at random visits most of the board, and from the second size on the more the larger it is.',
      holds:
        rows.every(
          (row, at) => Number(row.coverage) > 0.5 && (at === 0 || Number(row.coverage) > Number(rows[at - 1].coverage)),
        ) && Number(all[0].coverage) > Number(rows[0].coverage),
      figures: `${source.told('loop-length', all, '{size}: {coverage}')}.`,
    },
  ];
}

function tilt(source: Source): Finding[] {
  const large = source.rows('tilt', { size: '8x8' });
  const ends = [large[0], large[large.length - 1]];
  return [
    {
      claim: 'The coverage falls from most of the board to a quarter of it and less within a narrow range of weights.',
      holds: Number(ends[0].coverage) > 0.7 && Number(ends[1].coverage) < 0.25,
      figures: `${source.told('tilt', ends, '{size}, a ratio of {ratio}: {coverage}')}.`,
    },
  ];
}

function coverage(source: Source): Finding[] {
  return [
    {
      claim: 'The shipped boards visit far fewer cells than loops drawn uniformly: the tilt makes the room for walls.',
      holds: source
        .rows('coverage')
        .every(({ shipped, shippedError, uniform }) => Number(shipped) + 3 * Number(shippedError) < Number(uniform)),
      figures: `${source.list('coverage', {}, '{size}: {uniform} uniform, {tilted} tilted, {shipped} shipped')}.`,
    },
  ];
}

function ceiling(source: Source): Finding[] {
  const squares = source.rows('ceiling').filter(({ size }) => ['3x3', '4x4', '5x5'].includes(String(size)));
  const rates = squares.map(({ rate }) => Number(rate));
  const last = squares[squares.length - 1];
  return [
    {
      claim:
        'Even with every colour and every longest arrow only about half of the loops are pinned, and fewer the ' +
        'larger the board is.',
      holds: rates.every((rate, at) => at === 0 || rate < rates[at - 1]) && Math.abs(Number(last.rate) - 0.5) < 0.05,
      figures: `${source.told('ceiling', squares, '{size}: {pinned} of {loops}, {rate}')}.`,
    },
    {
      claim: 'Half of all loops can be pinned by no set of clues at all.',
      holds: Number(last['all-four-rate']) <= 0.5,
      figures:
        'When each wall tells all four numbers: ' +
        `${source.told('ceiling', squares, '{size}: {all-four} of {loops}, {all-four-rate}')}. Said of walls with ` +
        `the number along their longest ray alone it is so: ${source.fill('ceiling', last, '{rate} on {size}')}.`,
    },
  ];
}

function erased(source: Source): Finding[] {
  const list = (words: string): string =>
    source.list('clues-erased', { erased: words }, '{size}: {unique} of {boards}');
  const keep = source.numbers('clues-erased', { erased: 'colours' }, 'keep');
  return [
    {
      claim: 'Without the numbers no board keeps its one answer.',
      holds: source.numbers('clues-erased', { erased: 'numbers' }, 'unique').every((unique) => unique === 0),
      figures: `${list('numbers')}.`,
    },
    {
      claim: 'Without the colours most small boards keep it, and few large ones.',
      holds: keep[0] > 0.5 && keep[keep.length - 1] < 0.5,
      figures: `${list('colours')}.`,
    },
  ];
}

function climb(source: Source): Finding[] {
  const finishes = source.numbers('climb', { rung: 'probe' }, 'finishes');
  return [
    {
      claim: 'The whole ladder finishes most small boards and few large ones.',
      holds: finishes[0] > 0.5 && finishes[finishes.length - 1] < 0.5,
      figures: `${source.list(
        'climb',
        { rung: 'probe' },
        '{size}: settles {median} in the median, {mean} in the mean, and finishes {finished} of {boards}',
      )}.`,
    },
  ];
}

function leaveOneOut(source: Source): Finding[] {
  const costs = (size: string, without: string): number => source.number('leave-one-out', { size, without }, 'costs');
  const list = (without: string, column: string): string =>
    source.list('leave-one-out', { without }, `{size} {${column}}`);
  return [
    {
      claim:
        'On the smallest boards the median does not suffer from the loss of parity, since probing puts it back; on ' +
        'the largest it does.',
      holds: costs('6x6', 'parity') < 0.005 && costs('10x10', 'parity') > 0.02,
      figures:
        `Lost in the median: ${list('parity', 'costs')}; in the mean, which hides nothing: ` +
        `${list('parity', 'costs-mean')}.`,
    },
    {
      claim: 'On the largest boards arrow is worth more than parity.',
      holds: costs('10x10', 'arrow') > costs('10x10', 'parity'),
      figures:
        `Lost in the median without arrow: ${list('arrow', 'costs')}; without parity: ${list('parity', 'costs')}. ` +
        `In the mean: ${list('arrow', 'costs-mean')} against ${list('parity', 'costs-mean')}.`,
    },
  ];
}

function nodes(source: Source): Finding[] {
  const rungs = ['arrow', 'parity', 'loop', 'probe'];
  const large = (rung: string): number => source.number('nodes', { size: '10x10', rung }, 'median');
  const falls = rungs.slice(1).map((rung, at) => large(rungs[at]) / Math.max(1, large(rung)));
  return [
    {
      claim: 'A search that knows only the degrees runs out of its budget on every board of the two larger sizes.',
      holds: source
        .numbers('nodes', { rung: 'degree' }, 'capped-share')
        .slice(1)
        .every((share) => share === 1),
      figures: `${source.list('nodes', { rung: 'degree' }, '{size}: {capped} of {boards}')}.`,
    },
    {
      claim: 'On the largest boards each rung above arrow takes about an order of magnitude off the median.',
      holds: falls.every((times) => times > 5),
      figures: `${source.text('nodes', { size: '10x10' }, 'size')}: ${rungs
        .map((rung) => source.fill('nodes', { size: '10x10', rung }, '{rung} {median}'))
        .join('; ')}.`,
    },
  ];
}

function dial(source: Source): Finding[] {
  const chain = source.rows('dial', { dial: 'chain' });
  const fork = source.rows('dial', { dial: 'fork' });
  return [
    {
      claim: 'The fork saves no walls.',
      holds: fork.every(({ clues }, at) => Number(clues) > Number(chain[at].clues) - Number(chain[at].cluesError)),
      figures:
        `Walls a board on the chain: ${source.told('dial', chain, '{size} {clues}')}; on the fork: ` +
        `${source.told('dial', fork, '{size} {clues}')}.`,
    },
    {
      claim: 'What it does is turn nearly all numbered walls grey.',
      holds: fork.every(({ turned }) => Number(turned) > 0.8),
      figures: `${source.told('dial', fork, '{size}: {arrow} of {numbered}, {turned}')}.`,
    },
  ];
}

function insideField(source: Source): Finding[] {
  return [
    {
      claim: 'The parity bit of the sweep agrees with the loops looked at one by one, at every cell.',
      holds: source.rows('inside-field').every(({ equal }) => equal === true),
      figures: `${source.fill(
        'inside-field',
        { size: '5x5', cell: 'r3c3' },
        'The middle of {size} is missed by {missed} loops and enclosed by {enclosed}',
      )}.`,
    },
  ];
}

function bank(source: Source): Finding[] {
  const rows = source.rows('bank');
  return [
    {
      claim: 'Most coloured walls are black, since most of a board lies outside its loop.',
      holds: rows.every(({ black, white }) => Number(black) > Number(white)),
      figures: `${source.list('bank', {}, '{size}: {white} white, {black} black, {grey} grey')}.`,
    },
    {
      claim: 'On the chain the dial comes to rest at full far more often than at the colour alone.',
      holds: rows.every(({ full, colour }) => Number(full) > 5 * Number(colour)),
      figures: `${source.list('bank', {}, '{size}: {full} full, {wall} bare, {colour} colour alone')}.`,
    },
  ];
}

function walls(source: Source): Finding[] {
  const { comparisons } = source.table('walls');
  const off = comparisons.filter(({ agrees }) => !agrees);
  return [
    {
      claim: "Our boards have walls of each kind as often as the article's.",
      holds: off.length === 0,
      figures: `On a board: ${source.list('walls', {}, '{kind} {mean}')}.`,
    },
  ];
}

export const castleWallNote: Note = {
  title: 'Castle Wall: a number that counts along, a colour that counts across',
  opening:
    'A wall can tell two things: how many edges of the loop lie along its ray, and on which side of the loop it ' +
    'stands. The loops of a grid are few enough to be counted, and on small grids to be looked at one by one.',
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
            svg: heatMap(shares, 5, { decimals: 1 }),
          },
        ];
      },
    },
    { table: 'bank', findings: bank },
    { table: 'walls', findings: walls },
    ...beyond,
  ],
};
