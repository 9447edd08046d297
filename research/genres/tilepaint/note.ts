import type { Row } from '../../measure/table.ts';
import { beyond } from '../../notes/beyond.ts';
import type { Finding, Note } from '../../notes/note.ts';
import { bars, lines } from '../../notes/plot.ts';
import type { Source } from '../../notes/source.ts';

const RUNGS = ['count', 'edge', 'fit', 'probe'];

/** The rows that stand on the most boards. */
function sharpest(source: Source, table: string, column = 'boards'): readonly Row[] {
  const rows = source.rows(table);
  const most = Math.max(...rows.map((row) => Number(row[column])));
  return rows.filter((row) => row[column] === most);
}

/** The same from few tiles to many. */
function byTiles(source: Source): readonly Row[] {
  return [...sharpest(source, 'granularity')].sort((a, b) => Number(a.tiles) - Number(b.tiles));
}

function granularity(source: Source): Finding[] {
  const rows = byTiles(source);
  const [largest] = rows;
  const single = rows[rows.length - 1];
  const falls = rows.every((row, index) => index === 0 || Number(row.unique) <= Number(rows[index - 1].unique));
  return [
    {
      claim: 'With single cells for tiles the numbers never tell the painting: it is tomography.',
      holds: single.unique === 0,
      figures: source.fill('granularity', single, '{unique} of {boards} boards with {tiles} tiles have one answer.'),
    },
    {
      claim:
        'The fewer tiles, the more boards have one answer; nearly all do where the tiles are far below the ledger.',
      holds:
        falls &&
        Number(single.tiles) > Number(single.ledger) &&
        rows.every(({ tiles, ledger, unique }) => 2 * Number(tiles) > Number(ledger) || Number(unique) > 0.95),
      figures: `${source.fill('granularity', largest, 'The numbers say at most {ledger} bits')}. ${source.told(
        'granularity',
        rows,
        '{tiles} tiles: {unique}',
      )}.`,
    },
  ];
}

function ladder(source: Source): Finding[] {
  const rows = sharpest(source, 'ladder');
  const nested = rows.every((row) =>
    RUNGS.every((rung, at) => at === 0 || Number(row[rung]) >= Number(row[RUNGS[at - 1]])),
  );
  const pattern = RUNGS.map((rung) => `{${rung}}`).join(', ');
  return [
    {
      claim: 'Each rung reads the same numbers more carefully, so none finishes fewer boards than the one below.',
      holds: nested,
      figures: `${source.told('ladder', rows, `{size}: ${pattern}`)}.`,
    },
    {
      claim: 'What the probe finishes has one answer, but not always the other way round.',
      holds:
        source.rows('ladder').every(({ probe, unique }) => Number(probe) <= Number(unique)) &&
        source.numbers('probe-gap', {}, 'resist').some((resist) => resist > 0),
      figures:
        'Boards finished and boards with one answer: ' +
        `${source.told('ladder', rows, '{size}: {probe} and {unique}')}.`,
    },
  ];
}

function leaveOneOut(source: Source): Finding[] {
  const rows = sharpest(source, 'leave-one-out');
  const same = (rung: string): boolean => rows.every((row) => row[`no-${rung}`] === row.full);
  const told = (rung: string): string =>
    source.told('leave-one-out', rows, `{size}: {full} with and {no-${rung}} without`);
  return [
    {
      claim: 'Without count or without edge the ladder loses nothing, since the rung above reads all that they do.',
      holds: same('count') && same('edge'),
      figures: `${told('edge')}.`,
    },
    {
      claim: 'Without fit it loses nothing either, since probing makes up for it.',
      holds: same('fit'),
      figures: `${told('fit')}${same('fit') ? '' : ': more boards than the article looked at show a loss'}.`,
    },
  ];
}

function probeGap(source: Source): Finding[] {
  const rows = sharpest(source, 'probe-gap', 'raw');
  return [
    {
      claim: 'A board with one answer may resist the whole ladder, if rarely.',
      holds: rows.some(({ resist }) => Number(resist) > 0) && rows.every(({ missed }) => Number(missed) < 0.01),
      figures: `${source.told('probe-gap', rows, '{size}: {resist} of {boards}')}.`,
    },
  ];
}

function silentFlips(source: Source): Finding[] {
  const full = source.rows('silent-flips', { density: 1 });
  const half = source.rows('silent-flips', { density: 0.5 });
  const of = (rows: readonly Row[], column: string): string =>
    source.told('silent-flips', rows, `{size}: {${column}} of {boards}`);
  const sum = (rows: readonly Row[], column: string): number => rows.reduce((all, row) => all + Number(row[column]), 0);
  return [
    {
      claim: 'Where every line has its number no board shows a single or a pair flip.',
      holds: sum(full, 'single') === 0 && sum(full, 'pair') === 0,
      figures:
        `Pairs: ${of(full, 'pair')}. It can't happen: tiles that are the same to every row and every column span the ` +
        'same rows and columns, and two connected tiles that do so would share a cell.',
    },
    {
      claim: 'There most of the doubt sits in trades of four tiles, which neither test sees.',
      holds: 2 * sum(full, 'switch') > sum(full, 'boards'),
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
  const all = source.rows('bank', { grade: 'all' });
  const study = all.slice(0, 3);
  return [
    {
      claim: "On the study's sizes half to four fifths of the numbers are kept.",
      holds: study.every(({ kept, lines: of }) => Number(kept) >= 0.5 * Number(of) && Number(kept) <= 0.8 * Number(of)),
      figures: `${source.told('bank', study, '{size}: {kept} of {lines}')}.`,
    },
    {
      claim: 'The proof that a board has one answer needs no guess: the whole ladder carries it.',
      holds: all.every(({ guesses }) => guesses === 0),
      figures:
        `Medians: ${source.told('bank', all, '{size}: {guesses}')}; without probe at most ` +
        `${source.told('bank', all, '{size}: {most}')}.`,
    },
  ];
}

function thinning(source: Source): Finding[] {
  const { comparisons } = source.table('thinning');
  const sizes = new Set(source.rows('thinning').map(({ size }) => size));
  const falls = [...sizes].every((size) => {
    const kept = source.numbers('thinning', { size: size as string }, 'kept');
    return kept.every((number, at) => at === 0 || number < kept[at - 1]);
  });
  return [
    {
      claim: "Tiles as large as those of the ladder's tables leave as many numbers as the article keeps.",
      holds: comparisons.every(({ agrees }) => agrees),
      figures: `${source.told(
        'thinning',
        comparisons.map(({ where }) => where),
        '{size}: {kept} of {lines}',
      )}.`,
    },
    {
      claim: 'Larger tiles need fewer numbers.',
      holds: falls,
      figures: `${source.list('thinning', {}, '{size}, tiles up to {maxSize}: {kept}')}.`,
    },
  ];
}

export const tilepaintNote: Note = {
  title: 'Tilepaint: how much a row of numbers can say',
  opening:
    'Every painting of the tiles answers its own numbers, so the only question is when the numbers leave one ' +
    'painting. Raw boards are random tiles, a fair coin for each, and the numbers read off; nothing is selected.',
  sections: [
    {
      table: 'granularity',
      findings: granularity,
      plots: (source) => {
        const rows = byTiles(source);
        const points = Object.entries({ unique: 'one answer', count: 'count finishes' }).flatMap(([column, series]) =>
          rows.map((row) => ({ x: Number(row.tiles), y: 100 * Number(row[column]), series })),
        );
        const svg = lines(points, {
          x: { label: 'tiles of a board' },
          y: { label: '% of the boards', domain: [0, 100] },
          mark: Number(rows[0].ledger),
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
    { table: 'thinning', findings: thinning },
    ...beyond,
  ],
};
