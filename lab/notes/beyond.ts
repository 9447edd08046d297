import type { Finding, Section } from './note.ts';
import { lines } from './plot.ts';
import type { Source } from './source.ts';

// Sections that every genre's note ends with: what the articles don't ask.

function growth(source: Source): Finding[] {
  const [first] = source.rows('growth');
  const [weakest] = source.rows('growth').map(({ rung }) => String(rung));
  const rows = source.rows('growth', { rung: weakest });
  const last = rows[rows.length - 1];
  return [
    {
      claim: 'Our own question: the weakest rung settles a smaller share of the largest boards than of the smallest.',
      holds: Number(last.mean) < Number(first.mean),
      figures: `${weakest}: ${source.each('growth', { rung: weakest }, (text) => `${text('size')} ${text('mean')}`)}.`,
    },
  ];
}

function difficulty(source: Source): Finding[] {
  const rows = source.rows('difficulty').filter(({ agreement }) => agreement !== null);
  const sizes = [...new Set(rows.map(({ size }) => String(size)))];
  return [
    {
      claim: 'Our own question: boards of a higher grade take a plain search more branch points.',
      holds: rows.length > 0 && rows.every(({ agreement }) => Number(agreement) > 0),
      figures:
        sizes.length === 0
          ? 'No size has boards that both orders tell apart.'
          : `Rank correlations: ${sizes.map((size) => `${source.text('difficulty', { size }, 'size')} ${source.text('difficulty', { size }, 'agreement')}`).join('; ')}.`,
    },
  ];
}

function clueBits(source: Source): Finding[] {
  const rows = source.rows('clue-bits');
  return [
    {
      claim: 'Our own question: a clue is worth more among the others than alone.',
      holds: rows.every(({ alone, among }) => Number(among) > Number(alone)),
      figures: `${source.each('clue-bits', {}, (text) => `${text('size')}: ${text('among')} bits against ${text('alone')}, of ${text('space')} in all`)}.`,
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
        x: { label: 'side of the board' },
        y: { label: '% of a board settled, mean', domain: [0, 100] },
      });
      return [{ name: 'growth', title: 'What the rungs settle, by the size of the board', svg }];
    },
  },
  { table: 'difficulty', findings: difficulty },
  { table: 'clue-bits', findings: clueBits },
];
