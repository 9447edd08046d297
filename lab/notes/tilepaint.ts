import type { Row } from '../measure/table.ts';
import { beyond } from './beyond.ts';
import type { Finding, Note } from './note.ts';
import { bars, lines } from './plot.ts';
import type { Source } from './source.ts';

const RUNGS = ['count', 'edge', 'fit', 'probe'];

/** The rows that stand on the most boards. */
function sharpest(source: Source, table: string, column = 'boards'): readonly Row[] {
  const rows = source.rows(table);
  const most = Math.max(...rows.map((row) => Number(row[column])));
  return rows.filter((row) => row[column] === most);
}

function granularity(source: Source): Finding[] {
  const rows = [...sharpest(source, 'granularity')].sort((a, b) => Number(a.tiles) - Number(b.tiles));
  const at = (row: Row, name: string): string => source.text('granularity', row, name);
  const [largest] = rows;
  const single = rows[rows.length - 1];
  const falls = rows.every((row, index) => index === 0 || Number(row.unique) <= Number(rows[index - 1].unique));
  return [
    {
      claim: 'With single cells for tiles the numbers never tell the painting: it is tomography.',
      holds: single.unique === 0,
      figures: `${at(single, 'unique')} of ${at(single, 'boards')} boards with ${at(single, 'tiles')} tiles have one answer.`,
    },
    {
      claim:
        'The fewer tiles, the more boards have one answer; what decides is whether the bits of the tiles fit the ledger.',
      holds: falls && Number(largest.tiles) < Number(largest.ledger) && Number(single.tiles) > Number(single.ledger),
      figures:
        `The numbers say at most ${at(largest, 'ledger')} bits. ` +
        rows.map((row) => `${at(row, 'tiles')} tiles: ${at(row, 'unique')}`).join('; ') +
        '.',
    },
  ];
}

function ladder(source: Source): Finding[] {
  const rows = sharpest(source, 'ladder');
  const nested = rows.every((row) =>
    RUNGS.every((rung, at) => at === 0 || Number(row[rung]) >= Number(row[RUNGS[at - 1]])),
  );
  return [
    {
      claim: 'Each rung reads the same numbers more carefully, so none finishes fewer boards than the one below.',
      holds: nested,
      figures: rows
        .map(
          (row) =>
            `${source.text('ladder', row, 'size')}: ${RUNGS.map((rung) => source.text('ladder', row, rung)).join(', ')}`,
        )
        .join('; ')
        .concat('.'),
    },
  ];
}

function leaveOneOut(source: Source): Finding[] {
  const rows = sharpest(source, 'leave-one-out');
  const same = (rung: string): boolean => rows.every((row) => row[`no-${rung}`] === row.full);
  const told = (rung: string): string =>
    rows
      .map((row) => {
        const text = (column: string): string => source.text('leave-one-out', row, column);
        return `${text('size')}: ${text('full')} with and ${text(`no-${rung}`)} without`;
      })
      .join('; ');
  return [
    {
      claim: 'Without count or without edge the ladder loses nothing, since the rung above reads all that they do.',
      holds: same('count') && same('edge'),
      figures: `${told('edge')}.`,
    },
    {
      claim: 'Without fit it loses nothing either, since probing makes up for it.',
      holds: same('fit'),
      figures: `${told('fit')}${same('fit') ? '' : ': nearly nothing, but more boards than the article looked at show a loss'}.`,
    },
  ];
}

function probeGap(source: Source): Finding[] {
  const rows = sharpest(source, 'probe-gap', 'raw');
  const text = (row: Row, column: string): string => source.text('probe-gap', row, column);
  return [
    {
      claim: 'A board with one answer may resist the whole ladder, if rarely.',
      holds: rows.some(({ resist }) => Number(resist) > 0),
      figures: `${rows.map((row) => `${text(row, 'size')}: ${text(row, 'resist')} of ${text(row, 'boards')}`).join('; ')}.`,
    },
  ];
}

function silentFlips(source: Source): Finding[] {
  const full = source.rows('silent-flips', { density: 1 });
  const half = source.rows('silent-flips', { density: 0.5 });
  const of = (rows: readonly Row[], column: string): string =>
    rows
      .map((row) => {
        const text = (name: string): string => source.text('silent-flips', row, name);
        return `${text('size')}: ${text(column)} of ${text('boards')}`;
      })
      .join('; ');
  const sum = (rows: readonly Row[], column: string): number => rows.reduce((all, row) => all + Number(row[column]), 0);
  return [
    {
      claim: 'Where every line has its number no board shows a single or a pair flip.',
      holds: sum(full, 'single') === 0 && sum(full, 'pair') === 0,
      figures:
        `Pairs: ${of(full, 'pair')}. It can't happen: tiles that are the same to every row and every column span the same ` +
        'rows and columns, and two connected tiles that do so would share a cell.',
    },
    {
      claim:
        'There the doubt sits in trades of four tiles, which neither the pair test nor a one-tile assumption sees.',
      holds: sum(full, 'switch') > 0,
      figures: `Switches of four: ${of(full, 'switch')}; the rest are trades of more tiles: ${of(full, 'larger')}.`,
    },
    {
      claim: 'With half the numbers gone most boards with several answers show it by a pair.',
      holds: half.every((row) => Number(row.pairs) > 0.5),
      figures: `${of(half, 'pair')}.`,
    },
  ];
}

function bank(source: Source): Finding[] {
  const rows = source.rows('bank', { grade: 'all' });
  const text = (row: Row, column: string): string => source.text('bank', row, column);
  return [
    {
      claim: 'Half to two thirds of the numbers are kept.',
      holds: rows
        .slice(0, 3)
        .every(({ kept, lines }) => Number(kept) / Number(lines) >= 0.5 && Number(kept) / Number(lines) <= 0.8),
      figures: `${rows.map((row) => `${text(row, 'size')}: ${text(row, 'kept')} of ${text(row, 'lines')}`).join('; ')}.`,
    },
    {
      claim: 'The proof that a board has one answer needs no guess: the whole ladder carries it.',
      holds: rows.every(({ guesses }) => guesses === 0),
      figures: `Medians: ${rows.map((row) => `${text(row, 'size')}: ${text(row, 'guesses')}`).join('; ')}; without probe at most ${rows
        .map((row) => text(row, 'most'))
        .join(', ')}.`,
    },
  ];
}

export const tilepaintNote: Note = {
  title: 'Tilepaint: how much a row of numbers can say',
  opening:
    'Every painting of the tiles answers its own numbers, so the only question is when the numbers leave one painting. ' +
    'Raw boards are random tiles, a fair coin for each, and the numbers read off; nothing is selected.',
  sections: [
    {
      table: 'granularity',
      findings: granularity,
      plots: (source) => {
        const rows = [...sharpest(source, 'granularity')].sort((a, b) => Number(a.tiles) - Number(b.tiles));
        const points = ['unique', 'count'].flatMap((series) =>
          rows.map((row) => ({ x: Number(row.tiles), y: 100 * Number(row[series]), series })),
        );
        const svg = lines(points, {
          x: { label: 'tiles of a board' },
          y: { label: '% of the boards', domain: [0, 100] },
          mark: Number(rows[0].ledger),
          named: 'first',
        });
        return [
          { name: 'granularity', title: 'Boards with one answer against their tiles; dashed: the ledger in bits', svg },
        ];
      },
    },
    {
      table: 'ladder',
      findings: ladder,
      plots: (source) => {
        const points = sharpest(source, 'ladder').flatMap((row) =>
          RUNGS.map((rung) => ({ x: rung, y: 100 * Number(row[rung]), series: source.text('ladder', row, 'size') })),
        );
        const svg = lines(points, {
          x: { label: 'rungs up to', domain: RUNGS },
          y: { label: '% of the boards finished', domain: [0, 100] },
        });
        return [{ name: 'ladder', title: 'Boards finished by the rungs up to each', svg }];
      },
    },
    { table: 'leave-one-out', findings: leaveOneOut },
    { table: 'probe-gap', findings: probeGap },
    {
      table: 'silent-flips',
      findings: silentFlips,
      plots: (source) => {
        const kinds = ['pair', 'switch', 'larger'];
        const parts = source.rows('silent-flips').flatMap((row) => {
          const bar = `${source.text('silent-flips', row, 'density')}, ${source.text('silent-flips', row, 'size')}`;
          const single = Number(row.boards) - kinds.reduce((rest, kind) => rest + Number(row[kind]), 0);
          return [
            ...kinds.map((part) => ({ bar, part, hits: Number(row[part]) })),
            { bar, part: 'single only', hits: single },
          ].map(({ part, hits }) => ({ bar, part, share: hits / Math.max(1, Number(row.boards)) }));
        });
        const svg = bars(parts, '% of the boards with several answers');
        return [{ name: 'silent-flips', title: 'What shows that a board has several answers', svg }];
      },
    },
    { table: 'bank', findings: bank },
    ...beyond,
  ],
};
