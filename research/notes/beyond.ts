import type { Finding, Section } from './note.ts';
import { bars, lines } from './plot.ts';
import type { Source } from './source.ts';

// Sections that every genre's note ends with: what the articles don't ask.

function growth(source: Source): Finding[] {
  const rows = source.rows('growth');
  const rungs = [...new Set(rows.map(({ rung }) => String(rung)))].filter((rung) => rung !== 'probe');
  const sizes = [...new Set(rows.map(({ size }) => String(size)))];
  const mean = (size: string, rung: string): number => source.number('growth', { size, rung }, 'mean');
  const text = (size: string): string => source.text('growth', { size }, 'size');
  const finished = (size: string): number => source.number('growth', { size, rung: 'probe' }, 'finished');
  const less = rungs.filter((rung) => mean(sizes[sizes.length - 1], rung) < mean(sizes[0], rung));
  return [
    {
      claim:
        'Our own question: every rung below probe settles a smaller share of the largest boards than of the smallest.',
      holds: less.length === rungs.length,
      figures:
        `From ${text(sizes[0])} to ${text(sizes[sizes.length - 1])}: ` +
        rungs
          .map((rung) =>
            [sizes[0], sizes[sizes.length - 1]]
              .map((size) => source.fill('growth', { size, rung }, '{mean}'))
              .join(' → ')
              .replace(/^/, `${rung} `),
          )
          .join('; ') +
        '.',
    },
    {
      claim: 'Probing, too, finishes fewer of the largest boards than of the smallest.',
      holds: finished(sizes[sizes.length - 1]) < finished(sizes[0]),
      figures: `${source.told(
        'growth',
        source.rows('growth').filter(({ rung }) => rung === 'probe'),
        '{finished} of {boards} of {size}',
      )}.`,
    },
  ];
}

function rungsNeeded(source: Source): Finding[] {
  const all = source.rows('rungs-needed');
  const top = all.filter(({ rung, grade }) => rung === grade).sort((a, b) => Number(a.share) - Number(b.share));
  const [rarest] = all
    .filter(({ rung, grade }) => rung !== grade)
    .sort((a, b) => Number(a.needs) - Number(b.needs))
    .slice(0, 1);
  const findings: Finding[] = [
    {
      claim: 'Our own question: the rung that a board is graded by has little left to do.',
      holds: top.every(({ share }) => Number(share) < 0.5),
      figures:
        'Of a board it settles ' +
        [top[0], top[top.length - 1]]
          .map((row) => source.fill('rungs-needed', row, '{share} ({grade} on {size})'))
          .join(' to ') +
        '.',
    },
  ];
  if (rarest)
    findings.push({
      claim: 'Not every rung below the grade is needed on the way: some find nothing that those below them leave open.',
      holds: rarest.needed !== rarest.boards,
      figures:
        'The least needed: ' +
        `${source.told('rungs-needed', [rarest], '{rung} on {needed} of {boards} boards of {size} graded {grade}')}.`,
    });
  return findings;
}

function grades(source: Source): Finding[] {
  const sizes = [...new Set(source.rows('grades').map(({ size }) => String(size)))];
  const rises = sizes.filter((size) => {
    const medians = source.numbers('grades', { size }, 'weak');
    return medians.every((median, at) => at === 0 || median >= medians[at - 1]);
  });
  return [
    {
      claim: 'Our own question: for a search with a low rung, too, the median work never falls from grade to grade.',
      holds: rises.length === sizes.length,
      figures: `So it is on: ${rises.map((size) => source.text('grades', { size }, 'size')).join(', ') || 'no size'}.`,
    },
  ];
}

function difficulty(source: Source): Finding[] {
  const told = source.rows('difficulty').filter(({ strong }) => strong !== null);
  const weak = source.rows('difficulty').filter((row) => row.weak !== null);
  const positive = (column: string, rows: typeof told): boolean =>
    rows.length > 0 && rows.every((row) => Number(row[column]) > 2 * Number(row[`${column}Error`]));
  return [
    {
      claim: 'Our own question: boards of a higher grade take a plain search below probe more branch points.',
      holds: positive('strong', told),
      figures:
        told.length === 0
          ? 'No size has boards that both orders tell apart.'
          : 'Rank correlations, asked to be more than two errors above nothing on every size: ' +
            `${source.told('difficulty', told, '{size} {strong±}')}.`,
    },
    {
      claim: 'They also take a search with a low rung more.',
      holds: positive('weak', weak),
      figures: `${source.told('difficulty', weak, '{size} {weak±}')}.`,
    },
  ];
}

function clueBits(source: Source): Finding[] {
  const rows = source.rows('clue-bits');
  const dearer = rows.filter(({ alone, among }) => Number(among) > Number(alone));
  const told = (some: typeof rows): string =>
    source.told('clue-bits', some, '{size}, {kind}: {among} bits against {alone}');
  return [
    {
      claim: 'Our own question: a clue is worth more among the others than alone.',
      holds: dearer.length === rows.length,
      figures: `${told(rows)}; a board without any of them has ${source.told(
        'clue-bits',
        rows.filter(({ size }, at) => at === rows.findIndex((row) => row.size === size)),
        '{space} bits on {size}',
      )}.`,
    },
    {
      claim: 'Every clue of the bank takes answers away: none could be left out without a second one.',
      holds: rows.every(({ free }) => free === 0),
      figures: `Free among the others: ${source.told('clue-bits', rows, '{size}, {kind}: {free} of {clues}')}.`,
    },
  ];
}

function cluesOfABoard(source: Source): Finding[] {
  const rows = [...source.rows('clues-of-a-board')];
  const dearest = (column: string) =>
    rows.reduce((best, row) => (Number(row[column]) > Number(best[column]) ? row : best));
  const [alone, among] = [dearest('alone'), dearest('among')];
  return [
    {
      claim: 'Our own question: the clue that is dearest alone is the dearest among the others.',
      holds: alone === among,
      figures:
        source.fill('clues-of-a-board', alone, 'Alone: {clue}, {alone} bits; ') +
        source.fill('clues-of-a-board', among, 'among the others: {clue}, {among} bits.'),
    },
  ];
}

export const beyond: readonly Section[] = [
  {
    table: 'growth',
    findings: growth,
    plots: (source) => {
      const points = source.rows('growth').map((row) => ({
        x: Number(String(row.size).split('x')[0]),
        y: 100 * Number(row.mean),
        series: String(row.rung),
      }));
      const svg = lines(points, {
        x: { label: 'side of the board', ticks: [...new Set(points.map(({ x }) => x))] },
        y: { label: '% of a board settled, mean', domain: [0, 100] },
      });
      return [{ name: 'growth', title: 'What the rungs settle, by the size of the board', svg }];
    },
  },
  {
    table: 'rungs-needed',
    findings: rungsNeeded,
    plots: (source) => {
      const parts = source.rows('rungs-needed').map((row) => ({
        bar: source.fill('rungs-needed', row, '{size} {grade}'),
        part: String(row.rung),
        share: Number(row.share),
      }));
      const svg = bars(parts, '% of a board settled by each rung, mean');
      return [{ name: 'rungs', title: 'What each rung adds to those below, by size and grade', svg }];
    },
  },
  { table: 'grades', findings: grades },
  { table: 'difficulty', findings: difficulty },
  { table: 'clue-bits', findings: clueBits },
  { table: 'clues-of-a-board', findings: cluesOfABoard },
];
